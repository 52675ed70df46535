/** One issuer's insights across the jobs that a user can see: what the runs' cubes add up to, and their organizations. */
import type { ScoreLevel } from "@paygauge/api-types/entities/analysis";
import type { Capability } from "@paygauge/api-types/entities/capabilities";
import { eachTrait, type GlobalTotals, type TraitColumn } from "@paygauge/api-types/entities/global-insights";
import type { InsightDimension, SlicerChoice } from "@paygauge/api-types/entities/insights";
import { measureNames, totalsOf } from "../job/cubes/cube.ts";
import { chosenCombos } from "../job/cubes/slicer-combos.ts";
import { unpackState } from "../vendors/part-columns.ts";
import { nameOfRun, type JobRun, type PartHead } from "../vendors/part-store.ts";
import type { BookRow, KnownSet, VendorAnswer, VendorBook, VendorQuestion } from "../vendors/vendor-book.ts";
import { acceptingOf, chosenSum, organizationCells } from "./organization-counts.ts";
import { rolledUpRuns } from "./roll-up-store.ts";
import type { SummedCube } from "./summed-cube.ts";
import type { SummedCubes, SummedName } from "./summed-cubes.ts";

export interface GlobalQuestion {
  /** Runs whose figures count. */
  readonly runs: readonly JobRun[];
  /** Minor units of the answer's currency for one minor unit of each run's currency. */
  readonly factors: Readonly<Record<string, number>>;
  readonly dimension: InsightDimension;
  readonly slicers: SlicerChoice;
}

/** Figures of a bar; money is not rounded. */
interface BookBar extends GlobalTotals {
  readonly key: string;
}

interface Accepting {
  readonly organizations: number;
  readonly accepting: number;
}

export interface GlobalAnswer {
  readonly bars: readonly BookBar[];
  readonly selection: GlobalTotals;
  readonly overall: GlobalTotals;
  /** Suppliers of each combination of slicer values. */
  readonly combos: readonly number[];
  readonly acceptance: Accepting & { readonly groups: readonly (Accepting & { readonly key: string })[] };
  /** When the latest run was rolled up; null: none is. */
  readonly rolledUpOn: string | null;
  /** Runs that are not rolled up. */
  readonly waiting: number;
}

type Levels = Readonly<Record<Capability, ScoreLevel>>;
export type OrganizationAnswer = Omit<VendorAnswer, "rows"> & {
  readonly rows: readonly (BookRow & Readonly<Record<TraitColumn, string>> & { readonly scores: Levels })[];
  readonly rolledUpOn: string | null;
};

export const none: GlobalTotals = {
  suppliers: 0,
  spendMinor: 0,
  pos: 0,
  posMinor: 0,
  invoices: 0,
  invoicesMinor: 0,
  payments: 0,
  paymentsMinor: 0,
  jobs: 0,
  organizations: 0,
};
const everything = chosenCombos({});

export class GlobalBook {
  readonly #sql: SqlStorage;
  readonly #vendors: VendorBook;
  readonly #cubes: SummedCubes;
  #rolledUp: ReadonlyMap<string, string> | null = null;

  constructor(sql: SqlStorage, vendors: VendorBook, cubes: SummedCubes) {
    this.#sql = sql;
    this.#vendors = vendors;
    this.#cubes = cubes;
  }

  /** Call after every change of the roll-ups. */
  changed(): void {
    this.#rolledUp = null;
  }

  /** The runs that are whole and rolled up, and when the latest was. */
  #ready(runs: readonly JobRun[]): { readonly heads: PartHead[]; readonly rolledUpOn: string | null } {
    const known = (this.#rolledUp ??= rolledUpRuns(this.#sql));
    const heads = this.#vendors.whole(runs).filter((run) => known.has(nameOfRun(run)));
    const times = heads.flatMap((run) => known.get(nameOfRun(run)) ?? []);
    return { heads, rolledUpOn: times.toSorted().at(-1) ?? null };
  }

  /** Which of these runs are rolled up, and when the latest was. */
  status(runs: readonly JobRun[]): { readonly rolledUp: readonly string[]; readonly rolledUpOn: string | null } {
    const { heads, rolledUpOn } = this.#ready(runs);
    return { rolledUp: heads.map(({ jobId }) => jobId), rolledUpOn };
  }

  answer({ runs, factors, dimension, slicers }: GlobalQuestion): GlobalAnswer {
    const { heads, rolledUpOn } = this.#ready(runs);
    const chosen = chosenCombos(slicers);
    const set = this.#vendors.known(heads, { factors });
    const bars = new Map<string, GlobalTotals>();
    let [selection, overall] = [none, none];
    const combos = new Float64Array(everything.length);
    for (const [currency, theirs] of byCurrency(heads)) {
      const factor = factors[currency] ?? 0;
      const jobs = this.#cubes.of("Jobs", currency, theirs);
      selection = plus(selection, sumOf(barsOf(jobs, chosen, factor)));
      overall = plus(overall, sumOf(barsOf(jobs, everything, factor)));
      jobs.suppliersByCombo().forEach((count, combo) => {
        combos[combo] = (combos[combo] ?? 0) + count;
      });
      const cube = dimension === "Jobs" ? jobs : this.#cubes.of(dimension satisfies SummedName, currency, theirs);
      for (const [key, totals] of barsOf(cube, chosen, factor)) bars.set(key, plus(bars.get(key) ?? none, totals));
    }
    const cells = organizationCells(set, dimension);
    cells.keys.forEach((key, bar) => {
      const organizations = chosenSum(cells.counts, chosen, bar * everything.length);
      if (organizations > 0) bars.set(key, plus(bars.get(key) ?? none, { ...none, organizations }));
    });
    return {
      bars: [...bars].map(([key, totals]) => ({ key, ...totals })),
      selection: { ...selection, organizations: chosenSum(cells.all, chosen) },
      overall: { ...overall, organizations: chosenSum(cells.all, everything) },
      combos: [...combos],
      acceptance: acceptanceOf(set, chosen),
      rolledUpOn,
      waiting: runs.length - heads.length,
    };
  }

  /** Organizations of the runs that are rolled up. @throws Refusal 422 for a request that can't be answered */
  organizations(question: VendorQuestion): OrganizationAnswer {
    const { heads, rolledUpOn } = this.#ready(question.runs);
    const answer = this.#vendors.answer({ ...question, runs: heads, uncounted: [] }, (set, at) => {
      const traits = set.table.traits();
      const { scores } = unpackState(traits.states[at] ?? 0);
      return { ...eachTrait((name) => traits.valueAt(name, at)), scores };
    });
    return { ...answer, jobsWaiting: question.runs.length - heads.length, rolledUpOn };
  }
}

function byCurrency(heads: readonly PartHead[]): Map<string, PartHead[]> {
  const found = new Map<string, PartHead[]>();
  for (const head of heads) {
    const theirs = found.get(head.currency);
    if (theirs === undefined) found.set(head.currency, [head]);
    else theirs.push(head);
  }
  return found;
}

/** Bars with any supplier, in the answer's currency. */
function barsOf(cube: SummedCube, chosen: Uint8Array, factor: number): [string, GlobalTotals][] {
  const { figures, jobs } = cube.rollUp(chosen);
  return cube.keys.flatMap((key, bar): [string, GlobalTotals][] => {
    const totals = totalsOf(figures, bar * measureNames.length);
    if (totals.suppliers === 0) return [];
    const priced = {
      ...totals,
      spendMinor: totals.spendMinor * factor,
      posMinor: totals.posMinor * factor,
      invoicesMinor: totals.invoicesMinor * factor,
      paymentsMinor: totals.paymentsMinor * factor,
    };
    return [[key, { ...priced, jobs: jobs[bar] ?? 0, organizations: 0 }]];
  });
}

/** Adds two totals up. */
export function plus(a: GlobalTotals, b: GlobalTotals): GlobalTotals {
  return {
    suppliers: a.suppliers + b.suppliers,
    spendMinor: a.spendMinor + b.spendMinor,
    pos: a.pos + b.pos,
    posMinor: a.posMinor + b.posMinor,
    invoices: a.invoices + b.invoices,
    invoicesMinor: a.invoicesMinor + b.invoicesMinor,
    payments: a.payments + b.payments,
    paymentsMinor: a.paymentsMinor + b.paymentsMinor,
    jobs: a.jobs + b.jobs,
    organizations: a.organizations + b.organizations,
  };
}

const sumOf = (bars: readonly [string, GlobalTotals][]): GlobalTotals =>
  bars.reduce((sum, [, totals]) => plus(sum, totals), none);

function acceptanceOf(set: KnownSet, chosen: Uint8Array): GlobalAnswer["acceptance"] {
  const { keys, counts, all } = organizationCells(set, "MccGroup");
  const accepting = acceptingOf(chosen);
  const of = (from: Uint32Array, at = 0): Accepting => ({
    organizations: chosenSum(from, chosen, at),
    accepting: chosenSum(from, accepting, at),
  });
  const groups = keys.map((key, bar) => ({ key, ...of(counts, bar * everything.length) }));
  return { ...of(all), groups: groups.filter(({ organizations }) => organizations > 0) };
}
