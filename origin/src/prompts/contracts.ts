import type { PromptKey } from "@paygauge/api-types/entities/prompts";
import type * as v from "valibot";
import type { Contract, PromptValues } from "./contract.ts";
import { addressParser } from "./contracts/address-parser.ts";
import { campaignLetter } from "./contracts/campaign-letter.ts";
import { chatAnswer } from "./contracts/chat-answer.ts";
import { narrative } from "./contracts/narrative.ts";
import { useCasePitch } from "./contracts/use-case-pitch.ts";

/** Every key that the product asks a model for, with its contract. */
export const contracts = {
  narrative,
  "use-case-pitch": useCasePitch,
  "campaign-letter": campaignLetter,
  "address-parser": addressParser,
  "chat-answer": chatAnswer,
} as const;
type Contracts = typeof contracts;

/** What a caller of a key supplies. */
export type ValuesOf<K extends PromptKey> = PromptValues<Contracts[K]["variables"][number]>;
/** What a key's answer is, parsed. */
export type OutputOf<K extends PromptKey> = v.InferOutput<Contracts[K]["output"]>;

/** The contract of a key; null for a key that no code uses. */
export function contractOf(key: string): Contract | null {
  const all: Readonly<Record<string, unknown>> = contracts;
  // Contracts of different keys differ in the names of their variables and the shape of their output only.
  return Object.hasOwn(all, key) ? (all[key] as Contract) : null;
}
