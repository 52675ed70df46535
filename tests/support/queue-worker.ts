import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "./system.ts";

const root = path.resolve(import.meta.dirname, "../..");
/** Classes of the Worker by the binding that names them. */
const objects = Object.entries({ BENCH_PROQ: "BenchProQ", BENCH_TARGET: "BenchTarget" });
const compatibility_date = "2026-10-01";
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

/** The command queue alone in workerd, no host around it, with stores of its own and one object that does what it is handed. */
export interface QueueWorker {
  /** Where its stores lie. */
  readonly folder: string;
  /** Asks origin/src/support/queue-bench-worker.ts; the caller knows what that answers. */
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the answer
  tell<T = QueueStanding>(what: string, values?: Readonly<Record<string, string | number>>, body?: unknown): Promise<T>;
  /** Stops it as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again on the same stores; gives its first answer. */
  restart(): Promise<QueueStanding>;
  /** Stops it and removes its stores. */
  end(): Promise<void>;
}

/** The runtime that wrangler runs Workers in. */
function workerd(): string {
  const fromWrangler = createRequire(realpathSync(path.join(root, "node_modules/wrangler/package.json")));
  const { default: file }: { default: string } = createRequire(fromWrangler.resolve("workerd"))("workerd");
  return file;
}

/** Bundles the Worker as a deployment would; gives the runtime's settings beside the bundle. */
function configIn(folder: string, port: number): string {
  const settings = path.join(folder, "wrangler.json");
  const main = path.join(root, "origin/src/support/queue-bench-worker.ts");
  const durable_objects = { bindings: objects.map(([name, class_name]) => ({ name, class_name })) };
  const migrations = [{ tag: "v1", new_sqlite_classes: objects.map(([, name]) => name) }];
  writeFileSync(
    settings,
    JSON.stringify({ name: "proq-alone", main, compatibility_date, durable_objects, migrations }),
  );
  execFileSync(wrangler, ["deploy", "--dry-run", "-c", settings, "--outdir", path.join(folder, "bundle")], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, ...quiet, CI: "true" },
  });
  mkdirSync(path.join(folder, "store"));
  const file = path.join(folder, "queue.capnp");
  writeFileSync(
    file,
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = .main), (name = "store", disk = (path = "${folder}/store", writable = true))],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
const main :Workerd.Worker = (
  modules = [(name = "worker.js", esModule = embed "bundle/queue-bench-worker.js")],
  compatibilityDate = "${compatibility_date}",
  bindings = [
    (name = "ENVIRONMENT", text = "test"),
    ${objects.map(([name, of]) => `(name = "${name}", durableObjectNamespace = (className = "${of}")),`).join("\n    ")}
  ],
  durableObjectNamespaces = [
    ${objects.map(([, name]) => `(className = "${name}", uniqueKey = "${name}", enableSql = true),`).join("\n    ")}
  ],
  durableObjectStorage = (localDisk = "store"),
);
`,
  );
  return file;
}

function start(config: string): ChildProcess {
  const said = process.env["SHOW_WORKERS"] ? "inherit" : "ignore";
  return spawn(workerd(), ["serve", config], { cwd: root, detached: true, stdio: ["ignore", said, said] });
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
  const config = configIn(folder, port);
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
      if (standing) return standing;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error("The queue did not answer within a minute.");
  };
  let child = start(config);
  await ready();
  return {
    folder,
    tell,
    kill: () => killGroup(child),
    restart: async () => {
      child = start(config);
      return ready();
    },
    end: async () => {
      await killGroup(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
