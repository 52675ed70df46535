/** Unpacks bytes in memory, for tests. */
import { containerOf, headLength } from "@paygauge/analysis/reading/container";
import { unpack, type Unpacked } from "./unpack.ts";
import type { MessageRef } from "@paygauge/api-types/catalogue/message";

interface UnpackedBytes extends Unpacked {
  bytes: Uint8Array<ArrayBuffer>;
  text: string;
}

/** All rounds of unpacking; bytes without a wrapping come back as they are, from "plain". */
export async function unpackAll(
  packed: Uint8Array<ArrayBuffer>,
  maxBytes = 1024 ** 3,
  sheet: number | null = null,
  together: boolean | null = null,
): Promise<UnpackedBytes & { container: string | null }> {
  let bytes = packed;
  const notes: MessageRef[] = [];
  for (const round of [1, 2] as const) {
    const container = containerOf(bytes.subarray(0, headLength));
    if (container === null)
      return {
        bytes,
        text: new TextDecoder().decode(bytes),
        again: false,
        from: "zip",
        notes,
        sheets: [],
        sheet: null,
        together: null,
        container,
      };
    const source = bytes;
    const pieces: Uint8Array[] = [];
    const result = await unpack(
      async (offset, length) => source.subarray(offset, offset + length),
      source.length,
      container,
      async (piece) => {
        pieces.push(piece.slice());
      },
      { maxBytes, round, sheet, together },
    );
    bytes = new Uint8Array(Buffer.concat(pieces));
    notes.push(...result.notes);
    if (!result.again) return { ...result, bytes, text: new TextDecoder().decode(bytes), notes, container };
  }
  throw new Error("A third round was asked for.");
}
