import { chatLimits } from "@paygauge/api-types/entities/chat";
import { refuse } from "@paygauge/worker/refusal";

/** A whole form is held in memory: more than one file of the largest size is sent in several requests. */
const maxFormBytes = chatLimits.documentBytes + 8_000_000;
const megabyte = 1_000_000;

interface ReadForm {
  readonly fields: Readonly<Record<string, string | readonly File[]>>;
  readonly files: readonly File[];
}

/**
 * Reads a form of an upload: `files`, repeatable, and text fields, each once.
 * @throws Refusal 400, 413, 415, 422
 */
export async function readForm(request: Request): Promise<ReadForm> {
  if (!/^multipart\/form-data\s*;/i.test(request.headers.get("content-type") ?? "")) throw refuse("sendForm");
  if (Number(request.headers.get("content-length") ?? "NaN") > maxFormBytes) {
    throw refuse("documentTooLarge", { most: chatLimits.documentBytes / megabyte });
  }
  let form: FormData;
  try {
    form = await request.formData();
  } catch {
    throw refuse("notAForm");
  }
  const fields: Record<string, string> = Object.create(null);
  const files: File[] = [];
  for (const [name, value] of form) {
    if (typeof value !== "string") files.push(value);
    else if (Object.hasOwn(fields, name)) throw refuse("fieldTwice", { name: name.slice(0, 60) });
    else fields[name] = value;
  }
  if (files.length === 0) throw refuse("chatFilesMissing");
  if (files.length > chatLimits.filesPerUpload) throw refuse("chatFilesTooMany", { most: chatLimits.filesPerUpload });
  return { fields: { ...fields, files }, files };
}
