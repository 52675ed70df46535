/**
 * Matching bench: node tests/bench/matching.bench.ts [entries] [suppliers]
 * Precision, recall and F1 on labelled sets next to plain peers, calibration, speed and index size, each next to its
 * goal. Reads SAMPLES_DIR (default ../shared/data beside the project); without it, it ends with a note.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { buildDirectoryIndex, indexBytes } from "../../origin/src/job/matching/directory-index.ts";
import { competitionOf, confidenceOf, posteriorInputsOf } from "../../origin/src/job/matching/confidence.ts";
import { calibrationParts } from "@paygauge/api-types/entities/calibration";
import { Matcher } from "../../origin/src/job/matching/match-suppliers.ts";
import { confidenceRulesetV5 as ruleset } from "../../origin/src/job/matching/ruleset-v5.ts";
import {
  applicants,
  canada,
  dutchFirms,
  halfOf,
  type LabelledPair,
  type MatchSet,
  northWest,
  restaurants,
} from "../../origin/src/job/matching/labelled-sets.fixture.ts";
import { NameBound } from "./matching-bound.ts";
import { calibrationError, chanceError, fitted, isForFit, type Judgement } from "./matching-calibration.ts";
import { reportApplicants, reportSpellings } from "./matching-grouping.ts";
import { exactPeer, jaroWinklerPeer, namePairs, namePeers, type Peer, trigramPeer } from "./matching-peers.ts";
import {
  type Answer,
  firstRight,
  goal,
  type Judged,
  judgedQuality,
  type Quality,
  recallAt,
  three,
  timed,
  tuned,
} from "./matching-quality.ts";
import { synthetic } from "./matching-synthetic.ts";

const dir = process.env["SAMPLES_DIR"] ?? join(import.meta.dirname, "../../../shared/data");
if (!existsSync(dir)) {
  console.log(`Skipped: no samples at ${dir}. Set SAMPLES_DIR to the folder of the public ledgers.`);
  process.exit(0);
}

const shown = ({ precision, recall, f1 }: Quality): string =>
  `F1 ${three(f1)} (P ${three(precision)} R ${three(recall)})`;

/** Share of the payees that a band has, how often it is right, and what the confidence says on average, 0…1. */
interface BandFigures {
  share: number;
  precision: number;
  said: number;
}

interface Ran {
  answers: Answer[];
  judgements: Judgement[];
  quality: Quality;
  /** Precision of what the product matches, whatever the band. */
  matchedPrecision: number;
  medium: BandFigures;
  low: BandFigures;
  perSecond: number;
  bytes: number;
}

/** The product on a set, told in one paragraph. */
function run(set: MatchSet): Ran {
  console.log(`\n${set.name}: ${set.suppliers.length} payees, ${set.entries.length} entries`);
  const index = buildDirectoryIndex(set.entries, ruleset);
  const matcher = new Matcher(index, ruleset);
  const { value: ranked, seconds } = timed(() => set.suppliers.map((supplier) => matcher.candidates(supplier)));
  const answers = ranked.map(([best, second]): Answer => {
    if (!best) return { entryId: null, score: -99 };
    const lead = best.bits - (second?.bits ?? -99);
    const score = best.bits + best.closeness + Math.min(0, (lead - 1) * 0.5);
    return { entryId: index.entryIds[best.entry] ?? null, score };
  });
  const judgements = ranked.map((list, at): Judgement => ({
    inputs: list[0] ? posteriorInputsOf(list[0]) : null,
    competition: competitionOf(list),
    confidence: confidenceOf(list, ruleset.calibration) / 100,
    right: answers[at]?.entryId !== null && answers[at]?.entryId === set.truth[at],
  }));
  const quality = tuned(answers, set.truth);
  const present = set.truth.filter((one) => one !== null).length;
  const blocked = ranked.filter(
    (list, at) => set.truth[at] !== null && list.some((one) => index.entryIds[one.entry] === set.truth[at]),
  ).length;
  const [perSecond, bytes] = [set.suppliers.length / seconds, indexBytes(index) / Math.max(1, index.size)];
  console.log(
    `  product       ${shown(quality)} from ${quality.threshold.toFixed(1)} bits, top-1 ${three(firstRight(answers, set.truth))}, R at P≥.995 ${three(recallAt(answers, set.truth, 0.995))}, at P≥.99 ${three(recallAt(answers, set.truth, 0.99))}, blocking ${three(blocked / present)}, ${Math.round(perSecond)} payees per CPU second, ${bytes.toFixed(0)} bytes an entry`,
  );
  const evidence = set.suppliers.map((supplier) => matcher.match(supplier));
  for (const band of ["High", "Medium", "Low"] as const) {
    const within = evidence.flatMap((one, at) => (one.band === band ? [one.entryId === set.truth[at]] : []));
    if (within.length > 0)
      console.log(
        `    band ${band.padEnd(6)} ${within.length} payees, precision ${three(within.filter(Boolean).length / within.length)}`,
      );
  }
  const matched = evidence.flatMap((one, at) => (one.band === "Unmatched" ? [] : [one.entryId === set.truth[at]]));
  const told = judgements.filter((_, at) => !isForFit(at));
  console.log(
    `    calibration error ${goal(calibrationError(told), 0.03, true)}, of which chance alone makes ${three(chanceError(told))} of ${told.length} payees`,
  );
  const matchedPrecision = matched.filter(Boolean).length / Math.max(1, matched.length);
  const figuresOf = (band: "Medium" | "Low"): BandFigures => {
    const within = evidence.flatMap((one, at) =>
      one.band === band ? [{ said: one.confidence / 100, right: one.entryId === set.truth[at] }] : [],
    );
    const ofAll = (sum: number): number => sum / Math.max(1, within.length);
    return {
      share: within.length / evidence.length,
      precision: ofAll(within.filter(({ right }) => right).length),
      said: ofAll(within.reduce((sum, one) => sum + one.said, 0)),
    };
  };
  const [medium, low] = [figuresOf("Medium"), figuresOf("Low")];
  return { answers, judgements, quality, matchedPrecision, medium, low, perSecond, bytes };
}

function runPeers(set: MatchSet, peers: readonly Peer[]): void {
  for (const peer of peers) {
    const cap = peer.most ?? set.suppliers.length;
    const truth = set.truth.slice(0, cap);
    const { value: given, seconds } = timed(() => peer.answer(set.entries, set.suppliers.slice(0, cap)));
    const few = cap < set.suppliers.length ? ` (on ${cap})` : "";
    console.log(
      `  ${peer.name.padEnd(13)} ${shown(tuned(given, truth))}, top-1 ${three(firstRight(given, truth))}, R at P≥.995 ${three(recallAt(given, truth, 0.995))}, ${Math.round(Math.min(cap, truth.length) / seconds)} payees per CPU second${few}`,
    );
  }
}

/** Labelled pairs judged one by one. */
function judge(pairs: readonly LabelledPair[]): Judged[] {
  const entries = [...new Map(pairs.map((pair) => [pair.right.entryId, pair.right])).values()];
  const index = buildDirectoryIndex(entries, ruleset);
  const ordinals = new Map(index.entryIds.map((id, at) => [id, at]));
  const matcher = new Matcher(index, ruleset);
  return pairs.map((pair) => {
    const { bits, closeness, levels } = matcher.compare(pair.left, ordinals.get(pair.right.entryId) ?? 0);
    // as the bands do: a name that is not alike at all isn't a match
    return { same: pair.same, score: levels.name === "none" ? -50 : bits + closeness };
  });
}

function reportPairs(): void {
  const sets = ["train", "valid", "test"].map((split) => restaurants(dir, [split]));
  const [train, , test] = sets.map((set) => set.length);
  const all = judge(sets.flat());
  const learn = all.slice(0, train);
  const onTest = judgedQuality(learn, all.slice(-(test ?? 0)));
  const onAll = judgedQuality(learn, all);
  console.log("Labelled pairs");
  console.log(`  Fodors–Zagats test   ${shown(onTest)}, F1 ${goal(onTest.f1, 1)}; threshold from its train split`);
  console.log(`  Fodors–Zagats all    ${shown(onAll)}, F1 ${goal(onAll.f1, 0.97)}; the same threshold`);
  for (const [name, alike] of Object.entries(namePeers)) {
    const names = namePairs(sets.flat(), alike);
    console.log(`    ${`${name} of names`.padEnd(22)} ${shown(judgedQuality(names.slice(0, train), names))}`);
  }
  const dutch = dutchFirms(dir);
  // a dozen right pairs are too few to split: both ways get the threshold that suits them best
  const own = (judged: Judged[]): Quality => judgedQuality(judged, judged);
  const [product, trigram] = [own(judge(dutch)), own(namePairs(dutch, namePeers.trigram))];
  console.log(
    `  KVK                  ${shown(product)}, F1 ${goal(product.f1, trigram.f1)}, the goal being the trigrams'; each at its best threshold`,
  );
  for (const [name, alike] of Object.entries(namePeers))
    console.log(`    ${name.padEnd(22)} ${shown(own(namePairs(dutch, alike)))}`);
}

/** The restaurants as a directory: every Fodors one looked up among all Zagats ones. */
function restaurantSet(): MatchSet {
  const pairs = restaurants(dir, ["train", "valid", "test"]);
  const suppliers = [...new Map(pairs.map(({ left }) => [left.supplierKey, left])).values()];
  const right = new Map(
    pairs.filter(({ same }) => same).map(({ left, right: entry }) => [left.supplierKey, entry.entryId]),
  );
  return {
    name: "Fodors in Zagats",
    entries: [...new Map(pairs.map(({ right: entry }) => [entry.entryId, entry])).values()],
    suppliers,
    truth: suppliers.map(({ supplierKey }) => right.get(supplierKey) ?? null),
  };
}

/** How often a band is right where a directory knows half of the companies, and whether its confidence says so. */
function reportBands({ medium, low }: Ran): void {
  const { share, precision, said } = medium;
  console.log(
    `    Medium by name alone: ${three(share)} of the payees, right ${goal(precision, 0.95)}, said on average ${three(said)}`,
  );
  console.log(
    `    Low: ${three(low.share)} of the payees, right ${three(low.precision)}, said on average ${three(low.said)}: apart by ${goal(Math.abs(low.said - low.precision), 0.05, true)}`,
  );
}

interface Registers {
  /** The whole register, and with half of its companies: what the first parts of the calibration are fitted on. */
  forAll: Judgement[][];
  /** Both halves: what its last parts are fitted on. Near names and trading names mislead where companies are missing. */
  halves: Judgement[][];
}

function reportNorthWest(): Registers {
  const sure = northWest(dir, 5);
  const onSure = run(sure);
  console.log(
    `    top-1 ${goal(firstRight(onSure.answers, sure.truth), 0.97)} at precision ${goal(onSure.matchedPrecision, 0.995)} of what is in a band`,
  );
  const set = northWest(dir);
  const all = run(set);
  const first = firstRight(all.answers, set.truth);
  console.log(`    top-1 ${goal(first, 0.97)} at precision ${goal(all.matchedPrecision, 0.995)} of what is in a band`);
  const bound = new NameBound(set.entries);
  const wrong = set.suppliers.flatMap(({ identity }, at) =>
    all.answers[at]?.entryId === set.truth[at] ? [] : [bound.chance(identity.name, set.truth[at] ?? "")],
  );
  const none = wrong.filter((chance) => chance <= 1 / set.entries.length).length;
  const ceiling = first + wrong.reduce((sum, chance) => sum + chance, 0) / set.suppliers.length;
  console.log(
    `    ${wrong.length} are wrong; of these the right company shares no word with ${none}, and on average ${three(wrong.reduce((sum, chance) => sum + chance, 0))} of them would be right by picking among the companies that share as much: top-1 by names is ${three(ceiling)} at best (care homes paid by the home's name, companies that changed theirs)`,
  );
  runPeers(set, [exactPeer(), trigramPeer(), jaroWinklerPeer(2000)]);
  const halves = [run(halfOf(set)), run(halfOf(set, 1))];
  for (const ran of halves) reportBands(ran);
  const ofHalves = halves.map(({ judgements }) => judgements);
  return { forAll: [all.judgements, ...ofHalves.slice(0, 1)], halves: ofHalves };
}

function reportFit(sets: readonly Judgement[][], halves: readonly Judgement[][]): void {
  const told = sets.flatMap((set) => set.filter((_, at) => !isForFit(at)));
  console.log(
    `\nConfidence over the ${told.length} payees of the four sets that it was not fitted on: error ${goal(calibrationError(told), 0.03, true)}`,
  );
  const ofHalves = new Set<string>(["nearName", "tradingName"]);
  const first = calibrationParts.filter((name) => !ofHalves.has(name));
  const last = calibrationParts.filter((name) => ofHalves.has(name));
  const fits = [
    { parts: first, fit: fitted(sets, first) },
    { parts: last, fit: fitted(halves, last, ruleset.calibration) },
  ];
  const shownFits = fits.flatMap(({ parts, fit }) => parts.map((name, at) => `${name} ${fit[at]?.toFixed(3)}`));
  console.log(`  fitted again: ${shownFits.join(", ")}`);
}

const [size = 200_000, count = 50_000] = process.argv.slice(2).map(Number);
reportPairs();
const registers = reportNorthWest();
const goc = canada(dir);
console.log(`    F1 ${goal(run(goc).quality.f1, 0.6)}`);
runPeers(goc, [exactPeer(), trigramPeer(), jaroWinklerPeer(2000)]);
const table = restaurantSet();
const zagats = run(table);
runPeers(table, [exactPeer(), trigramPeer(), jaroWinklerPeer()]);
const made = synthetic(dir, size, count);
const atScale = run(made);
const whole = (value: number): string => String(Math.round(value));
console.log(
  `    F1 ${goal(atScale.quality.f1, 0.95)}; recall at precision .99 ${goal(recallAt(atScale.answers, made.truth, 0.99), 0.85)}; payees per CPU second ${goal(atScale.perSecond, 5000, false, whole)}; bytes an entry ${goal(atScale.bytes, 100, true, whole)}`,
);
runPeers(made, [exactPeer(), trigramPeer(1000), jaroWinklerPeer(300)]);
reportFit([atScale.judgements, zagats.judgements, ...registers.forAll], registers.halves);
const patents = applicants(dir);
reportApplicants(patents.names, patents.clusters);
reportSpellings(dir, 50_000, 94_847);
