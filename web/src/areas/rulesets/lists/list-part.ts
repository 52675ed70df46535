import type { ScoringRuleset } from "@paygauge/api-types/entities/analysis";
import type { FieldProblems } from "../use-ruleset-draft.ts";

/** What every editor of a ruleset's lists is given. */
export interface ListPartProps {
  readonly body: ScoringRuleset;
  readonly onChange: (next: ScoringRuleset) => void;
  readonly problems: FieldProblems;
  readonly readOnly: boolean;
}

/** The ruleset with some of its lists changed. */
export const withLists = (body: ScoringRuleset, lists: Partial<ScoringRuleset["lists"]>): ScoringRuleset => ({
  ...body,
  lists: { ...body.lists, ...lists },
});

/** The first thing wrong at a place or below it. */
export const problemAt = (problems: FieldProblems, path: string): string | undefined =>
  problems[path] ?? Object.entries(problems).find(([each]) => each.startsWith(`${path}.`))?.[1];
