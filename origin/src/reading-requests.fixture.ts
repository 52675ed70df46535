/** How each read is asked in a place: its path, query and bodies. */
import { usualField } from "@paygauge/api-types/datapoints/standard-profiles";
import type { CallId } from "@paygauge/api-types/endpoints";
import type { Call } from "@paygauge/api-types/endpoints/call";
import { fillPath } from "@paygauge/api-types/paths";
import { savedQuery, schedule } from "./audit/analytics-writes.fixture.ts";

/** Where calls look: values of the parameters in their paths, by name. */
export type Place = Readonly<Record<string, string>>;

const paged = { pageNumber: 1, pageSize: 25 };
/** Bodies of rulesets, once `prepareReading` has read them. */
export const rulesets: Record<"confidence" | "scoring", object> = { confidence: {}, scoring: {} };
const text = (place: Place, name: string): string => place[name] ?? "";

export function outcomesFile(): FormData {
  const form = new FormData();
  form.set("kind", "external");
  form.set("file", new File(["Supplier,Status\nAcme,Active\n"], "agency.csv", { type: "text/csv" }));
  return form;
}

export function listFile(): FormData {
  const form = new FormData();
  form.set("issuerId", "issuer-harbour");
  form.set("list", "exclude");
  form.set("file", new File(["Supplier name\nAcme Ltd\n"], "out.csv", { type: "text/csv" }));
  return form;
}

const appendix = { id: "appendix", isIncluded: true, title: {}, note: {}, newPage: true, keepWithNext: false };

/** Bodies of calls that take neither a page nor nothing. */
const bodiesOf: Partial<Record<CallId, (place: Place) => object>> = {
  knownSftpFiles: () => ({ files: [] }),
  previewMapping: () => ({
    mapping: {
      sources: { supplierName: { column: 0 } },
      dateOrders: {},
      decimalMark: ".",
      currency: "GBP",
      cardFlag: false,
      headerSignature: "any",
    },
  }),
  entityStatus: () => ({ entityId: "issuer-harbour", entityType: "issuer", userId: "user-dana-developer" }),
  jobInsightMonths: () => ({ filters: [{ dimension: "stp", only: "High" }] }),
  jobInsights: () => ({ dimension: "Countries", filters: [{ dimension: "stp", only: "High" }] }),
  benchConfidence: (place) => ({ supplierKey: text(place, "supplierKey"), body: rulesets.confidence }),
  benchScoring: (place) => ({ supplierKey: text(place, "supplierKey"), body: rulesets.scoring }),
  simulateConfidence: () => ({ from: 0, body: rulesets.confidence }),
  simulateScoring: () => ({ from: 0, body: rulesets.scoring }),
  chatCompletion: () => ({ question: "What is cardable spend?", passages: "[1] Spend by card.", language: "en" }),
  chatEmbedding: () => ({ texts: ["What is cardable spend?"] }),
  previewMaintenance: (place) => ({ act: "score", jobIds: [text(place, "jobId")] }),
  simulateEvidence: (place) => ({ run: text(place, "run"), from: 0 }),
  previewSupplierList: listFile,
  previewCampaignFile: outcomesFile,
  comparedSuppliers: () => ({ kind: "joined" }),
  businessCaseStart: () => ({ useCaseIds: [] }),
  reportPreview: () => ({ layout: { sections: [appendix] } }),
  runAnalyticsQuery: () => savedQuery.query,
  analyticsScheduleNext: () => schedule.times,
  previewPrompt: () => ({ number: 1, sample: { name: "Calder County" } }),
  readCompanyColumn: () => {
    const form = new FormData();
    form.set("file", new File(["Name,Company number\nTesco,445790\n"], "a.csv", { type: "text/csv" }));
    return form;
  },
  checkAddresses: () => ({ addresses: ["14 Canal Row, Manchester M17 1EP"], country: null }),
  parseAddress: () => ({ address: "14 Canal Row, Manchester M17 1EP", country: "GB" }),
  draftUseCase: () => ({ method: "vcard", criteria: { filterItems: [] } }),
  countDataDownload: () => ({ kind: "analysis", filters: [{ key: "country", values: ["GBR"] }] }),
  countMatchedDownload: () => ({ kind: "matchedData", filters: [] }),
  dataDownloadValues: () => ({ kind: "analysis", key: "country", search: "" }),
  matchedDownloadValues: () => ({ kind: "matchedData", key: "matchBand", search: "" }),
  previewDatapointProfile: (place) => ({
    jobId: text(place, "jobId"),
    kind: "analysis",
    fields: [usualField("name")],
    language: "en",
  }),
};

/** Queries of calls that want one. */
const queriesOf: Partial<Record<CallId, (place: Place) => Record<string, string>>> = {
  authMappedJobArtifacts: (place) => ({ userId: text(place, "userId") }),
  directlyAssignedUsers: (place) => ({ jobArtifactId: text(place, "jobId") }),
  potentialIssuerUsers: (place) => ({ issuerId: text(place, "issuerId") }),
  potentialJobAnalysisOwners: (place) => ({ jobArtifactId: text(place, "jobId") }),
  supplierList: () => ({ list: "exclude" }),
  search: () => ({ text: "harbour" }),
  resourceHub: () => ({ language: "en" }),
  hubArticle: () => ({ language: "en" }),
  hubTrack: () => ({ language: "en", kind: "captions" }),
  searchResourceHub: () => ({ language: "en", text: "card" }),
  toolTemplates: () => ({ brandId: "branding-brand1" }),
  searchCompanies: () => ({ text: "pemberton" }),
  company: () => ({ number: "1" }),
  companyPeople: () => ({ number: "1" }),
  companySuppliers: () => ({ number: "1" }),
  dataDownloadForm: () => ({ kind: "onboarding" }),
  matchedDownloadForm: () => ({ kind: "matchedData" }),
  savedViews: () => ({ grid: "jobs" }),
  sftpNextRuns: () => ({ every: "weekdays", time: "06:30", weekday: "1", zone: "Europe/London" }),
  settledNeeds: ({ jobId = "" }) => ({ ids: `publish:${jobId}` }),
  compareReports: () => ({ from: "1", to: "1" }),
  reportBody: () => ({ version: "1" }),
};

const ofVideo = ({ videoResourceId: hubItemId = "nothing" }: Place): Place => ({ hubItemId });
/** Where some calls look instead. */
const idsOf: Partial<Record<CallId, (place: Place) => Place>> = {
  uncountedRow: ({ uncountedRowNumber = "0" }) => ({ rowNumber: uncountedRowNumber }),
  downloadListExport: (place) => ({ exportId: text(place, "listExportId") }),
  fetchMatchedDownload: ({ matchedDownloadId = "nothing" }) => ({ downloadId: matchedDownloadId }),
  campaignMail: ({ mailedCampaignId = "nothing" }) => ({ campaignWorkflowId: mailedCampaignId }),
  mailStop: ({ stopToken = "nothing" }) => ({ linkToken: stopToken }),
  calendarFeed: ({ feedToken = "nothing" }) => ({ linkToken: feedToken }),
  datapointProfile: () => ({ id: "profile-northstar-analysis" }),
  sftpConfiguration: (place) => ({ id: text(place, "sftpConfigurationId") }),
  sftpRuns: (place) => ({ id: text(place, "sftpConfigurationId") }),
  knownSftpFiles: (place) => ({ id: text(place, "sftpRunId") }),
  assignedUserIssuers: (place) => ({ id: text(place, "userId") }),
  assignableJobArtifacts: (place) => ({ id: text(place, "userId") }),
  program: () => ({ id: "program-sample-ledgers" }),
  brandingPicture: () => ({ name: picture }),
  hubVideo: ofVideo,
  hubPoster: ofVideo,
  hubTrack: ofVideo,
  hubPicture: (place) => ({ ...ofVideo(place), name: place["hubPictureName"] ?? picture }),
};
export const picture = `${"0".repeat(64)}.png`;

/** A call's path for a place, with the query that it wants. */
export function pathOf(id: CallId, { path: pattern }: Pick<Call, "path">, place: Place): string {
  const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
  const kind = ["issuers", "buyers", "users"].find((each) => pattern.includes(`/${each}/`))?.slice(0, -1) ?? "job";
  const known: Place = { id: place[`${kind}Id`] ?? "nothing", ...place, ...idsOf[id]?.(place) };
  const path = fillPath(pattern, Object.fromEntries(names.map((name) => [name, known[name] ?? "nothing"])));
  const query = queriesOf[id]?.(place);
  return query === undefined ? path : `${path}?${new URLSearchParams(query).toString()}`;
}

/** The bodies that a call is sent with; those that do not fit are refused. */
export function bodiesFor(id: CallId, { body }: Pick<Call, "body">, place: Place): readonly (object | undefined)[] {
  const own = bodiesOf[id]?.(place);
  if (own) return [own];
  return body === undefined ? [undefined] : [paged, {}];
}
