import * as v from "valibot";
import { encodedMessage } from "../catalogue/message.ts";

/**
 * Ours: drafts of one user, the size of one in characters of JSON (the longest text of a form has 100,000, and JSON
 * writes some as two), and the days that one is kept.
 */
export const draftLimits = { perPerson: 50, size: 250_000, keptDays: 30 } as const;

/** What the fields of a form hold, by name; a draft holds no files. */
export const draftValues = v.pipe(
  v.record(v.pipe(v.string(), v.maxLength(120)), v.union([v.string(), v.boolean(), v.array(v.string())])),
  v.check((values) => JSON.stringify(values).length <= draftLimits.size, encodedMessage("draftTooMuch")),
);
export type DraftValues = v.InferOutput<typeof draftValues>;

/** What a user typed into a form and did not save; `savedOn` in UTC. */
export const draft = v.object({ values: draftValues, savedOn: v.string() });
export type Draft = v.InferOutput<typeof draft>;
