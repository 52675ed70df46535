import { existsSync } from "node:fs";

const known = [
  process.env["CHROMIUM_PATH"],
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

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

/** Path of a Chromium: the machine's own, otherwise the one that an npm package brings, which needs no root. */
export async function browserPath(): Promise<string> {
  const found = known.find((path) => path !== undefined && existsSync(path));
  if (found) return found;
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
