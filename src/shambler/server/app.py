"""The web server: HTTP for pages, the shelf and new tables; a socket for every browser at a table."""

from __future__ import annotations

import logging
import sys
import threading
import webbrowser
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Annotated, Any, Literal

import uvicorn
from fastapi import FastAPI, Path as InPath, Request, WebSocket
from fastapi.responses import FileResponse, JSONResponse, Response
from pydantic import BaseModel, ConfigDict, Field
from starlette.staticfiles import StaticFiles

from shambler.kernel.errors import ShamblerError, UnknownGame
from shambler.server import sockets
from shambler.server.bots import Bots
from shambler.server.hub import Hub, NoSuchTable, ServerFull
from shambler.server.protocol import Language
from shambler.server.security import Guard, cookie_for, fingerprint, is_loopback, new_token, token_of
from shambler.server.shelf import Shelf, shelf
