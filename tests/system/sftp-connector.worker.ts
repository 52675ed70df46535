// The connector in a process of its own, at a quicker pace than the usual one; `npm run connector` is the same otherwise.
import process from "node:process";
import { runConnector } from "../../connector/src/connector.ts";
import { usualPace } from "../../connector/src/run.ts";
import { readSettings } from "../../connector/src/settings.ts";

const stop = new AbortController();
process.on("SIGTERM", () => stop.abort());

await runConnector({
  settings: readSettings(process.env),
  signal: stop.signal,
  log: (line) => {
    process.stdout.write(`${line}\n`);
  },
  pace: {
    ...usualPace,
    unchangedMs: Number(process.env["UNCHANGED_MS"] ?? 300),
    listEveryMs: 100,
    betweenTriesMs: 50,
    timing: { readyMs: 10_000, silentMs: 20_000 },
  },
  // A program may make 120 calls a minute, and each file takes eight: polls leave room for them.
  pollMs: process.env["KILLS"] === undefined ? 1000 : 10_000,
});
