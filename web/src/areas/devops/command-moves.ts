import { commandMachine, type CommandState } from "@paygauge/api-types/states";

const after: Readonly<Record<CommandState, readonly CommandState[]>> = commandMachine;

/** A user's retry is for what stopped. */
export function mayBeRetried(state: CommandState): boolean {
  return state === "Error" || state === "Canceled";
}

/** Whatever the queue's state machine lets go to Canceled. */
export function mayBeCanceled(state: CommandState): boolean {
  return after[state].includes("Canceled");
}
