/** Conditions on figures of suppliers in a question: "more than 1 million", "at least three invoices". */
import type { Language } from "@paygauge/api-types/languages";
import type { Operator } from "@paygauge/api-types/entities/paging";

/** What is compared: what is spent with a supplier, in whole units of the job's money, or a number of documents. */
const measures = ["spendMinor", "invoices", "payments", "orders"] as const;
export type Measure = (typeof measures)[number];

export interface Threshold {
  readonly measure: Measure;
  readonly operator: Extract<Operator, "GreaterThan" | "GreaterThanOrEqual" | "LessThan" | "LessThanOrEqual">;
  readonly value: number;
}

interface Words {
  readonly operators: Readonly<Record<Threshold["operator"], string>>;
  /** Behind the number: "or more". */
  readonly behind: Readonly<Record<"GreaterThanOrEqual" | "LessThanOrEqual", string>>;
  readonly measures: Readonly<Record<Measure, string>>;
  /** Factors of numbers. */
  readonly factors: readonly (readonly [words: string, factor: number])[];
  /** Numbers from one. */
  readonly numbers: string;
  /** Words before a condition that say nothing more. */
  readonly before: string;
}

const words: Readonly<Record<Language, Words>> = {
  en: {
    operators: {
      GreaterThan: "more than|greater than|higher than|in excess of|exceeding|exceeds|exceed|over|above",
      GreaterThanOrEqual: "at least|no less than|not less than|a minimum of|minimum",
      LessThan: "less than|fewer than|lower than|under|below",
      LessThanOrEqual: "at most|no more than|not more than|up to|a maximum of|maximum",
    },
    behind: { GreaterThanOrEqual: "or more|or above|and more|and above", LessThanOrEqual: "or less|or fewer|or below" },
    measures: {
      spendMinor: "spend|spending|volume|in spend|of spend",
      invoices: "invoices|invoice|bills",
      payments: "payments|payment|transactions",
      orders: "purchase orders|purchase order|orders|order|pos",
    },
    factors: [
      ["million|millions|mln|mio|m", 1_000_000],
      ["billion|bn", 1_000_000_000],
      ["thousand|k", 1000],
    ],
    numbers: "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve",
    before:
      "with|that|who|which|whose|and|having|have|has|had|get|got|are|is|was|were|paid|pay|spend|spends|spent|spending|cost|costs|where|of|a|an|total|we|on|us|volume|send|sent|issued|issue|made|make",
  },
  de: {
    operators: {
      GreaterThan: "mehr als|größer als|höher als|über|oberhalb von",
      GreaterThanOrEqual: "mindestens|wenigstens|minimum|ab",
      LessThan: "weniger als|kleiner als|niedriger als|unter|unterhalb von",
      LessThanOrEqual: "höchstens|maximal|bis zu|nicht mehr als",
    },
    behind: { GreaterThanOrEqual: "oder mehr|und mehr", LessThanOrEqual: "oder weniger" },
    measures: {
      spendMinor: "ausgaben|umsatz|volumen",
      invoices: "rechnungen|rechnung",
      payments: "zahlungen|zahlung|transaktionen",
      orders: "bestellungen|bestellung",
    },
    factors: [
      ["millionen|million|mio\\.?", 1_000_000],
      ["milliarden|milliarde|mrd\\.?", 1_000_000_000],
      ["tausend|tsd\\.?", 1000],
    ],
    numbers: "eine|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf",
    before:
      "mit|die|der|das|und|haben|hat|sind|ist|wo|von|einem|einer|insgesamt|ausgaben|umsatz|volumen|kosten|für|wir|bei|denen|geben|wurden|gesamt",
  },
  fr: {
    operators: {
      GreaterThan: "plus d(?:e |')|supérieure?s? à|au-dessus de|dépassant|dépasse(?:nt)?",
      GreaterThanOrEqual: "au moins|au minimum|à partir de",
      LessThan: "moins d(?:e |')|inférieure?s? à|en dessous de|au-dessous de",
      LessThanOrEqual: "au plus|au maximum|jusqu'à|pas plus d(?:e |')",
    },
    behind: { GreaterThanOrEqual: "ou plus|et plus", LessThanOrEqual: "ou moins" },
    measures: {
      spendMinor: "dépenses?|volume",
      invoices: "factures?",
      payments: "paiements?|transactions?",
      orders: "bons de commande|commandes?",
    },
    factors: [
      ["millions?|mio", 1_000_000],
      ["milliards?|md", 1_000_000_000],
      ["mille|k", 1000],
    ],
    numbers: "une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze",
    before:
      "avec|qui|dont|et|ayant|ont|a|sont|est|où|la|les|le|des|de|du|dépenses?|dépensent|volume|chez|nous|pour|total",
  },
};

const currency = "(?:[£$€¥]|usd|gbp|eur|euros?|dollars?|pounds?|pfund|livres?)";
const digits = String.raw`\d{1,3}(?:[.,'\u00a0\u202f ]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?`;

/** "1,000,000", "1.5" and "1,5" as numbers. */
function numberOf(text: string): number {
  const plain = text.replaceAll(/['\u00a0\u202f ]/g, "");
  const grouped = /^\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{1,2})?$/.test(plain);
  if (!grouped) return Number(plain.replace(",", "."));
  const decimals = /[.,](\d{1,2})$/.exec(plain)?.[1];
  const whole = (decimals === undefined ? plain : plain.slice(0, -decimals.length - 1)).replaceAll(/[.,]/g, "");
  return Number(`${whole}${decimals === undefined ? "" : `.${decimals}`}`);
}

const patterns = new Map<Language, RegExp>();

function patternOf(language: Language): RegExp {
  const known = patterns.get(language);
  if (known !== undefined) return known;
  const { operators, behind, measures: things, factors, numbers, before } = words[language];
  const operator = Object.entries(operators).map(([name, phrases]) => `(?<${name}>${phrases})`);
  const after = (place: string) =>
    Object.entries(behind)
      .map(([name, phrases]) => `(?<${place}${name}>${phrases})`)
      .join("|");
  const scale = factors.map(([phrases], at) => `(?<factor${at}>${phrases})`);
  const thing = Object.entries(things).map(([name, phrases]) => `(?<${name}>${phrases})`);
  const edge = "(?![\\p{L}\\p{N}])";
  const built = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:(?:${before}) )*(?:(?:${operator.join("|")})\\s*)?(?<sign>${currency}\\s*)?(?<number>${digits}|(?:${numbers})${edge})` +
      `(?:\\s*(?:${scale.join("|")})${edge})?(?:\\s*(?<unit>${currency})(?![\\p{L}]))?(?:\\s+(?:${after("Mid")})${edge})?(?:\\s+(?:of |de |d'|von |in )?(?:${thing.join("|")})${edge})?(?:\\s+(?:${after("After")})${edge})?`,
    "giu",
  );
  patterns.set(language, built);
  return built;
}

/** Words and signs of money: a bare "more than 5" compares nothing that is known. */
const ofMoney = /[£$€¥]|\b(?:spen[dt]\w*|cost\w*|volume|ausg\w*|umsatz|kosten|dépens\w*|coût\w*|montant)\b/iu;

/** A bare number from here on is money. */
const leastSpend = 10_000;

interface Found {
  readonly groups: Readonly<Record<string, string | undefined>>;
  readonly question: string;
  /** What follows the condition. */
  readonly after: string;
}

/** What a condition compares; null where its words don't say, and for shares and times. */
function thresholdOf({ groups, question, after }: Found, language: Language): Threshold | null {
  if (/^\s*(?:%|per ?cent|prozent|pour ?cent)/i.test(after)) return null;
  const { factors, numbers } = words[language];
  const operator =
    (["GreaterThan", "GreaterThanOrEqual", "LessThan", "LessThanOrEqual"] as const).find(
      (each) => groups[each] !== undefined,
    ) ??
    (["GreaterThanOrEqual", "LessThanOrEqual"] as const).find(
      (each) => groups[`Mid${each}`] !== undefined || groups[`After${each}`] !== undefined,
    );
  if (operator === undefined) return null;
  const text = (groups["number"] ?? "").toLowerCase();
  const spelled = numbers.split("|").findIndex((each) => new RegExp(`^(?:${each})$`, "i").test(text));
  const factor = factors.find((_, at) => groups[`factor${at}`] !== undefined)?.[1] ?? 1;
  const value = (spelled >= 0 ? spelled + 1 : numberOf(text)) * factor;
  const named = measures.find((each) => groups[each] !== undefined);
  const isMoney = groups["sign"] !== undefined || groups["unit"] !== undefined || ofMoney.test(question);
  // No supplier has so many documents that a bare number of this size is of them.
  const measure = named ?? (isMoney || value >= leastSpend ? "spendMinor" : null);
  return measure !== null && Number.isFinite(value) ? { measure, operator, value } : null;
}

/** The conditions of a question, and the question without them. */
export function readThresholds(
  question: string,
  language: Language,
): { readonly thresholds: readonly Threshold[]; readonly rest: string } {
  const thresholds: Threshold[] = [];
  const rest = question.replaceAll("’", "'").replaceAll(patternOf(language), (whole, ...found: unknown[]) => {
    const [at, text, groups] = found.slice(-3) as [number, string, Found["groups"]];
    const threshold = thresholdOf({ groups, question, after: text.slice(at + whole.length) }, language);
    if (threshold === null) return whole;
    thresholds.push(threshold);
    return " ";
  });
  return { thresholds, rest: thresholds.length === 0 ? question : rest.replaceAll(/\s+/g, " ").trim() };
}
