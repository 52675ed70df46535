/**
 * A ledger of 1,000,000 rows that is anonymised in a real browser: how long it takes, and how much memory the tab's process
 * has at most above what it had before the file. Run by `npm run bench -- anonymise`.
 */
import { once } from "node:events";
import { createReadStream, createWriteStream, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { finished } from "node:stream/promises";
import type { Page } from "@playwright/test";
import * as v from "valibot";
import { addressOf } from "../support/journey.ts";
import { goalLine, loadLine } from "./goal-line.ts";
import { withSignedIn } from "./signed-in-browser.ts";

const rows = 1_000_000;
const suppliers = 40_000;
const folder = mkdtempSync(path.join(tmpdir(), "paygauge-anonymise-"));
const ledger = path.join(folder, "ledger.csv");
const minutes = 60_000;

const browserVersion = v.object({ webSocketDebuggerUrl: v.string() });
const processes = v.object({
  result: v.object({ processInfo: v.array(v.object({ type: v.string(), id: v.number() })) }),
});

async function writeLedger(): Promise<void> {
  const out = createWriteStream(ledger);
  out.write("Supplier ID,Supplier Name,Address,Country,Date,Amount,Document\n");
  for (let from = 0; from < rows; from += 10_000) {
    const lines = Array.from({ length: 10_000 }, (_, at) => {
      const row = from + at;
      const supplier = (row * 7919) % suppliers;
      const day = String((row % 28) + 1).padStart(2, "0");
      return `V${supplier},Planted Supplier ${supplier} Ltd,${supplier} Mill Lane,GB,2026-01-${day},${row % 9973}.25,D${row}`;
    });
    if (!out.write(`${lines.join("\n")}\n`)) await once(out, "drain");
  }
  out.end();
  await finished(out);
}

/** Process ids of the browser's pages, asked from outside: a second client of the library would take the downloads over. */
async function renderersOf(debugPort: number): Promise<number[]> {
  const version = await (await fetch(`http://127.0.0.1:${debugPort}/json/version`)).text();
  const { webSocketDebuggerUrl } = v.parse(v.pipe(v.string(), v.parseJson(), browserVersion), version);
  const socket = new WebSocket(webSocketDebuggerUrl);
  await once(socket, "open");
  const answered = once(socket, "message");
  socket.send(JSON.stringify({ id: 1, method: "SystemInfo.getProcessInfo" }));
  const [event] = await answered;
  socket.close();
  const { result } = v.parse(v.pipe(v.string(), v.parseJson(), processes), event.data);
  return result.processInfo.filter(({ type }) => type === "renderer").map(({ id }) => id);
}

/** Megabytes of a process's own memory: what it shares with the browser's other processes is not counted. */
function privateMegabytes(pid: number): number {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
  const parts = [...text.matchAll(/^Private_\w+:\s+(\d+) kB/gm)].map(([, kilobytes]) => Number(kilobytes));
  return parts.reduce((sum, each) => sum + each, 0) / 1024;
}

async function rowsOf(file: string): Promise<number> {
  let lines = 0;
  for await (const line of createInterface({ input: createReadStream(file) })) if (line !== "") lines += 1;
  return lines - 1;
}

async function measure(page: Page, debugPort: number): Promise<void> {
  await page.goto(addressOf("/dev/tools/anonymize-csv?amounts=keep"));
  const input = page.getByLabel("Ledger (CSV)");
  await input.waitFor();
  const pids = await renderersOf(debugPort);
  const memory = () => Math.max(...pids.map(privateMegabytes));
  const before = memory();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, memory());
  }, 100);
  const began = performance.now();
  await input.setInputFiles(ledger);
  await page.getByRole("button", { name: "Anonymise", exact: true }).click({ timeout: 10 * minutes });
  const inspected = most;
  await page.getByText("The same suppliers as before").waitFor({ timeout: 10 * minutes });
  const seconds = (performance.now() - began) / 1000;
  clearInterval(watch);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: /^Save/ }).click();
  const result = path.join(folder, "result.csv");
  await (await saved).saveAs(result);
  const written = await rowsOf(result);
  if (written !== rows) throw new Error(`The result has ${written} rows.`);
  const size = `${Math.round(statSync(ledger).size / 1e6)} MB`;
  goalLine(`${rows} rows (${size}) anonymised in the browser`, {
    value: seconds,
    unit: "s",
    goal: null,
    better: "less",
  });
  const note = `${before.toFixed(0)} MB before, ${inspected.toFixed(0)} MB at most while it is inspected`;
  goalLine("memory of the tab above that", { value: most - before, unit: "MB", goal: 200, better: "less" }, note);
}

loadLine();
try {
  await writeLedger();
  await withSignedIn(async ({ context, debugPort }) => measure(await context.newPage(), debugPort));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
