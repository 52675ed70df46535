import * as v from "valibot";
import type { Message, MessageRef } from "./message.ts";

/** A message by its code and what fills its places, so that each reader has it in their own language. */
export const messageRefSchema: v.GenericSchema<MessageRef> = v.object({
  code: v.string(),
  args: v.record(v.string(), v.union([v.string(), v.number(), v.lazy(() => messageRefSchema)])),
});

/** A message of the product, or the words of a provider or an earlier release, which have no code. */
export const messageSchema: v.GenericSchema<Message> = v.union([v.string(), messageRefSchema]);
