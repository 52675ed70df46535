/**
 * The command queue alone, in workerd with durable stores: commands that enter one by one, a backlog that is claimed,
 * handed over and completed in lists, and how long a command waits for its start. Run by `npm run bench`.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../support/system.ts";

const root = path.resolve(import.meta.dirname, "../..");
const folder = mkdtempSync(path.join(tmpdir(), "paygauge-proq-bench-"));
const port = await freePort();

const config = path.join(folder, "wrangler.json");
const objects = ["BenchProQ", "BenchTarget"];
writeFileSync(
  config,
  JSON.stringify({
    name: "proq-bench",
    main: path.join(root, "origin/src/support/queue-bench-worker.ts"),
    compatibility_date: "2026-10-01",
    vars: { ENVIRONMENT: "bench" },
    durable_objects: {
      bindings: [
        { name: "BENCH_PROQ", class_name: "BenchProQ" },
        { name: "BENCH_TARGET", class_name: "BenchTarget" },
      ],
    },
    migrations: [{ tag: "v1", new_sqlite_classes: objects }],
  }),
);
const quiet = { WRANGLER_SEND_METRICS: "false", WRANGLER_SEND_ERROR_REPORTS: "false", WRANGLER_HIDE_BANNER: "true" };
const flags = ["--port", String(port), "--ip", "127.0.0.1", "--inspector-port", "0", "--log-level", "warn"];
const child = spawn(
  path.join(root, "node_modules/.bin/wrangler"),
  ["dev", "-c", config, "--persist-to", path.join(folder, "state"), "--show-interactive-dev-session=false", ...flags],
  {
    cwd: root,
    detached: true,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, ...quiet, CLOUDFLARE_CF_FETCH_ENABLED: "false" },
  },
);

interface Standing {
  readonly queued: number;
  readonly error: number;
  readonly completed: number;
  readonly effects: number;
  readonly delays: readonly number[];
}

async function tell(what: string, values: Readonly<Record<string, string | number>> = {}): Promise<Standing> {
  const search = new URLSearchParams({
    do: what,
    ...Object.fromEntries(Object.entries(values).map(([k, x]) => [k, String(x)])),
  });
  const answer = await fetch(`http://127.0.0.1:${port}/?${search.toString()}`);
  if (!answer.ok) throw new Error(`${what}: ${answer.status} ${await answer.text()}`);
  // The Worker of this bench answers nothing else.
  return (await answer.json()) as Standing;
}

async function ready(): Promise<void> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline;) {
    try {
      await tell("look");
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error("The bench's Worker did not answer within a minute.");
}

const rate = (count: number, began: number): number => Math.round(count / ((performance.now() - began) / 1000));
const show = (what: string, value: string, goal: string): void =>
  console.log(`${what.padEnd(58)} ${value.padStart(12)}   goal ${goal}`);

async function drained(total: number): Promise<void> {
  for (;;) {
    const { completed, error, effects } = await tell("look");
    if (completed + error >= total) {
      if (error > 0 || effects !== total) throw new Error(`${error} errors, ${effects} effects of ${total}.`);
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function drain(prefix: string, count: number, groups: number, before: number): Promise<number> {
  await tell("run", { count: 0 });
  await tell("lists", { prefix, count, more: groups });
  const began = performance.now();
  await tell("run", { count: 1 });
  await drained(before + count);
  return rate(count, began);
}

try {
  await ready();
  await tell("run", { count: 0 });
  await tell("singly", { prefix: "warm", count: 500, more: 8 });
  let began = performance.now();
  await tell("singly", { prefix: "s", count: 4000, more: 64 });
  show("enqueue, one a call, 64 senders", `${rate(4000, began)}/s`, "2,000/s");
  began = performance.now();
  await tell("lists", { prefix: "l", count: 20_000, more: 0 });
  show("enqueue, 500 a call", `${rate(20_000, began)}/s`, "-");
  let total = 24_500;
  began = performance.now();
  await tell("run", { count: 1 });
  await drained(total);
  show("claim, hand over, effect, complete: 24,500 commands", `${rate(total, began)}/s`, "15,000/s");
  const again = await drain("d", 30_000, 0, total);
  total += 30_000;
  show("the same, 30,000 commands, beside those completed", `${again}/s`, "15,000/s");
  const grouped = await drain("g", 10_000, 64, total);
  total += 10_000;
  show("the same, 10,000 commands in 64 serial groups", `${grouped}/s`, "-");
  await tell("delays");
  await tell("pairs", { prefix: "p", count: 500 });
  total += 500;
  await drained(total);
  const delays = [...(await tell("delays")).delays].toSorted((a, b) => a - b);
  const at = (share: number) => `${delays[Math.floor(delays.length * share)] ?? Number.NaN} ms`;
  show("from enqueue to start, p50", at(0.5), "-");
  show("from enqueue to start, p95", at(0.95), "50 ms");
} finally {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
  } catch {
    // It ended by itself.
  }
  rmSync(folder, { recursive: true, force: true });
}
