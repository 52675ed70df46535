import type { ScoreLevel, ScoreReason } from "@paygauge/api-types";
import { useFormats, useWords, type Formats } from "../../../state/formats.ts";
import { reasonsTexts } from "../../../texts/en/reasons.ts";

type LadderGroup = keyof typeof reasonsTexts.atLeast;
export type ReasonCode = keyof typeof reasonsTexts.codes;

/** The fact that a step of each ladder compares. */
const ladderFacts = {
  detail: "detailLevel",
  spend: "spend",
  transactions: "transactions",
  ticket: "ticket",
  terms: "terms",
  room: "roomToTarget",
  invoiceValue: "aiv",
  invoices: "invoices",
} as const satisfies Record<LadderGroup, string>;

/** Facts that sentences name, formatted; a share of lines is shown in per cent. */
const namedFacts = ["spend", "ticket", "daysLate", "detailLevel", "orderShare", "transactions", "terms"] as const;

/** What a line of the trace is: points given or taken, a gate that closed, or a cap on the level. */
export type ReasonKind = "points" | "gate" | "cap";

/** A gate ends the scoring, so it stands alone and the level is None; anything else without points is a cap. */
export function kindOf(reason: ScoreReason, level: ScoreLevel, all: readonly ScoreReason[]): ReasonKind {
  if (reason.points !== 0) return "points";
  return all.length === 1 && level === "None" ? "gate" : "cap";
}

export interface Ladder {
  readonly group: LadderGroup;
  readonly side: "atLeast" | "atMost";
  readonly threshold: number;
}

/** Reads "spendAtLeast250000"; undefined for any other code. */
export function ladderOf(code: string): Ladder | undefined {
  const [, group = "", side, threshold] = /^([A-Za-z]+?)At(Least|Most)(\d+(?:\.\d+)?)$/.exec(code) ?? [];
  if (!isLadderGroup(group)) return undefined;
  return { group, side: side === "Least" ? "atLeast" : "atMost", threshold: Number(threshold) };
}

function isLadderGroup(text: string): text is LadderGroup {
  return Object.hasOwn(ladderFacts, text);
}

export function isReasonCode(code: string): code is ReasonCode {
  return Object.hasOwn(reasonsTexts.codes, code);
}

/** "SpendUnder100k" as words: "Spend under 100k". */
export function codeWords(code: string): string {
  const words = code.replaceAll(/([a-z\d])([A-Z])|([a-z])(\d)/g, "$1$3 $2$4").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A fact as text: grouped digits, one decimal below a thousand and none above, other values as they are. */
export function factText(value: ScoreReason["params"][string] | undefined, formats: Pick<Formats, "count">): string {
  if (value === null || value === undefined) return "";
  if (typeof value !== "number") return String(value);
  return formats.count(Math.abs(value) >= 1000 ? Math.round(value) : Math.round(value * 10) / 10);
}

/** Words for a reason; a code that an edited ruleset brought is put in words from itself and its facts. */
export function useReasonWords(): (reason: ScoreReason, kind: ReasonKind) => string {
  const words = useWords("reasons");
  const formats = useFormats();
  const factsOf = ({ params }: ScoreReason): Record<(typeof namedFacts)[number], string> => {
    const share = params["orderShare"];
    const text = (name: string) => factText(params[name], formats);
    return {
      spend: text("spend"),
      ticket: text("ticket"),
      daysLate: text("daysLate"),
      detailLevel: text("detailLevel"),
      orderShare: typeof share === "number" ? `${formats.count(Math.round(share * 1000) / 10)}%` : text("orderShare"),
      transactions: text("transactions"),
      terms: text("terms"),
    };
  };
  const sentenceOf = (reason: ScoreReason): string => {
    const ladder = ladderOf(reason.code);
    if (ladder !== undefined) {
      const actual = factText(reason.params[ladderFacts[ladder.group]], formats);
      return words(`${ladder.side}.${ladder.group}`, { actual, threshold: formats.count(ladder.threshold) });
    }
    if (isReasonCode(reason.code)) return words(`codes.${reason.code}`, factsOf(reason));
    const facts = Object.entries(reason.params)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => words("fact", { name: codeWords(name).toLowerCase(), value: factText(value, formats) }));
    const code = codeWords(reason.code);
    return facts.length === 0 ? words("other", { code }) : words("otherWithFacts", { code, facts: facts.join(", ") });
  };
  return (reason, kind) => {
    const sentence = sentenceOf(reason);
    if (kind === "points") return sentence;
    return words(kind, { sentence: sentence.charAt(0).toLowerCase() + sentence.slice(1) });
  };
}
