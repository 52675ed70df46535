import net from "node:net";
import { afterEach, expect, test } from "vitest";
import { npmStart, processesOf, untilGone, untilWelcome, type NpmStart } from "../support/npm-start.ts";
import { freePort } from "../support/system.ts";

let running: NpmStart | null = null;
afterEach(() => {
  if (running?.child.pid) running.child.kill("SIGKILL");
  running = null;
});

test.each(["SIGINT", "SIGTERM", "SIGKILL"] as const)(
  "npm start, then %s to npm: addresses and people are printed, no process stays",
  async (signal) => {
    const port = await freePort();
    const start = npmStart(port);
    running = start;
    await untilWelcome(start);
    expect(start.said()).toContain(`http://brand1.localhost:${port}`);
    expect(start.said()).toContain("dana.developer");
    expect(processesOf(port).length).toBeGreaterThan(2);
    // Ctrl-C reaches the whole foreground group; the others reach npm alone.
    process.kill(signal === "SIGINT" ? -(start.child.pid ?? 0) : (start.child.pid ?? 0), signal);
    await untilGone(port);
  },
);

test("a busy port gets a sentence and an end", async () => {
  const server = net.createServer();
  const port = await new Promise<number>((resolve) =>
    server.listen(0, "127.0.0.1", () => resolve((server.address() as net.AddressInfo).port)),
  );
  const start = npmStart(port);
  running = start;
  expect(await start.ended).not.toBe(0);
  expect(start.said()).toContain(`Port ${port} is in use.`);
  server.close();
});
