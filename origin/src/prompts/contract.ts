import type { MessageRef } from "@paygauge/api-types/catalogue/message";
import type { Language } from "@paygauge/api-types/languages";
import type { PromptCheck, PromptContract, PromptKey } from "@paygauge/api-types/entities/prompts";
import type * as v from "valibot";

/** Values of a prompt's variables, formatted in the language of the answer. */
export type PromptValues<Name extends string = string> = Readonly<Record<Name, string>>;

/** Made-up values that a test run uses; never a tenant's. */
export interface Sample<Name extends string = string> {
  readonly name: string;
  readonly values: PromptValues<Name>;
}

/** What one key promises: the values that its callers supply, the shape of the answer, and what it is checked for. */
export interface Contract<Name extends string = string, S extends v.GenericSchema = v.GenericSchema> {
  readonly key: PromptKey;
  /** What the product uses the answer for. */
  readonly purpose: MessageRef;
  readonly variables: readonly Name[];
  readonly samples: readonly Sample<Name>[];
  readonly answer: "json" | "text";
  /** Of the parsed answer: an object, or the text itself. */
  readonly output: S;
  /** The output's fields as the page shows them, one a line. */
  readonly schema: string;
  /** The prose of an answer, which the checks read. */
  readonly textOf: (output: v.InferOutput<S>) => string;
  /** Words of the prose. */
  readonly maxWords: number;
  /** Variables that name someone: a name can contain a refused word. */
  readonly names: readonly Name[];
  readonly checks: readonly PromptCheck[];
}

/** Declares a contract; the variables' names stay literal, so that callers are checked. */
export function contract<const Name extends string, S extends v.GenericSchema>(
  options: Contract<Name, S>,
): Contract<Name, S> {
  return options;
}

/** Languages by the word that prompts use for them. */
export const languageWords: Readonly<Record<Language, string>> = { en: "English", de: "German", fr: "French" };

/** The language of values, as numbers are written in it; English for any other. */
export function languageOfValues(values: PromptValues): Language {
  const word = values["language"];
  return (Object.keys(languageWords) as Language[]).find((each) => languageWords[each] === word) ?? "en";
}

/** The stored form of a contract. */
export function storedContract({
  variables,
  answer,
  schema,
  maxWords,
  checks,
}: Pick<Contract, "variables" | "answer" | "schema" | "maxWords" | "checks">): PromptContract {
  return { variables: [...variables], answer, schema, maxWords, checks: [...checks] };
}
