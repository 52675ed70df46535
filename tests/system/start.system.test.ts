import { spawn, type ChildProcess } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import net from "node:net";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { freePort } from "../support/system.ts";

const root = path.resolve(import.meta.dirname, "../..");
let running: ChildProcess | null = null;
afterEach(() => {
  if (running?.pid) running.kill("SIGKILL");
  running = null;
});

/** `npm start` as a person types it. */
function npmStart(port: number): { child: ChildProcess; said: () => string; ended: Promise<number | null> } {
  const child = spawn("npm", ["start"], {
    cwd: root,
    env: { ...process.env, PORT: String(port) },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  running = child;
  let text = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (part: string) => (text += part));
  const ended = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));
  return { child, said: () => text, ended };
}

/** Processes whose environment names the port: everything that this start began. */
function processesOf(port: number): string[] {
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

async function until(what: string, holds: () => boolean): Promise<void> {
  // A start may have to install, build and seed first.
  const deadline = Date.now() + 240_000;
  while (!holds()) {
    if (Date.now() > deadline) throw new Error(`${what} did not come about`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

test.each(["SIGINT", "SIGTERM", "SIGKILL"] as const)(
  "npm start, then %s to npm: addresses and people are printed, no process stays",
  async (signal) => {
    const port = await freePort();
    const start = npmStart(port);
    await Promise.race([
      until("the welcome", () => start.said().includes("Stop with Ctrl-C.")),
      start.ended.then((code) => Promise.reject(new Error(`npm start ended with ${code}: ${start.said()}`))),
    ]);
    expect(start.said()).toContain(`http://brand1.localhost:${port}`);
    expect(start.said()).toContain("dana.developer");
    expect(processesOf(port).length).toBeGreaterThan(2);
    // Ctrl-C reaches the whole foreground group; the others reach npm alone.
    process.kill(signal === "SIGINT" ? -(start.child.pid ?? 0) : (start.child.pid ?? 0), signal);
    await until("the end of every process", () => processesOf(port).length === 0);
  },
);

test("a busy port gets a sentence and an end", async () => {
  const server = net.createServer();
  const port = await new Promise<number>((resolve) =>
    server.listen(0, "127.0.0.1", () => resolve((server.address() as net.AddressInfo).port)),
  );
  const start = npmStart(port);
  expect(await start.ended).not.toBe(0);
  expect(start.said()).toContain(`Port ${port} is in use.`);
  server.close();
});
