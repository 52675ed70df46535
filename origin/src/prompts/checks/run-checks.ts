import type { PromptCheck } from "@paygauge/api-types/entities/prompts";
import { faultOfPitch } from "@paygauge/analysis/pitch/judge-pitch";
import { languageOfValues, type Contract, type PromptValues } from "../contract.ts";
import { hasLink } from "./links.ts";
import { inventedNumbers, numbersIn } from "./numbers.ts";

/** What a check reads: the parsed answer's prose, and the values that it was made from. */
interface Checked {
  readonly text: string;
  readonly values: PromptValues;
  readonly contract: Contract;
}

export const wordsOf = (text: string): number => text.split(/\s+/u).filter((each) => /[\p{L}\p{N}]/u.test(each)).length;

const used = ({ contract, values }: Checked): string[] =>
  contract.variables.flatMap((name) => (Object.hasOwn(values, name) ? [values[name] ?? ""] : []));

/** Numbers of the supplier's fee; empty when it is unknown. */
const feeOf = (checked: Checked): string[] => [
  ...numbersIn(checked.values["terms.fee"] ?? "", languageOfValues(checked.values)),
];

/** Where the fee is known, both bounds of its range are stated, and who knows the real one, as pitches state it. */
function statesCost(checked: Checked): boolean {
  const language = languageOfValues(checked.values);
  const said = numbersIn(checked.text, language);
  const fee = feeOf(checked);
  return fee.length === 0 || (fee.every((each) => said.has(each)) && /acqu[ié]r/iu.test(checked.text));
}

/** The finding's amount is stated: an answer to an instruction in a value holds no figure of the run. */
function statesFinding(checked: Checked): boolean {
  const language = languageOfValues(checked.values);
  const said = numbersIn(checked.text, language);
  return [...numbersIn(checked.values["addressable.amount"] ?? "", language)].every((each) => said.has(each));
}

const tokensOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const checks: Readonly<Record<Exclude<PromptCheck, "json" | "costFirst">, (checked: Checked) => boolean>> = {
  length: ({ text, contract }) => wordsOf(text) <= contract.maxWords,
  words: ({ text, values, contract }) =>
    faultOfPitch(
      text,
      null,
      contract.names.flatMap((name) => values[name] ?? []),
    ) === null,
  numbers: (checked) => inventedNumbers(checked.text, used(checked), languageOfValues(checked.values)).length === 0,
  links: ({ text }) => !hasLink(text),
  cost: statesCost,
  finding: statesFinding,
  tokens: (checked) => {
    const known = new Set(used(checked).flatMap(tokensOf));
    return tokensOf(checked.text).every((each) => known.has(each));
  },
};

/** The checks of the contract that an answer fails, in the contract's order. "json" is decided by parsing. */
export function failedChecks(contract: Contract, text: string, values: PromptValues): PromptCheck[] {
  return contract.checks.filter(
    (each) => each !== "json" && each !== "costFirst" && !checks[each]({ text, values, contract }),
  );
}
