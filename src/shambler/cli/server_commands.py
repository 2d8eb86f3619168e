"""The commands of the server: serve, and look after what it keeps."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer

app = typer.Typer()


def place(where: str) -> str:
    """A file may also be written as the address of one: sqlite:///tables.sqlite3."""
    file = where.removeprefix("sqlite:///")
    if not file or file.startswith("sqlite:"):
        raise typer.BadParameter("which file? sqlite:///tables.sqlite3, or just its name")
    return file


Database = Annotated[
    str | None,
    typer.Option(
        "--db",
        metavar="WHERE",
        parser=place,
        help="Where tables are kept: a file (SQLite), sqlite:///FILE, or postgresql://...",
        show_default="data",
    ),
]


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(min=0, max=65535, metavar="N", help="0: any free one.")
    ] = 8000,
    db: Database = None,
    open_browser: Annotated[
        bool, typer.Option("--open", help="Open the page in your browser.")
    ] = False,
    log: Annotated[
        Literal["text", "json"], typer.Option(help="For people, or one JSON object a line.")
    ] = "text",
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], typer.Option(help="What is worth a line.")
    ] = "info",
    new_tables: Annotated[
        int,
        typer.Option(min=1, metavar="N", help="Tables one address may make in a minute."),
    ] = 120,
    sockets: Annotated[
        int,
        typer.Option(min=1, metavar="N", help="Tables one address may have open at once."),
    ] = 300,
    keep_days: Annotated[
        float,
        typer.Option(min=0, metavar="DAYS", help="Forget tables unused for so long; 0: never."),
    ] = 0,
    workers: Annotated[
        int, typer.Option(min=1, max=64, metavar="N", help="Processes; needs PostgreSQL.")
    ] = 1,
    inside: Annotated[
        str,
        typer.Option(
            metavar="HOST:PORT", help="For figures, and for other servers of the same database."
        ),
    ] = "127.0.0.1:0",
    inside_cert: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="The certificate of --inside, where it is not loopback."),
    ] = None,
    inside_key: Annotated[Path | None, typer.Option(metavar="FILE", help="Its key.")] = None,
    inside_ca: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Who signs the certificates of the other servers."),
    ] = None,
    lease: Annotated[
        float,
        typer.Option(min=1, metavar="S", help="Seconds until others take a dead server's tables."),
    ] = 10,
    bots_on: Annotated[
        str, typer.Option(metavar="ADDRESS", help="A Ray cluster on which bots think; or auto.")
    ] = "",
    admin_key: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="A key that opens the admin page at --inside from elsewhere."
        ),
    ] = None,
    backup_every: Annotated[
        float, typer.Option(min=0, metavar="HOURS", help="Make backups; 0: never.")
    ] = 0,
    backup_to: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Where backups go.")
    ] = None,
    backup_keep: Annotated[
        int, typer.Option(min=1, metavar="N", help="How many backups are kept.")
    ] = 14,
    contact: Annotated[
        str,
        typer.Option(
            metavar="MAILTO", help="Browsers may be told whose turn it is; push services ask you."
        ),
    ] = "",
    address: Annotated[
        str, typer.Option(metavar="URL", help="Where people find this server: stands in mails.")
    ] = "",
    smtp: Annotated[
        str, typer.Option(metavar="HOST:PORT", help="Takes mails to those who want some.")
    ] = "",
    mail_from: Annotated[str, typer.Option(metavar="ADDRESS", help="Who sends them.")] = "",
    mail_login: Annotated[
        Path | None, typer.Option(metavar="FILE", help="USER:PASSWORD for the mail server.")
    ] = None,
    pages: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="A page that was built with boards of other games."),
    ] = None,
    workshop: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="What designers publish and rate is kept here."),
    ] = None,
) -> None:
    """Serve the games to browsers.

    - `shambler serve`
    - `shambler serve --host 0.0.0.0 --port 9000`
    - `shambler serve --db postgresql://user@host/database --workers 4 --log json`
    """
    from shambler.cli import serving

    serving.serve(
        host,
        port,
        db,
        open_browser=open_browser,
        log_form=log,
        log_level=log_level,
        new_tables=new_tables,
        sockets=sockets,
        keep_days=keep_days,
        inside_address=inside,
        lease=lease,
        workers=workers,
        pages=pages,
        workshop=workshop,
        bots_on=bots_on,
        admin_key=admin_key,
        backup_every=backup_every,
        backup_to=backup_to,
        backup_keep=backup_keep,
        reaching=(contact, address, smtp, mail_from, mail_login),
        certificate=(inside_cert, inside_key, inside_ca),
    )


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The file to write.")],
    db: Database = None,
    replace: Annotated[
        bool, typer.Option("--replace", help="Write over a file that exists.")
    ] = False,
) -> None:
    """Copy all tables of a server into one file, also while it runs.

    The file is a SQLite database: it can be restored into SQLite and PostgreSQL alike, or served
    as it is.

    - `shambler backup tables-monday.sqlite3`
    - `shambler backup tables-monday.sqlite3 --db postgresql://user@host/database`
    """
    from shambler.cli import serving

    serving.backup(file, db, replace)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="What `shambler backup` wrote.")],
    db: Database = None,
    replace: Annotated[
        bool, typer.Option("--replace", help="Forget the tables that are there.")
    ] = False,
) -> None:
    """Put the tables of a backup into a database that no server uses.

    A database that holds tables already is left alone unless `--replace` says otherwise.

    - `shambler restore tables-monday.sqlite3`
    """
    from shambler.cli import serving

    serving.restore(file, db, replace)


@app.command()
def doctor(
    db: Database = None,
    backups: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Where the backups are.")
    ] = None,
) -> None:
    """Say what is wrong with a host: games, page, limits, database, disk, clock, backups.

    Nothing is changed; it also works beside a server. Ends with 1 if something is bad.

    - `shambler doctor --db postgresql://user@host/database --backups /var/backups/shambler`
    """
    from shambler.cli import serving

    if not serving.doctor(db, backups):
        raise typer.Exit(1)


@app.command()
def upgrade(
    db: Database = None,
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help="Only say what would happen; nothing is changed.")
    ] = False,
) -> None:
    """Play every table of a server again under the rules of this version.

    Tables that come out the same go on; the others are closed with their records. A server does
    this by itself, table by table, when somebody opens one. The dry run also works beside a server.

    - `shambler upgrade --dry-run`
    """
    from shambler.cli import serving

    serving.upgrade(db, dry_run)
