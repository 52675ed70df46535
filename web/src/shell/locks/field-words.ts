import type { UiTexts } from "@paygauge/ui";
import type { StaleWrite } from "../../data/locks/stale-write.ts";

type Kind = StaleWrite["entity"]["entityType"];

/** Where the screens of a record keep the words of its fields. They are loaded: such a screen is open. */
const places: Readonly<Record<Kind, readonly string[]>> = {
  issuer: ["tenants.fields"],
  buyer: ["tenants.buyer"],
  branding: ["tenants.brands.fields"],
  user: ["people.grants", "people.list.columns"],
  job: ["upload.fields", "upload.dialect"],
  scoringRuleset: ["rulesets.page", "rulesets.scoring"],
  confidenceRuleset: [
    "rulesets.page",
    ...["fields", "levels", "blockingFields", "rarityFields"].map((part) => `rulesets.confidence.${part}`),
    "rulesets.confidence",
  ],
};
/** Words that stand under another key. */
const unusual: Readonly<Record<string, string>> = { "user brandingId": "people.branding.own" };
/** Parts of a path that hold others together and say nothing to a person. */
const joints: ReadonlySet<string> = new Set(["body", "fields", "mapping", "sources"]);

/** The catalogue as it is asked by a key that is made. */
export interface WordsByKey {
  (key: never): string;
  has(key: never): boolean;
  raw(key: never): unknown;
}

/** "fallbackCountryIso3" as words: "Fallback country iso3". */
function spelled(part: string): string {
  const words = part.replaceAll(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The name of a field of a record by its path, "fields.name.bits", as the record's own screen says it. */
export function fieldWords(kind: Kind, path: string, words: WordsByKey, labelled: UiTexts["labelled"]): string {
  const nameOf = (part: string): string => {
    const keys = [unusual[`${kind} ${part}`], ...places[kind].map((place) => `${place}.${part}`)];
    // A key may lead to a part of the catalogue instead of a word.
    const key = keys.find(
      (each) => each !== undefined && words.has(each as never) && typeof words.raw(each as never) === "string",
    );
    return key === undefined ? spelled(part) : words(key as never);
  };
  const parts = path.split(".");
  const told = parts.filter((part, at) => at === parts.length - 1 || !joints.has(part)).map(nameOf);
  return told.reduce((before, part) => labelled(before, part));
}
