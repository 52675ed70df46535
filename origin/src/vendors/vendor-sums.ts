/** What the runs that a user may see state of each vendor, added up. */
import type { LabelVendors } from "./merge-store.ts";
import { chunksOf, type JobRun, type PartHead } from "./part-store.ts";

/** How a vendor takes cards, by the newest run that matched it. */
export const acceptances = ["Unknown", "No", "Card", "VirtualCard", "Conflicting"] as const;

/** A run with the factor that converts its minor units to the shown currency's. */
export interface PricedRun extends PartHead {
  readonly factor: number;
  /** Its figures are in no sum where another run covers the buyer's period; what it says of acceptance is. */
  readonly isCounted: boolean;
}

/** Figures by vendor number; a vendor in no run has 0 in `jobs`. */
export interface VendorSums {
  readonly size: number;
  readonly jobs: Uint16Array;
  readonly spendMinor: Float64Array;
  /** The same before it is rounded: sums over vendors equal the runs' sums. */
  readonly exactSpend: Float64Array;
  readonly invoices: Float64Array;
  readonly payments: Float64Array;
  readonly lastCardDays: Uint32Array;
  /** Index in `acceptances`. */
  readonly accepts: Uint8Array;
  /** The label whose name and place are shown: of those that no user merged into the vendor, the one with the most spend. */
  readonly labels: Uint32Array;
  /** Labels of these runs that are not shown, ascending: a vendor is found by them too. */
  readonly otherLabels: Uint32Array;
  /** Where that label's row is: its place among all rows of the runs, the oldest run first. */
  readonly places: Uint32Array;
}

/** Runs in the order in which their rows are read. A later run's word about acceptance replaces an earlier one's. */
export const oldestFirst = <Run extends Pick<PartHead, "measuredOn">>(
  runs: readonly Run[],
): { run: Run; at: number }[] =>
  runs.map((run, at) => ({ run, at })).toSorted((a, b) => dayOf(a.run.measuredOn) - dayOf(b.run.measuredOn));

/** Days in which two runs that differ about acceptance contradict each other. */
const conflictDays = 365;
const dayOf = (iso: string): number => Math.floor(Date.parse(`${iso.slice(0, 10)}T00:00:00Z`) / 86_400_000);

/** Returns the index in `acceptances` of a packed state. */
export function acceptanceOf(state: number): number {
  if ((state & 1) === 0) return 0;
  if (((state >>> 2) & 3) === 2) return 3;
  return (state & 2) === 2 ? 2 : 1;
}

/** Adds what a run says of a vendor's acceptance; runs come oldest first. */
function addAcceptance(
  known: Uint8Array,
  { newest, conflicts }: { readonly newest: Int32Array; readonly conflicts: Uint8Array },
  vendor: number,
  { day, accepts }: { readonly day: number; readonly accepts: number },
): void {
  if (accepts === 0) return;
  const before = known[vendor] ?? 0;
  const isClose = day - (newest[vendor] ?? 0) <= conflictDays;
  const isOpposite = before > 0 && before >= 2 !== accepts >= 2;
  if (isClose && isOpposite) conflicts[vendor] = 1;
  if (!isClose) conflicts[vendor] = 0;
  known[vendor] = accepts;
  newest[vendor] = day;
}

/**
 * Adds runs up by vendor. A supplier that a job has twice under one vendor counts as one job.
 */
export function sumVendors(
  sql: SqlStorage,
  runs: readonly PricedRun[],
  { vendorOf, isMerged, size }: LabelVendors,
): VendorSums {
  const isSeen = new Uint8Array(vendorOf.length);
  const sums = {
    size,
    jobs: new Uint16Array(size),
    spendMinor: new Float64Array(size),
    exactSpend: new Float64Array(size),
    invoices: new Float64Array(size),
    payments: new Float64Array(size),
    lastCardDays: new Uint32Array(size),
    accepts: new Uint8Array(size),
    labels: new Uint32Array(size),
    places: new Uint32Array(size),
  };
  const largest = new Float64Array(size).fill(-Infinity);
  const lastJob = new Int32Array(size).fill(-1);
  const latest = { newest: new Int32Array(size).fill(-1), conflicts: new Uint8Array(size) };
  let place = -1;
  for (const { run, at } of oldestFirst(runs)) {
    const day = dayOf(run.measuredOn);
    for (const part of chunksOf(sql, run))
      for (let row = 0; row < part.rows; row += 1) {
        place += 1;
        const label = part.labels[row] ?? 0;
        const vendor = vendorOf[label] ?? 0;
        if (vendor === 0) continue;
        const spend = (part.spendMinor[row] ?? 0) * run.factor;
        if (run.isCounted) {
          sums.exactSpend[vendor] = (sums.exactSpend[vendor] ?? 0) + spend;
          sums.invoices[vendor] = (sums.invoices[vendor] ?? 0) + (part.invoices[row] ?? 0);
          sums.payments[vendor] = (sums.payments[vendor] ?? 0) + (part.payments[row] ?? 0);
        }
        if (lastJob[vendor] !== at) {
          lastJob[vendor] = at;
          sums.jobs[vendor] = (sums.jobs[vendor] ?? 0) + 1;
        }
        isSeen[label] = 1;
        const shown = sums.labels[vendor] ?? 0;
        const [isOwn, isShownOwn] = [isMerged[label] !== 1, isMerged[shown] !== 1];
        const isBetter = isOwn === isShownOwn ? spend > (largest[vendor] ?? 0) : isOwn;
        if (shown === 0 || isBetter) {
          largest[vendor] = spend;
          sums.labels[vendor] = label;
          sums.places[vendor] = place;
        }
        const cardDay = part.lastCardDays[row] ?? 0;
        if (cardDay > (sums.lastCardDays[vendor] ?? 0)) sums.lastCardDays[vendor] = cardDay;
        addAcceptance(sums.accepts, latest, vendor, { day, accepts: acceptanceOf(part.states[row] ?? 0) });
      }
  }
  for (let vendor = 0; vendor < size; vendor += 1) {
    sums.spendMinor[vendor] = Math.round(sums.exactSpend[vendor] ?? 0);
    if (latest.conflicts[vendor] === 1) sums.accepts[vendor] = 4;
  }
  return { ...sums, otherLabels: otherThan(sums.labels, isSeen, vendorOf) };
}

/** Returns the labels that were seen and are not their vendor's shown one. */
const otherThan = (shown: Uint32Array, isSeen: Uint8Array, vendorOf: Uint32Array): Uint32Array =>
  Uint32Array.from(isSeen.keys()).filter((label) => isSeen[label] === 1 && shown[vendorOf[label] ?? 0] !== label);

/** Names a set of runs with their factors, so that sums of the same set are found again. */
export const setKey = (runs: readonly PricedRun[]): string =>
  runs
    .map(({ jobId, run, factor, isCounted }: PricedRun & JobRun) => `${jobId} ${run} ${isCounted ? factor : "-"}`)
    .join("\n");
