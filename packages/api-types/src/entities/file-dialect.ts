/** How a file is written: its encoding, what separates and wraps its cells, and where its columns are named. */
import { fileLimits } from "./file-limits.ts";
import * as v from "valibot";
import { cellFormSchema, movedHeadingSchema } from "./row-forms.ts";

/** utf-8 cells that are not valid UTF-8 are read as windows-1252, cell by cell. Stored by their places: add at the end. */
export const encodings = [
  "utf-8",
  "windows-1252",
  "windows-1250",
  "windows-1251",
  "windows-1253",
  "windows-1254",
  "windows-1257",
  "iso-8859-2",
  "shift_jis",
  "gb18030",
  "big5",
  "euc-kr",
  "windows-1255",
  "windows-1256",
  "koi8-r",
  "euc-jp",
  "ibm850",
  "ibm866",
  "macintosh",
] as const;
export type Encoding = (typeof encodings)[number];
export const delimiters = [",", ";", "\t", "|"] as const;
/** mixed: a bare CR ends a record too. */
export const lineEnds = ["lf", "crlf", "cr", "mixed"] as const;

/** Encodings that a file without UTF-8 may have, with some of its texts read in each. */
export const encodingChoiceSchema = v.strictObject({
  /** The evidence is thin: a user has to choose before the import. */
  isOpen: v.boolean(),
  /** The likeliest first. */
  candidates: v.array(v.strictObject({ encoding: v.picklist(encodings), samples: v.array(v.string()) })),
});
export type EncodingChoice = v.InferOutput<typeof encodingChoiceSchema>;

const columnIndex = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(fileLimits.columns.limit - 1));

/** How a quote inside quotes is written: `""`, or `\"` as Spark and MySQL do. */
const quoteEscapes = ["doubled", "backslash"] as const;

export const fileDialectSchema = v.strictObject({
  encoding: v.picklist(encodings),
  hadBom: v.boolean(),
  delimiter: v.picklist(delimiters),
  lineEnd: v.picklist(lineEnds),
  /** Doubled where it is not stated. */
  quoteEscape: v.exactOptional(v.picklist(quoteEscapes)),
  /** Cells are wrapped in single quotes. Double ones where it is not stated. */
  quote: v.exactOptional(v.literal("single")),
  /** The heading was one or more columns away from its values; `columns` has the names moved. */
  isShifted: v.exactOptional(v.literal(true)),
  /** Further headings that name the columns in another order. */
  headings: v.exactOptional(v.pipe(v.array(movedHeadingSchema), v.maxLength(fileLimits.movedHeadings.limit))),
  /** What each column's cells look like, of a file with rows of more cells than the heading names. */
  cells: v.exactOptional(v.pipe(v.array(cellFormSchema), v.maxLength(fileLimits.arrangedColumns.limit))),
  /** 1-based number of the record that names the columns; 0 when the file has no header. */
  headerRow: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(200)),
  columns: v.pipe(
    v.array(v.strictObject({ index: columnIndex, name: v.string() })),
    v.maxLength(fileLimits.columns.limit),
  ),
  /** Column whose cells name suppliers in rows of their own, above the suppliers' rows. */
  blockColumn: v.exactOptional(columnIndex),
});
export type FileDialect = v.InferOutput<typeof fileDialectSchema>;
