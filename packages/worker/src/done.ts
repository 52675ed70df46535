import type { MessageRef } from "@paygauge/api-types/catalogue/message";
import { english } from "./translate-in.ts";

/** What a mutation answers: its message in English, and by its code for readers of other languages. */
export interface Done {
  message: string;
  messageRef?: MessageRef | undefined;
  success: boolean;
  statusCode: number;
}

/** The answer of a mutation that was carried out. */
export function done(messageRef: MessageRef): Done {
  return { message: english(messageRef), messageRef, success: true, statusCode: 200 };
}
