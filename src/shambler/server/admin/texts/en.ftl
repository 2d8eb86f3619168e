# The page for whoever looks after a server.

title = Shambler: this server
since = Running since { $begun }; seen { $now } (UTC)
ready = Ready
not-ready = Not ready

tables-here = tables in memory
tables-kept = tables kept
tables-today = used in the last day
tables-closed = closed by an update
browsers = open browsers
people-here = people here
people-known = people with a seat
p99 = an answer, 99 % within
thinking = bots waiting to think
answers = answers
snapshots = snapshots

head-errors = Errors
head-latency = Latency
head-storage = Storage
head-backups = Backups
head-servers = Servers of this database
head-rooms = Tables in memory
head-versions = Versions

faults = What could not be told
refused = Commands that were refused
nothing = Nothing.
no-troubles = No warnings and no errors.
no-rooms = Nobody is playing.
no-database = The database does not answer.
no-backups = Nobody makes backups: start the server with --backup-every and --backup-to.
backup-late = The last backup is too old.

level-warning = warning
level-error = error
level-critical = error

latency-submission = from an answer to its acknowledgement
latency-opening = opening a table
latency-database = one round trip to the database
latency-late = how long everybody waits for something else

engine = database
size = size
free = free on its disk
every = made
hours = { $hours ->
    [one] every hour
   *[other] every { $hours } hours
  }
folder = folder
last = the last one
never = never
this-one = this one
over = over
wire = version of the wire
process = process

col-when = when
col-level = level
col-what = what
col-about = about
col-of = of
col-count = count
col-p50 = half within
col-p99 = 99 % within
col-id = id
col-address = address
col-tables = tables
col-note = note
col-table = table
col-game = game
col-answers = answers
col-seats = people + bots
col-browsers = browsers
col-rules = rules
col-content = content
