/** Sums of ledger totals. The total of a union is the sum of the totals, so the order never matters. */
import { purposeClasses } from "../payees/purpose-classes.ts";
import { documentTypes, type PayeeTotals, paymentMethods } from "../facts.ts";

export function emptyTotals(): PayeeTotals {
  return {
    lines: 0,
    creditLines: 0,
    documents: {
      PurchaseOrder: { count: 0, valueMinor: 0 },
      Invoice: { count: 0, valueMinor: 0 },
      Payment: { count: 0, valueMinor: 0 },
    },
    methods: {},
    terms: { weightMinor: 0, weightedDays: 0 },
    daysToPay: { weightMinor: 0, weightedDays: 0 },
    daysLate: { weightMinor: 0, weightedDays: 0 },
    firstDate: null,
    lastDate: null,
    lastCardDate: null,
    linesWithOrder: 0,
    statedSpendMinor: 0,
  };
}

const earlier = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.min(a, b);
const later = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.max(a, b);

/** Spend that a summary states; null for a ledger of documents. */
export const statedSpend = (totals: PayeeTotals): number | null =>
  totals.statedSpendMinor === 0 ? null : totals.statedSpendMinor;

/** Numbers of a document size. */
const sizeNumbers = 4;

type DocumentSize = readonly [code: number, count: number, valueMinor: number, largestMinor: number];

/** Documents by size, as `PayeeTotals` keeps them. */
export function* sizesOf({ sizes = [] }: Pick<PayeeTotals, "sizes">): Iterable<DocumentSize> {
  for (let at = 0; at < sizes.length; at += sizeNumbers)
    yield [sizes[at] ?? 0, sizes[at + 1] ?? 0, sizes[at + 2] ?? 0, sizes[at + 3] ?? 0];
}

/** Documents by size of several payees together; undefined where none has any. */
export function joinedSizes(payees: readonly Pick<PayeeTotals, "sizes">[]): number[] | undefined {
  const known = payees.filter(({ sizes }) => sizes !== undefined);
  if (known.length < 2) return known[0]?.sizes;
  const sums = new Map<number, DocumentSize>();
  for (const payee of known)
    for (const [code, count, value, largest] of sizesOf(payee)) {
      const [, counted, valued, most] = sums.get(code) ?? [code, 0, 0, 0];
      sums.set(code, [code, counted + count, valued + value, Math.max(most, largest)]);
    }
  return [...sums.values()].flat();
}

/** Adds `more` into `into`; every field is a sum, the least date or the last date. Sizes are joined apart. */
export function addTotals(into: PayeeTotals, more: PayeeTotals): void {
  into.lines += more.lines;
  into.creditLines += more.creditLines;
  into.linesWithOrder += more.linesWithOrder;
  into.statedSpendMinor += more.statedSpendMinor;
  for (const type of documentTypes) {
    into.documents[type].count += more.documents[type].count;
    into.documents[type].valueMinor += more.documents[type].valueMinor;
  }
  for (const method of paymentMethods) {
    const added = more.methods[method];
    if (!added) continue;
    const sum = (into.methods[method] ??= { count: 0, valueMinor: 0 });
    sum.count += added.count;
    sum.valueMinor += added.valueMinor;
  }
  for (const days of ["terms", "daysToPay", "daysLate"] as const) {
    into[days].weightMinor += more[days].weightMinor;
    into[days].weightedDays += more[days].weightedDays;
  }
  for (const purpose of purposeClasses) {
    const added = more.purposes?.[purpose];
    if (added) into.purposes = { ...into.purposes, [purpose]: (into.purposes?.[purpose] ?? 0) + added };
  }
  into.firstDate = earlier(into.firstDate, more.firstDate);
  into.lastDate = later(into.lastDate, more.lastDate);
  into.lastCardDate = later(into.lastCardDate, more.lastCardDate);
}
