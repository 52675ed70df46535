import type { BaseIssue } from "valibot";
import { decodeMessage, message, type MessageRef } from "./message.ts";

/** What a schema says of a value: the message that it was written with, or what it expected and what came. */
export function messageOfIssue(issue: BaseIssue<unknown>): MessageRef {
  const own = decodeMessage(issue.message);
  if (typeof own !== "string") return own;
  const { expected, received } = issue;
  return expected === null ? message("schemaGot", { received }) : message("schemaKind", { expected, received });
}
