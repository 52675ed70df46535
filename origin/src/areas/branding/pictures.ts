import { sha256Hex } from "../../idempotency.ts";
import { invalid } from "@paygauge/worker/refusal";
import { message } from "@paygauge/api-types/catalogue/message";

const kinds = [
  { ending: "png", type: "image/png", begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], at: 0 },
  { ending: "jpg", type: "image/jpeg", begins: [0xff, 0xd8, 0xff], at: 0 },
  { ending: "webp", type: "image/webp", begins: [0x57, 0x45, 0x42, 0x50], at: 8 },
] as const;

/** Where a picture is in the files. */
export const pictureKey = (name: string): string => `brand/${name}`;

/** The media type of a picture by its name; null for a name that no picture has. */
export function pictureTypeOf(name: string): string | null {
  return kinds.find(({ ending }) => name.endsWith(`.${ending}`))?.type ?? null;
}

/**
 * Names a picture by what is in it: what it claims to be counts for nothing, and SVG, which can carry scripts, is none.
 * @throws Refusal 422.
 */
export async function namedPicture(file: File): Promise<{ name: string; bytes: ArrayBuffer }> {
  const bytes = await file.arrayBuffer();
  const head = new Uint8Array(bytes.slice(0, 16));
  const kind = kinds.find(({ begins, at }) => begins.every((byte, index) => head[at + index] === byte));
  if (!kind) throw invalid("file", message("notAPicture"));
  return { name: `${await sha256Hex(bytes)}.${kind.ending}`, bytes };
}
