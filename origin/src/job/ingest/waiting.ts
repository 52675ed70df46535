/** Rows in a currency without a rate: counted and summed in their own minor units, and added in nowhere. */
import type { ImportCheck } from "@paygauge/api-types/entities/ledger";
import * as v from "valibot";
import { minorDigitsOf } from "@paygauge/analysis/reading/currencies";

/** By currency, "" for none that is known. */
export const waitingSchema = v.record(v.string(), v.strictObject({ rows: v.number(), sumMinor: v.string() }));
export type Waiting = v.InferOutput<typeof waitingSchema>;

/** The rows of two disjoint sets as those of their union. */
export function addWaiting(a: Waiting, b: Waiting): Waiting {
  const waiting = { ...a };
  for (const [currency, { rows, sumMinor }] of Object.entries(b)) {
    const before = waiting[currency] ?? { rows: 0, sumMinor: "0" };
    waiting[currency] = {
      rows: before.rows + rows,
      sumMinor: (BigInt(before.sumMinor) + BigInt(sumMinor)).toString(),
    };
  }
  return waiting;
}

/** Waiting rows as users read them. */
export function waitingOf(waiting: Waiting): ImportCheck["waiting"] {
  return Object.entries(waiting).map(([currency, held]) => ({
    currency,
    ...held,
    minorDigits: minorDigitsOf(currency),
  }));
}

/** Collects waiting rows, line by line. */
export class WaitingRows {
  private readonly held = new Map<string, { rows: number; sum: bigint }>();

  /** @param amount minor units of the row's own currency */
  add(currency: string, amount: number): void {
    const held = this.held.get(currency) ?? { rows: 0, sum: 0n };
    held.rows++;
    held.sum += BigInt(amount);
    this.held.set(currency, held);
  }

  counters(): Waiting {
    return Object.fromEntries(
      [...this.held].map(([currency, { rows, sum }]) => [currency, { rows, sumMinor: sum.toString() }]),
    );
  }
}
