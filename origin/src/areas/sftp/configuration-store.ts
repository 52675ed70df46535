import { and, eq, exists, inArray, isNull, lt, notExists, or, sql, type SQL } from "drizzle-orm";
import { rolePermissions, roles } from "@paygauge/api-types/access/roles";
import { message } from "@paygauge/api-types/catalogue/message";
import { bindingOf, sftpLimits } from "@paygauge/api-types/entities/sftp";
import type { sftpConfigurationResource } from "@paygauge/api-types/endpoints/sftp-configurations";
import { readPattern } from "@paygauge/api-types/entities/sftp-forms";
import { invalid, refuse } from "@paygauge/worker/refusal";
import { requireIssuer, visibleIssuers } from "../../identity/job-sight.ts";
import type { Person } from "../../identity/person.ts";
import { nameIsFree, type RecordStore } from "../../records/record-store.ts";
import { guardOf, now, type Database, type Statement } from "../../store/database.ts";
import {
  buyers,
  directGrants,
  issuers,
  programs,
  sftpConfigurations,
  sftpRuns,
  userRoles,
  users,
} from "../../store/schema.ts";
import { runAfter } from "./schedule.ts";

/** Configurations of the issuers that the user reaches. */
const reached = (db: Database, person: Person) =>
  inArray(sftpConfigurations.issuerId, db.select({ id: issuers.id }).from(issuers).where(visibleIssuers(person)));

/** The folder is needed to move files, and is another than theirs. @throws Refusal 422 */
function requireFolder({
  afterwards,
  moveTo,
  path,
}: {
  afterwards: string;
  moveTo: string | null;
  path: string;
}): void {
  if (afterwards !== "move") return;
  if (moveTo === null || moveTo === "") throw invalid("moveTo", message("sftpMoveNeeded"));
  const { folder } = readPattern(path, new Date());
  if (moveTo.replace(/\/+$/, "") === folder) throw invalid("moveTo", message("sftpMoveSame"));
}

/** Roles that can act as a connector. */
const connectorRoles = roles.filter((role) => rolePermissions.get(role)?.has("SftpConnector_RUN"));

/** Programs with the permission, as a condition over `programs`: by a role or in addition to roles, and not revoked. */
function areConnectors(db: Database): SQL | undefined {
  const byRole = db
    .select({ id: userRoles.userId })
    .from(userRoles)
    .where(inArray(userRoles.role, [...connectorRoles]));
  const byGrant = db
    .select({ id: directGrants.userId })
    .from(directGrants)
    .where(eq(directGrants.permission, "SftpConnector_RUN"));
  return and(isNull(programs.revokedOn), or(inArray(programs.userId, byRole), inArray(programs.userId, byGrant)));
}

/** Holds while the connector is a program that may be one. */
function isConnector(db: Database, id: string): Statement {
  const found = db
    .select({ one: sql`1` })
    .from(programs)
    .where(and(eq(programs.userId, id), areConnectors(db)));
  return guardOf(db, exists(found), invalid("connectorId", message("sftpNotAConnector")));
}

/** Country and currency, which the jobs of the files need, are known of the buyer. @throws Refusal 422 */
async function requireBuyer(db: Database, issuer: typeof issuers.$inferSelect, id: string): Promise<void> {
  const [buyer] = await db
    .select()
    .from(buyers)
    .where(and(eq(buyers.id, id), eq(buyers.issuerId, issuer.id), eq(buyers.isDraft, false)));
  if (buyer === undefined) throw invalid("buyerId", message("buyerOfOther"));
  if (buyer.country === "") throw invalid("buyerId", message("sftpBuyerCountry", { buyer: buyer.name }));
  if ((buyer.currency ?? issuer.currency) === null)
    throw invalid("buyerId", message("sftpBuyerCurrency", { buyer: buyer.name }));
}

const isFree = (db: Database, name: string, butId: string) =>
  nameIsFree(db, sftpConfigurations, { name, butId }, invalid("name", message("sftpNameTaken")));

/** No run of it is in progress: what it takes would have nowhere to be written. */
function isIdle(db: Database, id: string, name: string): Statement {
  const running = db
    .select({ one: sql`1` })
    .from(sftpRuns)
    .where(and(eq(sftpRuns.configurationId, id), eq(sftpRuns.state, "running"), eq(sftpRuns.isTest, false)));
  return guardOf(db, notExists(running), refuse("sftpRunning", { name }));
}

const one = sftpConfigurations;
// Written out: in a selection of one table drizzle drops the table of a column, and `id` would be the inner one.
const nameOf = (table: "issuers" | "buyers" | "users", column: string, id: string) =>
  sql<string>`(select ${sql.raw(`${table}.${column}`)} from ${sql.raw(table)} where ${sql.raw(`${table}.id = sftp_configurations.${id}`)})`;

export const configurationStore = {
  table: sftpConfigurations,
  columns: () => ({
    id: one.id,
    name: one.name,
    connectorId: one.connectorId,
    host: one.host,
    port: one.port,
    username: one.username,
    hostKey: one.hostKey,
    issuerId: one.issuerId,
    buyerId: one.buyerId,
    issuerName: nameOf("issuers", "name", "issuer_id"),
    buyerName: nameOf("buyers", "name", "buyer_id"),
    path: one.path,
    kind: one.kind,
    every: one.every,
    time: one.time,
    weekday: one.weekday,
    zone: one.zone,
    afterwards: one.afterwards,
    moveTo: one.moveTo,
    state: sql<
      "ready" | "credential" | "stopped"
    >`case when ${one.problem} is not null then 'stopped' when ${one.credential} is null then 'credential' else 'ready' end`,
    problem: one.problem,
    offeredKey: one.offeredKey,
    connectorName: nameOf("users", "display_name", "connector_id"),
    hasCredential: sql<boolean>`${one.credential} is not null`.mapWith(Boolean),
    nextRunOn: one.nextRunOn,
    createdOn: one.createdOn,
    version: one.version,
  }),
  reached,
  create: async ({ db, person, effectId }, body) => {
    requireFolder(body);
    const issuer = await requireIssuer(db, person, body.issuerId);
    await requireBuyer(db, issuer, body.buyerId);
    const most = sftpLimits.configurations;
    const hasRoom = lt(sql`(select count(*) from sftp_configurations)`, most);
    return {
      issuerId: issuer.id,
      statements: [
        guardOf(db, hasRoom, refuse("sftpMostConfigurations", { most })),
        isFree(db, body.name, effectId),
        isConnector(db, body.connectorId),
      ],
    };
  },
  update: ({ db }, row, body) => {
    requireFolder(body);
    const before = JSON.stringify([bindingOf(row), row.connectorId]);
    const isBound = before === JSON.stringify([bindingOf({ ...body, id: row.id }), body.connectorId]);
    const set = {
      problem: null,
      offeredKey: null,
      nextRunOn: runAfter(body, new Date()),
      ...(isBound ? {} : { credential: null }),
    };
    return {
      issuerId: row.issuerId,
      statements: [
        isFree(db, body.name, row.id),
        isConnector(db, body.connectorId),
        db
          .update(sftpConfigurations)
          .set({ ...set, updatedOn: now() })
          .where(eq(sftpConfigurations.id, row.id)),
      ],
    };
  },
  remove: ({ db }, { id, name, issuerId }) => ({ issuerId, statements: [isIdle(db, id, name)] }),
} satisfies RecordStore<typeof sftpConfigurationResource>;

/** Connectors that can be chosen. */
export const connectorsOf = (db: Database) =>
  db
    .select({ id: users.id, name: users.displayName })
    .from(users)
    .innerJoin(programs, eq(programs.userId, users.id))
    .where(areConnectors(db));
