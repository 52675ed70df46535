import type { Env } from "../env.ts";
import type { CommandTarget } from "./contract.ts";

/** Which object runs a command, by the prefix of its type. */
export const targetPrefixes = { "Paygauge.Analysis.": "job" } as const satisfies Record<string, "job">;

export function targetKindOf(commandType: string): "job" | null {
  for (const [prefix, kind] of Object.entries(targetPrefixes)) if (commandType.startsWith(prefix)) return kind;
  return null;
}

/** The object that runs the command. @throws Error where no object can. */
export function targetOf(env: Pick<Env, "JOB">, command: { commandType: string; jobId: string | null }): CommandTarget {
  if (targetKindOf(command.commandType) === null)
    throw new Error(`No part of the product runs ${command.commandType}.`);
  if (command.jobId === null) throw new Error(`${command.commandType} needs a jobId.`);
  return env.JOB.get(env.JOB.idFromName(command.jobId));
}
