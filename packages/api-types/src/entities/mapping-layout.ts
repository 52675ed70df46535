/**
 * The part of a mapping that describes a layout: which columns feed which fields, and how those columns are written. It
 * is what is remembered per buyer and header. Facts of one file or job are not part of it: currency, period, sign,
 * constants, and answers about rows.
 */
import * as v from "valibot";
import { columnMappingSchema, type ColumnMapping } from "./ledger.ts";
import { supplierIdAnswers } from "./questions.ts";

const { sources, dateOrders, decimalMark, units, stated, cardFlag, headerSignature, breakdowns } =
  columnMappingSchema.entries;

/** Reads stored layouts; what earlier releases stored next to a layout is dropped. */
const mappingLayoutSchema = v.object({
  sources,
  dateOrders,
  decimalMark,
  units,
  stated,
  answers: v.exactOptional(
    v.object({
      amountColumn: v.exactOptional(v.number()),
      supplierIds: v.exactOptional(v.picklist(supplierIdAnswers)),
      companyColumn: v.exactOptional(v.number()),
    }),
  ),
  cardFlag,
  headerSignature,
  breakdowns,
});
export type MappingLayout = v.InferOutput<typeof mappingLayoutSchema>;

const isColumn = (source: ColumnMapping["sources"][keyof ColumnMapping["sources"]]): boolean =>
  source !== undefined && "column" in source;

/** The layout of a mapping: its columns without the constants. */
export function layoutOf(mapping: MappingLayout): MappingLayout {
  const layout = v.parse(mappingLayoutSchema, mapping);
  return {
    ...layout,
    sources: Object.fromEntries(Object.entries(layout.sources).filter(([, each]) => isColumn(each))),
  };
}

/** The layout in a stored text; null where it holds none. */
export function readLayout(text: string): MappingLayout | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), mappingLayoutSchema), text);
  return parsed.success ? layoutOf(parsed.output) : null;
}

/** A mapping that reads a file by a remembered layout; everything else is as proposed for this file. */
export function mappingBy(layout: MappingLayout, proposed: ColumnMapping): ColumnMapping {
  const { dateOrders: _, units: __, stated: ___, answers: ____, sources: own, ...facts } = proposed;
  const constants = Object.fromEntries(Object.entries(own).filter(([, each]) => !isColumn(each)));
  return { ...facts, ...layout, sources: { ...constants, ...layout.sources } };
}
