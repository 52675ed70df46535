/** Questions to a job's reports, and answered. */
import { cleanText } from "../clean-fields.ts";
import * as v from "valibot";
import { encodedMessage } from "../catalogue/message.ts";
import { messageSchema } from "../catalogue/message-schema.ts";
import { languages } from "../languages.ts";
import { themeKeys } from "../themes/theme-types.ts";
import { layoutSources, reportLayout, reportLimits } from "./layout.ts";
import { permClassSchema } from "./report-types.ts";
import { sectionKinds } from "./snapshot.ts";

const locale = v.picklist(languages);

/** In which language; left out: the issuer's. */
export const reportLocaleQuery = { locale: v.optional(locale) };

/** A version's number in a query, from 1. */
const versionText = v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/, encodedMessage("versionNumber")), v.transform(Number));

/** A section that the report can have, as the composer lists it. */
const sectionChoice = v.object({
  id: v.string(),
  kind: v.picklist(sectionKinds),
  /** The product's own title, in the language asked for. */
  title: v.string(),
  /** The run has something to say in it. */
  hasFacts: v.boolean(),
});
export type SectionChoice = v.InferOutput<typeof sectionChoice>;

export const reportComposition = v.object({
  layout: reportLayout,
  source: v.picklist(layoutSources),
  /** Of the job's own layout; 0: it has none yet. */
  version: v.number(),
  sections: v.array(sectionChoice),
  issuerName: v.string(),
  issuerLanguage: locale,
  /** The run that a version made now would freeze. */
  runNumber: v.number(),
});
export type ReportComposition = v.InferOutput<typeof reportComposition>;

export const previewReportBody = v.strictObject({ layout: reportLayout, locale: v.optional(locale) });

/** `layout` null: back to the issuer's layout, or to the product's. `version`: the one that was read. */
export const saveReportLayoutBody = v.strictObject({
  version: v.number(),
  layout: v.nullable(reportLayout),
  /** Also for every other report of this type of the issuer; text about this job's own figures is left out. */
  forIssuer: v.optional(v.boolean(), false),
});

export const makeReportVersionBody = v.strictObject({
  note: v.optional(
    v.pipe(
      v.string(),
      cleanText(),
      v.maxLength(reportLimits.versionNote, encodedMessage("atMost", { most: reportLimits.versionNote })),
    ),
    "",
  ),
});

export const reportVersionStates = ["Making", "Ready", "Failed"] as const;
export type ReportVersionState = (typeof reportVersionStates)[number];

export const reportVersion = v.object({
  version: v.number(),
  state: v.picklist(reportVersionStates),
  author: v.string(),
  madeAt: v.string(),
  note: v.string(),
  runNumber: v.number(),
  /** Last day in its files, ISO; null while it is being made, and without dated rows. */
  dataDate: v.nullable(v.string()),
  sections: v.number(),
  isPublished: v.boolean(),
  /** While it is being made: sections read and bodies written, of all. */
  progress: v.nullable(v.object({ done: v.number(), total: v.number() })),
  /** Why it could not be made. */
  message: v.nullable(messageSchema),
});
export type ReportVersion = v.InferOutput<typeof reportVersion>;

/** Every version, the newest first. */
export const reportVersions = v.object({
  versions: v.array(reportVersion),
  published: v.nullable(v.object({ version: v.number(), publishedOn: v.string(), publishedBy: v.string() })),
});
export type ReportVersions = v.InferOutput<typeof reportVersions>;

/** null: nothing is published any more. `published`: what was published when it was read. */
export const publishReportBody = v.strictObject({
  version: v.nullable(v.number()),
  published: v.nullable(v.number()),
});

export const compareReportsQuery = { from: versionText, to: versionText, ...reportLocaleQuery };

/** What changed from one version to another, in sentences. */
export const reportComparison = v.object({
  from: v.number(),
  to: v.number(),
  /** In one line: "Spend +4.0%, 12 suppliers entered High". */
  headline: v.string(),
  sentences: v.array(v.string()),
});
export type ReportComparison = v.InferOutput<typeof reportComparison>;

/** `version`: of those who compose, any that is ready; left out: the published one. */
export const reportPointerQuery = { ...reportLocaleQuery, version: v.optional(versionText) };
export const reportBodyQuery = { version: versionText };

/** Where the bytes of a version are that this user reads. */
export const reportPointer = v.object({
  version: v.number(),
  /** SHA-256 of the body, lower-case hex, and its bytes. */
  sha256: v.string(),
  bytes: v.number(),
  permClass: permClassSchema,
  locale,
  brandKey: v.string(),
  /** Whose print variant it is drawn with. */
  theme: v.picklist(themeKeys),
  isPublished: v.boolean(),
});
export type ReportPointer = v.InferOutput<typeof reportPointer>;
