"""What players can choose: one class per verb. Keys read like ``move:hunt>F-3``."""
