/** Which rows are held out: all rows of a supplier are on one side, in whatever ledger they are. */
import type { InParts } from "@paygauge/api-types/turns/turns";
import { eachRow, floatsOf } from "./each-row.ts";
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
export function* vendorFolds(places: readonly Pick<RowPlace, "vendor">[], seed: number): InParts<Uint8Array> {
  const folds = new Uint8Array(places.length);
  yield* eachRow(places.length, (row) => {
    folds[row] = mix32(places[row]?.vendor ?? "", seed) % foldCount;
  });
  return folds;
}

function* where(size: number, holds: (row: number) => boolean): InParts<Uint32Array> {
  const rows = new Uint32Array(size);
  let filled = 0;
  yield* eachRow(size, (row) => {
    if (!holds(row)) return;
    rows[filled] = row;
    filled += 1;
  });
  return rows.slice(0, filled);
}

const isTold = ({ train, test }: Split): boolean => train.length >= leastRows && test.length >= leastRows;

/** Holds these rows out, and every other row of their suppliers. */
function* heldOut(
  places: readonly Place[],
  isTest: (place: Place) => boolean,
  mayTrain: (place: Place) => boolean = () => true,
): InParts<Split> {
  const at = (row: number): Place => places[row] ?? { vendor: "", issuerId: "", cutOff: 0 };
  const test = yield* where(places.length, (row) => isTest(at(row)));
  const vendors = new Set<string>();
  yield* eachRow(test.length, (held) => void vendors.add(at(test[held] ?? 0).vendor));
  const train = yield* where(places.length, (row) => !vendors.has(at(row).vendor) && mayTrain(at(row)));
  return { test, train };
}

/** One split for each fold. */
export function* foldSplits(folds: Uint8Array): InParts<Split[]> {
  const splits: Split[] = [];
  for (let fold = 0; fold < foldCount; fold += 1) {
    const train = yield* where(folds.length, (row) => folds[row] !== fold);
    splits.push({ train, test: yield* where(folds.length, (row) => folds[row] === fold) });
  }
  return splits;
}

/** Later ledgers are predicted from earlier ones; none where all end within one of the parts. */
export function* timeSplits(places: readonly Place[]): InParts<Split[]> {
  const days = (yield* floatsOf(places.length, (row) => places[row]?.cutOff ?? 0)).sort();
  yield places.length;
  const ends = Array.from(
    { length: timeParts - 1 },
    (_, part) => days[Math.floor((days.length * (part + 1)) / timeParts)],
  );
  const starts = [...new Set(ends)].filter((day): day is number => day !== undefined && day > (days[0] ?? 0));
  const splits: Split[] = [];
  for (const [at, from] of starts.entries()) {
    const until = starts[at + 1] ?? Number.POSITIVE_INFINITY;
    const isTest = ({ cutOff }: Place) => cutOff >= from && cutOff < until;
    splits.push(yield* heldOut(places, isTest, ({ cutOff }) => cutOff < from));
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
    splits.push({ issuerId, split: yield* heldOut(places, (place) => place.issuerId === issuerId) });
  }
  return splits.filter(({ split }) => isTold(split));
}
