import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { root } from "./places.mjs";
import { migrate } from "./system.mjs";

test("a new catalogue holds every migration, and wrangler finds none that is left to apply", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "catalogue-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  migrate(folder);
  const asked = ["d1", "migrations", "list", "DB", "--local", "-c", "origin/wrangler.toml", "--persist-to", folder];
  const environment = { ...process.env, CI: "true", WRANGLER_SEND_METRICS: "false" };
  const said = execFileSync(path.join(root, "node_modules/.bin/wrangler"), asked, { cwd: root, env: environment });
  expect(said.toString()).toContain("No migrations to apply");
  expect(readdirSync(folder)).not.toContain("catalogue.sql");
}, 180_000);
