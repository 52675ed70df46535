import type { Env } from "../../env.ts";
import type { RangeReader } from "@paygauge/analysis/reading/ranges";
import { unitsOfTurn } from "@paygauge/api-types/turns/units-of-turn";
import { PacedDigest } from "../../store/paced-digest.ts";
import { StepFailed } from "../../commands/step.ts";
import { message } from "@paygauge/api-types/catalogue/message";

/** Reads ranges of an uploaded file from R2. */
export function rangesOf(env: Pick<Env, "FILES">, r2Key: string): RangeReader {
  return async (offset, length) => {
    const object = await env.FILES.get(r2Key, { range: { offset, length } });
    if (!object) throw new StepFailed(message("fileGone"));
    return new Uint8Array(await object.arrayBuffer());
  };
}

/** Bytes that are read at once, and digested in smaller pieces. */
const readBytes = 8 * unitsOfTurn.digestedBytes;

/** SHA-256 of a whole file of `size` bytes, lower-case hex. A stream of the file would give others no turn. */
export async function digestOf(env: Pick<Env, "FILES">, r2Key: string, size: number): Promise<string> {
  const read = rangesOf(env, r2Key);
  const digest = new PacedDigest();
  for (let offset = 0; offset < size; offset += readBytes)
    await digest.take(await read(offset, Math.min(readBytes, size - offset)));
  return digest.hex();
}
