/**
 * Reads the English sentence of a reason as a user would, and holds it against the facts of the supplier: what it says
 * of them, that its two numbers stand to each other as it says, and that the second is one of the ruleset's.
 */
import type { ScoringFacts } from "../../origin/src/job/scoring/scoring-fields.ts";

interface ReadAgainst {
  readonly facts: ScoringFacts;
  /** Units of the job's currency for one of the reference currency. */
  readonly rate: number;
  /** The supplier's country; "" where it is not known. */
  readonly country: string;
  /** Numbers of the rule's condition, in the reference currency. */
  readonly numbers: readonly number[];
}

const figures: readonly (readonly [RegExp, keyof ScoringFacts, "money" | "plain"])[] = [
  [/^Spend of (\S+)(?: a year| in one document)/, "spend", "money"],
  [/^(\S+) transactions? (?:a year|in total)/, "transactions", "plain"],
  [/^(\S+) invoices? (?:a year|in total)/, "invoices", "plain"],
  [/^Average ticket of (\S+?)(?=, |$)/, "ticket", "money"],
  [/^Average payment of (\S+?)(?=, |$)/, "apv", "money"],
  [/^Average invoice of (\S+?)(?=, |$)/, "aiv", "money"],
  [/^Payment terms of (\S+) days?/, "terms", "plain"],
  [/^Terms can be extended by (\S+) days?/, "roomToTarget", "plain"],
  [/^Paid (\S+) days? late on average/, "daysLate", "plain"],
  [/^(\S+) of lines have a purchase order/, "orderShare", "plain"],
  [/^Detail level (\d)/, "detailLevel", "plain"],
];

const statements: Readonly<Record<string, (facts: ScoringFacts) => boolean>> = {
  "No spend, or credits exceed it": (facts) => facts.spend <= 0,
  "Unknown payment terms": (facts) => facts.terms === null,
  "Unknown average ticket": (facts) => facts.ticket === null,
  "Unknown average payment": (facts) => facts.apv === null,
  "Unknown average invoice": (facts) => facts.aiv === null,
  "Unknown payment delays": (facts) => facts.daysLate === null,
  "Unknown share of purchase orders": (facts) => facts.orderShare === null,
  "No instant payment scheme limit, or no payments": (facts) => facts.instantHeadroom === null,
  "Excluded by payee class, industry or the issuer’s list": (facts) => facts.excluded,
  "Not excluded": (facts) => !facts.excluded,
  "Accepts cards": (facts) => facts.cardAccepting,
  "No known card acceptance": (facts) => !facts.cardAccepting,
  "Capable of straight-through processing": (facts) => facts.stpCapable,
  "Not known to be capable of straight-through processing": (facts) => !facts.stpCapable,
  "Typical purchasing card industry": (facts) => facts.pcardMcc,
  "Not a typical purchasing card industry": (facts) => !facts.pcardMcc,
  "Among the top suppliers making up 80% of spend": (facts) => facts.inTopSpend,
  "Not among the top suppliers making up 80% of spend": (facts) => !facts.inTopSpend,
  "Paid by cheque": (facts) => facts.paidByCheque,
  "Not paid by cheque": (facts) => !facts.paidByCheque,
  "Paid by wire": (facts) => facts.paidByWire,
  "Not paid by wire": (facts) => !facts.paidByWire,
  "Paid in cash": (facts) => facts.paidByCash,
  "Not paid in cash": (facts) => !facts.paidByCash,
  "In the buyer’s country": (facts) => facts.domestic,
  "Stated to be in the buyer’s country": (facts) => facts.domesticStated,
  "Not stated to be in the buyer’s country": (facts) => !facts.domesticStated,
  "Public body or landlord: proposed only where cards are known to be accepted": (facts) => facts.limitedPayee,
  "Not a public body or landlord": (facts) => !facts.limitedPayee,
  "Only the name agrees with the directory": (facts) => facts.matchByName,
  "Not matched by the name alone": (facts) => !facts.matchByName,
  "A straight-through processing provider covers the supplier’s country": (facts) => facts.hasStpProvider,
  "The supplier’s country is in the supply chain finance programme": (facts) => facts.inScfProgramme,
  "The supplier’s country has an instant payment scheme": (facts) => facts.hasInstantScheme,
  "One of the issuer’s virtual lockboxes covers the supplier’s country": (facts) => facts.lockboxCovers,
  "Enrolled in one of the issuer’s virtual lockboxes": (facts) => facts.lockboxEnrolled,
  "Not enrolled in any of the issuer’s virtual lockboxes": (facts) => !facts.lockboxEnrolled,
  "Accepts virtual cards": (facts) => facts.vcAccepting === "YES",
  "No virtual cards, according to the directory": (facts) => facts.vcAccepting === "NO",
  "Unknown virtual card acceptance": (facts) => facts.vcAccepting === "UNMATCHED",
  "Directory match: High": (facts) => facts.matchBand === "High",
  "Directory match: Medium": (facts) => facts.matchBand === "Medium",
  "Directory match: Low": (facts) => facts.matchBand === "Low",
  "No directory match": (facts) => facts.matchBand === "Unmatched",
  "Tier A industry: often accepts virtual cards": (facts) => facts.tier === "A",
  "Tier B industry: sometimes accepts virtual cards": (facts) => facts.tier === "B",
  "Not a tier A or tier B industry": (facts) => facts.tier === "",
  "Core travel industry": (facts) => facts.tande === "core",
  "Travel-related industry": (facts) => facts.tande === "other",
  "No known travel or entertainment industry": (facts) => facts.tande === "",
};

/** What is said of a country, which must then be known. */
const ofCountry: typeof statements = {
  "In a different country from the buyer": (facts) => !facts.domestic,
  "No straight-through processing provider covers the supplier’s country": (facts) => !facts.hasStpProvider,
  "The supplier’s country is outside the supply chain finance programme": (facts) => !facts.inScfProgramme,
  "The supplier’s country has no instant payment scheme": (facts) => !facts.hasInstantScheme,
  "None of the issuer’s virtual lockboxes covers the supplier’s country": (facts) => !facts.lockboxCovers,
};

const relations: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  "at least": (a, b) => a >= b,
  "at most": (a, b) => a <= b,
  over: (a, b) => a > b,
  under: (a, b) => a < b,
  exactly: (a, b) => a === b,
  not: (a, b) => a !== b,
};

const units: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, bn: 1e9, b: 1e9, tn: 1e12, "%": 0.01 };

/** "−£17.9m" as a number with half of its last digit: how far the truth may lie from it. */
function numberOf(text: string): { value: number; within: number } {
  const [, minus = "", digits = "", decimals = "", unit = ""] =
    /^([\u2212-]?)[^\d\u2212-]*([\d,]+)(\.\d+)?([a-zA-Z]+|%)?$/.exec(text) ?? [];
  if (digits === "") throw new Error(`"${text}" is no number.`);
  const scale = units[unit.toLowerCase()] ?? 1;
  const value = Number(digits.replaceAll(",", "") + decimals) * scale * (minus === "" ? 1 : -1);
  return { value, within: 0.5 * 10 ** -Math.max(0, decimals.length - 1) * scale * 1.000001 };
}

const isNear = (text: string, truth: number): boolean => {
  const { value, within } = numberOf(text);
  return Math.abs(value - truth) <= within + 1e-9 * Math.abs(truth);
};

/** What is wrong with the first part of a sentence of a number; null: nothing. undefined: it is none. */
function readFigure(part: string, { facts, rate, numbers }: ReadAgainst): string | null | undefined {
  const found = figures.flatMap(([pattern, field, kind]) => {
    const text = pattern.exec(part)?.[1];
    return text === undefined ? [] : [{ field, text, scale: kind === "money" ? rate : 1 }];
  })[0];
  if (found === undefined) return undefined;
  const truth = facts[found.field];
  if (typeof truth !== "number" || !isNear(found.text, truth * found.scale)) return `the fact is ${String(truth)}`;
  const made = /: (\S+) in .+ × (\S+?)(?=, |$)/.exec(part);
  if (made) {
    const [stated, factor] = [numberOf(made[1] ?? ""), numberOf(made[2] ?? "")];
    const slack = Math.abs(stated.value) * factor.within + stated.within * factor.value + stated.within * factor.within;
    if (Math.abs(stated.value * factor.value - truth * found.scale) > slack * 1.01)
      return "the year is not made of that";
  }
  const [, relation, threshold] = /, (at least|at most|over|under|exactly|not) (\S+)$/.exec(part) ?? [];
  if (relation === undefined || threshold === undefined) return null;
  if (relations[relation]?.(numberOf(found.text).value, numberOf(threshold).value) !== true)
    return "the numbers differ";
  const isOwn = numbers.some((number) => isNear(threshold, number * found.scale));
  return isOwn ? null : `the ruleset says ${numbers.join(", ")}`;
}

function readPart(part: string, against: ReadAgainst): string | null {
  const figure = readFigure(part, against);
  if (figure !== undefined) return figure;
  const { facts, country, rate } = against;
  if (part === "Unknown supplier country") return country === "" ? null : `it is ${country}`;
  const limit = /^Average payment is (\S+) (above|below) the limit/.exec(part);
  if (limit) {
    const headroom = (facts.instantHeadroom ?? Number.NaN) * rate * (limit[2] === "above" ? -1 : 1);
    return isNear(limit[1] ?? "", headroom) ? null : "the headroom is another";
  }
  const ofKnown = ofCountry[part];
  if (ofKnown) return country !== "" && ofKnown(facts) ? null : "it is not so";
  const isSo = statements[part];
  if (!isSo) return "nobody can read this";
  return isSo(facts) ? null : "it is not so";
}

/** What is not true in a reason's English sentence, each as "part: why". */
export function untrueIn(sentence: string, against: ReadAgainst): string[] {
  // A currency's letters are before its number with a space: "kr 151".
  const joined = sentence.replaceAll(/\bkr (?=\d)/g, "kr");
  return joined.split(". ").flatMap((part) => {
    const wrong = readPart(part, against);
    return wrong === null ? [] : [`${part}: ${wrong}`];
  });
}
