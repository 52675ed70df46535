/** The same fields by a model: every word of its answer has to be one of the address (the prompt's check "tokens"). */
import type { ParsedFields } from "@paygauge/api-types/entities/addresses";
import { ownValue } from "@paygauge/api-types/own-value";
import type { Env } from "../env.ts";
import { modelMode } from "../model/settings.ts";
import { generate } from "../prompts/generate.ts";
import type { AddressLabel, ParsedAddress } from "./address-parts.ts";
import { addressFields } from "./address-fields.ts";

const labels: Readonly<Record<string, AddressLabel>> = {
  unit: "unit",
  house: "house",
  road: "road",
  district: "suburb",
  city: "city",
  region: "state",
  postcode: "postcode",
  country: "country",
};

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether each word occurs at most as often as entered: an answer that repeats the whole address is refused. */
function isEntered(address: string, parts: readonly string[]): boolean {
  const left = new Map<string, number>();
  for (const word of wordsOf(address)) left.set(word, (left.get(word) ?? 0) + 1);
  return parts.flatMap(wordsOf).every((word) => {
    const times = left.get(word) ?? 0;
    left.set(word, times - 1);
    return times > 0;
  });
}

interface ModelAnswer {
  readonly model: ParsedFields | null;
  readonly refused: "off" | "noAnswer" | "invented" | null;
}

export async function modelAddress(env: Env, address: string, rules: ParsedAddress): Promise<ModelAnswer> {
  if (modelMode(env) === "off") return { model: null, refused: "off" };
  const answer = await generate(env, "address-parser", { address, country: rules.iso2 ?? "" });
  if (answer.status === "fallback")
    return { model: null, refused: answer.reason.startsWith("check:") ? "invented" : "noAnswer" };
  const parts = Object.entries(answer.output).flatMap(([name, value]) => {
    const label = ownValue(labels, name);
    return label === undefined || value === undefined || value === "" ? [] : [{ label, value }];
  });
  const values = parts.map(({ value }) => value);
  if (!isEntered(`${address} ${rules.iso2 ?? ""}`, values)) return { model: null, refused: "invented" };
  return { model: addressFields({ parts, iso2: rules.iso2 }), refused: null };
}
