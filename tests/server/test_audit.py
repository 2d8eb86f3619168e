"""`tools/audit.py` is never green by accident."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from typing import Any

import pytest

FILE = Path("tools/audit.py")
spec = importlib.util.spec_from_file_location("audit", FILE)
assert spec is not None and spec.loader is not None
audit: Any = importlib.util.module_from_spec(spec)
sys.modules["audit"] = audit
spec.loader.exec_module(audit)


def package(name: str, **more: Any) -> dict[str, Any]:
    return {"name": name, "version": "1.0", **more}


def pip(*packages: dict[str, Any]) -> str:
    return json.dumps({"dependencies": list(packages), "fixes": []})


WEAK = package("b", vulns=[{"id": "GHSA-1", "fix_versions": []}])
FINE = package("a", vulns=[])
SKIPPED = {"name": "c", "skip_reason": "Dependency not found on PyPI and could not be audited"}


@pytest.mark.parametrize(
    ("code", "output", "errors", "kind"),
    [
        (0, pip(FINE), "", "clean"),
        (1, pip(FINE, WEAK), "", "FOUND"),
        (0, pip(FINE, WEAK), "", "FOUND"),  # whatever it ends with
        (0, pip(SKIPPED, SKIPPED), "No known vulnerabilities found", "NOT CHECKED"),
        (0, pip(FINE, SKIPPED), "No known vulnerabilities found", "NOT CHECKED"),
        (1, pip(SKIPPED, WEAK), "", "FOUND"),
        (0, pip(), "", "NOT CHECKED"),
        (1, pip(FINE), "", "BROKEN"),
        (1, "", "requests.exceptions.ConnectionError: no route", "NOT CHECKED"),
        (1, "", "Traceback: KeyError", "BROKEN"),
        (127, "", "No such file or directory: 'pip-audit'", "BROKEN"),
        (0, "", "", "BROKEN"),
        (0, "[]", "", "BROKEN"),
    ],
)
def test_what_pip_audit_says(code: int, output: str, errors: str, kind: str) -> None:
    assert audit.judge_pip("x", code, output, errors).kind == kind


def npm(total: int = 3, **weak: str) -> str:
    return json.dumps(
        {
            "auditReportVersion": 2,
            "vulnerabilities": {name: {"severity": how} for name, how in weak.items()},
            "metadata": {"dependencies": {"total": total}},
        }
    )


@pytest.mark.parametrize(
    ("code", "output", "errors", "kind"),
    [
        (0, npm(), "", "clean"),
        (1, npm(left="low"), "", "FOUND"),
        (0, npm(left="critical"), "", "FOUND"),
        (0, npm(total=0), "", "BROKEN"),
        (1, npm(), "", "BROKEN"),
        (1, json.dumps({"statusCode": 405, "message": "not allowed"}), "", "NOT CHECKED"),
        (1, json.dumps({"error": {"code": "ENOTFOUND"}}), "", "NOT CHECKED"),
        (1, json.dumps({"error": {"code": "EUSAGE"}}), "", "BROKEN"),
        (1, "", "npm error network ECONNREFUSED", "NOT CHECKED"),
        (1, "", "npm error something", "BROKEN"),
    ],
)
def test_what_npm_audit_says(code: int, output: str, errors: str, kind: str) -> None:
    assert audit.judge_npm("x", code, output, errors).kind == kind


@pytest.mark.parametrize(
    ("kinds", "usual", "strict"),
    [
        (["clean", "clean"], 0, 0),
        (["clean", "NOT CHECKED"], 0, 2),
        (["NOT CHECKED", "FOUND"], 1, 1),
        (["clean", "BROKEN"], 1, 1),
        ([], 1, 1),
    ],
)
def test_what_it_ends_with(kinds: list[str], usual: int, strict: int) -> None:
    found = [audit.Verdict("x", kind, "") for kind in kinds]
    assert audit.ends_with(found, strict=False) == usual
    assert audit.ends_with(found, strict=True) == strict


def test_every_lock_file_is_looked_at() -> None:
    """But that of Node itself, which is no package of ours."""
    locks = {file.stem for file in Path("requirements").glob("*.txt")} - {"node"}
    assert set(audit.LOCKS) == locks
