/** `npm run connector`: takes files from SFTP servers and uploads them. README, Files by SFTP. */
import process from "node:process";
import { runConnector } from "./connector.ts";
import { readSettings } from "./settings.ts";

const stop = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stop.abort());

const log = (line: string): void => {
  process.stdout.write(`${new Date().toISOString()} ${line}\n`);
};

try {
  await runConnector({ settings: readSettings(process.env), signal: stop.signal, log });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
