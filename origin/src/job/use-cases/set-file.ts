/** A frozen set as a file: every supplier with its figures, levels, and what it is worth if it converts. */
import type { Capability } from "@paygauge/api-types/entities/capabilities";
import type { ExportFormat } from "@paygauge/api-types/entities/exports";
import { supplierHeadings } from "@paygauge/api-types/entities/supplier-headings";
import {
  memberHeadings,
  memberHeadingsSchema,
  type MemberColumn,
  type UseCaseMember,
} from "@paygauge/api-types/entities/use-cases";
import { decimalText } from "@paygauge/api-types/table-files/decimal-text";
import { fileTypes, sheetFile } from "@paygauge/api-types/table-files/sheet-file";
import type { NumberLook, SheetCell } from "@paygauge/api-types/table-files/xlsx-writer";
import type * as v from "valibot";
import { claimedOfMember } from "@paygauge/analysis/value/claim";
import { downloadHeaders, markedSample } from "../export-csv.ts";
import { bodyOf } from "../pack/supplier-file.ts";
import { minorDigitsOf } from "@paygauge/analysis/reading/currencies";
import type { MemberValue } from "./member-orders.ts";

interface SetFile {
  readonly name: string;
  /** Of a sample job. */
  readonly isSample: boolean;
  readonly format: ExportFormat;
  readonly currency: string;
  readonly headings: v.InferOutput<typeof memberHeadingsSchema>;
  readonly method: Capability;
  /** What the job has chosen. */
  readonly chosen: readonly Capability[];
  readonly value: Pick<MemberValue, "isCard" | "perSpend" | "perPayment">;
  readonly batches: Iterable<readonly UseCaseMember[]>;
}

const money = new Set<MemberColumn>(["yearMinor", "value"]);
const columns = Object.keys(memberHeadings) as MemberColumn[];

/** The download, made as it is read. */
export function setDownload(file: SetFile): Response {
  const { name, isSample, format, currency, headings, method, chosen, value, batches } = file;
  const digits = minorDigitsOf(currency);
  const lookOf = (column: MemberColumn): NumberLook =>
    money.has(column) ? { decimals: digits } : column === "payments" ? "whole" : "plain";
  const headingOf = (column: MemberColumn): string => {
    const words = headings[column] ?? memberHeadings[column];
    return money.has(column) ? `${words} (${currency})` : words;
  };
  const cellOf = (row: UseCaseMember, column: MemberColumn): SheetCell => {
    if (column === "yearMinor") return { number: decimalText(row.yearMinor, digits) };
    if (column === "payments") return { number: String(row.payments) };
    if (column === "level") return row.levels[method] ?? null;
    if (column !== "value") return row[column];
    // An unknown value is blank, not 0.
    if (value.isCard && row.cardableMinor === 0) return null;
    const { yearMinor, payments } = claimedOfMember(method, row);
    const worth = Math.round(yearMinor * value.perSpend + payments * value.perPayment);
    return { number: decimalText(worth, digits) };
  };
  function* cells(): Generator<SheetCell[][]> {
    for (const rows of batches)
      yield rows.map((row) => [
        ...columns.map((column) => cellOf(row, column)),
        ...chosen.map((capability) => row.levels[capability] ?? null),
      ]);
  }
  const headed = [
    ...columns.map((column) => ({ heading: headingOf(column), look: lookOf(column) })),
    ...chosen.map((capability) => ({
      heading: supplierHeadings[`${capability}Score`],
      look: "plain" as const,
    })),
  ];
  const sheet = { columns: markedSample(headed, isSample), batches: cells() };
  return new Response(bodyOf(sheetFile(format, sheet, "Suppliers")), {
    headers: downloadHeaders(`${name}.${format}`, fileTypes[format]),
  });
}
