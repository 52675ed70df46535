import { moneyOf, type FigureAsk } from "./figure-answer.ts";
import type { SupplierSet } from "./suppliers-href.ts";
import type { Threshold } from "./thresholds.ts";

/** All suppliers of a job. */
export const everySupplier: SupplierSet = {
  capability: null,
  levels: [],
  others: [],
  countries: [],
  thresholds: [],
  unmatched: false,
};

export const isEvery = ({ capability, countries, thresholds, unmatched }: SupplierSet): boolean =>
  capability === null && countries.length === 0 && thresholds.length === 0 && !unmatched;

const saidBy = {
  GreaterThan: "moreThan",
  GreaterThanOrEqual: "atLeastOf",
  LessThan: "lessThan",
  LessThanOrEqual: "atMostOf",
} as const;

function thresholdName(ask: FigureAsk, { measure, operator, value }: Threshold): string {
  const { words, job } = ask;
  const isMoney = measure === "spendMinor";
  return words.say(saidBy[operator], {
    measure: words.say(measure),
    value: isMoney ? moneyOf(ask, Math.round(value * 10 ** job.minorDigits)) : words.formats.count(value),
  });
}

/** Names the suppliers of a set: "Virtual card at High or Medium, Germany, spend above £1,000". */
export function setName(ask: FigureAsk, set: SupplierSet): string {
  const { capability, levels, others, countries, thresholds, unmatched } = set;
  const { words } = ask;
  const capabilities = capability === null ? others : [{ capability, levels }, ...others];
  const parts = [
    ...capabilities.map((each) =>
      each.levels.length === 0
        ? words.capability(each.capability)
        : words.say("set", {
            capability: words.capability(each.capability),
            levels: words.names(each.levels.map(words.level), "disjunction"),
          }),
    ),
    ...(countries.length === 0 ? [] : [words.names(countries.map(words.formats.country), "disjunction")]),
    ...(unmatched ? [words.say("unmatchedSet")] : []),
    ...thresholds.map((each) => thresholdName(ask, each)),
  ];
  return parts.length === 0 ? words.say("everySupplier") : parts.join(", ");
}
