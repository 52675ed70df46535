import type { Context } from "hono";
import { isKnownTag } from "@paygauge/api-types/if-none-match";
import { isAnalysisReportType, reportRules } from "@paygauge/api-types/reports/report-types";
import type { EdgeHono } from "../edge-hono.ts";
import type { Step } from "../in-order.ts";
import type { BodyBytes } from "../reports/body-store.ts";
import {
  askedReport,
  heldReport,
  pointerName,
  readReport,
  type AskedReport,
  type FoundReport,
} from "../reports/read-report.ts";
import { acceptedCodings } from "../rules/encodings.ts";
import { problem, refuse } from "../rules/problem.ts";
import { headerOf } from "../rules/request-headers.ts";
import { rawQuery } from "../rules/request-path.ts";
import { fixedHeaders } from "../rules/security-headers.ts";

/** A body as it is sent, and the headers with it: made once for a body, since they cost more than all else of a hit. */
interface SentBody {
  readonly bytes: BodyBytes;
  readonly headers: Headers;
}
const plainBodies = new WeakMap<BodyBytes, SentBody>();
const gzipBodies = new WeakMap<BodyBytes, Promise<SentBody>>();

/** What `make` makes of a body, once: a report is frozen, and every brand's copy is of its own (S51). */
function once<T>(made: WeakMap<BodyBytes, T>, body: BodyBytes, make: () => T): T {
  const known = made.get(body);
  if (known !== undefined) return known;
  const first = make();
  made.set(body, first);
  return first;
}

const sentBody = (bytes: BodyBytes, more: Readonly<Record<string, string>>): SentBody => ({
  bytes,
  headers: new Headers({
    ...fixedHeaders,
    "cache-control": "no-store",
    "content-type": "application/json",
    "content-length": String(bytes.byteLength),
    vary: "accept-encoding",
    ...more,
  }),
});

async function gzip(body: BodyBytes, sha256: string): Promise<SentBody> {
  const squeezed = new Blob([body]).stream().pipeThrough(new CompressionStream("gzip"));
  const bytes = new Uint8Array(await new Response(squeezed).arrayBuffer());
  // Weak: the same content in another coding (RFC 9110 section 8.8.3.3).
  return sentBody(bytes, { etag: `W/"${sha256}"`, "content-encoding": "gzip" });
}

async function answerBody(c: Context<EdgeHono>, { body, pointer, staleMs }: FoundReport): Promise<Response> {
  const { sha256 } = pointer;
  const plain = once(plainBodies, body, () => sentBody(body, { etag: `"${sha256}"` }));
  const isKnown = isKnownTag(headerOf(c.req.raw, "if-none-match"), `"${sha256}"`);
  const takesGzip = acceptedCodings(headerOf(c.req.raw, "accept-encoding")).some(({ name }) => name === "gzip");
  // Nothing is compressed for a client that has it.
  const sent = takesGzip && !isKnown ? await once(gzipBodies, body, () => gzip(body, sha256)) : plain;
  const { bytes, headers } = sent;
  const answer = isKnown
    ? new Response(null, { status: 304, headers })
    : new Response(bytes, sent === plain ? { headers } : { headers, encodeBody: "manual" });
  if (staleMs !== null) answer.headers.set("x-edge-stale", String(Math.ceil(staleMs / 1000)));
  return answer;
}

async function answerAsked(c: Context<EdgeHono>, name: string, asked: AskedReport): Promise<Response> {
  const read = await readReport(c, name, asked);
  if (read.kind === "found") return answerBody(c, read);
  if (read.kind === "unavailable") return problem(refuse("noAnswer", {}, { "retry-after": "3" }), c.get("requestId"));
  const headers = { "content-type": "application/problem+json", "cache-control": "no-store" };
  return new Response(read.problem, { status: read.status, headers });
}

/**
 * The body of a report (docs/gateway.md section 4.1): who asks is authorised first, by the guard before this step and
 * by the origin's pointer, no older than a second; only then is any cache looked at, under a key of the server's
 * making.
 */
export const reportBody: Step = (c) => {
  if (c.get("call").id !== "readReport") return undefined;
  const session = c.get("session");
  const { jobId = "", reportType = "" } = c.get("call").params;
  if (session === null || !isAnalysisReportType(reportType))
    return problem(refuse("noSuchCallHere"), c.get("requestId"));
  // The origin asks this as well; a report's permission that is gone here opens nothing from memory, fresh or stale.
  if (!session.permissions.has(reportRules[reportType].permission))
    return problem(refuse("rolesLackPermission"), c.get("requestId"));
  const name = pointerName(c, session, c.get("path") + rawQuery(c.req.raw));
  const held = heldReport(c, name);
  return held ? answerBody(c, held) : answerAsked(c, name, askedReport(c, jobId, reportType));
};
