import { decodeMessage, message, type MessageRef } from "@paygauge/api-types/catalogue/message";

/** Why the job's object cannot write a file, which it says as a text. */
export async function refusedAs(answer: Response): Promise<MessageRef> {
  const read = decodeMessage(await answer.text());
  return typeof read === "string" ? message("exportInvalid", { sentence: read }) : read;
}
