import * as v from "valibot";

/**
 * Ours: drafts of one person, the size of one in characters of JSON (the longest text of a form has 100,000, and JSON
 * writes some as two), and the days that one is kept.
 */
export const draftLimits = { perPerson: 50, size: 250_000, keptDays: 30 } as const;

/** What the fields of a form hold, by name; files are no part of a draft. */
export const draftValues = v.pipe(
  v.record(v.pipe(v.string(), v.maxLength(120)), v.union([v.string(), v.boolean(), v.array(v.string())])),
  v.check(
    (values) => JSON.stringify(values).length <= draftLimits.size,
    "This form holds too much to be kept as a draft. Save it instead.",
  ),
);
export type DraftValues = v.InferOutput<typeof draftValues>;

/** What a person typed into a form and did not save; `savedOn` in UTC. */
export const draft = v.object({ values: draftValues, savedOn: v.string() });
export type Draft = v.InferOutput<typeof draft>;

/** What a draft is of: "job", "issuer"; and which one, or "new" with what kind. */
export const draftType = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-zA-Z]{0,39}$/, "A draft's type is a word of up to 40 letters, such as job."),
);
export const draftId = v.pipe(
  v.string(),
  v.regex(/^[\w.-]{1,80}$/, "A draft's id has up to 80 letters, digits, points, hyphens and underscores."),
);
