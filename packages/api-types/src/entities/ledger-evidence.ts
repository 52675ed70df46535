/**
 * What a column's values say about how they are to be read: the order of its dates, its decimal mark, its unit, and
 * samples of what can be read two ways. A user's statement about a column is kept next to the mapping.
 */
import { fileLimits } from "./file-limits.ts";
import * as v from "valibot";

export const dateOrders = ["dmy", "mdy", "ymd", "serial", "fiscal", "years"] as const;
export type DateOrder = (typeof dateOrders)[number];
/** The decimal mark of a column of amounts; the other marks group digits. */
export const decimalMarks = [".", ","] as const;
export type DecimalMark = (typeof decimalMarks)[number];

export const dateFields = ["documentDate", "dueDate", "paidDate"] as const;
export type DateField = (typeof dateFields)[number];
/** Fields that hold money; the first two are the one that a kind of job adds up. */
export const amountFields = ["amount", "spend", "poValue", "invoiceValue", "paymentValue"] as const;
export type AmountField = (typeof amountFields)[number];

/** By how much a header or a title says that amounts are to be multiplied: "£000", "Mio. €", "in pence". */
const unitFactors = [0.01, 1, 1000, 1_000_000, 1_000_000_000] as const;
export type UnitFactor = (typeof unitFactors)[number];
export const amountUnitSchema = v.strictObject({
  factor: v.picklist(unitFactors),
  /** As the file writes it, at most 60 characters. */
  words: v.string(),
});
export type AmountUnit = v.InferOutput<typeof amountUnitSchema>;

/**
 * A value with what it would be read as: an amount as decimal text with a point, a date as an ISO day. Two readings: it
 * fits both. One: it speaks for that one.
 */
export const readingSampleSchema = v.strictObject({
  text: v.string(),
  readings: v.array(v.strictObject({ as: v.picklist([...decimalMarks, ...dateOrders]), value: v.string() })),
});
export type ReadingSample = v.InferOutput<typeof readingSampleSchema>;

/**
 * First day of a fiscal year, for columns that count by its periods. `label` is the year as the column names it; null
 * where its periods name none, and absent until the column's own is known.
 */
export const fiscalStartSchema = v.strictObject({
  day: v.pipe(v.string(), v.isoDate()),
  label: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(2100)))),
});

const column = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(fileLimits.columns.limit - 1));

/**
 * For which column a user stated a mark, an order or a unit. A statement is checked against the evidence of that column
 * and for no other: when another column is chosen, that one's values decide.
 */
export const statedSchema = v.partial(
  v.strictObject({
    decimalMark: column,
    ...v.entriesFromList(dateFields, column),
    ...v.entriesFromList(amountFields, column),
  }),
);

export const amountUnitsSchema = v.partial(v.strictObject(v.entriesFromList(amountFields, v.picklist(unitFactors))));

/** A part of a remembered mapping that this file's values spoke against; the file won. */
export const overruledSchema = v.strictObject({
  field: v.picklist([...dateFields, ...amountFields, "supplierName"]),
  what: v.picklist(["column", "dateOrder", "decimalMark"]),
  /** Name of a column, an order or a mark; "" where the file has none that fits. */
  remembered: v.string(),
  found: v.string(),
});
export type Overruled = v.InferOutput<typeof overruledSchema>;
