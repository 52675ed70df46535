/** Reads ledgers that name a supplier once and leave the name empty on its further rows. */
import type { RecordReader } from "../records.ts";
import { hashOf } from "./key-table.ts";
import { doubts } from "./doubts.ts";
import { LineReader, type LineOutcome } from "./line-reader.ts";

/**
 * An empty name stands for the one above it, unless the row says by a number of its own who it belongs to. Blank rows and
 * totals end a supplier: what follows them without a name is rejected, never guessed.
 */
export class GroupedLineReader extends LineReader {
  protected isAbove = false;
  /** The key was written for a heading, not for a line. */
  private isOfHeading = false;

  /** The key of the name that stands for empty ones below it; null where none does. */
  nameAbove(): Uint8Array | null {
    return this.isAbove ? this.key.slice(0, this.keyLength) : null;
  }

  /** Takes over the name above when an earlier reader ended. */
  takeNameAbove(key: Uint8Array): void {
    this.key.set(key);
    this.keyLength = key.length;
    this.keyHash = hashOf(this.key, key.length);
    this.isAbove = true;
    this.isOfHeading = true;
  }

  override read(record: RecordReader): LineOutcome {
    return this.cell(record, this.plan.name) ? this.readNamed(record) : this.readNameless(record);
  }

  private readNamed(record: RecordReader): LineOutcome {
    const outcome = this.readRow(record, false);
    const isRead = outcome === "line" || outcome === "void-row";
    this.isAbove = isRead || outcome === "amount-missing";
    if (isRead) this.settleKey(this.sameKey);
    // A name by itself heads the rows below it.
    if (outcome === "amount-missing") {
      this.writeKey(record);
      this.isOfHeading ||= !this.sameKey;
    }
    return outcome;
  }

  private readNameless(record: RecordReader): LineOutcome {
    const outcome = this.nameless(record);
    if (outcome !== "no-name" || !this.isAbove || this.plan.own.some((column) => this.cell(record, column))) {
      this.isAbove = false;
      return outcome;
    }
    const below = this.readRow(record, true);
    if (below !== "line" && below !== "void-row") return below;
    this.doubts |= doubts.nameFromAbove;
    this.settleKey(true);
    return below;
  }

  override passTotal(): void {
    super.passTotal();
    this.isAbove = false;
  }

  /** A line's key is that of the line before only where no heading was written over it in between. */
  protected settleKey(isSame: boolean): void {
    this.sameKey = isSame && !this.isOfHeading;
    this.isOfHeading = false;
  }
}
