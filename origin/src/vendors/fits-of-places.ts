import type { LabelVendors } from "./merge-store.ts";
import type { VendorTable } from "./vendor-table.ts";

/** Places of a table, in any order. */
interface Asked {
  readonly table: VendorTable;
  readonly places: Uint32Array;
}

/**
 * Returns how well the best name of each place fits, by the index of the place: a name fits as its worst word does. A
 * vendor is found by each name that it has in the runs of the table. `isWritten`: words that some name has as written.
 */
export function fitsOfPlaces(
  { table: { vendors, sums }, places }: Asked,
  { vendorOf, size }: LabelVendors,
  fitsOfWords: readonly Uint8Array[],
): { readonly fits: Uint8Array; readonly isWritten: readonly boolean[] } {
  const fits = new Uint8Array(places.length);
  const isWritten = fitsOfWords.map(() => false);
  const add = (index: number, label: number): void => {
    let worst = fitsOfWords.length === 0 ? 0 : 2;
    for (const [word, ofWord] of fitsOfWords.entries()) {
      const fit = ofWord[label] ?? 0;
      if (fit === 2) isWritten[word] = true;
      worst = Math.min(worst, fit);
    }
    if (worst > (fits[index] ?? 0)) fits[index] = worst;
  };
  const indexOf = new Int32Array(size).fill(-1);
  for (let index = 0; index < places.length; index += 1) {
    const vendor = vendors[places[index] ?? 0] ?? 0;
    indexOf[vendor] = index;
    add(index, sums.labels[vendor] ?? 0);
  }
  for (const label of sums.otherLabels) {
    const index = indexOf[vendorOf[label] ?? 0] ?? -1;
    if (index >= 0) add(index, label);
  }
  return { fits, isWritten };
}
