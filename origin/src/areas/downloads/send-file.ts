/** A file from R2, whole or a range of it (RFC 9110 section 14): a download that was cut off resumes. */
import type { Env } from "../../env.ts";
import { typeOf } from "../../job/downloads/data-file.ts";
import { downloadHeaders } from "../../job/export-csv.ts";
import { refuse } from "@paygauge/worker/refusal";
import { askedRange, rangeOf, rangeOption, sayRange } from "../../store/send-range.ts";
import type { DownloadRow } from "./download-items.ts";

/** What the file is, so that a range is never joined to another file's. */
const tagOf = ({ sha256 }: DownloadRow): string => `"${sha256 ?? ""}"`;

/** The bytes. @throws Refusal 409 while it is written */
export async function sendFile(env: Pick<Env, "FILES">, request: Request, row: DownloadRow): Promise<Response> {
  const { size, fileName } = row;
  if (row.finishedOn === null || size === null || fileName === null) throw refuse("fileNotReady");
  const headers = downloadHeaders(fileName, typeOf(row.format, row.isGzip));
  headers.set("accept-ranges", "bytes");
  headers.set("etag", tagOf(row));
  const range = rangeOf(askedRange(request, tagOf(row)), size);
  if (range === "none") {
    headers.set("content-range", `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  const file = await env.FILES.get(row.r2Key, rangeOption(range));
  if (file === null) throw refuse("fileNotReady");
  sayRange(headers, range, size);
  return new Response(file.body, { status: range === null ? 200 : 206, headers });
}
