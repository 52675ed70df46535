/** Reads ledgers that name a supplier in a row of its own above the supplier's rows. */
import { identityColumns } from "@paygauge/api-types/entities/ledger";
import { blockNameOf, mostHeadingCells, type FilledCell } from "../block-names.ts";
import type { RecordReader } from "../records.ts";
import { foldLabel, totalLabelOf } from "../total-labels.ts";
import { hasDigit } from "./cell-bytes.ts";
import { textAt } from "./corrections.ts";
import { doubts } from "./doubts.ts";
import { GroupedLineReader } from "./grouped-reader.ts";
import { tagOf } from "./identity-key.ts";
import type { LineOutcome } from "./line-reader.ts";

const tags = { name: tagOf(identityColumns.indexOf("supplierName")), id: tagOf(identityColumns.indexOf("supplierId")) };
const utf8 = new TextEncoder();
/** Bytes of a name, or of an ID, that are stored. */
const most = { name: 4000, id: 500 } as const;

const partOf = (tag: number, text: string, longest: number): number[] => [
  tag,
  ...utf8
    .encode(text)
    .subarray(0, longest)
    .map((byte) => Math.max(32, byte)),
];

/** Names end at totals; blank rows may be between a name and its rows. */
export class BlockLineReader extends GroupedLineReader {
  /** What the headings since the last line say. */
  private heading = { name: "", supplierId: "" };
  /** The name that was taken over last. */
  private named = "";

  /** Reads a row above the column names: the first supplier may be named there. */
  override readAbove(record: RecordReader): void {
    this.takeHeading(record);
  }

  override read(record: RecordReader): LineOutcome {
    if (this.takeHeading(record)) return "blank";
    if (!this.isAbove) return this.isHeader(record) ? "blank" : this.nameless(record);
    const outcome = this.readRow(record, true);
    if (outcome === "amount-not-a-number" && this.isHeader(record)) return "blank";
    if (outcome !== "line" && outcome !== "void-row") return outcome;
    this.heading = { name: "", supplierId: "" };
    this.doubts |= doubts.nameFromAbove;
    this.settleKey(true);
    return outcome;
  }

  /** Whether a row has no amount and so few cells that it only names a supplier; takes over the name that it may state. */
  private takeHeading(record: RecordReader): boolean {
    const { plan } = this;
    const hasMoney = this.cell(record, plan.amount) || this.cell(record, plan.credit);
    if (hasMoney && plan.amount >= 0) return false;
    const filled = this.filled(record);
    if (filled === null) return false;
    const found = blockNameOf(filled);
    if (found !== null) this.takeName(found.name, found.supplierId);
    return true;
  }

  /** The column names, which are repeated for each supplier: a line has a figure. */
  private isHeader({ buffer, recordStart, recordEnd }: RecordReader): boolean {
    return !hasDigit(buffer, recordStart, recordEnd);
  }

  private takeName(name: string, supplierId: string): void {
    // The total of the supplier above, without an amount.
    if (totalLabelOf(name)?.of.includes(foldLabel(this.named)) === true) {
      this.passTotal();
      return;
    }
    const before = this.heading;
    // A second name without an ID is another supplier's, whose ID is not known.
    const isOther = name !== "" && before.name !== "";
    this.heading = { name: name || before.name, supplierId: supplierId || (isOther ? "" : before.supplierId) };
    if (this.heading.name === "") return;
    this.named = this.heading.name;
    const { supplierId: id } = this.heading;
    const key = [
      ...(id === "" ? [] : partOf(tags.id, id, most.id)),
      ...partOf(tags.name, this.heading.name, most.name),
    ];
    this.takeNameAbove(Uint8Array.from(key));
  }

  /** The filled cells of a row; null where it has more than a heading has. */
  private filled(record: RecordReader): FilledCell[] | null {
    const cells: FilledCell[] = [];
    for (let column = 0; column < record.width; column++) {
      if (!this.cell(record, column)) continue;
      if (cells.length >= mostHeadingCells) return null;
      cells.push({ column, text: textAt(record, column, this.plan.dialect).trim() });
    }
    return cells;
  }
}
