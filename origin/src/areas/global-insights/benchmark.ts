/** A buyer that the user sees, against its peers of the newest month. */
import { eq, inArray, or, sql } from "drizzle-orm";
import {
  benchmarkMetrics,
  benchmarkNeeds,
  benchmarkUnits,
  maxBenchmarkBuyers,
  type Benchmark,
  type BenchmarkFigure,
  type BenchmarkMetric,
} from "@paygauge/api-types/entities/benchmarks";
import { minorDigitsOf } from "@paygauge/analysis/reading/currencies";
import { notFound } from "@paygauge/worker/refusal";
import { disclose, twoDigits, type PeerFigures } from "../../benchmarks/disclose.ts";
import {
  commonCurrency,
  hasMetric,
  industryOf,
  partOf,
  sizeBandOf,
  sumsBy,
  type BuyerSums,
} from "../../benchmarks/figures.ts";
import {
  membersOfGroup,
  newestMonth,
  sharedPool,
  type MemberRow,
  type PeerGroup,
} from "../../benchmarks/member-rows.ts";
import { poolKey, readMembers } from "../../benchmarks/read-members.ts";
import { deletedJobs, visibleJobs } from "../../identity/job-sight.ts";
import type { Person } from "../../identity/person.ts";
import type { Database } from "../../store/database.ts";
import { benchmarkMembers, buyers, jobs } from "../../store/schema.ts";
import { countedRuns } from "../vendors/counted-runs.ts";
import { factorOf, type SeenRun } from "../vendors/seen-runs.ts";

/** Buyers with a real run, those with the most suppliers, by name. */
function buyersOf(runs: readonly SeenRun[]): Benchmark["buyers"] {
  const found = new Map<string, { id: string; name: string; suppliers: number }>();
  for (const { buyerId, buyerName, suppliersCount } of runs) {
    const known = found.get(buyerId);
    const suppliers = Math.max(known?.suppliers ?? 0, suppliersCount);
    found.set(buyerId, { id: buyerId, name: buyerName, suppliers });
  }
  return [...found.values()]
    .toSorted((a, b) => b.suppliers - a.suppliers)
    .slice(0, maxBenchmarkBuyers)
    .map(({ id, name }) => ({ id, name }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

type PeerId = Pick<MemberRow, "buyerId" | "issuerId">;
interface Sight {
  readonly issuerIds: readonly string[];
  readonly isSeen: (peer: PeerId) => boolean;
}

/** Buyers of the jobs that a user can see, and could see before they were deleted; with their issuers. */
async function sightOf(db: Database, person: Person): Promise<Sight> {
  const rows = await db
    .selectDistinct({ buyerId: jobs.buyerId, issuerId: jobs.issuerId })
    .from(jobs)
    .where(or(visibleJobs(db, person), deletedJobs(db, person)));
  const seen = new Set(rows.map(({ buyerId }) => buyerId));
  const { isStaff, managedIssuerIds } = person.tenancy;
  return {
    issuerIds: [...new Set(rows.map(({ issuerId }) => issuerId))],
    isSeen: ({ buyerId, issuerId }: PeerId) => isStaff || seen.has(buyerId) || managedIssuerIds.includes(issuerId),
  };
}

/** The pools of issuers in each month, as "month pool". */
async function poolsOf(db: Database, issuerIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectDistinct({ month: benchmarkMembers.month, pool: benchmarkMembers.pool })
    .from(benchmarkMembers)
    .where(inArray(benchmarkMembers.issuerId, sql`(select value from json_each(${JSON.stringify(issuerIds)}))`));
  return new Set(rows.map(poolKey));
}

const nothing = {
  group: { industry: "", country: "", sizeBand: 0 },
  needs: [],
  isShared: false,
  currency: commonCurrency,
  minorDigits: minorDigitsOf(commonCurrency),
  metrics: [],
};

/** A figure in the buyer's currency, of one in dollars. */
function inCurrency(metric: BenchmarkMetric, value: number, currency: string): number {
  const unit = benchmarkUnits[metric];
  if (unit === "share") return value;
  const factor = factorOf(commonCurrency, currency);
  const digits = minorDigitsOf(commonCurrency);
  if (unit === "money") return Math.round(value * 10 ** digits * factor);
  // A million of the buyer's currency, in dollars.
  return (value * 1e6 * 10 ** minorDigitsOf(currency)) / (factor * 10 ** digits);
}

function shown(metric: BenchmarkMetric, peers: PeerFigures, currency: string): BenchmarkFigure["peers"] {
  const of = (value: number): number => twoDigits(inCurrency(metric, value, currency));
  const { median, quartiles } = peers;
  return {
    buyers: peers.buyers,
    median: of(median),
    quartiles: quartiles === null ? null : [of(quartiles[0]), of(quartiles[1])],
  };
}

/** What a buyer's own figures and its peers are read from. */
interface Compared {
  readonly currency: string;
  readonly own: BuyerSums | undefined;
  /** Members of the buyer's group in the newest month. */
  readonly current: readonly MemberRow[];
  readonly past: readonly (readonly MemberRow[])[];
  readonly isSeen: (peer: PeerId) => boolean;
}

function figureOf(metric: BenchmarkMetric, { currency, own, current, past, isSeen }: Compared): BenchmarkFigure {
  const has = (set: readonly MemberRow[]) => set.filter(({ metrics }) => hasMetric(metrics, metric));
  const figures = disclose({
    peers: has(current).flatMap((each) => {
      const part = partOf(each, metric);
      return part === null ? [] : [{ buyerId: each.buyerId, issuerId: each.issuerId, ...part }];
    }),
    past: past.map(has),
    isSeen,
    isShare: benchmarkUnits[metric] === "share",
  });
  const mine = own === undefined ? null : partOf(own.figures, metric);
  return {
    metric,
    own: mine === null ? null : inCurrency(metric, mine.part / mine.whole, currency),
    peers: figures === null ? null : shown(metric, figures, currency),
  };
}

/** Industry code and country of a run's buyer. */
async function classOf(db: Database, { buyerId, jobId }: SeenRun): Promise<Omit<PeerGroup, "sizeBand">> {
  const [row] = await db
    .select({ code: buyers.industryCode, country: buyers.country, jobCountry: jobs.buyerCountry })
    .from(buyers)
    .innerJoin(jobs, eq(jobs.id, jobId))
    .where(eq(buyers.id, buyerId));
  return { industry: industryOf(row?.code ?? null), country: row?.country || (row?.jobCountry ?? "") };
}

function needsOf({ industry, country }: PeerGroup, own: BuyerSums | undefined): Benchmark["needs"] {
  const isMissing = { industry: industry === "", country: country === "", rate: own === undefined };
  return benchmarkNeeds.filter((need) => isMissing[need]);
}

/** The members of a group that a user can compare with, by month and pool. */
async function membersFor(db: Database, sight: Sight, group: PeerGroup, issuerId: string, month: string | null) {
  const [members, pools, ownPools] = await Promise.all([
    membersOfGroup(db, group),
    poolsOf(db, sight.issuerIds),
    poolsOf(db, [issuerId]),
  ]);
  const isShared = ownPools.has(poolKey({ month: month ?? "", pool: sharedPool }));
  return { isShared, ...readMembers(members, pools, { month: month ?? "", pool: isShared ? sharedPool : issuerId }) };
}

/** Compares a buyer by its runs that count. */
async function compare(db: Database, sight: Sight, runs: readonly SeenRun[], newest: SeenRun, month: string | null) {
  const { buyerId, currency, issuerId } = newest;
  const [sums, named] = await Promise.all([sumsBy(db, runs, () => buyerId), classOf(db, newest)]);
  const own = sums.get(buyerId);
  const group = { ...named, sizeBand: sizeBandOf(own?.annualSpend ?? 0) };
  const { isShared, ...peers } = await membersFor(db, sight, group, issuerId, month);
  const isSeen = (peer: PeerId) => peer.buyerId === buyerId || sight.isSeen(peer);
  const compared = { currency, own, ...peers, isSeen };
  return {
    group,
    needs: needsOf(group, own),
    isShared,
    currency,
    minorDigits: minorDigitsOf(currency),
    metrics: benchmarkMetrics.map((metric) => figureOf(metric, compared)),
  };
}

/** @throws Refusal 404 for a buyer without a completed job that the user sees */
export async function benchmarkOf(
  db: Database,
  person: Person,
  all: readonly SeenRun[],
  asked: string | undefined,
): Promise<Benchmark> {
  const { counted } = countedRuns(all.filter(({ isSample }) => !isSample));
  const choice = buyersOf(counted);
  const buyerId = asked ?? choice[0]?.id ?? null;
  const theirs = counted.filter((run) => run.buyerId === buyerId);
  const [newest] = theirs.toSorted((a, b) => (a.finishedOn < b.finishedOn ? 1 : -1));
  if (asked !== undefined && newest === undefined) throw notFound("buyer");
  const month = await newestMonth(db);
  if (newest === undefined) return { buyers: choice, buyerId: null, month, ...nothing };
  return { buyers: choice, buyerId, month, ...(await compare(db, await sightOf(db, person), theirs, newest, month)) };
}
