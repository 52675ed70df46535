/**
 * The axes along which suppliers are added up. Several dimensions read off one axis: an MCC's description, group and
 * type are in one text, so one addition serves three dimensions, and they are distinguished when all is added up.
 */
import { dimensionColumn, insightDimensions, type InsightDimension } from "@paygauge/api-types/entities/insights";
import type { SupplierColumn } from "@paygauge/api-types/entities/suppliers";

/** Dimensions of one job's own suppliers: Jobs is made of other jobs' totals. */
export type SupplierDimension = Exclude<InsightDimension, "Jobs">;
export const supplierDimensions: readonly SupplierDimension[] = insightDimensions.filter(
  (dimension): dimension is SupplierDimension => dimension !== "Jobs",
);

/** Columns of each axis; every column of a dimension, and the list of methods, is in exactly one. */
export const axes = [
  ["country"],
  ["frequency", "termsBucket"],
  ["paymentMethods", "paymentMethodCount"],
  ["mccDescription", "mccGroup", "mccType"],
  ["sicDivision", "sicMajorGroup", "sicIndustryGroup", "sicIndustryCode"],
  ["unspscCategory"],
  ["naicsIndustry"],
] as const satisfies readonly (readonly SupplierColumn[])[];

/** The separator of an axis's texts; no text has it. */
const between = "\u0001";

export const axisKey = (texts: readonly string[]): string => texts.join(between);
export const axisTexts = (key: string): string[] => key.split(between);

/** Where a dimension is read: its axis and the place of its text there. */
export function placeOf(dimension: SupplierDimension): { axis: number; text: number } {
  const column = dimension === "PaymentMethods" ? "paymentMethods" : dimensionColumn[dimension];
  for (const [axis, columns] of axes.entries()) {
    const text = columns.findIndex((each) => each === column);
    if (text >= 0) return { axis, text };
  }
  throw new RangeError(`No axis has the column ${column}.`);
}
