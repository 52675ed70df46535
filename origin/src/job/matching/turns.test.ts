/** Work on data in memory lets others have their turn: a clock counts the entries and payees that are looked at. */
import { expect, test } from "vitest";
import { inTurns, type InParts, Turns } from "@paygauge/api-types/turns/turns";
import { type LongWork, unitsOfTurn } from "@paygauge/api-types/turns/units-of-turn";
import type { Variant } from "../facts.ts";
import { AlikeFinder } from "../grouping/alike.ts";
import { alikeGroups } from "../grouping/alike-groups.ts";
import { groupedVariants } from "../grouping/group-variants.ts";
import { unrelatedNamesLimits } from "@paygauge/analysis/names/unstable-ids";
import { emptyTotals } from "../grouping/totals.ts";
import { identityOf } from "../measures/identity.fixture.ts";
import { directoryIndex } from "./directory-index.ts";
import { confidenceRulesetV1 } from "./ruleset-v1.ts";

const size = 5000;

const payee = (at: number) =>
  identityOf({
    name: `Maker ${at % 1700} of ${["North", "South", "East"][at % 3]} ${at % 900} Ltd`,
    supplierId: at % 4 === 0 ? `S${at % 1300}` : "",
    addressLine1: `${at % 40} High Street ${at % 600}`,
    city: `Town ${at % 300}`,
    postalCode: `AB${at % 90} ${at % 9}XY`,
    country: "GBR",
    taxId: at % 5 === 0 ? `GB${at % 1100}` : "",
  });

/** Counts looks between two turns of the event loop. */
class LookClock {
  longest = 0;
  #looks = 0;
  readonly look = (): void => {
    this.#looks += 1;
  };
  readonly pause = async (): Promise<void> => {
    this.longest = Math.max(this.longest, this.#looks);
    this.#looks = 0;
  };

  /** Objects whose property is looked at through the clock. */
  watched<T extends object>(all: readonly T[], property: keyof T): T[] {
    return all.map((each) => {
      const value = each[property];
      return Object.defineProperty({ ...each }, property, {
        enumerable: true,
        get: () => {
          this.look();
          return value;
        },
      });
    });
  }

  async through<T>(work: LongWork, parts: InParts<T>): Promise<T> {
    const found = await inTurns(parts, new Turns(work, { pause: this.pause, now: () => 0 }));
    await this.pause();
    return found;
  }
}

test("the index of a directory takes in no more entries in a turn than are declared", async () => {
  const clock = new LookClock();
  const entries = Array.from({ length: size }, (_, at) => ({ ...payee(at), entryId: String(at) }));
  const watched = clock.watched(entries, "addressLine1");
  const index = await clock.through("indexNumbers", directoryIndex(watched, confidenceRulesetV1));
  expect(index.size).toBe(size);
  expect(clock.longest).toBeLessThanOrEqual(unitsOfTurn.indexedEntries + 1);
});

test("spellings are grouped in turns of the declared number", async () => {
  const clock = new LookClock();
  const variants: Variant[] = Array.from({ length: size }, (_, at) => ({
    variantId: at + 1,
    identity: payee(at),
    totals: emptyTotals(),
  }));
  const watched = clock.watched(variants, "identity");
  const suppliers = await clock.through("groupedSpellings", groupedVariants(watched, [], unrelatedNamesLimits.unasked));
  expect(suppliers.length).toBeGreaterThan(1000);
  // A spelling is looked at several times when it becomes part of a supplier.
  expect(clock.longest).toBeLessThanOrEqual(8 * unitsOfTurn.groupedSpellings);
});

test("payees that look like one are indexed and grouped in turns", async () => {
  const clock = new LookClock();
  const identities = clock.watched(
    Array.from({ length: 3 * size }, (_, at) => payee(at)),
    "taxId",
  );
  const finder = await clock.through("indexNumbers", AlikeFinder.over(identities, confidenceRulesetV1));
  const pairs = finder.next(200);
  expect(clock.longest).toBeLessThanOrEqual(2 * unitsOfTurn.indexedEntries + 2);
  await clock.pause();
  clock.longest = 0;
  await clock.through("groupedSpellings", alikeGroups(identities, pairs));
  // A pair takes a tenth of the time of a spelling.
  expect(clock.longest).toBeLessThanOrEqual(unitsOfTurn.groupedSpellings * 10 + 1);
});
