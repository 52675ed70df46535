import type { PromptVersion } from "@paygauge/api-types/entities/prompts";
import { lineDiff, type DiffLine } from "./line-diff.ts";

/** A setting of two versions. */
interface SettingDiff {
  readonly key: "model" | "temperature" | "maxTokens" | "answer" | "maxWords";
  readonly before: string | number;
  readonly after: string | number;
}

/** Everything in which two versions differ: template, model, settings, schema and contract. */
export interface VersionDiff {
  readonly template: readonly DiffLine[];
  readonly settings: readonly SettingDiff[];
  readonly schema: readonly DiffLine[];
  readonly variables: ListDiff;
  readonly checks: ListDiff;
}
interface ListDiff {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

const listDiff = (before: readonly string[], after: readonly string[]): ListDiff => ({
  added: after.filter((each) => !before.includes(each)),
  removed: before.filter((each) => !after.includes(each)),
});

const settingsOf = ({ config, contract }: PromptVersion) => ({
  model: config.model,
  temperature: config.temperature,
  maxTokens: config.maxTokens,
  answer: contract.answer,
  maxWords: contract.maxWords,
});

/** Variables that a template uses, in their order. */
export const usedVariables = (template: string): string[] => [
  ...new Set([...template.matchAll(/\{\{([^{}]*)\}\}/gu)].map(([, name = ""]) => name)),
];

/** Compares two versions of a prompt. `variables`: those that the templates use. */
export function versionDiff(before: PromptVersion, after: PromptVersion): VersionDiff {
  const [one, other] = [settingsOf(before), settingsOf(after)];
  const keys = Object.keys(one) as SettingDiff["key"][];
  return {
    template: lineDiff(before.template, after.template),
    settings: keys.map((key) => ({ key, before: one[key], after: other[key] })),
    schema: lineDiff(before.contract.schema, after.contract.schema),
    variables: listDiff(usedVariables(before.template), usedVariables(after.template)),
    checks: listDiff(before.contract.checks, after.contract.checks),
  };
}

export const isChanged = (lines: readonly DiffLine[]): boolean => lines.some(({ kind }) => kind !== "same");
