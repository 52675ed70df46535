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

/** Numbers of a document size: code, count, value, largest. */
export const sizeNumbers = 4;

/** Documents by size of several payees together; undefined where none has any. */
export function joinedSizes(payees: readonly Pick<PayeeTotals, "sizes">[]): number[] | undefined {
  const known = payees.flatMap(({ sizes }) => (sizes === undefined ? [] : [sizes]));
  if (known.length < 2) return known[0];
  const sums: number[] = [];
  const places = new Map<number, number>();
  for (const sizes of known)
    for (let from = 0; from < sizes.length; from += sizeNumbers) {
      const [code = 0, count = 0, value = 0, largest = 0] = sizes.slice(from, from + sizeNumbers);
      const at = places.get(code);
      if (at === undefined) {
        places.set(code, sums.length);
        sums.push(code, count, value, largest);
        continue;
      }
      sums[at + 1] = (sums[at + 1] ?? 0) + count;
      sums[at + 2] = (sums[at + 2] ?? 0) + value;
      sums[at + 3] = Math.max(sums[at + 3] ?? 0, largest);
    }
  return sums;
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
