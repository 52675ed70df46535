/** Writes small MP4 files: real boxes with a chosen codec, length, order and number of data bytes. */

interface Asked {
  readonly seconds?: number;
  readonly codec?: string;
  /** Codec of a sound track; none without it. */
  readonly sound?: string;
  /** Bytes of data. */
  readonly bytes?: number;
  /** The data comes before the index, as cameras write it. */
  readonly isDataFirst?: boolean;
  /** No length in the index, as in a fragmented file. */
  readonly isFragmented?: boolean;
}

const encode = (text: string) => new TextEncoder().encode(text);

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** A box: its size, its type, and what is in it. */
export function boxOf(type: string, ...content: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const inside = joined(content);
  const head = new DataView(new ArrayBuffer(4));
  head.setUint32(0, inside.length + 8);
  return joined([new Uint8Array(head.buffer), encode(type), inside]);
}

function numbers(...values: readonly number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(values.length * 4));
  for (const [at, value] of values.entries()) view.setUint32(at * 4, value);
  return new Uint8Array(view.buffer);
}

/** A track with one sample entry and no samples. */
function trackOf(handler: string, codec: string): Uint8Array {
  const entry = boxOf(codec, new Uint8Array(78));
  const table = boxOf("stbl", boxOf("stsd", numbers(0, 1), entry));
  const media = boxOf("mdia", boxOf("hdlr", numbers(0, 0), encode(handler), numbers(0, 0, 0)), boxOf("minf", table));
  return boxOf("trak", boxOf("tkhd", new Uint8Array(84)), media);
}

export function mp4Of(asked: Asked = {}): Uint8Array<ArrayBuffer> {
  const { seconds = 120, codec = "avc1", sound, bytes = 1000, isDataFirst = false, isFragmented = false } = asked;
  const head = boxOf("mvhd", numbers(0, 0, 0, 1000, isFragmented ? 0 : seconds * 1000), new Uint8Array(80));
  const tracks = [trackOf("vide", codec), ...(sound === undefined ? [] : [trackOf("soun", sound)])];
  const index = boxOf("moov", head, ...tracks);
  const data = boxOf(
    "mdat",
    Uint8Array.from({ length: bytes }, (_, at) => at % 251),
  );
  const order = isDataFirst ? [data, index] : [index, data];
  return joined([boxOf("ftyp", encode("isom"), numbers(512), encode("isommp41")), ...order]);
}
