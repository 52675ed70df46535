import { existsSync } from "node:fs";

/** Flags for a Chromium without a display, a sandbox or a network. */
export const browserFlags = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Without a graphics card a process of its own for drawing only costs its messages.
  "--in-process-gpu",
];

/**
 * Path of the Chromium of the tests: CHROMIUM_PATH, otherwise the one of an npm package, which needs no root and is the
 * same on every machine. @throws Error where CHROMIUM_PATH names no file
 */
export async function browserPath(): Promise<string> {
  const chosen = process.env["CHROMIUM_PATH"];
  if (chosen !== undefined && chosen !== "") {
    if (existsSync(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH names no file: ${chosen}. Correct it, or leave it out to use the browser from npm.`);
  }
  // The package unpacks its own libraries only where it believes itself on such a host.
  process.env["VERCEL"] ??= "1";
  // It is unpacked once for all runs, not where a run keeps what ends with it.
  const { TMPDIR: ofRun, DISK_TMPDIR: ofAll } = process.env;
  if (ofAll !== undefined) process.env["TMPDIR"] = ofAll;
  const { default: chromium } = await import("@sparticuz/chromium");
  const unpacked = await chromium.executablePath();
  if (ofAll !== undefined && ofRun !== undefined) process.env["TMPDIR"] = ofRun;
  return unpacked;
}
