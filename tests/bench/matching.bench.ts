/**
 * Matching bench: node tests/bench/matching.bench.ts [entries] [suppliers]
 * Prints precision, recall and F1 on labelled sets beside plain peers, calibration, speed and index size.
 * Reads SAMPLES_DIR (default ../shared/data beside the project); without it says so and ends.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { plainName } from "../../origin/src/job/grouping/group-key.ts";
import { buildDirectoryIndex, indexBytes } from "../../origin/src/job/matching/directory-index.ts";
import { confidenceOf, Matcher } from "../../origin/src/job/matching/match-suppliers.ts";
import { confidenceRulesetV1 as ruleset } from "../../origin/src/job/matching/ruleset-v1.ts";
import { exactPeer, jaroWinklerPeer, type Peer, trigramJoins, trigramPairs, trigramPeer } from "./matching-peers.ts";
import {
  applicants,
  canada,
  dutchFirms,
  entryOf,
  type LabelledPair,
  type MatchSet,
  northWest,
  restaurants,
  supplierOf,
} from "../../origin/src/job/matching/labelled-sets.fixture.ts";
import { synthetic } from "./matching-synthetic.ts";

const dir = process.env["SAMPLES_DIR"] ?? join(import.meta.dirname, "../../../shared/data");
if (!existsSync(dir)) {
  console.log(`Skipped: no samples at ${dir}. Set SAMPLES_DIR to the folder of the public ledgers.`);
  process.exit(0);
}

interface Answer {
  entryId: string | null;
  score: number;
}

const three = (value: number): string => (Number.isFinite(value) ? value.toFixed(3) : "–");

function quality(
  answers: Answer[],
  truth: (string | null)[],
  threshold: number,
): { precision: number; recall: number; f1: number } {
  let right = 0;
  let given = 0;
  answers.forEach((answer, at) => {
    if (answer.entryId === null || answer.score < threshold) return;
    given += 1;
    if (answer.entryId === truth[at]) right += 1;
  });
  const present = truth.filter((one) => one !== null).length;
  const [precision, recall] = [right / Math.max(1, given), right / Math.max(1, present)];
  return { precision, recall, f1: (2 * precision * recall) / Math.max(1e-9, precision + recall) };
}

/** Threshold with the best F1 on the first 30 %, quality on the other 70 %. */
function tuned(
  answers: Answer[],
  truth: (string | null)[],
): { precision: number; recall: number; f1: number; threshold: number } {
  const cut = Math.floor(answers.length * 0.3);
  const scores = [...new Set(answers.slice(0, cut).map((answer) => answer.score))].sort((a, b) => a - b);
  const step = Math.max(1, Math.floor(scores.length / 200));
  let best = { threshold: 0, f1: -1 };
  for (let at = 0; at < scores.length; at += step) {
    const threshold = scores[at] ?? 0;
    const { f1 } = quality(answers.slice(0, cut), truth.slice(0, cut), threshold);
    if (f1 > best.f1) best = { threshold, f1 };
  }
  return { ...quality(answers.slice(cut), truth.slice(cut), best.threshold), threshold: best.threshold };
}

/** Highest recall at which precision is still at least `floor`, over all answers. */
function recallAt(answers: Answer[], truth: (string | null)[], floor: number): number {
  const ranked = answers
    .map((answer, at) => ({ ...answer, right: answer.entryId !== null && answer.entryId === truth[at] }))
    .filter((one) => one.entryId !== null)
    .sort((a, b) => b.score - a.score);
  const present = truth.filter((one) => one !== null).length;
  let right = 0;
  let best = 0;
  ranked.forEach((answer, at) => {
    if (answer.right) right += 1;
    if (right / (at + 1) >= floor) best = Math.max(best, right / present);
  });
  return best;
}

function report(set: MatchSet, peers: Peer[]): void {
  console.log(`\n${set.name}: ${set.suppliers.length} payees, ${set.entries.length} entries`);
  const index = buildDirectoryIndex(set.entries, ruleset);
  const matcher = new Matcher(index, ruleset);
  const started = process.cpuUsage();
  const ranked = set.suppliers.map((supplier) => matcher.candidates(supplier));
  const used = process.cpuUsage(started);
  const answers = ranked.map((list): Answer => {
    const [best, second] = list;
    return best
      ? {
          entryId: index.entryIds[best.entry] ?? null,
          score: best.bits + best.closeness + Math.min(0, (best.bits - (second?.bits ?? -99) - 1) * 0.5),
        }
      : { entryId: null, score: -99 };
  });
  const present = set.truth.filter((one) => one !== null).length;
  const blocked = ranked.filter(
    (list, at) => set.truth[at] !== null && list.some((one) => index.entryIds[one.entry] === set.truth[at]),
  ).length;
  const top1 = answers.filter((answer, at) => set.truth[at] !== null && answer.entryId === set.truth[at]).length;
  const all = tuned(answers, set.truth);
  console.log(
    `  product       F1 ${three(all.f1)} (P ${three(all.precision)} R ${three(all.recall)} from ${all.threshold.toFixed(1)} bits), top-1 ${three(top1 / present)}, R at P≥.995 ${three(recallAt(answers, set.truth, 0.995))}, at P≥.99 ${three(recallAt(answers, set.truth, 0.99))}, blocking ${three(blocked / present)}`,
  );
  const evidence = set.suppliers.map((supplier) => matcher.match(supplier));
  for (const band of ["High", "Medium", "Low"] as const) {
    const within = evidence.map((one, at) => ({ one, at })).filter(({ one }) => one.band === band);
    const right = within.filter(({ one, at }) => one.entryId === set.truth[at]).length;
    if (within.length > 0)
      console.log(`    band ${band.padEnd(6)} ${within.length} payees, precision ${three(right / within.length)}`);
  }
  console.log(
    `    calibration error ${three(calibration(ranked.map((list, at) => ({ confidence: list[0] ? confidenceOf(list[0].bits, list) / 100 : 0, right: answers[at]?.entryId !== null && answers[at]?.entryId === set.truth[at] }))))}, ${Math.round(set.suppliers.length / ((used.user + used.system) / 1e6))} payees per CPU second, ${(indexBytes(index) / Math.max(1, index.size)).toFixed(0)} bytes an entry`,
  );
  for (const peer of peers) {
    const cap = peer.most ?? set.suppliers.length;
    const given = peer.answer(set.entries, set.suppliers.slice(0, cap));
    const truth = set.truth.slice(0, cap);
    const result = tuned(given, truth);
    const first = given.filter((one, at) => truth[at] !== null && one.entryId === truth[at]).length;
    console.log(
      `  ${peer.name.padEnd(13)} F1 ${three(result.f1)} (P ${three(result.precision)} R ${three(result.recall)}), top-1 ${three(first / truth.filter((one) => one !== null).length)}${cap < set.suppliers.length ? ` on ${cap}` : ""}`,
    );
  }
}

/** Expected calibration error over ten bins of the 0–100 figure. */
function calibration(answers: { confidence: number; right: boolean }[]): number {
  let error = 0;
  for (let bin = 0; bin < 10; bin += 1) {
    const within = answers.filter(({ confidence }) => Math.min(9, Math.floor(confidence * 10)) === bin);
    if (within.length === 0) continue;
    const mean = within.reduce((sum, one) => sum + one.confidence, 0) / within.length;
    error +=
      (within.length / answers.length) * Math.abs(mean - within.filter((one) => one.right).length / within.length);
  }
  return error;
}

interface Judged {
  same: boolean;
  score: number;
}

function pairQuality(judged: Judged[], threshold: number): { precision: number; recall: number; f1: number } {
  const right = judged.filter((one) => one.same && one.score >= threshold).length;
  const precision = right / Math.max(1, judged.filter((one) => one.score >= threshold).length);
  const recall = right / judged.filter((one) => one.same).length;
  return { precision, recall, f1: (2 * precision * recall) / Math.max(1e-9, precision + recall) };
}

/** Labelled pairs judged one by one. */
function judge(pairs: LabelledPair[]): Judged[] {
  const entries = [...new Map(pairs.map((pair) => [pair.right.entryId, pair.right])).values()];
  const index = buildDirectoryIndex(entries, ruleset);
  const ordinals = new Map(index.entryIds.map((id, at) => [id, at]));
  const matcher = new Matcher(index, ruleset);
  return pairs.map((pair) => {
    const { bits, closeness, levels } = matcher.compare(pair.left, ordinals.get(pair.right.entryId) ?? 0);
    // as the bands do: a name that is not alike at all is no match
    return { same: pair.same, score: levels.name === "none" ? -50 : bits + closeness };
  });
}

/** Threshold with the best F1 on `learn`, quality on `test`. */
function reportPairs(name: string, learn: Judged[], test: Judged[]): void {
  let best = { threshold: 0, f1: -1 };
  for (const { score } of learn) {
    const { f1 } = pairQuality(learn, score);
    if (f1 > best.f1) best = { threshold: score, f1 };
  }
  const result = pairQuality(test, best.threshold);
  console.log(
    `  ${name.padEnd(34)} F1 ${three(result.f1)} (P ${three(result.precision)} R ${three(result.recall)}) from ${best.threshold.toFixed(1)}, ${test.length} pairs`,
  );
}

/** Number of pairs of equal keys. */
function pairCount(keys: string[]): number {
  const sizes = new Map<string, number>();
  for (const key of keys) sizes.set(key, (sizes.get(key) ?? 0) + 1);
  return [...sizes.values()].reduce((sum, size) => sum + (size * (size - 1)) / 2, 0);
}

/** Pairwise F1 of groups made by joining every pair of names that `pairs` gives. */
function groupingQuality(label: string, names: string[], clusters: string[], pairs: Iterable<[number, number]>): void {
  const parent = names.map((_, at) => at);
  const find = (at: number): number => {
    let root = at;
    while (parent[root] !== root) root = parent[root] ?? root;
    return root;
  };
  for (const [a, b] of pairs) parent[find(a)] = find(b);
  const groups = names.map((_, at) => String(find(at)));
  const both = pairCount(groups.map((group, at) => `${group}|${clusters[at]}`));
  const [precision, recall] = [both / Math.max(1, pairCount(groups)), both / pairCount(clusters)];
  console.log(
    `  ${label.padEnd(26)} pairwise F1 ${three((2 * precision * recall) / (precision + recall))} (P ${three(precision)} R ${three(recall)})`,
  );
}

/** Spellings grouped by matching a list against itself, names only, beside the exact key and trigrams. */
function reportSpellings(names: string[], clusters: string[]): void {
  console.log(`\nPatent applicants: ${names.length} spellings grouped, names only`);
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
  for (const floor of [0, -4, -5.5]) {
    const pairs = found.filter(({ bits }) => bits >= floor).map(({ at, entry }): [number, number] => [at, entry]);
    groupingQuality(`product, M ≥ ${floor}`, names, clusters, [...same, ...pairs]);
  }
  for (const floor of [0.5, 0.6, 0.7, 1])
    groupingQuality(`trigram ≥ ${floor}`, names, clusters, trigramJoins(names, floor));
}

const [size = 200_000, count = 50_000] = process.argv.slice(2).map(Number);
const peers = [exactPeer(), trigramPeer(2000), jaroWinklerPeer(1000)];
console.log("Labelled pairs");
const splits = ["train", "valid", "test"].map((split) => restaurants(dir, [split]).length);
const fodors = judge(restaurants(dir, ["train", "valid", "test"]));
reportPairs("Fodors–Zagats test (from train)", fodors.slice(0, splits[0]), fodors.slice(-(splits[2] ?? 0)));
reportPairs("Fodors–Zagats all (from train)", fodors.slice(0, splits[0]), fodors);
const dutch = dutchFirms(dir);
reportPairs("KVK", judge(dutch), judge(dutch));
reportPairs("KVK, trigram Jaccard", trigramPairs(dutch), trigramPairs(dutch));
report(northWest(dir, 5), []);
report(northWest(dir), [exactPeer(), trigramPeer(), jaroWinklerPeer(2000)]);
report(canada(dir), [exactPeer(), trigramPeer(), jaroWinklerPeer(2000)]);
const patents = applicants(dir);
reportSpellings(patents.names, patents.clusters);
report(synthetic(dir, size, count), peers);
