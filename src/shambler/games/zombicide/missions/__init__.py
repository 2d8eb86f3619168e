"""What missions are made of: their files, goals, special rules, rewards and set-up effects."""
