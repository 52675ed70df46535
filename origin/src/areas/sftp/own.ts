import { and, eq, inArray } from "drizzle-orm";
import { notFound, refuse } from "@paygauge/worker/refusal";
import type { CallContext } from "../../call-context.ts";
import { visibleIssuers } from "../../identity/job-sight.ts";
import type { Person } from "../../identity/person.ts";
import type { Database } from "../../store/database.ts";
import { issuers, sftpConfigurations, sftpFiles, sftpRuns } from "../../store/schema.ts";

/** @throws Refusal 409 for a user, who has the permission to give it */
export function requireConnector(person: Person): void {
  if (!person.user.isProgram) throw refuse("sftpNotConnector");
}

/** IDs of the configurations that name the connector, of issuers that it reaches now. */
export const ownConfigurations = (db: Database, person: Person) =>
  db
    .select({ id: sftpConfigurations.id })
    .from(sftpConfigurations)
    .innerJoin(issuers, eq(issuers.id, sftpConfigurations.issuerId))
    .where(and(eq(sftpConfigurations.connectorId, person.userId), visibleIssuers(person)));

type Asked = Pick<CallContext<"takeSftpFile">, "db" | "person" | "params">;

/** A run of the connector that is running, or a test that waits. @throws Refusal 404, 409 */
export async function requireRun({ db, person, params }: Asked) {
  const [found] = await db
    .select({ run: sftpRuns, configuration: sftpConfigurations })
    .from(sftpRuns)
    .innerJoin(sftpConfigurations, eq(sftpConfigurations.id, sftpRuns.configurationId))
    .where(and(eq(sftpRuns.id, params.id), inArray(sftpRuns.configurationId, ownConfigurations(db, person))));
  if (found === undefined) throw notFound("run");
  if (found.run.state === "done" || found.run.state === "failed") throw refuse("sftpRunOver");
  return found;
}

/** A file of the connector that was taken. @throws Refusal 404 */
export async function requireFile({ db, person, params }: Asked) {
  const [found] = await db
    .select({ file: sftpFiles, configuration: sftpConfigurations })
    .from(sftpFiles)
    .innerJoin(sftpConfigurations, eq(sftpConfigurations.id, sftpFiles.configurationId))
    .where(and(eq(sftpFiles.id, params.id), inArray(sftpFiles.configurationId, ownConfigurations(db, person))));
  if (found === undefined) throw notFound("upload");
  return found;
}
