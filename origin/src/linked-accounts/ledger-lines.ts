/**
 * The ledger of an account as a file of lines: one for each bill, payment, expense, credit and order, with the vendor's
 * own facts next to it. Values are written as the provider wrote them; the check of the file finds what can't be read.
 */
import * as v from "valibot";
import type { LinkedModel } from "@paygauge/api-types/entities/linked-accounts";
import { jsonColumn, storedRows } from "@paygauge/worker/stored-rows";
import { linkedRow, rowOf, type LinkedRow } from "./adapter.ts";

/** Headings by which the reader knows every column without a question (packages/analysis, synonyms). */
const headings = [
  "Supplier ID",
  "Supplier Name",
  "VAT number",
  "Street address",
  "City",
  "Postcode",
  "Country",
  "Supplier email",
  "Document type",
  "Status",
  "Document number",
  "Purchase order number",
  "Document date",
  "Due date",
  "Payment date",
  "Amount",
  "Currency",
  "Payment terms",
  "Payment method",
  "Description",
] as const;

const typeOf = {
  bills: "Invoice",
  billPayments: "Bill payment",
  // Paid at once: no other line repeats it.
  expenses: "Payment",
  vendorCredits: "Credit note",
} as const satisfies Partial<Record<LinkedModel, string>>;
type LineModel = keyof typeof typeOf;
export const lineModels = [
  "bills",
  "billPayments",
  "expenses",
  "vendorCredits",
] as const satisfies readonly LineModel[];

const stored = v.object({ id: v.string(), body: jsonColumn(linkedRow) });
/** `twin`: the amount of another entry of the id; null where there is none. */
const storedLine = v.object({ ...stored.entries, twin: v.nullable(v.string()) });

function rowsBy(sql: SqlStorage, model: LinkedModel): ReadonlyMap<string, LinkedRow> {
  const rows = storedRows(sql, stored, "SELECT id, body FROM ledger WHERE model = ? AND isDeleted = 0", model);
  return new Map(rows.map(({ id, body }) => [id, body]));
}

/** A cell of CSV (RFC 4180). */
const cell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const line = (cells: readonly string[]): string => `${cells.map(cell).join(",")}\r\n`;

/** What lines look up: vendors, terms and orders of the account. */
export interface Beside {
  readonly vendors: ReadonlyMap<string, LinkedRow>;
  readonly terms: ReadonlyMap<string, LinkedRow>;
  readonly orders: ReadonlyMap<string, LinkedRow>;
}

export const besideOf = (sql: SqlStorage): Beside => ({
  vendors: rowsBy(sql, "vendors"),
  terms: rowsBy(sql, "paymentTerms"),
  orders: rowsBy(sql, "purchaseOrders"),
});

const nobody = rowOf({ id: "", isDeleted: false });

/** "Net 30", or the days of a term without a name. */
const termsOf = ({ name, days }: LinkedRow): string => (name === "" && days !== "" ? `Net ${days}` : name);

/** A plain decimal, or nothing, as it is; "1e3" may be a thousand or damage, so that the check refuses the row. */
const amountOf = (amount: string): string =>
  amount === "" || /^-?\d+(?:\.\d+)?$/.test(amount) ? amount : `not a number: ${amount}`;

/** A day before 1970 is a system's default: the check reports it under the row. */
const dateOf = (day: string): string => (day !== "" && day < "1970" ? `not a date: ${day}` : day);

/** Two entries of one id: which is right is for the user to say, so that the check refuses the row until then. */
const amountWith = (amount: string, twin: string | null): string =>
  twin === null ? amountOf(amount) : `two entries: ${amount}, ${twin}`;

function lineOf(model: LineModel, row: LinkedRow, twin: string | null, { vendors, terms, orders }: Beside): string {
  const vendor = vendors.get(row.vendorId) ?? nobody;
  const order = row.orderIds.map((id) => orders.get(id)?.number ?? "").filter((each) => each !== "");
  const isPayment = model === "billPayments" || model === "expenses";
  return line([
    row.vendorId,
    vendor.name,
    vendor.taxNumber,
    vendor.street,
    vendor.town,
    vendor.postcode,
    vendor.country,
    vendor.email,
    typeOf[model],
    row.status,
    row.number === "" ? row.id : row.number,
    order.join(" "),
    dateOf(row.date),
    row.dueDate,
    dateOf(isPayment ? row.date : row.paidDate),
    amountWith(row.amount, twin),
    row.currency,
    termsOf(terms.get(row.termsId) ?? nobody),
    row.method,
    row.purpose,
  ]);
}

export const headLine = (): string => line(headings);

/** Lines of a model after an id, in the order of the ids. */
export function linesAfter(sql: SqlStorage, model: LineModel, after: string, most: number, beside: Beside) {
  const rows = storedRows(
    sql,
    storedLine,
    `SELECT ledger.id, ledger.body, twin.body ->> 'amount' AS twin FROM ledger
       LEFT JOIN twin ON twin.model = ledger.model AND twin.id = ledger.id AND twin.seenIn = ledger.seenIn
     WHERE ledger.model = ? AND ledger.isDeleted = 0 AND ledger.id > ? ORDER BY ledger.id LIMIT ?`,
    model,
    after,
    most,
  );
  const text = rows.map(({ body, twin }) => lineOf(model, body, twin, beside)).join("");
  return { text, count: rows.length, last: rows.at(-1)?.id ?? null };
}
