import type { Context } from "hono";
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
import { problem, refuse } from "../rules/problem.ts";
import { headerOf } from "../rules/request-headers.ts";
import { rawQuery } from "../rules/request-path.ts";
import { fixedHeaders } from "../rules/security-headers.ts";

/** Headers of a body, made once: they cost more than all else of a hit. */
const headersOfBody = new WeakMap<BodyBytes, Headers>();

function headersOf(body: BodyBytes, sha256: string): Headers {
  const known = headersOfBody.get(body);
  if (known) return known;
  const headers = new Headers({
    ...fixedHeaders,
    "cache-control": "no-store",
    "content-type": "application/json",
    "content-length": String(body.byteLength),
    etag: `"${sha256}"`,
  });
  headersOfBody.set(body, headers);
  return headers;
}

function answerBody(c: Context<EdgeHono>, { body, pointer, staleMs }: FoundReport): Response {
  const etag = `"${pointer.sha256}"`;
  const known = headerOf(c.req.raw, "if-none-match");
  const isKnown = known?.split(",").some((each) => each.trim() === etag) ?? false;
  const init = { status: isKnown ? 304 : 200, headers: headersOf(body, pointer.sha256) };
  const answer = new Response(isKnown ? null : body, init);
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
