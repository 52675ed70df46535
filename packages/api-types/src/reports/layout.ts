/** What a user composes: which sections, in which order, their titles and introductions. */
import { cleanText } from "../clean-fields.ts";
import * as v from "valibot";
import { encodedMessage } from "../catalogue/message.ts";
import { idOf } from "../ids.ts";

/** Ours. */
export const reportLimits = { sections: 60, title: 120, note: 4000, versionNote: 500, versions: 200 } as const;

/** A section's key in the registry. */
const sectionId = v.pipe(idOf("section"), v.minLength(1));

const written = (most: number) =>
  v.optional(v.pipe(v.string(), cleanText(), v.maxLength(most, encodedMessage("atMost", { most }))));
/** What a user wrote, by language; where there is none, the product's own applies, or nothing. */
const inLanguages = (most: number) => v.strictObject({ en: written(most), de: written(most), fr: written(most) });

const layoutSection = v.strictObject({
  id: sectionId,
  isIncluded: v.boolean(),
  title: inLanguages(reportLimits.title),
  /** Markdown of the safe subset. */
  note: inLanguages(reportLimits.note),
  /** What a presenter says of its slide, in place of the composed notes. */
  speakerNotes: v.optional(inLanguages(reportLimits.note)),
  newPage: v.boolean(),
  keepWithNext: v.boolean(),
});
export type LayoutSection = v.InferOutput<typeof layoutSection>;

/** Sections in their order. What a later release adds is at its default place, left out of what was composed. */
export const reportLayout = v.strictObject({
  sections: v.pipe(
    v.array(layoutSection),
    v.maxLength(reportLimits.sections),
    v.check(
      (sections) => new Set(sections.map(({ id }) => id)).size === sections.length,
      encodedMessage("sectionTwice"),
    ),
  ),
});
export type ReportLayout = v.InferOutput<typeof reportLayout>;

/** Where a layout comes from: composed for the job, kept for the issuer, or the product's. */
export const layoutSources = ["job", "issuer", "product"] as const;
export type LayoutSource = (typeof layoutSources)[number];
