/**
 * The companies whose ledgers the stand-in serves: made, and the same at every call. Sizes are numbers of bills; the rows of
 * a faulty company are what real systems send as well.
 */
import type { LinkedModel } from "@paygauge/api-types/entities/linked-accounts";

export interface Company {
  readonly id: string;
  readonly name: string;
  readonly integration: string;
  /** As Rutter names the platform. */
  readonly platform: string;
  readonly bills: number;
}

export const companies: readonly Company[] = [
  { id: "small", name: "Calder Tools Ltd", integration: "Xero", platform: "XERO", bills: 4000 },
  { id: "large", name: "Northgate Retail plc", integration: "NetSuite", platform: "NETSUITE", bills: 60_000 },
  { id: "empty", name: "Fairhaven Ports Ltd", integration: "QuickBooks Online", platform: "QUICKBOOKS", bills: 0 },
  { id: "faulty", name: "Larkspur Water Ltd", integration: "Sage Intacct", platform: "SAGE_INTACCT", bills: 60 },
];

/** A row of a company, in words that neither provider uses: each writes it in its own. */
export interface MadeRow {
  readonly id: string;
  readonly isDeleted: boolean;
  readonly number: string;
  readonly vendorId: string;
  readonly name: string;
  readonly amount: number | string;
  readonly currency: string;
  readonly date: string;
  readonly dueDate: string;
  readonly paidDate: string;
  readonly status: string;
  readonly method: string;
  readonly purpose: string;
  readonly termsId: string;
  readonly orderIds: readonly string[];
  readonly days: number;
}

const blank: MadeRow = {
  id: "",
  isDeleted: false,
  number: "",
  vendorId: "",
  name: "",
  amount: 0,
  currency: "GBP",
  date: "",
  dueDate: "",
  paidDate: "",
  status: "",
  method: "",
  purpose: "",
  termsId: "",
  orderIds: [],
  days: 0,
};

/** UUIDs, as the providers' ids are: the kind and the number in hexadecimal. */
export const idOf = (kind: number, at: number): string =>
  `${kind.toString(16).padStart(8, "0")}-0000-4000-8000-${at.toString(16).padStart(12, "0")}`;

const kinds = { vendor: 1, term: 2, bill: 3, payment: 4, expense: 5, credit: 6, order: 7 } as const;
const dayMs = 86_400_000;
const firstDay = Date.parse("2025-11-03");
const day = (at: number, plus = 0): string =>
  new Date(firstDay + ((at * 37) % 360) * dayMs + plus * dayMs).toISOString().slice(0, 10);
/** From 12.34 up to 9,012.33. */
const amount = (at: number): number => (1234 + ((at * 104_729) % 900_000)) / 100;

const first = [
  "Aldwick",
  "Bramley",
  "Corvane",
  "Dunmere",
  "Elsworth",
  "Fenwick",
  "Garston",
  "Hartwell",
  "Ingleby",
  "Kelso",
];
const second = [
  "Packaging",
  "Transport",
  "Fasteners",
  "Cleaning",
  "Software",
  "Print",
  "Timber",
  "Electrical",
  "Catering",
  "Security",
];
const last = ["Ltd", "plc", "LLP", "Group Ltd", "Services Ltd", "Supplies Ltd"];
const terms = ["Net 7", "Net 14", "Net 30", "Net 60"] as const;
const days = [7, 14, 30, 60] as const;
const methods = ["BACS", "Faster payment", "Cheque", "Direct debit"] as const;
const purposes = ["Stock", "Carriage", "Maintenance", "Office supplies", "Licences"] as const;
const at = <T>(list: readonly T[], index: number): T => list[index % list.length] ?? (list[0] as T);

export const vendorsOf = (bills: number): number => (bills === 0 ? 0 : Math.max(40, Math.round(bills / 30)));
const nameOf = (index: number): string =>
  `${at(first, index)} ${at(second, Math.floor(index / 10))} ${at(last, Math.floor(index / 100))}${index < 600 ? "" : ` ${Math.floor(index / 600) + 1}`}`;

/** How many rows a model has before any change. */
export function countOf(model: LinkedModel, bills: number): number {
  switch (model) {
    case "vendors":
      return vendorsOf(bills);
    case "paymentTerms":
      return bills === 0 ? 0 : terms.length;
    case "bills":
      return bills;
    case "billPayments":
      return Math.round(bills * 0.95);
    case "expenses":
      return Math.round(bills * 0.1);
    case "vendorCredits":
      return Math.round(bills * 0.02);
    case "purchaseOrders":
      return Math.round(bills * 0.3);
  }
}

/** The row of a model at an index, from 0. */
export function rowAt(model: LinkedModel, index: number, bills: number): MadeRow {
  const vendorId = idOf(kinds.vendor, (index * 7919) % vendorsOf(Math.max(bills, 1)));
  const dated = { date: day(index), amount: amount(index), vendorId };
  const termAt = index % terms.length;
  const due = day(index, at(days, termAt));
  switch (model) {
    case "vendors":
      return { ...blank, id: idOf(kinds.vendor, index), name: nameOf(index), number: `V${index + 1}` };
    case "paymentTerms":
      return { ...blank, id: idOf(kinds.term, index), name: at(terms, index), days: at(days, index) };
    case "bills": {
      const orderIds = index % 10 < 3 ? [idOf(kinds.order, Math.floor(index / 10) * 3 + (index % 10))] : [];
      const paid = index < Math.round(bills * 0.95) ? { paidDate: due, status: "PAID" } : { status: "OPEN" };
      const more = { dueDate: due, purpose: at(purposes, index), termsId: idOf(kinds.term, termAt), orderIds };
      return { ...blank, ...dated, ...more, ...paid, id: idOf(kinds.bill, index), number: `INV-${index + 1}` };
    }
    case "billPayments":
      return { ...blank, ...dated, date: due, id: idOf(kinds.payment, index), method: at(methods, index) };
    case "expenses":
      return {
        ...blank,
        ...dated,
        id: idOf(kinds.expense, index),
        method: "Corporate card",
        purpose: at(purposes, index),
      };
    case "vendorCredits":
      return {
        ...blank,
        ...dated,
        amount: amount(index) / 10,
        id: idOf(kinds.credit, index),
        number: `CN-${index + 1}`,
      };
    case "purchaseOrders":
      return { ...blank, ...dated, id: idOf(kinds.order, index), number: `PO-${index + 1}`, status: "CLOSED" };
  }
}

/** Bills of the faulty company that are otherwise than they should be, by their index. */
const faults: Readonly<Record<number, Partial<MadeRow>>> = {
  3: { amount: "1e3" },
  5: { amount: "10.1234567891" },
  8: { date: "1900-01-01" },
  11: { currency: "EUR" },
  14: { status: "VOID" },
  17: { vendorId: "" },
  20: { amount: -120.5 },
  23: { amount: "" },
};

/** The rows of a model with a company's own faults: a vendor without a name, and two entries of one id. */
export function rowsOf(company: Company, model: LinkedModel, from: number, to: number): MadeRow[] {
  const rows: MadeRow[] = [];
  for (let index = from; index < Math.min(to, countOf(model, company.bills)); index += 1)
    rows.push(rowAt(model, index, company.bills));
  if (company.id !== "faulty") return rows;
  return rows.flatMap((row, place) => {
    const index = from + place;
    if (model === "vendors" && index === 2) return [{ ...row, name: "" }];
    if (model !== "bills") return [row];
    const changed = { ...row, ...faults[index] };
    return index === 26 ? [changed, { ...changed, amount: 77.7 }] : [changed];
  });
}

/** What a revision of a company changes: twelve bills more, three with another amount, one deleted. */
export function changesOf(company: Company, revision: number): MadeRow[] {
  const { bills } = company;
  if (bills === 0) return [];
  const added = Array.from({ length: 12 }, (_, place) => rowAt("bills", bills + (revision - 1) * 12 + place, bills));
  const changed = Array.from({ length: 3 }, (_, place) => {
    const row = rowAt("bills", (revision * 37 + place) % bills, bills);
    return { ...row, amount: Number(row.amount) + revision };
  });
  const gone = rowAt("bills", (revision * 53 + 5) % bills, bills);
  return [...added, ...changed, { ...gone, isDeleted: true }];
}
