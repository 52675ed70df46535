import { objectNamed, type Env } from "../env.ts";
import type { CommandObject, CommandTarget, ListTarget } from "./contract.ts";

/** Which object runs a command, by the prefix of its type. */
const targetPrefixes = {
  "Paygauge.Analysis.": "job",
  "Paygauge.Reference.": "table",
  "Paygauge.Lists.": "list",
  "Paygauge.Vendors.": "vendors",
  "Paygauge.Mail.": "mail",
  "Paygauge.System.": "health",
  "Paygauge.Companies.": "companies",
  "Paygauge.Maintenance.": "list",
  "Paygauge.Prediction.": "prediction",
} as const satisfies Record<string, TargetKind>;
type TargetKind = "job" | "table" | "list" | "vendors" | "mail" | "health" | "companies" | "prediction";

/** What of a command names its object. */
export interface Addressed {
  readonly commandType: string;
  readonly jobId: string | null;
  /**
   * Of a table's commands: their import; of a list's: its export; of a schedule's: the command; of maintenance: its batch; of vendors and health:
   * their object; of mails: their issuer; of lists of companies: their user.
   */
  readonly batchId: string | null;
}

/**
 * The object behind a command; `name` distinguishes it from the others. One that takes lists is called once for all that was
 * claimed for it.
 */
export type Target = { readonly name: string } & (
  | { readonly takes: "one"; readonly object: CommandTarget }
  | { readonly takes: "lists"; readonly object: ListTarget }
);

export function targetKindOf(commandType: string): TargetKind | null {
  for (const [prefix, kind] of Object.entries(targetPrefixes)) if (commandType.startsWith(prefix)) return kind;
  return null;
}

/** The object that runs the command. @throws Error where no object can. */
export function targetOf(
  env: Pick<
    Env,
    "JOB" | "TABLE_IMPORT" | "LIST_EXPORT" | "VENDORS" | "MAIL" | "SYSTEM_HEALTH" | "COMPANY_LISTS" | "PREDICTIONS"
  >,
  command: Addressed,
): Target {
  const { commandType, jobId, batchId } = command;
  const kind = targetKindOf(commandType);
  if (kind === null) throw new Error(`No part of the product runs ${commandType}.`);
  const of = kind === "job" ? jobId : batchId;
  if (of === null)
    throw new Error(`${commandType} needs the ${kind === "job" ? "jobId" : "batchId"} of what it works on.`);
  const objects = {
    job: env.JOB,
    table: env.TABLE_IMPORT,
    list: env.LIST_EXPORT,
    vendors: env.VENDORS,
    mail: env.MAIL,
    health: env.SYSTEM_HEALTH,
    companies: env.COMPANY_LISTS,
    prediction: env.PREDICTIONS,
  }[kind];
  // Each of these objects runs one command at a time, so they take them one by one.
  return { takes: "one", name: `${kind}:${of}`, object: objectNamed<CommandObject>(objects, of) };
}
