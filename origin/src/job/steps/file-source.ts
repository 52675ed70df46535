import type { Env } from "../../env.ts";
import type { RangeReader } from "@paygauge/api-types/reading/ranges";
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

/** SHA-256 of the whole file, lower-case hex; read as a stream. */
export async function digestOf(env: Pick<Env, "FILES">, r2Key: string): Promise<string> {
  const object = await env.FILES.get(r2Key);
  if (!object) throw new StepFailed(message("fileGone"));
  const digest = new crypto.DigestStream("SHA-256");
  await object.body.pipeTo(digest);
  return [...new Uint8Array(await digest.digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
