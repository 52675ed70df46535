import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import net from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../..");

/** A port that no one holds at this moment. */
export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/** The whole system, all Workers in one workerd session, with stores of its own. */
export interface RunningSystem {
  readonly port: number;
  readonly folder: string;
  /** Where workerd's inspector listens; 0 where it was not asked for. */
  readonly inspectorPort: number;
  /** Its process group. */
  group(): number;
  /** What its Workers wrote to their log, of late. */
  log(): string;
  /** Stops it as a power cut would: SIGKILL to workerd and its host at once. */
  kill(): Promise<void>;
  /** Starts it again on the same stores. */
  restart(): Promise<void>;
  /** Stops it and removes its stores. */
  end(): Promise<void>;
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

function start(
  port: number,
  folder: string,
  options: SystemOptions,
  more: Readonly<Record<string, string>> = {},
  heard: (text: string) => void = () => undefined,
): Promise<ChildProcess> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(root, "tests/support/serve.mjs")], {
      cwd: root,
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        ...process.env,
        PORT: String(port),
        PERSIST_TO: folder,
        SEED_STEPS: options.seed ?? "all",
        WORKER_VARS: JSON.stringify(options.vars ?? {}),
        ORIGIN_SETTINGS: JSON.stringify(options.originSettings ?? {}),
        ...more,
      },
    });
    let said = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text: string) => {
        heard(text);
        said = (said + text).slice(-10_000);
        if (process.env["SHOW_WORKERS"]) process.stderr.write(text);
        if (said.includes("SYSTEM READY")) resolve(child);
      });
    }
    child.once("exit", (code) => reject(new Error(`The system stopped (${code}).\n${said}`)));
  });
}

interface SystemOptions {
  /** What its stores hold at the first start: all of the seed, or all but the sample job. */
  readonly seed?: "all" | "without-job";
  /** Settings of the Workers, next to those of their wrangler.toml. */
  readonly vars?: Readonly<Record<string, string>>;
  /** Settings of the origin that its wrangler.toml does not name, such as secrets. */
  readonly originSettings?: Readonly<Record<string, string>>;
  /** With the limits by minute of production. */
  readonly hasLimits?: boolean;
  /** Where its stores lie; a new folder where nothing is said. */
  readonly folder?: string;
  /** With workerd's inspector on a port of its own, to collect garbage. */
  readonly isInspected?: boolean;
}

export async function startSystem(options: SystemOptions = {}): Promise<RunningSystem> {
  const port = await freePort();
  const folder = options.folder ?? mkdtempSync(path.join(tmpdir(), "paygauge-test-"));
  const pieces: string[] = [];
  const hear = (text: string) => {
    pieces.push(text);
    if (pieces.length > 5000) pieces.shift();
  };
  const inspectorPort = options.isInspected ? await freePort() : 0;
  const more: Record<string, string> = {
    ...(inspectorPort > 0 ? { INSPECTOR_PORT: String(inspectorPort) } : {}),
    ...(options.hasLimits ? { LOCAL_RATE: "1" } : {}),
  };
  let child = await start(port, folder, options, more, hear);
  return {
    port,
    folder,
    inspectorPort,
    group: () => child.pid ?? 0,
    log: () => pieces.join(""),
    kill: () => killGroup(child),
    restart: async () => {
      child = await start(port, folder, options, more, hear);
    },
    end: async () => {
      await killGroup(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * The stand-in of linked accounts in a process and with a store of its own: it continues while the system is killed.
 */
export async function startLinkStandIn(): Promise<{ readonly address: string; end(): Promise<void> }> {
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), "paygauge-link-stand-in-"));
  const child = await start(port, folder, {}, { ONLY: "link-stand-in/wrangler.toml" });
  return {
    address: `http://127.0.0.1:${port}`,
    end: async () => {
      await killGroup(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The system with its origin in a process of its own, which may restart while edge and provider go on. */
export interface SplitSystem {
  readonly port: number;
  /** Holds every answer of the origin back: its processes are still, and what they are asked waits. */
  holdOrigin(): void;
  /** Lets it continue; what was asked meanwhile is answered. */
  releaseOrigin(): void;
  /** Stops the origin as a power cut would. */
  killOrigin(): Promise<void>;
  /** Starts it again on the same stores; resolves when it answers. */
  startOrigin(): Promise<void>;
  end(): Promise<void>;
}

/** Starts edge and provider next to an origin that the edge finds by API_URL. */
export async function startSplitSystem(seed: SystemOptions["seed"] = "without-job"): Promise<SplitSystem> {
  const [port, originPort] = [await freePort(), await freePort()];
  const folder = mkdtempSync(path.join(tmpdir(), "paygauge-split-"));
  const startOrigin = () => start(port, folder, { seed }, { ONLY: "origin/wrangler.toml", LISTEN: String(originPort) });
  let origin = await startOrigin();
  const vars = { API_URL: `http://127.0.0.1:${originPort}` };
  const only = { ONLY: "wrangler.toml idp/wrangler.toml", LISTEN: String(port) };
  const edge = await start(port, folder, { seed, vars }, only);
  const signal = (name: "SIGSTOP" | "SIGCONT") => {
    if (origin.pid !== undefined) process.kill(-origin.pid, name);
  };
  return {
    port,
    holdOrigin: () => signal("SIGSTOP"),
    releaseOrigin: () => signal("SIGCONT"),
    killOrigin: () => killGroup(origin),
    startOrigin: async () => {
      origin = await startOrigin();
    },
    end: async () => {
      await Promise.all([killGroup(edge), killGroup(origin)]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
