/** One page of the vendors of several issuers: each sends its first rows and its sums; order and limit come after. */
import { ownValue } from "@paygauge/api-types/own-value";
import { vendorAcceptances, type VendorRow } from "@paygauge/api-types/entities/vendors";
import type { VendorAnswer } from "../../vendors/vendor-book.ts";
import type { PagedRequest } from "@paygauge/api-types/entities/paging";

type Order = Pick<PagedRequest, "orderBy" | "secondaryOrderBy">;

const plain = (text: string): string => text.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "");

/** A row's value of a column as it is compared; null is blank, which comes last in both directions. */
function valueOf(row: VendorRow, name: string): number | string | null {
  if (name === "accepts") return vendorAcceptances.indexOf(row.accepts);
  const value: unknown = ownValue({ ...row }, name);
  if (typeof value === "number") return value;
  return typeof value === "string" ? plain(value) || null : null;
}

function compareBy(key: string): (a: VendorRow, b: VendorRow) => number {
  const isDescending = key.startsWith("-");
  const name = isDescending ? key.slice(1) : key;
  return (a, b) => {
    const [one, other] = [valueOf(a, name), valueOf(b, name)];
    if (one === other) return 0;
    if (one === null) return 1;
    if (other === null) return -1;
    return one < other === isDescending ? 1 : -1;
  };
}

/** Returns the rows of all issuers in the requested order; rows found as written come before those with a slip. */
export function inOrder<Row extends VendorRow>(
  rows: readonly Row[],
  { orderBy = "-spendMinor", secondaryOrderBy }: Order,
): Row[] {
  const first = compareBy(orderBy);
  const second = secondaryOrderBy === undefined ? () => 0 : compareBy(secondaryOrderBy);
  return rows.toSorted(
    (a, b) => Number(a.isSlip) - Number(b.isSlip) || first(a, b) || second(a, b) || (a.vendorId < b.vendorId ? -1 : 1),
  );
}

/** Counts and sums of several issuers' answers. A word is in no name only if no issuer has it. */
export function addedUp(answers: readonly Omit<VendorAnswer, "rows">[]) {
  const sum = (of: (answer: Omit<VendorAnswer, "rows">) => number): number =>
    answers.reduce((total, answer) => total + of(answer), 0);
  const exactCount = sum((answer) => answer.exactCount);
  const [first, ...others] = answers;
  const inNone = (word: string) => others.every(({ wordsNotFound }) => wordsNotFound.includes(word));
  return {
    count: sum(({ count }) => count),
    unfilteredCount: sum(({ unfilteredCount }) => unfilteredCount),
    jobs: sum(({ jobs }) => jobs),
    jobsWaiting: sum(({ jobsWaiting }) => jobsWaiting),
    allSpendMinor: sum((answer) => answer.allSpendMinor),
    totals: {
      spendMinor: Math.round(sum(({ totals }) => totals.spendMinor)),
      invoices: sum(({ totals }) => totals.invoices),
      payments: sum(({ totals }) => totals.payments),
    },
    exactCount,
    wordsNotFound: exactCount > 0 ? [] : (first?.wordsNotFound ?? []).filter(inNone),
  };
}
