/** Inspects and rewrites a file off the main thread. No content is sent: the script's own policy allows no connection. */
import { anonymiseCsv, TooManySpellings } from "@paygauge/analysis/anonymise/anonymise-csv";
import { inspectLedger } from "@paygauge/analysis/reading/inspect";
import type { Asked, Told } from "./messages.ts";

/** Bytes of the result that are handed to the browser's own storage at once. */
const partBytes = 1024 * 1024;

const tell = (told: Told): void => postMessage(told);
/** A worker is stopped from outside: it need not give turns. */
const pause = async (): Promise<void> => {};
const rangesOf = (file: File) => async (offset: number, length: number) =>
  new Uint8Array(await file.slice(offset, offset + length).arrayBuffer());

async function inspect(file: File): Promise<void> {
  const result = await inspectLedger(rangesOf(file), file.size, {
    kind: "advanced",
    currency: "GBP",
    fileName: file.name,
    pause,
    tellsRefused: true,
    onProgress: (done) => tell({ kind: "progress", done, total: file.size, rows: 0 }),
  });
  if (!result.ok && result.inspection === undefined) return tell({ kind: "refused", message: result.refusal.message });
  const found = result.inspection;
  if (found === undefined || found.dialect.headerRow === 0) return tell({ kind: "fault", fault: "noHeader" });
  return tell({ kind: "inspected", inspection: found });
}

async function rewrite({ file, inspection, choices }: Extract<Asked, { kind: "run" }>): Promise<void> {
  // A Blob lies outside this worker's memory, on disk where it is large.
  const parts: Blob[] = [];
  let waiting: Uint8Array<ArrayBuffer>[] = [];
  let held = 0;
  const store = (): void => {
    parts.push(new Blob(waiting));
    waiting = [];
    held = 0;
  };
  const figures = await anonymiseCsv(rangesOf(file), file.size, {
    ...choices,
    inspection,
    pause,
    write: (bytes) => {
      waiting.push(bytes);
      held += bytes.length;
      if (held >= partBytes) store();
    },
    onProgress: (done, rows) => tell({ kind: "progress", done, total: 2 * file.size, rows }),
  });
  store();
  return tell({ kind: "done", result: new Blob(parts, { type: "text/csv" }), figures });
}

addEventListener("message", ({ data }: MessageEvent<Asked>) => {
  const work = data.kind === "inspect" ? inspect(data.file) : rewrite(data);
  work.catch((fault: unknown) =>
    tell({ kind: "fault", fault: fault instanceof TooManySpellings ? "tooMany" : "unreadable" }),
  );
});
