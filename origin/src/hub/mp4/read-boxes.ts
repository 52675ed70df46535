/** Reads boxes of an MP4 file (ISO/IEC 14496-12) by ranges: a file of 2 GB costs the few bytes that are looked at. */

/** Reads bytes from a place; fewer at the end of the file. */
export type ReadAt = (offset: number, length: number) => Promise<Uint8Array>;

export interface Box {
  /** Four characters, such as "moov". */
  readonly type: string;
  /** Where its content begins, and where the box ends (not included). */
  readonly content: number;
  readonly end: number;
}

/** A file whose boxes do not add up. */
export class BrokenBoxes extends Error {}

/** Ours: boxes that are looked at in one file; damaged files have endless ones. */
const mostBoxes = 2000;
const blockBytes = 65_536;

/** Reads by blocks, so that boxes next to each other cost one range. */
export class BoxReader {
  readonly size: number;
  readonly #readAt: ReadAt;
  #block: { readonly from: number; readonly bytes: Uint8Array } = { from: 0, bytes: new Uint8Array() };
  #seen = 0;

  constructor(size: number, readAt: ReadAt) {
    this.size = size;
    this.#readAt = readAt;
  }

  /** @throws BrokenBoxes where the file has fewer bytes */
  async bytes(from: number, length: number): Promise<DataView> {
    if (from + length > this.size) throw new BrokenBoxes("The file ends within a box.");
    const { from: start, bytes } = this.#block;
    if (from < start || from + length > start + bytes.length) {
      const wanted = Math.min(Math.max(blockBytes, length), this.size - from);
      this.#block = { from, bytes: await this.#readAt(from, wanted) };
      if (this.#block.bytes.length < length) throw new BrokenBoxes("The file ends within a box.");
    }
    const block = this.#block;
    return new DataView(block.bytes.buffer, block.bytes.byteOffset + from - block.from, length);
  }

  /** The box that begins at a place. @throws BrokenBoxes */
  async boxAt(from: number, end: number): Promise<Box> {
    this.#seen += 1;
    if (this.#seen > mostBoxes) throw new BrokenBoxes("The file has too many boxes.");
    const head = await this.bytes(from, 8);
    const type = wordOf(head, 4);
    const short = head.getUint32(0);
    // 1: the size follows in eight bytes; 0: the box continues to the end.
    const isLong = short === 1;
    const size = isLong ? Number((await this.bytes(from + 8, 8)).getBigUint64(0)) : short === 0 ? end - from : short;
    const content = from + (isLong ? 16 : 8);
    if (from + size > end || from + size < content) throw new BrokenBoxes(`The box ${type} is longer than its place.`);
    return { type, content, end: from + size };
  }

  /** The boxes between two places, in their order. @throws BrokenBoxes */
  async *boxes(from: number, end: number): AsyncGenerator<Box> {
    for (let at = from; at + 8 <= end;) {
      const box = await this.boxAt(at, end);
      yield box;
      at = box.end;
    }
  }

  /** The first box of a type within another, by a path of types. @throws BrokenBoxes */
  async within(box: Pick<Box, "content" | "end">, path: readonly string[]): Promise<Box | null> {
    const [type, ...rest] = path;
    if (type === undefined) return null;
    for await (const each of this.boxes(box.content, box.end))
      if (each.type === type) return rest.length === 0 ? each : this.within(each, rest);
    return null;
  }
}

/** Four characters; what isn’t a printable character shows as "?". */
export function wordOf(view: DataView, at: number): string {
  const codes = [0, 1, 2, 3].map((index) => view.getUint8(at + index));
  return codes.map((code) => (code >= 32 && code < 127 ? String.fromCodePoint(code) : "?")).join("");
}
