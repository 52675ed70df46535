/** A file from R2, whole or a range of it (RFC 9110 section 14): a download that was cut off resumes. */
import type { Env } from "../../env.ts";
import { typeOf } from "../../job/downloads/data-file.ts";
import { downloadHeaders } from "../../job/export-csv.ts";
import { refuse } from "@paygauge/worker/refusal";
import type { DownloadRow } from "./download-items.ts";

interface Range {
  readonly from: number;
  /** Included. */
  readonly to: number;
}

/**
 * The one range that a request asks for: null for the whole file, which several ranges and nonsense get too; "none"
 * for a range after the end of the file.
 */
export function rangeOf(header: string | null, size: number): Range | "none" | null {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? "") ?? [];
  if (first === undefined || last === undefined || (first === "" && last === "")) return null;
  if (first === "") {
    const length = Math.min(Number(last), size);
    return length === 0 ? "none" : { from: size - length, to: size - 1 };
  }
  const from = Number(first);
  const to = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== "" && Number(last) < from) return null;
  return from >= size ? "none" : { from, to };
}

/** What the file is, so that a range is never joined to another file's. */
const tagOf = ({ sha256 }: DownloadRow): string => `"${sha256 ?? ""}"`;

/** The bytes. @throws Refusal 409 while it is written */
export async function sendFile(env: Pick<Env, "FILES">, request: Request, row: DownloadRow): Promise<Response> {
  const { size, fileName } = row;
  if (row.finishedOn === null || size === null || fileName === null) throw refuse("fileNotReady");
  const headers = downloadHeaders(fileName, typeOf(row.format, row.isGzip));
  headers.set("accept-ranges", "bytes");
  headers.set("etag", tagOf(row));
  const condition = request.headers.get("if-range");
  const asked = condition === null || condition === tagOf(row) ? request.headers.get("range") : null;
  const range = rangeOf(asked, size);
  if (range === "none") {
    headers.set("content-range", `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  const part = range === null ? undefined : { range: { offset: range.from, length: range.to - range.from + 1 } };
  const file = await env.FILES.get(row.r2Key, part);
  if (file === null) throw refuse("fileNotReady");
  headers.set("content-length", String(range === null ? size : range.to - range.from + 1));
  if (range !== null) headers.set("content-range", `bytes ${range.from}-${range.to}/${size}`);
  return new Response(file.body, { status: range === null ? 200 : 206, headers });
}
