import { and, asc, eq, sql } from "drizzle-orm";
import { message } from "@paygauge/api-types/catalogue/message";
import { sftpConfigurationResource } from "@paygauge/api-types/endpoints/sftp-configurations";
import { done } from "@paygauge/worker/done";
import { refuse } from "@paygauge/worker/refusal";
import type { CallContext, Handlers } from "../../call-context.ts";
import { requireRecord } from "../../records/record-store.ts";
import { guardOf, now } from "../../store/database.ts";
import { sftpConfigurations, sftpConnectors, sftpRuns, users } from "../../store/schema.ts";
import { configurationStore, connectorsOf } from "./configuration-store.ts";
import { runsOf } from "./runs.ts";
import { runAfter, runsAfter } from "./schedule.ts";

type Asked = Pick<CallContext<"sftpRuns">, "db" | "person" | "params">;
const requireConfiguration = (context: Asked) =>
  requireRecord(sftpConfigurationResource, configurationStore, context, context.params.id);

/** Stores what only the connector can decrypt; a configuration that waited for it runs again. */
async function setSftpCredential(context: CallContext<"setSftpCredential">) {
  const { db, body, write } = context;
  const row = await requireConfiguration(context);
  const set = {
    credential: body.credential,
    problem: null,
    offeredKey: null,
    nextRunOn: runAfter(row, new Date()),
    updatedOn: now(),
    version: sql`${sftpConfigurations.version} + 1`,
  };
  return write(
    { entityType: "sftpConfiguration", entityId: row.id, issuerId: row.issuerId, note: "credential set" },
    [db.update(sftpConfigurations).set(set).where(eq(sftpConfigurations.id, row.id))],
    done(message("sftpCredentialSet", { name: row.name })),
  );
}

async function testSftp(context: CallContext<"testSftp">) {
  const { db, effectId, write } = context;
  const row = await requireConfiguration(context);
  const { name } = row;
  if (!row.hasCredential) throw refuse("sftpNoCredential", { name });
  const waits = sql`exists (select 1 from sftp_runs where configuration_id = ${row.id} and is_test = 1 and state = 'asked')`;
  const moment = now();
  const test = { id: effectId, configurationId: row.id, isTest: true, startedOn: moment, aliveOn: moment };
  return write(
    { entityType: "sftpConfiguration", entityId: row.id, issuerId: row.issuerId, note: "test" },
    [
      guardOf(db, sql`not ${waits}`, refuse("sftpTestWaits", { name })),
      db.delete(sftpRuns).where(and(eq(sftpRuns.configurationId, row.id), eq(sftpRuns.isTest, true))),
      db.insert(sftpRuns).values({ ...test, state: "asked" }),
    ],
    { ...done(message("sftpTestAsked", { name })), id: effectId },
  );
}

/** Makes a configuration due at once. */
async function runSftpNow(context: CallContext<"runSftpNow">) {
  const { db, write } = context;
  const { id, name, state, issuerId } = await requireConfiguration(context);
  if (state !== "ready") throw refuse("sftpNoCredential", { name });
  return write(
    { entityType: "sftpConfiguration", entityId: id, issuerId, note: "run now" },
    [db.update(sftpConfigurations).set({ nextRunOn: now() }).where(eq(sftpConfigurations.id, id))],
    done(message("sftpRunSoon", { name })),
  );
}

export const sftpHandlers = {
  sftpConnectors: async ({ db }) => {
    const rows = await connectorsOf(db).orderBy(asc(users.displayName));
    const keys = new Map((await db.select().from(sftpConnectors)).map((each) => [each.userId, each]));
    return rows.map(({ id, name }) => {
      const known = keys.get(id);
      const key = known === undefined ? null : { x: known.keyX, y: known.keyY };
      return { id, name, key, seenOn: known?.seenOn ?? null };
    });
  },

  sftpNextRuns: ({ query }) => ({ next: runsAfter(query, new Date()) }),
  setSftpCredential,
  testSftp,
  runSftpNow,
  sftpRuns: async (context) => runsOf(context, (await requireConfiguration(context)).id),
} satisfies Partial<Handlers>;
