#!/usr/bin/env python3
"""Known weaknesses in what we depend on: `pip-audit` for Python, `npm audit` for the page.

Three answers are told apart, and only the first two are answers:

- clean: every package was looked up, and nothing is known against it;
- FOUND: something is known, and the program ends with 1;
- NOT CHECKED: the service could not be asked, or knows none of the packages. That is said aloud and
  ends with 0, so that work without a network goes on; with ``--strict`` it ends with 2.

A tool that breaks in any other way, or says something nobody understands, ends with 1 as well.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ("runtime", "dev", "cluster", "docs", "bench", "audit", "build", "frozen")
UNREACHABLE = (  # what tools say when nobody answers
    "ConnectionError",
    "ConnectError",
    "ServiceError",
    "NameResolutionError",
    "Max retries exceeded",
    "ENOTFOUND",
    "ECONNREFUSED",
    "ECONNRESET",
    "ENETUNREACH",
    "ETIMEDOUT",
    "EAI_AGAIN",
)
NO_SERVICE = (403, 404, 405, 501, 502, 503, 504)  # a registry that has no advisories to give


class Verdict(NamedTuple):
    """What one tool said about one set of packages."""

    name: str
    kind: str  # clean, FOUND, NOT CHECKED, BROKEN
    says: str


def judge_pip(name: str, code: int, output: str, errors: str) -> Verdict:
    """Of pip-audit: a package that was skipped has not been checked, whatever it ends with."""
    try:
        packages = json.loads(output)["dependencies"]
    except (json.JSONDecodeError, KeyError, TypeError):
        return _without_report(name, code, errors)
    weak = [
        f"{package['name']} {package['version']}: {found['id']}"
        for package in packages
        for found in package.get("vulns", ())
    ]
    checked = sum(1 for package in packages if "vulns" in package)
    if weak:
        return Verdict(name, "FOUND", "; ".join(weak))
    if code:
        return Verdict(name, "BROKEN", f"it ended with {code} and told of nothing")
    if not checked or checked < len(packages):
        return Verdict(name, "NOT CHECKED", f"the service knows {checked} of {len(packages)}")
    return Verdict(name, "clean", f"{checked} packages")


def judge_npm(name: str, code: int, output: str, errors: str) -> Verdict:
    """Of npm audit."""
    try:
        report: dict[str, Any] = json.loads(output)
    except json.JSONDecodeError:
        return _without_report(name, code, errors)
    if "auditReportVersion" in report:
        weak = report.get("vulnerabilities", {})
        if weak:
            says = "; ".join(f"{key}: {value['severity']}" for key, value in sorted(weak.items()))
            return Verdict(name, "FOUND", says)
        total = report.get("metadata", {}).get("dependencies", {}).get("total", 0)
        if code or not total:
            return Verdict(name, "BROKEN", f"it ended with {code} and looked at {total} packages")
        return Verdict(name, "clean", f"{total} packages")
    if report.get("statusCode") in NO_SERVICE:
        says = f"the registry has no advisories: {report['statusCode']}"
        return Verdict(name, "NOT CHECKED", says)
    return _without_report(name, code, f"{output}\n{errors}")


def _without_report(name: str, code: int, errors: str) -> Verdict:
    if any(sign in errors for sign in UNREACHABLE):
        return Verdict(name, "NOT CHECKED", "the service cannot be reached")
    last = (errors.strip().splitlines() or ["nothing"])[-1]
    return Verdict(name, "BROKEN", f"it ended with {code} and said: {last[:200]}")


def ask(*command: str, within: Path = ROOT) -> tuple[int, str, str]:
    """Run a tool."""
    try:
        done = subprocess.run(
            command, cwd=within, capture_output=True, text=True, timeout=300, check=False
        )
    except FileNotFoundError as problem:
        return 127, "", f"{problem}"
    except subprocess.TimeoutExpired:
        return 124, "", "ETIMEDOUT"
    return done.returncode, done.stdout, done.stderr


def verdicts() -> list[Verdict]:
    """Everything that is locked."""
    pip = [sys.executable, "-m", "pip_audit", "--disable-pip", "--require-hashes"]
    form = ["--format", "json", "--progress-spinner", "off"]
    found = []
    for lock in LOCKS:
        file = f"requirements/{lock}.txt"
        found.append(judge_pip(file, *ask(*pip, *form, "-r", file)))
    npm = [str(ROOT / "tools" / "with_node.sh"), "npm", "audit", "--json"]
    found.append(judge_npm("web/package-lock.json", *ask(*npm, within=ROOT / "web")))
    return found


def ends_with(found: list[Verdict], *, strict: bool) -> int:
    """The exit code."""
    kinds = {verdict.kind for verdict in found}
    if not found or kinds & {"FOUND", "BROKEN"}:
        return 1
    return 2 if strict and "NOT CHECKED" in kinds else 0


def main() -> int:
    """The command line."""
    found = verdicts()
    for verdict in found:
        print(f"audit: {verdict.name}: {verdict.kind}: {verdict.says}", flush=True)
    return ends_with(found, strict="--strict" in sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
