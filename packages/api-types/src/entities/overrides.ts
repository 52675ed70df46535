/** What users set by hand about a supplier: bands next to the machine's, and notes. Kept over every re-score. */
import { cleanText } from "../clean-fields.ts";
import * as v from "valibot";
import { encodedMessage } from "../catalogue/message.ts";
import { capabilities, capabilitySchema, type Capability } from "./capabilities.ts";
import { scoreLevels, scoreLevelSchema } from "./analysis.ts";

/** Ours: characters of a reason and of a note. */
export const overrideLimits = { reason: 500, note: 2000 } as const;

const wording = (most: number) =>
  v.pipe(
    v.string(),
    cleanText(),
    v.minLength(1, encodedMessage("textNeeded")),
    v.maxLength(most, encodedMessage("maxText", { most })),
  );

/** A band set by hand, with its reason; a level of null takes it back. */
export const setBandBody = v.variant("kind", [
  v.strictObject({
    kind: v.literal("set"),
    capability: capabilitySchema,
    level: scoreLevelSchema,
    reason: wording(overrideLimits.reason),
  }),
  v.strictObject({ kind: v.literal("takeBack"), capability: capabilitySchema }),
]);
export type SetBandBody = v.InferOutput<typeof setBandBody>;

export const bandOverride = v.object({
  supplierKey: v.string(),
  /** As the run has it, else as when the band was set. */
  supplierName: v.string(),
  /** false: the run has no supplier of this key any more; the override counts again when it comes back. */
  isPresent: v.boolean(),
  capability: capabilitySchema,
  /** null: undone, from the next re-score on. */
  level: v.nullable(scoreLevelSchema),
  /** What the rules say in the run; null where the supplier is not there. */
  machineLevel: v.nullable(scoreLevelSchema),
  reason: v.string(),
  author: v.string(),
  at: v.string(),
  /** Said after the run: it counts from the next re-score. */
  isPending: v.boolean(),
});
export type BandOverride = v.InferOutput<typeof bandOverride>;

export const supplierNote = v.object({
  noteId: v.number(),
  text: v.string(),
  author: v.string(),
  at: v.string(),
  /** The user's own: they may remove it. */
  isOwn: v.boolean(),
});
export type SupplierNote = v.InferOutput<typeof supplierNote>;

export const addNoteBody = v.strictObject({ text: wording(overrideLimits.note) });

/** The machine's bands of what is set by hand, as a supplier's row has them: "stp:Medium,vcard:Low". */
export function machineBandsText(levels: Partial<Record<Capability, string>>): string {
  return capabilities.flatMap((each) => (levels[each] === undefined ? [] : [`${each}:${levels[each]}`])).join(",");
}

/** The same read back: what the rules say of each capability that is set by hand. */
export function machineBandsOf(text: string): Partial<Record<Capability, (typeof scoreLevels)[number]>> {
  const known = text.split(",").flatMap((part) => {
    const [name, word] = part.split(":");
    const capability = capabilities.find((each) => each === name);
    const level = scoreLevels.find((each) => each === word);
    return capability === undefined || level === undefined ? [] : [[capability, level] as const];
  });
  return Object.fromEntries(known);
}
