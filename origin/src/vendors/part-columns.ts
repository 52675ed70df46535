/** A run's suppliers as columns in one buffer: 40 bytes a supplier. */
import { capabilities, type Capability } from "@paygauge/api-types/entities/capabilities";
import { scoreLevels, type ScoreLevel } from "@paygauge/api-types/entities/analysis";
import { paymentMethods } from "@paygauge/api-types/entities/ledger-words";
import type { SupplierTraits } from "../global-insights/trait-columns.ts";
import type { VendorLabel } from "./vendor-keys.ts";

/** A supplier as a job sends it. Money: minor units of the job's currency. */
export interface VendorRow extends VendorLabel {
  readonly supplierKey: string;
  readonly spendMinor: number;
  readonly invoices: number;
  readonly payments: number;
  readonly matched: boolean;
  readonly cardAccepting: boolean;
  readonly vcAccepting: "YES" | "NO" | "UNMATCHED";
  readonly stpCapable: boolean;
  readonly detailLevel: number;
  readonly scores: Readonly<Record<Capability, ScoreLevel>>;
  /** Methods of payment, as "|Card|Cheque|". */
  readonly paymentMethods: string;
  /** Day since 1970-01-01 of the last card payment in the ledger or a card statement; 0 if there is none. */
  readonly lastCardDay: number;
  /** What insights across jobs show it by; absent in jobs that an earlier release sent. */
  readonly traits?: SupplierTraits;
}

export interface PartColumns {
  readonly rows: number;
  readonly spendMinor: Float64Array;
  readonly invoices: Float64Array;
  readonly payments: Float64Array;
  readonly labels: Uint32Array;
  readonly states: Uint32Array;
  readonly methods: Uint32Array;
  readonly lastCardDays: Uint32Array;
}

const wide = 3;
const narrow = 4;
const bytesOfRow = wide * 8 + narrow * 4;

/** The columns of a buffer. @throws RangeError if its size doesn't fit the rows */
export function columnsOf(buffer: ArrayBuffer, rows: number): PartColumns {
  if (buffer.byteLength !== rows * bytesOfRow) throw new RangeError("The columns don't fit the number of rows.");
  const numbers = (index: number) => new Float64Array(buffer, index * rows * 8, rows);
  const words = (index: number) => new Uint32Array(buffer, wide * rows * 8 + index * rows * 4, rows);
  return {
    rows,
    spendMinor: numbers(0),
    invoices: numbers(1),
    payments: numbers(2),
    labels: words(0),
    states: words(1),
    methods: words(2),
    lastCardDays: words(3),
  };
}

const vcStates = ["UNMATCHED", "NO", "YES"] as const;

/** Acceptance and levels in 23 bits. */
interface VendorState {
  readonly matched: boolean;
  readonly cardAccepting: boolean;
  readonly vcAccepting: (typeof vcStates)[number];
  readonly stpCapable: boolean;
  readonly detailLevel: number;
  readonly scores: Readonly<Record<Capability, ScoreLevel>>;
}

function packState(state: VendorState): number {
  const levels = capabilities.reduce(
    (bits, capability, at) => bits + scoreLevels.indexOf(state.scores[capability]) * 4 ** at,
    0,
  );
  return (
    (state.matched ? 1 : 0) +
    (state.cardAccepting ? 2 : 0) +
    vcStates.indexOf(state.vcAccepting) * 4 +
    (state.stpCapable ? 16 : 0) +
    state.detailLevel * 32 +
    levels * 128
  );
}

export function unpackState(bits: number): VendorState {
  const levels = capabilities.map((capability, at) => [capability, scoreLevels[(bits >>> (7 + 2 * at)) & 3] ?? "None"]);
  return {
    matched: (bits & 1) === 1,
    cardAccepting: (bits & 2) === 2,
    vcAccepting: vcStates[(bits >>> 2) & 3] ?? "UNMATCHED",
    stpCapable: (bits & 16) === 16,
    detailLevel: (bits >>> 5) & 3,
    scores: Object.fromEntries(levels) as Record<Capability, ScoreLevel>,
  };
}

/** Payment methods as a set of bits, and back. */
const packMethods = (list: string): number =>
  paymentMethods.reduce((bits, method, at) => (list.includes(`|${method}|`) ? bits | (1 << at) : bits), 0);
export const unpackMethods = (bits: number) => paymentMethods.filter((_, at) => (bits & (1 << at)) !== 0);

/** Writes rows into a new buffer. @param labels label IDs in the rows' order */
export function packRows(rows: readonly VendorRow[], labels: readonly number[]): ArrayBuffer {
  const buffer = new ArrayBuffer(rows.length * bytesOfRow);
  const columns = columnsOf(buffer, rows.length);
  rows.forEach((row, at) => {
    columns.spendMinor[at] = row.spendMinor;
    columns.invoices[at] = row.invoices;
    columns.payments[at] = row.payments;
    columns.labels[at] = labels[at] ?? 0;
    columns.states[at] = packState(row);
    columns.methods[at] = packMethods(row.paymentMethods);
    columns.lastCardDays[at] = row.lastCardDay;
  });
  return buffer;
}
