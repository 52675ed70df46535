import type { LockableType } from "@paygauge/api-types/entities/lockable-types";
import { isRecordType, type RecordType } from "@paygauge/api-types/sitemap/records";
import type { UiTexts } from "@paygauge/ui";
import { ownValue } from "@paygauge/api-types/own-value";
import { nameSign, orderPart } from "../data/difference-of.ts";

/** Where the screens of a record keep the words of its fields. They are loaded: such a screen is open. */
const places: Readonly<Record<Exclude<LockableType, RecordType>, readonly string[]>> = {
  issuer: ["tenants.fields"],
  branding: ["tenants.brands.fields"],
  user: ["people.grants", "people.list.columns", "programs.create.fields"],
  job: ["upload.fields", "upload.dialect", "upload.map"],
  prompt: ["prompts.edit", "prompts.config"],
  videoResource: ["hubAdmin"],
  scoringRuleset: ["rulesets.page", "rulesets.editor", "rulesets.simulation.bands", "rulesets.places"],
  confidenceRuleset: [
    "rulesets.page",
    ...["fields", "levels", "blockingFields", "rarityFields", "calibrationParts"].map(
      (part) => `rulesets.confidence.${part}`,
    ),
    "rulesets.confidence",
    "rulesets.simulation.bands",
    "rulesets.places",
  ],
};
/** Those of a declared record are under its id. */
const placesOf = (kind: LockableType) => (isRecordType(kind) ? [`records.${kind}.fields`] : places[kind]);
/** Words that are under another key, by the end of the field's path. */
const unusual: readonly (readonly [LockableType, RegExp, string])[] = [
  ["issuer", /^typed$/, "tenants.assumptions.title"],
  ["user", /^brandingId$/, "people.branding.own"],
  ["user", /^issuers$/, "programs.columns.issuers"],
  ["sftpConfiguration", /^credential$/, "records.sftpConfiguration.fields.hasCredential"],
  ["job", /^sheet$/, "upload.sheet.label"],
  ["job", /\.dateOrders$/, "upload.map.orderOfDates"],
  ["job", /\.creditsAreNegative$/, "upload.map.negativeCredits"],
  ["job", /\.markCurrencies$/, "upload.map.markCurrencies"],
  ["job", /\.units$/, "upload.map.unitOf"],
  ["job", /\.stated$/, "upload.map.statedFor"],
  ["job", /\.fiscalStart$/, "upload.map.askFiscal"],
  ["job", /\.fiscalStart\.day$/, "upload.map.askFiscalLabel"],
  ["job", /\.fiscalStart\.label$/, "upload.map.fiscalYear"],
  ["job", /\.breakdowns$/, "upload.map.breakdowns.title"],
  ["job", /\.answers$/, "upload.questions.title"],
  ["job", /\.answers\.amountColumn$/, "upload.questions.amounts"],
  ["job", /\.answers\.supplierIds$/, "upload.questions.idAnswer"],
  ["job", /\.answers\.companyColumn$/, "upload.questions.companyColumn"],
  ["job", /\.answers\.documentTotals$/, "upload.questions.documentTotalsAnswer"],
  ["job", /\.documentTotals\.counts$/, "upload.questions.documentTotalsCounts"],
  ["job", /\.(answers\.)?sides$/, "upload.questions.sidesAnswer"],
  ["job", /\.answers\.negatives$/, "upload.questions.negatives"],
  ["job", /\.answers\.otherTables$/, "upload.questions.otherTables"],
  ["job", /\.answers\.summaryRows$/, "upload.questions.summaryRows"],
  ["job", /\.answers\.widerRows$/, "upload.questions.widerRowsAnswer"],
  ["job", /\.answers\.fillDown$/, "upload.questions.fillDown"],
  ["job", /\.answers\.swappedDates$/, "upload.questions.swappedDatesAnswers.swap"],
  ["job", /\.answers\.voidNames$/, "upload.questions.voidNamesAnswer"],
  ["job", /\.answers\.dateColumn$/, "upload.questions.dateColumn"],
  ["job", /^together$/, "upload.sheet.read"],
  ["job", /^mapping\.currency$/, "upload.map.currency"],
  ["scoringRuleset", /=[^.]+\.points$/, "rulesets.editor.pointsOf"],
  ["scoringRuleset", /=[^.]+\.enabled$/, "rulesets.editor.on"],
  ["scoringRuleset", /\.ratesBasis$/, "rulesets.entries.rates.title"],
  ["scoringRuleset", /\.ratesBasis\.year$/, "rulesets.entries.rates.year"],
  ["scoringRuleset", /\.ratesBasis\.source$/, "rulesets.entries.rates.source"],
  ["confidenceRuleset", /\.apart\.number$/, "rulesets.confidence.apart.number"],
  ["confidenceRuleset", /\.apart\.place$/, "rulesets.confidence.apart.place"],
  ["confidenceRuleset", /\.bands\.\w+\.bits$/, "rulesets.confidence.least"],
];
/** Parts of a path that hold others together and say nothing to a user. */
const joints: ReadonlySet<string> = new Set([
  "body",
  "fields",
  "mapping",
  "sources",
  "apart",
  "dialect",
  "capabilities",
  "steps",
]);

/** The catalogue as it is asked by a key that is made. */
export interface WordsByKey {
  (key: never): string;
  has(key: never): boolean;
  raw(key: never): unknown;
}

/**
 * "fallbackCountryIso3" as words: "Fallback country iso3". What isn't a key of ours (a currency, a word) stays as it
 * is.
 */
function spelled(part: string): string {
  if (!/^[a-z]+(?:[A-Z][a-z]*\d*)+$/.test(part)) return part;
  const words = part.replaceAll(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The name of a field of a record by its path, "fields.name.bits", as the record's own screen says it. */
export function fieldWords(
  kind: LockableType,
  path: string,
  words: WordsByKey,
  { labelled, capabilityNames }: Pick<UiTexts, "labelled" | "capabilityNames">,
): string {
  const ofCapability: Readonly<Record<string, string>> = capabilityNames;
  const parts = path.split(".");
  const nameOf = (part: string, at: number): string => {
    if (part.startsWith(nameSign)) return part.slice(nameSign.length);
    const until = parts.slice(0, at + 1).join(".");
    const own = unusual.filter(([of, end]) => of === kind && end.test(until)).map(([, , key]) => key);
    const usual = placesOf(kind).map((place) => `${place}.${part === orderPart ? "order" : part}`);
    // A key may lead to a part of the catalogue instead of a word.
    const key = [...own, ...usual].find(
      (each) => words.has(each as never) && typeof words.raw(each as never) === "string",
    );
    if (key !== undefined) return words(key as never);
    return (parts[at - 1] === "capabilities" ? ownValue(ofCapability, part) : undefined) ?? spelled(part);
  };
  const told = parts.flatMap((part, at) => (at < parts.length - 1 && joints.has(part) ? [] : [nameOf(part, at)]));
  return told.reduce((before, part) => labelled(before, part));
}
