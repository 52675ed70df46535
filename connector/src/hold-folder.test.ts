/** One folder belongs to one connector at a time. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { afterEach, beforeEach, expect, test } from "vitest";
import { holdFolder } from "./hold-folder.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "connector-held-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("a second connector in the folder is refused while the first one runs, and takes over once it was killed", async () => {
  const first = spawn(process.execPath, ["-e", "setInterval(() => undefined, 1000)"]);
  await once(first, "spawn");
  writeFileSync(path.join(folder, "running"), String(first.pid));
  expect(() => holdFolder(folder)).toThrow(
    new RegExp(`Another connector \\(process ${first.pid}\\) works in .+\\. Stop it, or set CONNECTOR_FOLDER`),
  );
  first.kill("SIGKILL");
  await once(first, "exit");
  const release = holdFolder(folder);
  expect(readdirSync(folder)).toEqual(["running"]);
  release();
  expect(readdirSync(folder)).toEqual([]);
});

test("what a crash left half written is taken over", () => {
  writeFileSync(path.join(folder, "running"), "");
  holdFolder(folder)();
  expect(readdirSync(folder)).toEqual([]);
});
