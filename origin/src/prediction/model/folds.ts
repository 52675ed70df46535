/** Which rows are held out: all rows of a supplier are on one side, in whatever ledger they are. */
import type { InParts } from "@paygauge/api-types/turns/turns";
import { mix32 } from "./random.ts";
import type { RowPlace } from "./training-set.ts";

/** One split: a model of `train` is asked about `test`, which shares no supplier with it. */
export interface Split {
  readonly train: Uint32Array;
  readonly test: Uint32Array;
}

export const foldCount = 5;
/** Parts of the time from the first ledger to the last; each but the first is predicted from those before it. */
const timeParts = 4;
/** Rows that a split needs on both sides to say anything. */
const leastRows = 50;

type Place = Pick<RowPlace, "vendor" | "issuerId" | "cutOff">;

/** The fold of each row. The same supplier has the same fold for one seed, whatever else is in the set. */
export const vendorFolds = (places: readonly Pick<RowPlace, "vendor">[], seed: number): Uint8Array =>
  Uint8Array.from(places, ({ vendor }) => mix32(vendor, seed) % foldCount);

function where(size: number, holds: (row: number) => boolean): Uint32Array {
  const rows = new Uint32Array(size);
  let filled = 0;
  for (let row = 0; row < size; row += 1)
    if (holds(row)) {
      rows[filled] = row;
      filled += 1;
    }
  return rows.slice(0, filled);
}

const isTold = ({ train, test }: Split): boolean => train.length >= leastRows && test.length >= leastRows;

/** Holds these rows out, and every other row of their suppliers. */
function heldOut(
  places: readonly Place[],
  isTest: (place: Place) => boolean,
  mayTrain: (place: Place) => boolean = () => true,
): Split {
  const vendors = new Set(places.filter(isTest).map(({ vendor }) => vendor));
  const at = (row: number): Place => places[row] ?? { vendor: "", issuerId: "", cutOff: 0 };
  return {
    test: where(places.length, (row) => isTest(at(row))),
    train: where(places.length, (row) => !vendors.has(at(row).vendor) && mayTrain(at(row))),
  };
}

/** One split for each fold. */
export const foldSplits = (folds: Uint8Array): Split[] =>
  Array.from({ length: foldCount }, (_, fold) => ({
    train: where(folds.length, (row) => folds[row] !== fold),
    test: where(folds.length, (row) => folds[row] === fold),
  }));

/** Later ledgers are predicted from earlier ones; none where all end within one of the parts. */
export function* timeSplits(places: readonly Place[]): InParts<Split[]> {
  const days = places.map(({ cutOff }) => cutOff).toSorted((a, b) => a - b);
  const ends = Array.from(
    { length: timeParts - 1 },
    (_, part) => days[Math.floor((days.length * (part + 1)) / timeParts)],
  );
  const starts = [...new Set(ends)].filter((day): day is number => day !== undefined && day > (days[0] ?? 0));
  const splits: Split[] = [];
  for (const [at, from] of starts.entries()) {
    const until = starts[at + 1] ?? Number.POSITIVE_INFINITY;
    const isTest = ({ cutOff }: Place) => cutOff >= from && cutOff < until;
    splits.push(heldOut(places, isTest, ({ cutOff }) => cutOff < from));
    yield places.length;
  }
  return splits.filter(isTold);
}

interface IssuerSplit {
  readonly issuerId: string;
  readonly split: Split;
}

/** Each issuer's rows are predicted by a model that never saw them, nor their suppliers. */
export function* issuerSplits(places: readonly Place[]): InParts<IssuerSplit[]> {
  const issuers = [...new Set(places.map(({ issuerId }) => issuerId))].toSorted();
  const splits: IssuerSplit[] = [];
  for (const issuerId of issuers.length < 2 ? [] : issuers) {
    splits.push({ issuerId, split: heldOut(places, (place) => place.issuerId === issuerId) });
    yield places.length;
  }
  return splits.filter(({ split }) => isTold(split));
}
