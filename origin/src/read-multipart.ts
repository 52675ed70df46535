import { readBytes } from "@paygauge/worker/read-input";
import { sha256Hex } from "./idempotency.ts";
import { refuse } from "@paygauge/worker/refusal";

/** A form as its call's schema reads it, and a text that is the same whenever the same form is sent again. */
interface ReadForm {
  readonly fields: Record<string, string | File>;
  readonly text: string;
}

async function formOf(request: Request, type: string): Promise<FormData> {
  const bytes = await readBytes(request);
  try {
    return await new Response(bytes, { headers: { "content-type": type } }).formData();
  } catch {
    throw refuse("notAForm");
  }
}

/** The boundary differs each time a browser sends a form: what repeats is its fields, a file by its digest. */
async function stableText(fields: ReadForm["fields"]): Promise<string> {
  const parts = Object.entries(fields).map(async ([name, value]) =>
    typeof value === "string" ? [name, value] : [name, value.name, await sha256Hex(await value.arrayBuffer())],
  );
  return JSON.stringify(await Promise.all(parts));
}

/** Reads a multipart form of a call that declares one; each field once. @throws Refusal 400, 413, 415. */
export async function readMultipart(request: Request): Promise<ReadForm> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    throw refuse("sendForm");
  }
  const fields: Record<string, string | File> = Object.create(null);
  for (const [name, value] of await formOf(request, type)) {
    if (Object.hasOwn(fields, name)) {
      throw refuse("fieldTwice", { name: name.slice(0, 60) });
    }
    fields[name] = value;
  }
  return { fields: { ...fields }, text: await stableText(fields) };
}
