/**
 * Spellings grouped into suppliers: a made set at scale, and real patent applicants; next to plain keys and trigrams.
 */
import { atOnce } from "@paygauge/api-types/turns/turns";
import { AlikeFinder, joinAlike } from "../../origin/src/job/grouping/alike.ts";
import { plainName } from "@paygauge/analysis/names/group-key";
import { UnionFind } from "../../origin/src/job/grouping/union-find.ts";
import type { PayeeIdentity } from "../../origin/src/job/facts.ts";
import { buildDirectoryIndex } from "../../origin/src/job/matching/directory-index.ts";
import { entryOf, supplierOf } from "../../origin/src/job/matching/labelled-sets.fixture.ts";
import { Matcher } from "../../origin/src/job/matching/match-suppliers.ts";
import { confidenceRulesetV1 as ruleset } from "../../origin/src/job/matching/ruleset-v1.ts";
import { jaroWinklerJoins, trigramJoins } from "./matching-peers.ts";
import { goal, groupingQuality, type Quality, three, timed } from "./matching-quality.ts";
import { spellings } from "./matching-spellings.ts";

const shown = ({ precision, recall, f1 }: Quality): string =>
  `pairwise F1 ${three(f1)} (P ${three(precision)} R ${three(recall)})`;

function joined(size: number, pairs: Iterable<readonly [number, number]>): number[] {
  const groups = new UnionFind(size);
  for (const [a, b] of pairs) groups.join(a, b);
  return Array.from({ length: size }, (_, at) => groups.find(at));
}

/** What the machine joins and what it would propose as likely. */
function productGroups(identities: readonly PayeeIdentity[]): { groups: number[]; seconds: number } {
  const { value, seconds } = timed(() => {
    const pairs = atOnce(AlikeFinder.over(identities, ruleset)).next(identities.length);
    const likely = pairs.filter(({ likeness }) => likeness !== "Possible");
    const groups = atOnce(joinAlike(identities, likely));
    return identities.map((_, at) => groups.find(at));
  });
  return { groups: value, seconds };
}

/** `spellings` of `companies`: with tax ids on half of them, with fewer and more, and without. */
export function reportSpellings(dir: string, companies: number, count: number): void {
  console.log(`\nMade spellings: ${count} of ${companies} companies; made after the rules were chosen on another seed`);
  for (const [share, bound] of [
    [0.5, 0.93],
    [0, 0.87],
    [0.25, null],
  ] as const) {
    const set = spellings(dir, companies, count, share);
    const { groups, seconds } = productGroups(set.spellings);
    const quality = groupingQuality(groups, set.truth);
    const judged = bound === null ? "" : `, F1 ${goal(quality.f1, bound)}`;
    console.log(
      `  product, ${share * 100} % state a tax id    ${shown(quality)}${judged}; ${Math.round(count / seconds)} spellings per CPU second`,
    );
    if (share === 0.5)
      console.log(
        `  exact key                        ${shown(
          groupingQuality(
            set.spellings.map(({ name }) => plainName(name)),
            set.truth,
          ),
        )}`,
      );
  }
  const few = spellings(dir, 2000, 3794, 0.5);
  const names = few.spellings.map(({ name }) => name);
  console.log(`  3794 spellings of 2000 companies, since trigrams compare every two:`);
  console.log(
    `    product                        ${shown(groupingQuality(productGroups(few.spellings).groups, few.truth))}`,
  );
  for (const floor of [0.6, 0.7, 0.8]) {
    const groups = joined(names.length, trigramJoins(names, floor));
    console.log(`    trigram ≥ ${floor}                  ${shown(groupingQuality(groups, few.truth))}`);
  }
}

/** Real names only: the floor of each way is chosen on three clusters of ten and told of the others. */
export function reportApplicants(names: string[], clusters: string[]): void {
  console.log(
    `\nPatent applicants: ${names.length} spellings, names only; clusters also join differently named subsidiaries`,
  );
  const ordinals = new Map([...new Set(clusters)].map((cluster, at) => [cluster, at]));
  const isFit = (at: number): boolean => (ordinals.get(clusters[at] ?? "") ?? 0) % 10 < 3;
  // as in a job: equal names are one supplier before anything is compared
  const firstOf = new Map<string, number>();
  names.forEach((name, at) => firstOf.set(plainName(name), firstOf.get(plainName(name)) ?? at));
  const same = names.map((name, at): [number, number] => [at, firstOf.get(plainName(name)) ?? at]);
  const distinct = [...firstOf.values()];
  const entries = distinct.map((at) => entryOf({ entryId: String(at), name: names[at] ?? "" }));
  const matcher = new Matcher(buildDirectoryIndex(entries, ruleset), ruleset);
  const found = distinct.flatMap((at) =>
    matcher
      .candidates(supplierOf(String(at), { name: names[at] ?? "" }))
      .map(({ entry, bits }) => ({ at, entry: distinct[entry] ?? at, bits })),
  );
  const productAt = (floor: number): [number, number][] => [
    ...same,
    ...found.filter(({ bits }) => bits >= floor).map(({ at, entry }): [number, number] => [at, entry]),
  ];
  const best = (
    floors: readonly number[],
    pairsAt: (floor: number) => [number, number][],
  ): Quality & { floor: number } => {
    const ranked = floors
      .map((floor) => ({ floor, groups: joined(names.length, pairsAt(floor)) }))
      .toSorted(
        (a, b) => groupingQuality(b.groups, clusters, isFit).f1 - groupingQuality(a.groups, clusters, isFit).f1,
      );
    const [first = { floor: Number.NaN, groups: [] }] = ranked;
    return { floor: first.floor, ...groupingQuality(first.groups, clusters, (at) => !isFit(at)) };
  };
  const product = best([0, -2, -4, -5, -5.5, -6], productAt);
  const trigram = best([0.4, 0.5, 0.6, 0.7], (floor) => trigramJoins(names, floor));
  console.log(
    `  product, M ≥ ${product.floor}      ${shown(product)}, F1 ${goal(product.f1, trigram.f1)}, the goal being the trigrams'`,
  );
  console.log(`  trigram ≥ ${trigram.floor}         ${shown(trigram)}`);
  const jaro = best([0.85, 0.9, 0.93, 0.96], (floor) => jaroWinklerJoins(names, floor));
  console.log(`  Jaro–Winkler ≥ ${jaro.floor}   ${shown(jaro)}`);
  console.log(
    `  exact key             ${shown(groupingQuality(joined(names.length, same), clusters, (at) => !isFit(at)))}`,
  );
}
