import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "./system.ts";

const root = path.resolve(import.meta.dirname, "../..");
const wrangler = path.join(root, "node_modules/.bin/wrangler");
const quiet = {
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_SEND_ERROR_REPORTS: "false",
  WRANGLER_HIDE_BANNER: "true",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
};

/** Commands in each list of the queue, and effects that were done. */
export interface QueueStanding {
  readonly queued: number;
  readonly error: number;
  readonly completed: number;
  readonly effects: number;
}

/** The command queue alone in workerd, with stores of its own and one object that does what it is handed. */
export interface QueueWorker {
  /** Asks origin/src/support/queue-bench-worker.ts; the caller knows what that answers. */
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the answer
  tell<T = QueueStanding>(what: string, values?: Readonly<Record<string, string | number>>, body?: unknown): Promise<T>;
  /** Stops it as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again on the same stores. */
  restart(): Promise<void>;
  /** Stops it and removes its stores. */
  end(): Promise<void>;
}

/** Bundles the Worker once: a system that watched its sources would start anew when one of them changes. */
function configIn(folder: string): string {
  const file = path.join(folder, "wrangler.json");
  const config = {
    name: "proq-alone",
    compatibility_date: "2026-10-01",
    vars: { ENVIRONMENT: "test" },
    durable_objects: {
      bindings: [
        { name: "BENCH_PROQ", class_name: "BenchProQ" },
        { name: "BENCH_TARGET", class_name: "BenchTarget" },
      ],
    },
    migrations: [{ tag: "v1", new_sqlite_classes: ["BenchProQ", "BenchTarget"] }],
  };
  const source = path.join(root, "origin/src/support/queue-bench-worker.ts");
  writeFileSync(file, JSON.stringify({ ...config, main: source }));
  const bundle = path.join(folder, "bundle");
  execFileSync(wrangler, ["deploy", "--dry-run", "-c", file, "--outdir", bundle], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, ...quiet, CI: "true" },
  });
  const main = path.join(bundle, "queue-bench-worker.js");
  writeFileSync(file, JSON.stringify({ ...config, main, no_bundle: true }));
  return file;
}

function start(config: string, folder: string, port: number): ChildProcess {
  const flags = ["--port", String(port), "--ip", "127.0.0.1", "--inspector-port", "0", "--log-level", "error"];
  return spawn(
    wrangler,
    ["dev", "-c", config, "--persist-to", path.join(folder, "state"), "--show-interactive-dev-session=false", ...flags],
    {
      cwd: root,
      detached: true,
      stdio: ["ignore", "ignore", process.env["SHOW_WORKERS"] ? "inherit" : "ignore"],
      env: { ...process.env, ...quiet, WRANGLER_REGISTRY_PATH: path.join(folder, "registry") },
    },
  );
}

function killGroup(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return resolve();
    child.once("exit", () => resolve());
    try {
      process.kill(-child.pid, "SIGKILL");
    } catch {
      resolve();
    }
  });
}

/** Starts the queue alone. End it with `end`. */
export async function startQueueWorker(): Promise<QueueWorker> {
  const folder = mkdtempSync(path.join(tmpdir(), "paygauge-queue-"));
  const port = await freePort();
  const config = configIn(folder);
  const tell: QueueWorker["tell"] = async (what, values = {}, body) => {
    const search = new URLSearchParams({ do: what });
    for (const [name, value] of Object.entries(values)) search.set(name, String(value));
    const sent = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
    const answer = await fetch(`http://127.0.0.1:${port}/?${search.toString()}`, sent);
    if (!answer.ok) throw new Error(`${what}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const ready = async () => {
    for (const deadline = Date.now() + 60_000; Date.now() < deadline;) {
      const standing = await tell("look").catch(() => null);
      if (standing) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error("The queue did not answer within a minute.");
  };
  let child = start(config, folder, port);
  await ready();
  return {
    tell,
    kill: () => killGroup(child),
    restart: async () => {
      child = start(config, folder, port);
      await ready();
    },
    end: async () => {
      await killGroup(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
