/** Suppliers that look like one, as groups to ask a user about. */
import type { MergeProposal } from "@paygauge/api-types/entities/decisions";
import type { InParts } from "@paygauge/api-types/turns/turns";
import type { PayeeIdentity } from "../facts.ts";
import { type AlikePair, besideName, joinAlike, shareOfPair } from "./alike.ts";

interface AlikeMembers extends Pick<MergeProposal, "likeness" | "agrees"> {
  members: number[];
}

/** More suppliers than this that look like one are a chain of look-alikes: no one can judge them at once. */
const mostMembers = 20;

/**
 * Groups of two or more members in the order of the first one. Likely pairs are joined first; a supplier with no likely
 * pair may come in by a possible one, which chains no further. In parts of `groupedSpellings`.
 */
export function* alikeGroups(
  identities: readonly PayeeIdentity[],
  pairs: readonly AlikePair[],
): InParts<AlikeMembers[]> {
  const sure = pairs.filter((pair) => pair.likeness !== "Possible");
  const inSure = new Set(sure.flatMap(({ a, b }) => [a, b]));
  const possible = pairs.filter(({ likeness, a, b }) => likeness === "Possible" && !(inSure.has(a) && inSure.has(b)));
  const groups = yield* joinAlike(identities, [...sure, ...possible]);
  const found = new Map(
    groups
      .groups()
      .filter((members) => members.length <= mostMembers)
      .map((members): [number, AlikeMembers] => [
        groups.find(members[0] ?? 0),
        { members, likeness: "Possible", agrees: [] },
      ]),
  );
  for (const { a, b, likeness, levels } of pairs) {
    yield shareOfPair;
    const group = found.get(groups.find(a));
    if (!group || groups.find(b) !== groups.find(a)) continue;
    if (likeness !== "Possible") group.likeness = "Likely";
    const agrees = besideName.filter((field) => levels[field] !== "none" && levels[field] !== "missing");
    group.agrees = besideName.filter((field) => group.agrees.includes(field) || agrees.includes(field));
  }
  return [...found.values()];
}
