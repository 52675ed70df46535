/** Saved analytics queries: named, described, versioned, and shared with an issuer if the user wants that. */
import * as v from "valibot";
import { cleanLine, cleanText } from "../clean-fields.ts";
import { encodedMessage } from "../catalogue/message.ts";
import { recordId } from "../ids.ts";
import { limits } from "../limits.ts";
import { analyticsQuery } from "./analytics-queries.ts";

export const reportLimits = { perUser: 200, listed: 1000, versions: 100, description: 1000, note: 300 } as const;

/** How an answer is shown. */
export const analyticsViews = ["bars", "line", "table", "figure"] as const;
export type AnalyticsView = (typeof analyticsViews)[number];

const name = v.pipe(
  v.string(),
  cleanLine(),
  v.minLength(1, encodedMessage("viewName")),
  v.maxLength(limits.nameLength, encodedMessage("atMost", { most: limits.nameLength })),
);
const about = {
  name,
  description: v.pipe(v.string(), cleanText(), v.maxLength(reportLimits.description)),
  /** null: no other user sees it. */
  issuerId: v.nullable(recordId),
};
const content = {
  query: analyticsQuery,
  view: v.picklist(analyticsViews),
  note: v.optional(v.pipe(v.string(), cleanLine(), v.maxLength(reportLimits.note)), ""),
};

export const createReportBody = v.strictObject({ ...about, ...content });
export const updateReportBody = v.strictObject({ ...about, version: v.number() });
/** `after`: the number of the version that the user started from. */
export const addReportVersionBody = v.strictObject({ ...content, after: v.number() });

const reportRow = {
  id: v.string(),
  name: v.string(),
  description: v.string(),
  issuerId: v.nullable(v.string()),
  issuerName: v.nullable(v.string()),
  ownerName: v.string(),
  isOwn: v.boolean(),
  /** Number of the newest version. */
  number: v.number(),
  updatedOn: v.string(),
  version: v.number(),
};

const listedReport = v.object(reportRow);
export type ListedReport = v.InferOutput<typeof listedReport>;
export const analyticsReportList = v.object({ reports: v.array(listedReport) });

const reportVersion = v.object({
  number: v.number(),
  note: v.string(),
  savedBy: v.string(),
  savedOn: v.string(),
  /** null: stored damaged. */
  query: v.nullable(analyticsQuery),
  view: v.picklist(analyticsViews),
});

export const analyticsReport = v.object({
  ...reportRow,
  /** Newest first. */
  versions: v.array(reportVersion),
});
export type AnalyticsReport = v.InferOutput<typeof analyticsReport>;
