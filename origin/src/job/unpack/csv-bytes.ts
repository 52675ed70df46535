/** Cells as CSV (RFC 4180: comma, LF, quotes doubled) in a buffer that is handed on when it is full. */
import { FileRefused } from "./file-refused.ts";
import type { Bytes } from "@paygauge/api-types/table-files/bytes";

const encoder = new TextEncoder();
/** One piece of a sheet may refer to long texts very often; honest ones stay far below. */
const mostHeld = 32 * 1024 * 1024;

/** A cell as it is in CSV. */
export function csvCell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export class CsvBytes {
  private buffer = new Uint8Array(256 * 1024);
  private used = 0;

  get length(): number {
    return this.used;
  }

  byte(value: number): void {
    if (this.used === this.buffer.length) this.grow(1);
    this.buffer[this.used++] = value;
  }

  bytes(source: Uint8Array): void {
    if (this.used + source.length > this.buffer.length) this.grow(source.length);
    this.buffer.set(source, this.used);
    this.used += source.length;
  }

  /** Text without change, as UTF-8. */
  text(text: string): void {
    const most = text.length * 3;
    if (this.used + most > this.buffer.length) this.grow(most);
    this.used += encoder.encodeInto(text, this.buffer.subarray(this.used)).written;
  }

  private grow(more: number): void {
    const wanted = this.used + more;
    if (wanted > mostHeld) throw new FileRefused("archive-bomb");
    const larger = new Uint8Array(Math.max(wanted, this.buffer.length * 2));
    larger.set(this.buffer.subarray(0, this.used));
    this.buffer = larger;
  }

  /** The bytes written since the last call. */
  take(): Bytes {
    const taken = this.buffer.slice(0, this.used);
    this.used = 0;
    return taken;
  }
}
