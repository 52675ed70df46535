/** Who can open a published job, which parts of it, and who has opened it. */
import * as v from "valibot";
import type { Permission } from "../access/permissions.ts";
import type { TabAccessorRole } from "../access/roles.ts";
import { recordId } from "../ids.ts";
import { jobConnections } from "./job-artifacts.ts";
import { jobAccessStates } from "./job-users.ts";
import { userOption } from "./users.ts";

/** Parts of a job that a reader opens, each with its permission and the role that gives it alone. */
export const readerParts = {
  summary: { permission: "JobSummary_VIEW", role: "JobSummaryAccessor" },
  insights: { permission: "JobInsights_VIEW", role: "JobInsightsAccessor" },
  suppliers: { permission: "JobSuppliers_VIEW", role: "JobSuppliersAccessor" },
  report: { permission: "JobReport_VIEW", role: "JobReportAccessor" },
  presentation: { permission: "JobPresentation_VIEW", role: "JobPresentationAccessor" },
  businessCase: { permission: "JobBusinessCaseCalculator_VIEW", role: "JobBusinessCaseCalculatorAccessor" },
  data: { permission: "JobDataDownload_VIEW", role: "JobDataDownloadAccessor" },
  useCasesReport: { permission: "JobUseCasesReport_VIEW", role: "JobUseCasesReportAccessor" },
  businessCaseReport: { permission: "JobBusinessCaseDownload_VIEW", role: "JobBusinessCaseDownloadAccessor" },
} as const satisfies Record<string, { readonly permission: Permission; readonly role: TabAccessorRole }>;
export type ReaderPart = keyof typeof readerParts;
export const readerPartNames = Object.keys(readerParts) as [ReaderPart, ...ReaderPart[]];
/** Parts that a list of readers shows; the reports of use cases and of the business case where one is published. */
export const usualParts = readerPartNames.filter((part) => !part.endsWith("Report"));
const partSchema = v.picklist(readerPartNames);

/** Ours: readers that are listed; more are counted. */
export const audienceLimit = 500;

const audienceReader = v.object({
  ...userOption.entries,
  connection: v.picklist(jobConnections),
  access: v.picklist(jobAccessStates),
  /** Parts that they can open. */
  parts: v.array(partSchema),
  /** Days on which they opened the published run, and the last of them; null: not opened. */
  opened: v.nullable(v.object({ days: v.number(), lastOn: v.string() })),
  /** The asking user can unassign them. */
  mayUnassign: v.boolean(),
  /** Parts that the asking user can give them. */
  mayGive: v.array(partSchema),
});
export type AudienceReader = v.InferOutput<typeof audienceReader>;

export const jobAudience = v.object({
  readers: v.array(audienceReader),
  /** All of them, listed or not. */
  total: v.number(),
  mayAssign: v.boolean(),
  /** The issuer's setting: readers open the rows of the ledger. */
  showsLedgerRows: v.boolean(),
  /** Who can give access, by name, for those who can't: administrators of the issuer first. */
  ask: v.array(v.string()),
});

export const givePartBody = v.strictObject({ userId: recordId, part: partSchema });
