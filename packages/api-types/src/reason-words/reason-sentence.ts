/** A reason in words: the facts that made its rule hold, in the job's currency and period, with the ruleset's numbers. */
import type { Message } from "../catalogue/message.ts";
import type { ScoreLevel } from "../entities/analysis.ts";
import type { ReasonFact, ScoreReason } from "../entities/score-reasons.ts";
import type { SupplierDetail } from "../entities/suppliers.ts";
import type { reasonWords } from "./en.ts";
import { comparedTexts, figureText, type FigureKind, type ReasonFormats } from "./reason-figures.ts";

type Texts = typeof reasonWords;
type NumberField = keyof Texts["figures"];
type YesNoField = keyof Texts["yes"];
type WordField = keyof Texts["words"];
type WordKey = { [F in WordField]: `words.${F}.${keyof Texts["words"][F] & string}` }[WordField];

type Key =
  | { [K in keyof Texts]: Texts[K] extends string ? K : never }[keyof Texts]
  | `relations.${keyof Texts["relations"]}`
  | `figures.${NumberField}`
  | `inAll.${keyof Texts["inAll"]}`
  | `unknown.${keyof Texts["unknown"]}`
  | `yes.${YesNoField}`
  | `no.${YesNoField}`
  | WordKey;
/** The catalogue's part "reasons"; the library's own type gives up where a key may be one of many. */
export type Catalogue = (key: never, values: never) => string;

/** What a line of the trace is: points given or taken, a gate that closed, or a cap on the level. */
export type ReasonKind = "points" | "gate" | "cap";

/** A gate ends the scoring, so it stands alone and the level is None; anything else without points is a cap. */
export function kindOf(reason: ScoreReason, level: ScoreLevel, all: readonly ScoreReason[]): ReasonKind {
  if (reason.points !== 0) return "points";
  return all.length === 1 && level === "None" ? "gate" : "cap";
}

const numberKinds = {
  spend: "money",
  transactions: "count",
  invoices: "count",
  ticket: "money",
  apv: "money",
  aiv: "money",
  terms: "count",
  roomToTarget: "count",
  daysLate: "count",
  orderShare: "share",
  detailLevel: "count",
  instantHeadroom: "money",
} as const satisfies Record<NumberField, FigureKind>;

/** Facts that are of the supplier's country: without one, all that is known is that it is not known. */
const countryFields: ReadonlySet<string> = new Set([
  "domestic",
  "hasStpProvider",
  "inScfProgramme",
  "hasInstantScheme",
  "lockboxCovers",
] satisfies YesNoField[]);

/** Facts of a supplier that sentences need in addition to a reason. */
export type ReasonContext = Pick<SupplierDetail, "currency" | "minorDigits" | "reference" | "scaled"> & {
  readonly row: Pick<SupplierDetail["row"], "country">;
  readonly measures: Pick<SupplierDetail["measures"], "spendMinor" | "transactions" | "invoices">;
  readonly annualisation: Message | null;
};

interface SentenceContext {
  readonly words: (key: Key, values?: Readonly<Record<string, string>>) => string;
  readonly formats: ReasonFormats;
  readonly of: ReasonContext;
}

const isNumberField = (field: string): field is NumberField => Object.hasOwn(numberKinds, field);

/** "in June 2020" for a whole month, otherwise "in 127 days". */
function periodText({ words, formats }: SentenceContext, from: string, to: string): string {
  const [first, last] = [new Date(from), new Date(to)];
  const next = new Date(last.getTime() + 86_400_000);
  const isMonth = first.getUTCDate() === 1 && next.getUTCDate() === 1 && from.slice(0, 7) === to.slice(0, 7);
  if (!isMonth) return words("inDays", { days: formats.count((next.getTime() - first.getTime()) / 86_400_000) });
  const month = new Intl.DateTimeFormat(formats.locale, { month: "long", year: "numeric", timeZone: "UTC" });
  return words("inMonth", { month: month.format(first) });
}

/** The fact alone: "Spend of £17.9m a year: £1.5m in June 2020 × 12.2". */
function figurePhrase(context: SentenceContext, field: NumberField, actual: string): string {
  const { words, formats, of } = context;
  if (field !== "spend" && field !== "transactions" && field !== "invoices")
    return words(`figures.${field}`, { actual });
  if (of.scaled === null) {
    const isOneOff = of.measures.transactions === 1 && of.annualisation !== null;
    return words(isOneOff ? `inAll.${field}` : `figures.${field}`, { actual });
  }
  const { factor, from, to } = of.scaled;
  const stated = field === "spend" ? of.measures.spendMinor / 10 ** of.minorDigits : of.measures[field];
  const digits = new Intl.NumberFormat(formats.locale, { maximumSignificantDigits: 3 });
  return words("scaled", {
    fact: words(`figures.${field}`, { actual }),
    stated: figureText(stated, numberKinds[field], formats, of),
    period: periodText(context, from, to),
    factor: digits.format(factor),
  });
}

function numberSentence(
  context: SentenceContext,
  field: NumberField,
  fact: ReasonFact & { readonly actual: number },
): string {
  const { words, formats, of } = context;
  const kind = numberKinds[field];
  const rate = kind === "money" ? of.reference.rate : 1;
  const { relation } = fact;
  const actual = fact.actual * rate;
  if (relation === "is" || fact.threshold === null)
    return figurePhrase(context, field, figureText(actual, kind, formats, of));
  if (fact.threshold === 0 && field === "spend" && actual <= 0) return words("noSpend");
  if (field === "instantHeadroom" && actual < 0 && fact.threshold === 0)
    return words("overLimit", { actual: figureText(-actual, kind, formats, of) });
  const texts = comparedTexts({ actual, relation, threshold: fact.threshold * rate }, kind, formats, of);
  return words("compared", {
    fact: figurePhrase(context, field, texts.actual),
    relation: words(`relations.${relation}`, { threshold: texts.threshold }),
  });
}

function factSentence(context: SentenceContext, fact: ReasonFact): string {
  const { words, of } = context;
  const { field, actual } = fact;
  if (isNumberField(field) && typeof actual === "number") return numberSentence(context, field, { ...fact, actual });
  if (actual === null) return words(`unknown.${field as keyof Texts["unknown"]}`);
  if (actual === false && of.row.country === "" && countryFields.has(field)) return words("noCountry");
  if (typeof actual === "boolean") return words(`${actual ? "yes" : "no"}.${field as YesNoField}`);
  // The values of a word are declared with its field; a catalogue has no key "".
  return words(`words.${field as WordField}.${actual === "" ? "none" : actual}` as WordKey);
}

/** The facts of a reason as sentences, each said once. */
export function reasonSentence(
  reason: ScoreReason,
  of: ReasonContext,
  catalogue: Catalogue,
  formats: ReasonFormats,
): string {
  const context: SentenceContext = {
    words: (key, values = {}) => catalogue(key as never, values as never),
    formats,
    of,
  };
  return [...new Set(reason.facts.map((fact) => factSentence(context, fact)))].join(". ");
}
