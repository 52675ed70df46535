import { keepCubes } from "../cubes/run-cubes.ts";
import { dropNotePins, pinNotes } from "../decisions/supplier-notes.ts";
import { isWhole, pinRun, settlePins, type Published } from "./run-store.ts";

/**
 * Pins a run for a publication that the catalogue is about to name; false where the run is not whole. Its cubes are
 * there from then on, and it is kept until a later publication is settled.
 */
export function pinPublication(storage: DurableObjectStorage, publication: number, run: string): boolean {
  const { sql } = storage;
  if (!isWhole(sql, run)) return false;
  keepCubes(storage, run);
  return storage.transactionSync(() => {
    const isPinned = pinRun(sql, publication, run);
    if (isPinned) pinNotes(sql, publication);
    return isPinned;
  });
}

/** The catalogue names this publication: the previous publication is released. */
export function settlePublished(storage: DurableObjectStorage, published: Published): void {
  storage.transactionSync(() => {
    settlePins(storage.sql, published);
    dropNotePins(storage.sql, published.publication);
  });
}
