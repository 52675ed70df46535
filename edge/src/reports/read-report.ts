import type { Context } from "hono";
import type { EdgeHono } from "../edge-hono.ts";
import { askBody, askPointer } from "./ask-reports.ts";
import type { BodyBytes } from "./body-store.ts";
import { cacheApiStore } from "./cache-api-store.ts";
import { Pointers } from "./pointers.ts";
import { ReportBodies } from "./report-bodies.ts";
import type { ReportPointer } from "./report-key.ts";
import type { OpenSession } from "../session/read-session.ts";

/** How long a body may take to be found or filled, and a pointer to arrive, ms. */
const limitsMs = { fill: 15_000, ask: 12_000 };
const memoryBytes = 24 * 1024 * 1024;

/** What this isolate has of bodies, of every brand: the key distinguishes them. */
export const bodies = new ReportBodies({ store: cacheApiStore, fillMs: limitsMs.fill, most: memoryBytes });
const pointers = new Pointers(limitsMs.ask);

/** Forgets what this isolate holds of reports: for tests. */
export function forgetReports(): void {
  bodies.forget();
  pointers.forget();
}

/** Where the origin answers for a report. */
export interface AskedReport {
  readonly root: string;
  /** Query of the pointer: what else the browser sends goes no further. */
  readonly query: string;
}

/** The report of a job, in the language and version that the request's query names. */
export function askedReport(c: Context<EdgeHono>, jobId: string, reportType: string): AskedReport {
  const query = new URLSearchParams();
  for (const name of ["locale", "version"]) {
    const value = c.req.query(name);
    if (value !== undefined) query.set(name, value);
  }
  const root = `/api/v1/jobs/${encodeURIComponent(jobId)}/reports/${encodeURIComponent(reportType)}`;
  return { root, query: query.toString() };
}

/** Whose pointer it is, and to what: a session on a brand's domain, never less. No body is kept under this name. */
export const pointerName = (c: Context<EdgeHono>, { person, record }: OpenSession, address: string): string =>
  `${c.get("brand").brandingKey}\n${person}\n${record.sid}\n${address}`;

export interface FoundReport {
  readonly kind: "found";
  readonly body: BodyBytes;
  readonly pointer: ReportPointer;
  /** How old the pointer is where the origin could not be asked, ms. */
  readonly staleMs: number | null;
}

type ReadReport =
  | FoundReport
  | { readonly kind: "refused"; readonly status: number; readonly problem: string }
  | { readonly kind: "unavailable" };

/** The report where this isolate has pointer and body: nothing is waited for. */
export function heldReport(c: Context<EdgeHono>, name: string): FoundReport | null {
  const pointer = pointers.fresh(name);
  const body = pointer && bodies.held(c.get("brand").brandingKey, pointer);
  return pointer && body ? { kind: "found", pointer, body, staleMs: null } : null;
}

/**
 * The report as the pointer of anyone who asks names it; a body that does not come is an error, never an older body.
 */
export async function readReport(
  c: Context<EdgeHono>,
  name: string,
  { root, query }: AskedReport,
): Promise<ReadReport> {
  const later = (work: Promise<unknown>): void => c.executionCtx.waitUntil(work);
  const known = await pointers.read(name, () => askPointer(c, `${root}/pointer?${query}`), later);
  if (known.kind === "unreachable") return { kind: "unavailable" };
  if (known.kind === "refused") return known;
  const { pointer, staleMs } = known;
  const fill = () => askBody(c, `${root}/bodies/${pointer.sha256}?version=${pointer.version}`);
  try {
    const body = await bodies.read(c.get("brand").brandingKey, pointer, fill, later);
    return { kind: "found", pointer, body, staleMs };
  } catch {
    return { kind: "unavailable" };
  }
}
