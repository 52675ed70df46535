/** Asks a model for a draft, and says why there is none. */
import { message } from "@paygauge/api-types/catalogue/message";
import type { PromptKey } from "@paygauge/api-types/entities/prompts";
import type { DraftingMode } from "@paygauge/api-types/entities/written-texts";
import type { Language } from "@paygauge/api-types/languages";
import { done } from "@paygauge/worker/done";
import type { Env } from "../../env.ts";
import type { SystemFacts } from "../../identity/system-facts.ts";
import type { NewDraft } from "../../job/texts/text-store.ts";
import { modelMode } from "../../model/complete.ts";
import { languageWords } from "../../prompts/contract.ts";
import type { ValuesOf } from "../../prompts/contracts.ts";
import { notStated } from "../../prompts/contracts/terms.ts";
import { generate, type Generated } from "../../prompts/generate.ts";
import { refuse } from "@paygauge/worker/refusal";
import { now } from "../../store/database.ts";

/** Whether drafts are offered: a model is configured, and augmented text is on. */
export const draftingOf = (env: Env, { augmentedText }: Pick<SystemFacts, "augmentedText">): DraftingMode =>
  augmentedText ? modelMode(env) : "off";

/** Figures as a prompt's values; an unknown figure is sent as "not stated". */
export const valuesOf = <T extends Readonly<Record<string, string | null>>>(
  language: Language,
  buyer: string,
  figures: T,
) =>
  ({
    language: languageWords[language],
    "buyer.name": buyer,
    ...Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, value ?? notStated])),
  }) as { language: string; "buyer.name": string } & { [Name in keyof T]: string };

interface Drafted<K extends PromptKey> {
  readonly env: Env;
  readonly facts: Pick<SystemFacts, "augmentedText">;
  readonly key: K;
  readonly language: Language;
  readonly values: ValuesOf<K>;
  /** Who asks. */
  readonly by: string;
  readonly textOf: (found: Extract<Generated<K>, { status: "model" }>) => string;
  readonly keep: (draft: NewDraft) => Promise<void>;
}

/** A draft, stored next to the text; null with the reason if the model gives none that can be used. @throws Refusal 409 */
export async function draftText<K extends PromptKey>(asked: Drafted<K>) {
  const { env, key, language, values, by } = asked;
  if (draftingOf(env, asked.facts) === "off") throw refuse("draftingOff");
  const found = await generate(env, key, values);
  if (found.status === "fallback") {
    const isChecked = found.reason.startsWith("check:");
    return { ...done(message(isChecked ? "draftRefused" : "draftUnavailable")), draft: null };
  }
  const draft = asked.textOf(found);
  await asked.keep({ language, draft, prompt: found.version, by, at: now() });
  return { ...done(message("draftReady")), draft };
}
