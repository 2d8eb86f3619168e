# Texts that every game shares: the kernel's own questions and options.

ask-type-die = Roll die { $number } of { $of } and say its face.
ask-type-card = Draw card { $number } of { $of } and say which it is.
do-face = { $value }
do-pass = Pass
do-done = Done
