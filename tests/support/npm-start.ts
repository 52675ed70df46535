import { spawn, type ChildProcess } from "node:child_process";
import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../..");

export interface NpmStart {
  readonly child: ChildProcess;
  /** What it printed so far. */
  said(): string;
  /** Its exit code. */
  readonly ended: Promise<number | null>;
}

/** `npm start` as a user types it: the place that tests keep temporary files in is not known to it. */
export function npmStart(port: number, environment: NodeJS.ProcessEnv = {}): NpmStart {
  const { TMPDIR: ofTests, DISK_TMPDIR: former, ...known } = process.env;
  const own = former === undefined && ofTests !== undefined ? { ...known, TMPDIR: ofTests } : known;
  const child = spawn("npm", ["start"], {
    cwd: root,
    env: { ...own, ...environment, PORT: String(port) },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (part: string) => (text += part));
  const ended = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));
  return { child, said: () => text, ended };
}

async function until(what: string, holds: () => boolean): Promise<void> {
  // A start may have to install, build and seed first.
  const deadline = Date.now() + 240_000;
  while (!holds()) {
    if (Date.now() > deadline) throw new Error(`${what} did not come about`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Resolves when the product may be used. */
export async function untilWelcome(start: NpmStart): Promise<void> {
  await Promise.race([
    until("the welcome", () => start.said().includes("Stop with Ctrl-C.")),
    start.ended.then((code) => Promise.reject(new Error(`npm start ended with ${code}: ${start.said()}`))),
  ]);
}

/** Processes whose environment names the port: everything that this start began. */
export function processesOf(port: number): string[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && name !== String(process.pid))
    .filter((pid) => {
      try {
        return (
          readFileSync(`/proc/${pid}/environ`, "utf8").split("\0").includes(`PORT=${port}`) &&
          !readFileSync(`/proc/${pid}/stat`, "utf8").includes(") Z ")
        );
      } catch {
        return false;
      }
    });
}

/** Resolves when nothing of a start is left. */
export const untilGone = (port: number): Promise<void> =>
  until("the end of every process", () => processesOf(port).length === 0);

interface Listener {
  readonly address: string;
  readonly port: number;
  /** Name of the program that listens. */
  readonly program: string;
}

/** Listening TCP sockets by inode: address as the kernel writes it (hexadecimal), and port. */
function listeningSockets(): Map<string, { address: string; port: number }> {
  const rows = ["tcp", "tcp6"].flatMap((table) =>
    readFileSync(`/proc/net/${table}`, "utf8")
      .split("\n")
      .slice(1)
      .map((row) => row.trim().split(/\s+/)),
  );
  return new Map(
    rows
      .filter((fields) => fields[3] === "0A")
      .map((fields) => {
        const [address = "", port = ""] = (fields[1] ?? "").split(":");
        return [fields[9] ?? "", { address, port: Number.parseInt(port, 16) }];
      }),
  );
}

function socketsOf(pid: string): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).flatMap((fd) => {
      const target = /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${fd}`));
      return target?.[1] === undefined ? [] : [target[1]];
    });
  } catch {
    return [];
  }
}

/** Every TCP port that a start of the product listens on. */
export function listenersOf(port: number): Listener[] {
  const listening = listeningSockets();
  return processesOf(port).flatMap((pid) =>
    socketsOf(pid).flatMap((inode) => {
      const socket = listening.get(inode);
      return socket ? [{ ...socket, program: readFileSync(`/proc/${pid}/comm`, "utf8").trim() }] : [];
    }),
  );
}
