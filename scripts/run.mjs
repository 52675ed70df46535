#!/usr/bin/env node
// The two commands' way in: plain JavaScript, Node 18 or newer, npm, and nothing else.
// Gets a Node and a pnpm that the project can use, installs what the lock file says, runs the task in a process
// group of its own and ends that group whenever this process or its parent ends.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { toolEnvironment } from "./support/environment.mjs";
import { ensureNode, ensureDependencies } from "./support/toolchain.mjs";
import { exitWithParent } from "./support/exit-with-parent.mjs";
import { root } from "./support/places.mjs";

const tasks = ["start", "test", "dev", "seed", "bench", "soak", "pictures", "check", "sbom", "audit", "connector"];
/** What a task needs installed next to the product. */
const levelOf = { test: "tests", soak: "tests", pictures: "tests", check: "tests", bench: "bench" };
const [task, ...rest] = process.argv.slice(2);

if (!tasks.includes(task) || !existsSync(path.join(root, "scripts/tasks", `${task}.mjs`))) {
  console.error(`Say what to do: npm run ${tasks.join(" | npm run ")}`);
  process.exit(2);
}

try {
  const node = await ensureNode();
  await ensureDependencies(node, levelOf[task] ?? "product");
  // node:sqlite reads the local stores; Node warns of it as experimental.
  const child = spawn(
    node,
    ["--disable-warning=ExperimentalWarning", path.join(root, "scripts/tasks", `${task}.mjs`), ...rest],
    {
      cwd: root,
      env: toolEnvironment(process.env, node),
      stdio: "inherit",
      detached: process.platform !== "win32",
    },
  );
  exitWithParent(child);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
