/**
 * Texts that are composed from figures, and that a model can draft and users can edit: the narrative of a run, the pitch
 * of a use case, and the letter of a campaign.
 */
import * as v from "valibot";
import { encodedMessage } from "../catalogue/message.ts";
import { cleanText } from "../clean-fields.ts";
import { languages } from "../languages.ts";
import { mutation } from "./mutation.ts";

/** Who wrote a text that is shown. */
const textSources = ["figures", "edited", "model", "modelEdited"] as const;
export type TextSource = (typeof textSources)[number];

/** Whether a model can be asked for a draft: it is off, the labelled stand-in, or the configured one. */
export const draftingModes = ["off", "standIn", "real"] as const;
export type DraftingMode = (typeof draftingModes)[number];

/** Ours: characters of a text. */
export const textLimits = { length: 4000 } as const;

export const languageSchema = v.picklist(languages);

/** Unedited model drafts by language. */
export const modelDrafts = v.strictObject({
  en: v.optional(v.string()),
  de: v.optional(v.string()),
  fr: v.optional(v.string()),
});
export type ModelDrafts = v.InferOutput<typeof modelDrafts>;

export const writtenText = v.object({
  language: languageSchema,
  text: v.string(),
  /** Composed from figures; what a reset returns to. */
  composed: v.string(),
  source: v.picklist(textSources),
  /** Who saved it, and when; null: it is composed. */
  saved: v.nullable(v.object({ by: v.string(), at: v.string() })),
  drafting: v.picklist(draftingModes),
});
export type WrittenText = v.InferOutput<typeof writtenText>;

export const ofLanguage = v.strictObject({ language: languageSchema });

/** `text` null: resets to the composed text. */
export const writeTextBody = v.strictObject({
  language: languageSchema,
  text: v.nullable(
    v.pipe(
      v.string(),
      cleanText(),
      v.minLength(1, encodedMessage("textMissing")),
      v.maxLength(textLimits.length, encodedMessage("atMost", { most: textLimits.length })),
    ),
  ),
});

/** A script in parts; of an objection, `answer` is what to say to it, and "" elsewhere. */
export const callScriptAnswer = v.object({
  language: languageSchema,
  parts: v.array(v.object({ title: v.string(), lines: v.array(v.object({ said: v.string(), answer: v.string() })) })),
});
export type CallScript = v.InferOutput<typeof callScriptAnswer>;

/** A draft to read and save; null: the model gave none that can be used, and the message says why. */
export const draftAnswer = mutation({ draft: v.nullable(v.string()) });

/** Who wrote a text: from the saved text and the last draft of its language. */
export function sourceOf(saved: string | undefined, draft: string | undefined): TextSource {
  if (saved === undefined) return "figures";
  if (draft === undefined) return "edited";
  return saved === draft ? "model" : "modelEdited";
}
