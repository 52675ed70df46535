import type { ComparedSide } from "@paygauge/api-types/entities/comparison";

const versions = ["scoringRulesetVersion", "confidenceRulesetVersion", "directoryVersion"] as const;
const recorded = ["statementsVersion", "matchService", "codeVersion"] as const;

/** One input of a run that differs: a version or a name, or files. */
export type InputChange =
  | {
      readonly key: (typeof versions)[number] | (typeof recorded)[number];
      readonly before: string;
      readonly after: string;
    }
  | { readonly key: "filesAdded" | "filesRemoved"; readonly files: readonly string[] };

/** Names of one list without those of the other; a name that occurs twice counts twice. */
function without(names: readonly string[], others: readonly string[]): readonly string[] {
  const rest = [...others];
  return names.filter((name) => {
    const at = rest.indexOf(name);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

/** Lists the inputs in which two runs differ; files by name. What one of the runs has no record of is not compared. */
export function inputChanges(before: ComparedSide, after: ComparedSide): readonly InputChange[] {
  const pairs = versions.map((key) => ({ key, before: text(before[key]), after: text(after[key]) }));
  const [was, is] = [before.made, after.made];
  if (was === null || is === null) return pairs.filter(differs);
  const [old, now] = [namesOf(was), namesOf(is)];
  const files = [
    { key: "filesAdded" as const, files: without(now, old) },
    { key: "filesRemoved" as const, files: without(old, now) },
  ];
  const more = recorded.map((key) => ({ key, before: text(was[key]), after: text(is[key]) }));
  return [...files.filter((each) => each.files.length > 0), ...pairs.filter(differs), ...more.filter(differs)];
}

type Made = NonNullable<ComparedSide["made"]>;

const namesOf = ({ files }: Made): readonly string[] => files.map(({ fileName }) => fileName);
const text = (value: string | number | null): string => String(value ?? "");
const differs = ({ before, after }: { readonly before: string; readonly after: string }): boolean => before !== after;
