/** Reads what one row says, as the import read it. */
import type { DocumentType } from "@paygauge/api-types/entities/ledger-words";
import { documentTypes, paymentMethods, type PaymentMethod } from "@paygauge/api-types/entities/ledger-words";
import type { SpendSource } from "@paygauge/api-types/entities/supplier-measures";
import { isoDay } from "@paygauge/analysis/reading/dates";
import { minorDigitsOf } from "@paygauge/analysis/reading/currencies";
import { doubts } from "@paygauge/analysis/reading/lines/doubts";
import { textAt } from "@paygauge/analysis/reading/lines/corrections";
import { GroupedLineReader } from "@paygauge/analysis/reading/lines/grouped-reader";
import { lineReaderOf } from "@paygauge/analysis/reading/lines/line-reader-of";
import type { LineOutcome, LineReader } from "@paygauge/analysis/reading/lines/line-reader";
import { figureNames } from "@paygauge/analysis/reading/lines/plan";
import type { RecordReader } from "@paygauge/analysis/reading/records";
import type { LedgerFile } from "./run-ledger.ts";

/** Taken for a name above the row: the import noted the payee of each row. */
const someName = Uint8Array.of(1);

export interface ReadRow {
  readonly outcome: LineOutcome;
  readonly date: string | null;
  readonly documentType: DocumentType | null;
  readonly documentNumber: string;
  readonly bookedMinor: number | null;
  readonly minorDigits: number;
  readonly readMinor: number | null;
  readonly readCurrency: string;
  readonly readDigits: number;
  readonly rate: number | null;
  readonly isTurned: boolean;
  readonly method: PaymentMethod | null;
  readonly termDays: number | null;
  readonly name: string;
  readonly breakdowns: readonly string[];
}

const orNull = (value: number): number | null => (Number.isFinite(value) ? value : null);

/** Places of a summary's values, by what its spend is counted by. */
const figureOf = {
  PurchaseOrder: figureNames.indexOf("poValue"),
  Invoice: figureNames.indexOf("invoiceValue"),
  Payment: figureNames.indexOf("paymentValue"),
} as const;

export class RowReading {
  private readonly file: LedgerFile;
  private readonly source: SpendSource;
  private readonly line: LineReader;
  private readonly digits: number;

  constructor(file: LedgerFile, currency: string, source: SpendSource) {
    this.file = file;
    this.source = source;
    this.line = lineReaderOf(file.plan);
    this.digits = minorDigitsOf(currency);
  }

  read(record: RecordReader, tooLong: boolean): ReadRow {
    const { line, file } = this;
    const { plan } = file;
    if (line instanceof GroupedLineReader) line.takeNameAbove(someName);
    const outcome = tooLong ? "row-too-long" : line.read(record);
    const isRead = outcome === "line" || outcome === "void-row";
    if (!isRead) line.readWritten(record, tooLong);
    const text = (column: number) => (tooLong || column < 0 ? "" : textAt(record, column, file.dialect).trim());
    const isAdvanced = plan.kind === "advanced";
    const { conversion } = line;
    const bookedMinor = isRead && line.waitsIn === null ? this.booked() : null;
    const readMinor = orNull(line.written);
    return {
      outcome,
      date: isRead && isAdvanced && line.date === line.date ? isoDay(line.date) : null,
      documentType: isRead && isAdvanced ? (documentTypes[line.type] ?? null) : null,
      documentNumber: text(plan.documentNumber),
      bookedMinor,
      minorDigits: this.digits,
      readMinor,
      readCurrency: conversion.currency,
      readDigits: conversion.digits,
      rate: this.rateOf(bookedMinor, readMinor),
      isTurned: plan.sign < 0 || (isRead && (line.doubts & doubts.creditSubtracted) !== 0),
      method: isRead && plan.kind !== "matchedDataOnly" ? (paymentMethods[line.method] ?? null) : null,
      termDays: isRead ? orNull(line.termDays) : null,
      name: text(plan.name),
      breakdowns: file.breakdowns.map(text),
    };
  }

  /** The row's part of the figure. */
  private booked(): number | null {
    const { line, file, source } = this;
    if (file.plan.kind !== "base" || source === "Stated") return orNull(line.amount);
    return orNull(line.figures[figureOf[source]] ?? 0);
  }

  private rateOf(booked: number | null, written: number | null): number | null {
    const { conversion } = this.line;
    if (conversion.state !== "converted" || booked === null || written === null) return null;
    // Of a thousand million: the rate itself, whatever the row's amount was rounded to.
    const one = 10 ** (9 + conversion.digits);
    return (conversion.converter?.convert(one) ?? 0) / 10 ** (9 + this.digits);
  }
}
