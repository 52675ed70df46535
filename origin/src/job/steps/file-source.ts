import type { Env } from "../../env.ts";
import { pauseOnTimer, type RangeReader } from "@paygauge/api-types/reading/ranges";
import { StepFailed } from "./step.ts";
import { message } from "@paygauge/api-types/catalogue/message";

/** Reads ranges of an uploaded file from R2. */
export function rangesOf(env: Pick<Env, "FILES">, r2Key: string): RangeReader {
  return async (offset, length) => {
    const object = await env.FILES.get(r2Key, { range: { offset, length } });
    if (!object) throw new StepFailed(message("fileGone"));
    return new Uint8Array(await object.arrayBuffer());
  };
}

/** Bytes that are digested between two turns of the event loop: a stream of a whole file gives it none. */
const digestedBytes = 4 * 1024 * 1024;

/** SHA-256 of a whole file of `size` bytes, lower-case hex. */
export async function digestOf(env: Pick<Env, "FILES">, r2Key: string, size: number): Promise<string> {
  const read = rangesOf(env, r2Key);
  const digest = new crypto.DigestStream("SHA-256");
  const writer = digest.getWriter();
  for (let offset = 0; offset < size; offset += digestedBytes) {
    await writer.write(await read(offset, Math.min(digestedBytes, size - offset)));
    await pauseOnTimer();
  }
  await writer.close();
  return [...new Uint8Array(await digest.digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
