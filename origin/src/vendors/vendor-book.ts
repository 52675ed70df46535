/** One issuer's vendors: answers questions about the runs that a user can see, and stores what jobs report. */
import type { FilterItem } from "@paygauge/api-types/entities/paging";
import { wordsOf } from "@paygauge/api-types/entities/name-words";
import type { VendorRow } from "@paygauge/api-types/entities/vendors";
import { mccLabel } from "@paygauge/analysis/industry/industries";
import { matchingRows, PlacesRoom } from "../job/grid/filter.ts";
import { inOrder } from "../job/grid/order.ts";
import { LatestUsed } from "../job/latest-used.ts";
import { EvidenceIndex } from "./evidence-index.ts";
import { TraitTexts } from "../global-insights/trait-store.ts";
import { VendorTraits } from "../global-insights/vendor-traits.ts";
import { vendorIdsOf, vendorsOfLabels, type LabelVendors } from "./merge-store.ts";
import { fitsOfPlaces } from "./fits-of-places.ts";
import { NameIndex } from "./name-index.ts";
import { countOutcomes, outcomesOf } from "./outcome-store.ts";
import { chunksOf, keysOfChunk, nameOfRun, wholeParts, type JobRun, type PartHead } from "./part-store.ts";
import { isoDay, VendorTable } from "./vendor-table.ts";
import { RowIndex } from "./row-index.ts";
import { acceptances, setKey, sumVendors, type PricedRun } from "./vendor-sums.ts";

/** Sets of runs whose sums are kept: staff and a few other users ask in turn. */
const setsKept = 2;

/** The runs that a question is about. */
export interface SeenQuestion {
  /** Runs that the user can see, in any order. */
  readonly runs: readonly JobRun[];
  /** Jobs whose figures are in no sum: another one covers their buyer's period. */
  readonly uncounted?: readonly string[] | undefined;
  /** Currency of the answer, and minor units of it for one minor unit of each run's currency. */
  readonly factors: Readonly<Record<string, number>>;
}

export interface VendorQuestion extends SeenQuestion {
  readonly filters?: { readonly filterItems: readonly FilterItem[] } | undefined;
  readonly search?: string | undefined;
  readonly orderBy?: string | undefined;
  readonly secondaryOrderBy?: string | undefined;
  /** Rows that come before those of the answer: of one issuer alone; several are merged first, and cut then. */
  readonly skip?: number | undefined;
  readonly take: number;
}

type Mark = { readonly on: string; readonly jobId: string };

/** A row without what only the catalogue knows. */
export type BookRow = Omit<VendorRow, "issuerId" | "issuerName" | "minorDigits" | "evidence"> & {
  readonly evidence: {
    readonly acceptance: (Mark & Pick<VendorRow["evidence"]["acceptance"][number], "accepts">)[];
    readonly cardDays: Mark[];
    readonly outcomes: (Mark & Pick<VendorRow["evidence"]["outcomes"][number], "status">)[];
  };
};

export interface VendorAnswer {
  readonly rows: readonly BookRow[];
  readonly count: number;
  readonly exactCount: number;
  readonly unfilteredCount: number;
  readonly wordsNotFound: readonly string[];
  /** Of the rows that match; `spendMinor` is not rounded. */
  readonly totals: { readonly spendMinor: number; readonly invoices: number; readonly payments: number };
  /** Of all vendors, whatever the filters leave; not rounded. */
  readonly allSpendMinor: number;
  /** Jobs in the figures, and jobs whose suppliers are still being added. */
  readonly jobs: number;
  readonly jobsWaiting: number;
}

/** Sums of a set of runs, and the caches that answers read. */
export interface KnownSet {
  readonly runs: readonly PricedRun[];
  readonly table: VendorTable;
  readonly room: PlacesRoom;
  readonly outcomes: ReturnType<typeof countOutcomes>;
  readonly evidence: () => EvidenceIndex;
  readonly rowIndex: () => RowIndex<PricedRun>;
}

export class VendorBook {
  readonly #sql: SqlStorage;
  readonly #traitTexts: TraitTexts;
  #labels: LabelVendors | null = null;
  #whole: Map<string, PartHead> | null = null;
  #names = new NameIndex();
  #namesUpTo = 0;
  readonly #sets = new LatestUsed<string, KnownSet>(setsKept);
  /** Grows with each change, so that sums of before are not found again. */
  #version = 0;

  /** @param texts of the traits that suppliers are stored with */
  constructor(sql: SqlStorage, texts = new TraitTexts(sql)) {
    this.#sql = sql;
    this.#traitTexts = texts;
  }

  /**
   * Call after every change of labels, merges, runs or outcomes.
   * @param areNamesGone labels were removed, and their IDs may be used again
   */
  changed({ areNamesGone = false } = {}): void {
    if (areNamesGone) {
      this.#names = new NameIndex();
      this.#namesUpTo = 0;
    }
    this.#version += 1;
    this.#labels = null;
    this.#whole = null;
  }

  get labels(): LabelVendors {
    return (this.#labels ??= vendorsOfLabels(this.#sql));
  }

  /** The whole runs among these, with their heads, in their order. */
  whole(runs: readonly JobRun[]): PartHead[] {
    const known = (this.#whole ??= wholeParts(this.#sql));
    return runs.flatMap((run) => known.get(nameOfRun(run)) ?? []);
  }

  /** Every name; a label keeps its name, so that only those of new labels are added. */
  #nameIndex(): NameIndex {
    for (const { labelId, name } of this.#sql.exec<{ labelId: number; name: string }>(
      "SELECT labelId, name FROM label WHERE labelId > ? ORDER BY labelId",
      this.#namesUpTo,
    )) {
      this.#names.add(labelId, name);
      this.#namesUpTo = labelId;
    }
    return this.#names;
  }

  /** The sums of a question's runs. @param runs those that are whole */
  known(runs: readonly PartHead[], { factors, uncounted = [] }: Omit<SeenQuestion, "runs">): KnownSet {
    const left = new Set(uncounted);
    const priced = runs.map((run) => ({
      ...run,
      factor: factors[run.currency] ?? 0,
      isCounted: !left.has(run.jobId),
    }));
    return this.#sets.get(`${this.#version}\n${setKey(priced)}`, () => {
      const { vendorOf, size } = this.labels;
      const sums = sumVendors(this.#sql, priced, this.labels);
      const outcomes = countOutcomes(
        outcomesOf(
          this.#sql,
          priced.map(({ jobId }) => jobId),
        ),
        size,
        this.#vendorsOfSuppliers(priced),
      );
      const table = new VendorTable(
        this.#sql,
        sums,
        outcomes,
        (vendors) => new VendorTraits(this.#sql, this.#traitTexts, priced, sums, vendors),
      );
      let evidence: EvidenceIndex | null = null;
      let rowIndex: RowIndex<PricedRun> | null = null;
      return {
        runs: priced,
        table,
        room: new PlacesRoom(table.size),
        outcomes,
        evidence: () => (evidence ??= new EvidenceIndex(this.#sql, priced, vendorOf, size)),
        rowIndex: () => (rowIndex ??= new RowIndex(this.#sql, priced, vendorOf, size)),
      };
    });
  }

  /** Whether one of these runs has a supplier of a vendor. */
  sees(question: SeenQuestion, vendor: number): boolean {
    const { table } = this.known(this.whole(question.runs), question);
    return (table.sums.jobs[vendor] ?? 0) > 0;
  }

  /** Finds the vendor of a job's supplier; a job's keys are read when they are first asked for. */
  #vendorsOfSuppliers(runs: readonly JobRun[]): (jobId: string, supplierKey: string) => number {
    const runOf = new Map(runs.map((run) => [run.jobId, run]));
    const read = new Map<string, ReadonlyMap<string, number>>();
    return (jobId, supplierKey) => {
      let vendors = read.get(jobId);
      if (vendors === undefined) {
        const run = runOf.get(jobId);
        vendors = run === undefined ? new Map<string, number>() : this.#vendorsOfRun(run);
        read.set(jobId, vendors);
      }
      return vendors.get(supplierKey) ?? 0;
    };
  }

  #vendorsOfRun(run: JobRun): Map<string, number> {
    const { vendorOf } = this.labels;
    const vendors = new Map<string, number>();
    for (const { chunk, labels } of chunksOf(this.#sql, run))
      for (const [row, key] of keysOfChunk(this.#sql, run, chunk).entries())
        vendors.set(key, vendorOf[labels[row] ?? 0] ?? 0);
    return vendors;
  }

  /** The first rows of an answer with its exact counts. @throws Refusal 422 for a request that can't be answered */
  answer(question: VendorQuestion): VendorAnswer;
  /** The same with more of each row. @param more of the vendor at a place of the set's table */
  answer<More extends object>(
    question: VendorQuestion,
    more: (set: KnownSet, at: number) => More,
  ): VendorAnswer & { readonly rows: readonly (BookRow & More)[] };
  answer(question: VendorQuestion, more: (set: KnownSet, at: number) => object = () => ({})): VendorAnswer {
    const whole = this.whole(question.runs);
    const set = this.known(whole, question);
    const { table, room } = set;
    const filters = question.filters && { filterItems: [...question.filters.filterItems] };
    const matching = matchingRows(table, { filters }, room);
    const search = question.search?.trim() ?? "";
    const { groups, wordsNotFound } =
      search === "" ? { groups: [matching], wordsNotFound: [] } : this.#searched(set, matching, search);
    const [exact = new Uint32Array(0), slips = new Uint32Array(0)] = groups;
    const { skip = 0 } = question;
    const end = skip + question.take;
    const ordered = groups.flatMap((places) => [
      ...inOrder(table, places, question, Math.max(500, end)).subarray(0, end),
    ]);
    const isSlip = (at: number): boolean => skip + at >= exact.length;
    const shown = ordered.slice(skip, end);
    const rows = this.rows(set, shown).map((row, at) => ({
      ...row,
      isSlip: isSlip(at),
      ...more(set, shown[at] ?? 0),
    }));
    const totals = { spendMinor: 0, invoices: 0, payments: 0 };
    let spend = 0;
    for (const places of groups)
      for (const at of places) {
        spend += table.sums.exactSpend[table.vendors[at] ?? 0] ?? 0;
        totals.invoices += table.numbers("invoices")[at] ?? 0;
        totals.payments += table.numbers("payments")[at] ?? 0;
      }
    return {
      rows,
      count: exact.length + slips.length,
      exactCount: exact.length,
      wordsNotFound: exact.length > 0 ? [] : wordsNotFound,
      unfilteredCount: table.size,
      totals: { ...totals, spendMinor: spend },
      allSpendMinor: table.sums.exactSpend.reduce((sum, each) => sum + each, 0),
      jobs: whole.length,
      jobsWaiting: question.runs.length - whole.length,
    };
  }

  /** Places one of whose names has all words as written, those with a slip in one, and words that none has as written. */
  #searched({ table }: KnownSet, places: Uint32Array, search: string) {
    const words = [...new Set(wordsOf(search))];
    const { fits, isWritten } = fitsOfPlaces({ table, places }, this.labels, this.#nameIndex().fitsOf(words));
    const pick = (fit: number): Uint32Array => places.filter((_, index) => fits[index] === fit);
    return {
      groups: [pick(2), pick(1)],
      wordsNotFound: words.filter((_, word) => isWritten[word] !== true),
    };
  }

  /** Rows of some places, in their order. */
  rows({ table, runs, outcomes, evidence }: KnownSet, places: readonly number[]): BookRow[] {
    const { sums } = table;
    const vendors = places.map((at) => table.vendors[at] ?? 0);
    const ids = vendorIdsOf(this.#sql, vendors);
    const labels = this.#labelsOf(vendors.map((vendor) => sums.labels[vendor] ?? 0));
    return vendors.map((vendor) => {
      const label = labels.get(sums.labels[vendor] ?? 0);
      const lastCardDay = sums.lastCardDays[vendor] ?? 0;
      const marks = evidence().of(vendor);
      const acceptance = marks
        .filter(({ accepts }) => accepts > 0)
        .map(({ run, accepts }) => ({
          on: runs[run]?.measuredOn ?? "",
          jobId: runs[run]?.jobId ?? "",
          accepts: acceptances[accepts] ?? "Unknown",
        }))
        .toSorted((a, b) => (a.on < b.on ? -1 : 1));
      const cardDays = marks
        .filter(({ cardDay }) => cardDay > 0)
        .map(({ run, cardDay }) => ({ on: isoDay(cardDay), jobId: runs[run]?.jobId ?? "" }))
        .toSorted((a, b) => (a.on < b.on ? -1 : 1));
      const ended = outcomes.byVendor.get(vendor) ?? [];
      return {
        vendorId: ids.get(vendor) ?? "",
        name: label?.name ?? "",
        city: label?.city ?? "",
        country: label?.country ?? "",
        mcc: label?.mcc ?? "",
        mccDescription: mccLabel(label?.mcc ?? "")?.description ?? "",
        jobs: sums.jobs[vendor] ?? 0,
        spendMinor: sums.spendMinor[vendor] ?? 0,
        invoices: sums.invoices[vendor] ?? 0,
        payments: sums.payments[vendor] ?? 0,
        accepts: acceptances[sums.accepts[vendor] ?? 0] ?? "Unknown",
        lastOnCard: lastCardDay === 0 ? null : isoDay(lastCardDay),
        outcomes: outcomes.ended[vendor] ?? 0,
        succeeded: outcomes.succeeded[vendor] ?? 0,
        evidence: { acceptance, cardDays, outcomes: ended.map(({ on, jobId, status }) => ({ on, jobId, status })) },
        isSlip: false,
      };
    });
  }

  #labelsOf(labelIds: readonly number[]) {
    const rows = this.#sql.exec<{ labelId: number; name: string; city: string; country: string; mcc: string }>(
      "SELECT labelId, name, city, country, mcc FROM label WHERE labelId IN (SELECT value FROM json_each(?))",
      JSON.stringify(labelIds),
    );
    return new Map([...rows].map((row) => [row.labelId, row]));
  }
}
