/** What the sections of a business case share: its scenarios computed, and how its values are written. */
import {
  caseResult,
  caseValue,
  caseValues,
  isUnstated,
  type CaseResult,
  type CaseValues,
  type Scenario,
} from "@paygauge/analysis/value/case/case-model";
import {
  parameterRules,
  partsOf,
  type ParameterId,
  type ParameterKey,
} from "@paygauge/api-types/entities/case-parameters";
import { reportedYears, type ReportedBusinessCase } from "../../../business-case/reported-case.ts";
import type { Composing, ReportJob } from "../../section.ts";

export interface ToldScenario {
  readonly scenario: Scenario;
  readonly values: CaseValues;
  readonly result: CaseResult;
}

/** A scenario of the case over the years that a report tells. */
export function toldScenario({ inputs, body }: ReportedBusinessCase, scenario: Scenario): ToldScenario {
  const values = caseValues(inputs, body, scenario);
  return { scenario, values, result: caseResult(inputs, values, reportedYears) };
}

/** The base, which every case has, and its neighbours. @throws Error where one is missing */
export function toldLevels(told: ReportedBusinessCase) {
  const of = (id: "low" | "base" | "high"): ToldScenario => {
    const scenario = told.body.scenarios.find((each) => each.id === id);
    if (scenario === undefined) throw new Error("A case has its three levels.");
    return toldScenario(told, scenario);
  };
  return { low: of("low"), base: of("base"), high: of("high") };
}

/** Amounts of a case are major units; formats of reports take minor ones, in whole major units. Never −0, which is written. */
export const minorOf = (major: number, { summary }: Pick<Composing, "summary">): number =>
  Math.round(major) * 10 ** summary.minorDigits + 0;

/** Returns the case if any of its cohorts counts. Otherwise the result section reports the withheld spend. */
export const countingCase = ({ businessCase }: Pick<ReportJob, "businessCase">): ReportedBusinessCase | null =>
  businessCase !== null && businessCase.inputs.cohorts.length > 0 ? businessCase : null;

/** What no card method counts, and what would tell; nothing where all of it counts. */
export function withheldText({ withheld }: ReportedBusinessCase, composing: Composing): string[] {
  if (withheld === null) return [];
  const { words, formats } = composing;
  const { suppliers, spend, isKnown } = withheld;
  const said = { count: suppliers, spend: formats.short(minorOf(spend, composing)) };
  return [words.say(isKnown ? "casePartly" : "caseUnknown", said)];
}

/** How values of a case are written in the report's language. */
export function caseTexts(composing: Composing) {
  const { words, formats } = composing;
  const { methods, parameters, sources } = words.caseWords;
  const money = (major: number): string => formats.money(minorOf(major, composing));
  const valueOf = (key: ParameterKey, value: number): string => {
    const { unit } = parameterRules[key];
    if (unit === "percent") return formats.share(value);
    if (unit === "basisPoints") return words.say("casePoints", { count: formats.decimal(value * 10_000) });
    if (unit === "days") return words.say("caseDays", { count: Number(value.toFixed(1)) });
    if (unit === "switch") return words.say(value === 1 ? "caseOn" : "caseOff");
    if (unit === "count") return formats.count(value);
    return Math.abs(value) >= 1000 ? money(value) : formats.price(value);
  };
  return {
    money,
    valueOf,
    method: (method: keyof typeof methods): string => methods[method],
    parameter: (key: ParameterKey | "limit"): string => parameters[key],
    scenario: ({ name, level }: Scenario): string =>
      name === "" ? words.say(({ low: "caseLow", base: "caseBase", high: "caseHigh" } as const)[level]) : name,
    /** Value and source of an input of a scenario. */
    input: ({ inputs, body }: ReportedBusinessCase, scenario: Scenario, id: ParameterId) => {
      const found = caseValue(inputs, body, scenario, id);
      const { key } = partsOf(id);
      return {
        value: isUnstated(found) ? "–" : valueOf(key, found.value),
        source: found.origin === "default" ? sources[found.from.source] : sources.typed,
      };
    },
  };
}
