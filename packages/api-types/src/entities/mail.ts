import * as v from "valibot";

export const mailStates = ["Captured", "Sent", "Sending"] as const;

/**
 * An email that the product wrote. Captured: stored here by the local stand-in and sent to no one. Sending: being handed
 * over; where that was interrupted it may have left.
 */
export const outgoingMail = v.object({
  id: v.string(),
  createdOn: v.string(),
  toAddress: v.string(),
  fromAddress: v.string(),
  fromName: v.string(),
  subject: v.string(),
  text: v.string(),
  provider: v.string(),
  state: v.picklist(mailStates),
  /** Id that the provider gave, where it gave one. */
  providerMessageId: v.nullable(v.string()),
});
export type OutgoingMail = v.InferOutput<typeof outgoingMail>;
