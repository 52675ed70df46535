/**
 * State machines: every state with the states that may follow it. One table each; buttons, origin and tests read it.
 */
type Machine<S extends string> = Readonly<Record<S, readonly S[]>>;

export const systemModes = ["ReadOnly", "Live", "Maintenance"] as const;
export type SystemMode = (typeof systemModes)[number];

export const commandStates = ["Blocked", "Pending", "InProgress", "Completed", "Error", "Canceled"] as const;
export type CommandState = (typeof commandStates)[number];
/**
 * docs/specification.md section 4 names the states and shows no transitions; these are ours (docs/engine.md section 1).
 */
export const commandMachine = {
  Blocked: ["Pending", "Canceled"],
  Pending: ["InProgress", "Canceled"],
  InProgress: ["Completed", "Pending", "Error", "Canceled"],
  Completed: [],
  Error: ["Pending", "Canceled"],
  Canceled: ["Pending"],
} as const satisfies Machine<CommandState>;

/**
 * A job, as a user sees it. Draft: no import started, or its kind was changed since. Ready: analysed, and publishable.
 */
export const jobStates = ["Draft", "Running", "Failed", "Canceled", "Ready"] as const;
export type JobState = (typeof jobStates)[number];
export const jobMachine = {
  Draft: ["Running"],
  Running: ["Ready", "Failed", "Canceled"],
  Failed: ["Running", "Draft"],
  Canceled: ["Running", "Draft"],
  Ready: ["Running", "Draft"],
} as const satisfies Machine<JobState>;

/** An uploaded file on its way into a job; one that is looked at, or checked, may be so again with another mapping. */
export const uploadStates = [
  "Receiving",
  "Unpacking",
  "Inspecting",
  "Inspected",
  "Checking",
  "Checked",
  "Refused",
  "Discarded",
] as const;
export type UploadState = (typeof uploadStates)[number];
export const uploadMachine = {
  Receiving: ["Unpacking", "Inspecting", "Discarded"],
  Unpacking: ["Unpacking", "Inspecting", "Refused", "Discarded"],
  Inspecting: ["Unpacking", "Inspecting", "Inspected", "Refused", "Discarded"],
  Inspected: ["Unpacking", "Inspecting", "Checking", "Discarded"],
  Checking: ["Checking", "Checked", "Inspected", "Refused", "Discarded"],
  Checked: ["Unpacking", "Inspecting", "Checking", "Discarded"],
  Refused: ["Unpacking", "Inspecting", "Discarded"],
  Discarded: [],
} as const satisfies Machine<UploadState>;

/**
 * A magic link. Opened: a user pressed "Continue". Used: all of its uses are spent. Expired is never stored: an open link
 * becomes it with time. A new token, mailed or not, opens an expired link again.
 */
export const magicLinkStates = ["Created", "Sent", "Opened", "Used", "Expired", "Revoked"] as const;
export type MagicLinkState = (typeof magicLinkStates)[number];
export const magicLinkMachine = {
  Created: ["Created", "Sent", "Opened", "Expired", "Revoked"],
  Sent: ["Created", "Sent", "Opened", "Expired", "Revoked"],
  Opened: ["Created", "Sent", "Opened", "Used", "Expired", "Revoked"],
  Used: [],
  // An upload that started in time may end after it.
  Expired: ["Created", "Sent", "Used", "Revoked"],
  Revoked: [],
} as const satisfies Machine<MagicLinkState>;

/**
 * An account of a buyer's accounting system. Relink needed: the provider can no longer sign in there. Linked again, it is
 * the same account.
 */
export const linkedAccountStatuses = ["Incomplete", "Linked", "RelinkNeeded", "Deleted"] as const;
export type LinkedAccountStatus = (typeof linkedAccountStatuses)[number];
export const linkedAccountMachine = {
  Incomplete: ["Incomplete", "Linked", "Deleted"],
  Linked: ["Linked", "RelinkNeeded", "Deleted"],
  RelinkNeeded: ["RelinkNeeded", "Linked", "Deleted"],
  Deleted: [],
} as const satisfies Machine<LinkedAccountStatus>;

export const rulesetStates = ["Draft", "Published", "Retired"] as const;
export type RulesetState = (typeof rulesetStates)[number];
export const rulesetMachine = {
  Draft: ["Published"],
  Published: ["Retired"],
  Retired: [],
} as const satisfies Machine<RulesetState>;

/** States that may become this one. */
export function statesBefore<S extends string>(machine: Machine<S>, to: S): S[] {
  return (Object.keys(machine) as S[]).filter((from) => machine[from].includes(to));
}

/** True when the machine lets `from` become `to`. */
export function mayBecome<S extends string>(machine: Machine<S>, from: S, to: S): boolean {
  return machine[from].includes(to);
}
