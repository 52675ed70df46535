/** States of a campaign's mail, and the only moves between them. Pure: the origin writes by it, tests model it. */

/** In the order in which a mail can have them. */
export const mailStates = [
  "Waiting",
  "Sending",
  "NotConfirmed",
  "Sent",
  "Refused",
  "OptedOut",
  "Delivered",
  "Bounced",
  "Complained",
] as const;
export type MailState = (typeof mailStates)[number];

/**
 * Where each state can lead. All moves go forward but one: a server that answers "try later" has not taken the mail, so
 * it waits again. NotConfirmed leads nowhere by itself: a user or the provider says what became of it.
 */
export const mailMoves: Readonly<Record<MailState, readonly MailState[]>> = {
  Waiting: ["Sending", "OptedOut", "Refused"],
  Sending: ["Waiting", "NotConfirmed", "Sent", "Refused", "Delivered", "Bounced", "Complained"],
  NotConfirmed: ["Sent", "Delivered", "Bounced", "Complained"],
  Sent: ["Delivered", "Bounced", "Complained"],
  Refused: [],
  OptedOut: [],
  Delivered: ["Bounced", "Complained"],
  Bounced: ["Complained"],
  Complained: [],
};

export const mayMail = (from: MailState, to: MailState): boolean => mailMoves[from].includes(to);

/**
 * Events that a provider reports of a mail, by the state that each leads to. null: none. A server that blocks a mail for
 * now does not refuse its address, and a receiver who unsubscribes has received it.
 */
export const mailEvents = {
  delivered: "Delivered",
  bounce: "Bounced",
  spamreport: "Complained",
  blocked: null,
  unsubscribe: null,
} as const;
export type MailEvent = keyof typeof mailEvents;
