import type { MessageRef } from "@paygauge/api-types/catalogue/message";
import { english } from "./translate-in.ts";

/** Returns what a mutation answers: its message in English, and by its code for readers of other languages. */
export function done(messageRef: MessageRef) {
  return { message: english(messageRef), messageRef, success: true, statusCode: 200 };
}
