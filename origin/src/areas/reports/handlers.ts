import { message } from "@paygauge/api-types/catalogue/message";
import { isAnalysisReportType, permClassOf, type AnalysisReportType } from "@paygauge/api-types/reports/report-types";
import type { Language } from "@paygauge/api-types/languages";
import type { Handlers } from "../../call-context.ts";
import type { Env } from "../../env.ts";
import { done } from "@paygauge/worker/done";
import type { SeenJob } from "../../identity/job-sight.ts";
import type { Person } from "../../identity/person.ts";
import { requireInWork } from "../../identity/run-in-sight.ts";
import { layoutForIssuer } from "../../job/reports/layouts.ts";
import { reportKey } from "../../job/reports/report-store.ts";
import { queueOf } from "../../proq/queue-stub.ts";
import { notFound } from "@paygauge/worker/refusal";
import { now } from "../../store/database.ts";
import { issuerReportLayouts } from "../../store/schema.ts";
import { askReports } from "./ask-reports.ts";
import { issuerLayoutOf, reportFrameOf } from "./report-frame.ts";

/** The mount has looked up the report and asked for its permission. @throws Refusal 404 */
function typeOf({ reportType }: { readonly reportType: string }): AnalysisReportType {
  if (!isAnalysisReportType(reportType)) throw notFound("report");
  return reportType;
}

const about = (job: SeenJob, reportType: AnalysisReportType, note: string) => ({
  entityType: "report",
  entityId: `${job.id}/${reportType}`,
  issuerId: job.issuerId,
  note,
});

/** Who composes may read a version that is not published. */
const mayAny = (person: Person, job: SeenJob): boolean => person.permissions.has("Job_EDIT") && job.isInWork;

const preview = (reportType: AnalysisReportType, { name }: Person) => ({
  reportType,
  version: 0,
  madeBy: name,
  versionNote: "",
});

interface WhichVersion {
  readonly locale?: Language | undefined;
  readonly version?: number | undefined;
}

/** Where the bytes of the user's report are. @throws Refusal 404 where they may read none */
const pointerOf = (env: Env, job: SeenJob, person: Person, reportType: AnalysisReportType, query: WhichVersion) =>
  askReports(env, job.id, "pointer", {
    reportType,
    version: query.version ?? null,
    mayAny: mayAny(person, job),
    locale: query.locale ?? null,
    permClass: permClassOf(reportType, person.permissions),
  });

/** A body as stored. @throws Refusal 404 where it is gone */
async function storedBody(env: Env, jobId: string, sha256: string, bytes: number): Promise<Response> {
  const stored = await env.FILES.get(reportKey(jobId, sha256));
  if (stored === null) throw notFound("reportVersion");
  return new Response(stored.body, {
    headers: {
      "content-type": "application/json",
      "content-length": String(bytes),
      "cache-control": "no-store",
      "x-content-sha256": sha256,
    },
  });
}

export const reportsHandlers = {
  reportComposition: async ({ db, env, job, person, params, query }) => {
    const reportType = typeOf(params);
    const frame = await reportFrameOf(db, job, preview(reportType, person));
    const issuerLayout = await issuerLayoutOf(db, job.issuerId, reportType);
    const locale = query.locale ?? frame.issuerLanguage;
    return askReports(env, job.id, "composition", { reportType, frame, issuerLayout, locale });
  },

  reportPreview: async ({ db, env, job, person, params, body }) => {
    const reportType = typeOf(params);
    const frame = await reportFrameOf(db, job, preview(reportType, person));
    const locale = body.locale ?? frame.issuerLanguage;
    const permClass = permClassOf(reportType, person.permissions);
    return askReports(env, job.id, "preview", { frame, layout: body.layout, locale, permClass });
  },

  saveReportLayout: async ({ db, env, job, params, body, fence, audit, check, write }) => {
    requireInWork(job);
    const reportType = typeOf(params);
    const { version: read, layout: wanted } = body;
    await check([]);
    const { version, layout } = await askReports(env, job.id, "saveLayout", {
      reportType,
      version: read,
      layout: wanted,
      fence,
    });
    const answer = { ...done(message("reportSaved")), version };
    if (!body.forIssuer || layout === null) {
      audit(about(job, reportType, layout === null ? "layout reset" : "layout saved"));
      return answer;
    }
    const kept = { layout: JSON.stringify(layoutForIssuer(layout)), updatedOn: now() };
    const issuerId = job.issuerId;
    return write(
      about(job, reportType, "layout saved for the issuer"),
      [
        db
          .insert(issuerReportLayouts)
          .values({ issuerId, reportType, ...kept })
          .onConflictDoUpdate({ target: [issuerReportLayouts.issuerId, issuerReportLayouts.reportType], set: kept }),
      ],
      answer,
    );
  },

  reportVersions: ({ env, job, params }) => {
    requireInWork(job);
    return askReports(env, job.id, "versions", { reportType: typeOf(params) });
  },

  makeReportVersion: async ({ db, env, job, person, params, body, effectId, correlationId, audit }) => {
    const reportType = typeOf(params);
    const asked = { reportType, version: 0, madeBy: person.name, versionNote: body.note };
    const { version: _, ...frame } = await reportFrameOf(db, job, asked);
    const issuerLayout = await issuerLayoutOf(db, job.issuerId, reportType);
    const begun = { jobId: job.id, frame, issuerLayout, commandId: effectId, correlationId };
    const { version } = await askReports(env, job.id, "begin", begun);
    audit(about(job, reportType, `version ${version} begun`));
    return { ...done(message("reportBegun", { number: version })), versionNumber: version };
  },

  deleteReportVersion: async ({ env, job, params, fence, audit }) => {
    requireInWork(job);
    const reportType = typeOf(params);
    const version = Number(params.versionNumber);
    await askReports(env, job.id, "remove", { reportType, jobId: job.id, version, fence });
    audit(about(job, reportType, `version ${version} deleted`));
    return done(message("versionDeleted", { number: version }));
  },

  cancelReportVersion: async ({ env, job, params, audit }) => {
    requireInWork(job);
    const reportType = typeOf(params);
    const version = Number(params.versionNumber);
    const commandId = await askReports(env, job.id, "commandOf", { reportType, version });
    await queueOf(env).cancel(commandId);
    audit(about(job, reportType, `version ${version} canceled`));
    return done(message("reportCanceled"));
  },

  publishReport: async ({ env, job, person, params, body, fence, audit }) => {
    requireInWork(job);
    const reportType = typeOf(params);
    await askReports(env, job.id, "publish", { reportType, ...body, by: person.name, at: now(), fence });
    audit(about(job, reportType, body.version === null ? "unpublished" : `version ${body.version} published`));
    return done(
      body.version === null ? message("reportUnpublished") : message("reportPublished", { number: body.version }),
    );
  },

  compareReports: ({ env, job, params, query }) => {
    requireInWork(job);
    const { from, to, locale = "en" } = query;
    return askReports(env, job.id, "compare", { reportType: typeOf(params), from, to, locale });
  },

  reportPointer: ({ env, job, person, params, query }) => pointerOf(env, job, person, typeOf(params), query),

  readReport: async ({ env, job, person, params, query }) => {
    const { sha256, bytes } = await pointerOf(env, job, person, typeOf(params), query);
    return storedBody(env, job.id, sha256, bytes);
  },

  reportBody: async ({ env, job, person, params, query }) => {
    const reportType = typeOf(params);
    const { sha256 } = params;
    const permClass = permClassOf(reportType, person.permissions);
    const asked = { reportType, version: query.version, mayAny: mayAny(person, job), sha256, permClass };
    const { bytes } = await askReports(env, job.id, "body", asked);
    return storedBody(env, job.id, sha256, bytes);
  },
} satisfies Partial<Handlers>;
