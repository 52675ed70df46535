import type { GuardChanges } from "@paygauge/api-types/entities/resource-guard";
import type { KnownRelease } from "../../health/release-store.ts";
import { declaredRules, ruleName, ruleText } from "./rule-table.ts";

/** The rules by name, as a release keeps them. */
export const ruleTexts = (): Record<string, string> =>
  Object.fromEntries(declaredRules.map((rule) => [ruleName(rule), ruleText(rule)]));

/** What changed in the rules since a release that was seen here; since the one before, where none is named. */
export function changesSince(release: string, known: readonly KnownRelease[], asked: string | undefined): GuardChanges {
  const now = new Map(Object.entries(ruleTexts()));
  const isOther = ({ rules }: KnownRelease): boolean => JSON.stringify(rules) !== JSON.stringify(ruleTexts());
  const since = asked === undefined ? known.find(isOther) : known.find((each) => each.release === asked);
  const before = new Map(Object.entries(since?.rules ?? {}));
  const names = since === undefined ? [] : [...new Set([...before.keys(), ...now.keys()])].toSorted();
  return {
    release,
    releases: known.map(({ release: name, firstSeen }) => ({ release: name, firstSeen })),
    since: since?.release ?? null,
    changes: names.flatMap((entry) => {
      const change = { entry, before: before.get(entry) ?? null, now: now.get(entry) ?? null };
      return change.before === change.now ? [] : [change];
    }),
  };
}
