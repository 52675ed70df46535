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
const zippedBodies = new WeakMap<BodyBytes, Promise<SentBody>>();

const headersOf = (bytes: BodyBytes, more: Readonly<Record<string, string>>): Headers =>
  new Headers({
    ...fixedHeaders,
    "cache-control": "no-store",
    "content-type": "application/json",
    "content-length": String(bytes.byteLength),
    vary: "accept-encoding",
    ...more,
  });

function plainOf(body: BodyBytes, sha256: string): SentBody {
  const known = plainBodies.get(body);
  if (known) return known;
  const made = { bytes: body, headers: headersOf(body, { etag: `"${sha256}"` }) };
  plainBodies.set(body, made);
  return made;
}

async function zip(body: BodyBytes, sha256: string): Promise<SentBody> {
  const squeezed = new Blob([body]).stream().pipeThrough(new CompressionStream("gzip"));
  const bytes = new Uint8Array(await new Response(squeezed).arrayBuffer());
  // Weak: the same content in another coding (RFC 9110 section 8.8.3.3).
  return { bytes, headers: headersOf(bytes, { etag: `W/"${sha256}"`, "content-encoding": "gzip" }) };
}

/** The body as gzip, compressed once for all who ask: a report is frozen, and every brand's copy is of its own (S51). */
function zippedOf(body: BodyBytes, sha256: string): Promise<SentBody> {
  const known = zippedBodies.get(body);
  if (known) return known;
  const made = zip(body, sha256);
  zippedBodies.set(body, made);
  return made;
}

function answerBody(c: Context<EdgeHono>, { body, pointer, staleMs }: FoundReport): Response | Promise<Response> {
  const takesGzip = acceptedCodings(headerOf(c.req.raw, "accept-encoding")).some(({ name }) => name === "gzip");
  const send = ({ bytes, headers }: SentBody): Response => {
    const isKnown = isKnownTag(headerOf(c.req.raw, "if-none-match"), `"${pointer.sha256}"`);
    const answer = isKnown
      ? new Response(null, { status: 304, headers })
      : new Response(bytes, headers.has("content-encoding") ? { headers, encodeBody: "manual" } : { headers });
    if (staleMs !== null) answer.headers.set("x-edge-stale", String(Math.ceil(staleMs / 1000)));
    return answer;
  };
  return takesGzip ? zippedOf(body, pointer.sha256).then(send) : send(plainOf(body, pointer.sha256));
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
