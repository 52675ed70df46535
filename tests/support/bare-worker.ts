import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "./system.ts";

const root = path.resolve(import.meta.dirname, "../..");
const compatibility_date = "2026-10-01";
const wrangler = path.join(root, "node_modules/.bin/wrangler");
const quiet = {
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_SEND_ERROR_REPORTS: "false",
  WRANGLER_HIDE_BANNER: "true",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
};

/** A Worker to be run alone. */
interface BareWorkerPlan {
  readonly name: string;
  /** From the project's root. */
  readonly main: string;
  /** Classes of Durable Objects by the binding that names them; their storage is SQLite on the disk. */
  readonly objects: Readonly<Record<string, string>>;
}

/** One Worker in workerd, no host around it, with stores of its own. */
export interface BareWorker {
  /** Where its stores lie. */
  readonly folder: string;
  readonly address: string;
  /** Time that it spent on a processor since it was started, ms. */
  cpuMs(): number;
  /** Stops it as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again on the same stores; it may not answer yet. */
  restart(): void;
  /** Stops it and removes its stores. */
  end(): Promise<void>;
}

/** The runtime that wrangler runs Workers in. */
export function workerd(): string {
  const fromWrangler = createRequire(realpathSync(path.join(root, "node_modules/wrangler/package.json")));
  const { default: file }: { default: string } = createRequire(fromWrangler.resolve("workerd"))("workerd");
  return file;
}

/** Bundles a Worker as a deployment would, by a file of settings for wrangler, into a folder. */
export function bundleTo(folder: string, settings: string): void {
  execFileSync(wrangler, ["deploy", "--dry-run", "-c", settings, "--outdir", folder], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, ...quiet, CI: "true" },
  });
}

/** Bundles the Worker; gives the runtime's settings next to the bundle. */
function configIn(folder: string, port: number, { name, main, objects }: BareWorkerPlan): string {
  const settings = path.join(folder, "wrangler.json");
  const classes = Object.entries(objects);
  const durable_objects = { bindings: classes.map(([binding, class_name]) => ({ name: binding, class_name })) };
  const migrations = [{ tag: "v1", new_sqlite_classes: classes.map(([, of]) => of) }];
  const source = path.join(root, main);
  writeFileSync(settings, JSON.stringify({ name, main: source, compatibility_date, durable_objects, migrations }));
  bundleTo(path.join(folder, "bundle"), settings);
  mkdirSync(path.join(folder, "store"));
  const file = path.join(folder, "worker.capnp");
  writeFileSync(
    file,
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = .main), (name = "store", disk = (path = "${folder}/store", writable = true))],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
const main :Workerd.Worker = (
  modules = [(name = "worker.js", esModule = embed "bundle/${path.basename(main, ".ts")}.js")],
  compatibilityDate = "${compatibility_date}",
  bindings = [
    (name = "ENVIRONMENT", text = "local"),
    ${classes.map(([binding, of]) => `(name = "${binding}", durableObjectNamespace = (className = "${of}")),`).join("\n    ")}
  ],
  durableObjectNamespaces = [
    ${classes.map(([, of]) => `(className = "${of}", uniqueKey = "${of}", enableSql = true),`).join("\n    ")}
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

/** Linux counts it for each thread, in nanoseconds. */
function cpuMsOf({ pid }: ChildProcess): number {
  const threads = `/proc/${pid}/task`;
  const spent = readdirSync(threads).map(
    (thread) => readFileSync(`${threads}/${thread}/schedstat`, "utf8").split(" ")[0],
  );
  return spent.reduce((sum, ns) => sum + Number(ns), 0) / 1e6;
}

/** Ends a process that leads a group, with the group. */
export function killGroup(child: ChildProcess): Promise<void> {
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

/** Bundles a Worker and starts it alone; it may not answer yet. End it with `end`. */
export async function startBareWorker(plan: BareWorkerPlan): Promise<BareWorker> {
  const folder = mkdtempSync(path.join(tmpdir(), `paygauge-${plan.name}-`));
  const port = await freePort();
  const config = configIn(folder, port, plan);
  let child = start(config);
  return {
    folder,
    address: `http://127.0.0.1:${port}`,
    cpuMs: () => cpuMsOf(child),
    kill: () => killGroup(child),
    restart: () => {
      child = start(config);
    },
    end: async () => {
      await killGroup(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Asks again until an answer comes, for a minute at most. */
export async function untilAnswers<T>(what: string, ask: () => Promise<T>): Promise<T> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline;) {
    const answer = await ask().catch(() => null);
    if (answer !== null) return answer;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`${what} did not answer within a minute.`);
}
