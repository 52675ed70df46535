/** The texts that a workbook's cells refer to, as CSV cells in pages of bytes: a third of what strings would take. */
import { fileLimits } from "@paygauge/api-types/entities/file-limits";
import type { ByteStream } from "@paygauge/api-types/table-files/bytes";
import { csvCell } from "./csv-bytes.ts";
import { FileRefused } from "./file-refused.ts";
import { readXml, type XmlHandler } from "./xml-reader.ts";

const pageBytes = 1024 * 1024;
const mostBytes = fileLimits.sharedTextBytes.limit;
const mostTexts = fileLimits.sharedTexts.limit;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

export class SharedStrings {
  private readonly pages: Uint8Array[] = [];
  private used = pageBytes;
  private total = 0;
  private places = new Uint32Array(4096);
  private lengths = new Uint32Array(4096);
  count = 0;

  /** @throws FileRefused xlsx-too-much-text when they do not fit the memory that a step has */
  add(text: string): void {
    const bytes = encoder.encode(csvCell(text));
    this.total += bytes.length;
    if (this.total > mostBytes || this.count >= mostTexts || bytes.length > pageBytes) {
      throw new FileRefused("xlsx-too-much-text");
    }
    if (this.used + bytes.length > pageBytes) {
      this.pages.push(new Uint8Array(pageBytes));
      this.used = 0;
    }
    this.pages.at(-1)?.set(bytes, this.used);
    if (this.count === this.places.length) this.widen();
    this.places[this.count] = (this.pages.length - 1) * pageBytes + this.used;
    this.lengths[this.count] = bytes.length;
    this.used += bytes.length;
    this.count++;
  }

  private widen(): void {
    const places = new Uint32Array(this.count * 2);
    const lengths = new Uint32Array(this.count * 2);
    places.set(this.places);
    lengths.set(this.lengths);
    this.places = places;
    this.lengths = lengths;
  }

  /** The CSV cell of a text; empty for one that is not there. */
  cell(index: number): Uint8Array {
    const place = this.places[index] ?? 0;
    const page = this.pages[Math.floor(place / pageBytes)];
    const from = place % pageBytes;
    if (!(index < this.count) || page === undefined) return new Uint8Array(0);
    return page.subarray(from, from + (this.lengths[index] ?? 0));
  }
}

/** The text that a CSV cell stands for. */
export function textOfCell(bytes: Uint8Array): string {
  const text = decoder.decode(bytes);
  return text.startsWith('"') ? text.slice(1, -1).replaceAll('""', '"') : text;
}

/** Undoes `_x000D_`, with which a workbook writes characters that XML has none for. */
export function plainText(text: string): string {
  if (!text.includes("_x")) return text;
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** Collects the text of `t` elements, leaving out the readings (`rPh`) of East Asian texts. */
export class TextCollector {
  text = "";
  private phonetic = 0;
  private inText = false;

  open(name: string): void {
    if (name === "rPh") this.phonetic++;
    else if (name === "t") this.inText = this.phonetic === 0;
  }

  close(name: string): void {
    if (name === "rPh") this.phonetic--;
    else if (name === "t") this.inText = false;
  }

  add(text: string): void {
    if (!this.inText) return;
    this.text += text;
    if (this.text.length > fileLimits.workbookCell.limit) throw new FileRefused("xlsx-cell-too-long");
  }
}

/** Reads `sharedStrings.xml`. */
export async function readSharedStrings(stream: ByteStream): Promise<SharedStrings> {
  const strings = new SharedStrings();
  let item: TextCollector | null = null;
  const handler: XmlHandler = {
    open(name) {
      if (name === "si") item = new TextCollector();
      else item?.open(name);
    },
    close(name) {
      if (name === "si" && item !== null) {
        strings.add(plainText(item.text));
        item = null;
      } else item?.close(name);
    },
    text(text) {
      item?.add(text);
    },
  };
  await readXml(stream, handler);
  return strings;
}
