import type { Env } from "../env.ts";
import type { CommandTarget, ListTarget } from "./contract.ts";

/** Which object runs a command, by the prefix of its type. */
export const targetPrefixes = { "Paygauge.Analysis.": "job" } as const satisfies Record<string, "job">;

/**
 * The object behind a command. One that takes lists is called once for all that was claimed for it; `name` tells
 * which commands go together.
 */
export type Target =
  | { readonly takes: "one"; readonly object: CommandTarget }
  | { readonly takes: "lists"; readonly name: string; readonly object: ListTarget };

export function targetKindOf(commandType: string): "job" | null {
  for (const [prefix, kind] of Object.entries(targetPrefixes)) if (commandType.startsWith(prefix)) return kind;
  return null;
}

/** The object that runs the command. @throws Error where no object can. */
export function targetOf(env: Pick<Env, "JOB">, command: { commandType: string; jobId: string | null }): Target {
  if (targetKindOf(command.commandType) === null)
    throw new Error(`No part of the product runs ${command.commandType}.`);
  if (command.jobId === null) throw new Error(`${command.commandType} needs a jobId.`);
  // A job runs one command at a time, so it takes them one by one.
  return { takes: "one", object: env.JOB.get(env.JOB.idFromName(command.jobId)) };
}
