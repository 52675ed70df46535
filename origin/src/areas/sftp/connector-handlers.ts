import { and, eq, inArray, lt, lte, notExists, or, sql } from "drizzle-orm";
import * as v from "valibot";
import { capabilitySchema } from "@paygauge/api-types/entities/capabilities";
import { message } from "@paygauge/api-types/catalogue/message";
import { sftpLimits, stoppingProblems, type SftpProblem } from "@paygauge/api-types/entities/sftp";
import { done } from "@paygauge/worker/done";
import { notFound, refuse } from "@paygauge/worker/refusal";
import type { CallContext, Handlers } from "../../call-context.ts";
import { visibleIssuers } from "../../identity/job-sight.ts";
import { commit, guardOf, now, type Statement } from "../../store/database.ts";
import { buyers, issuers, sftpConfigurations, sftpConnectors, sftpFiles, sftpRuns } from "../../store/schema.ts";
import {
  confirmSftpFile,
  finishSftpFile,
  knownSftpFiles,
  placeSftpFile,
  refuseSftpFile,
  takeSftpFile,
} from "./files.ts";
import { ownConfigurations, requireConnector, requireRun } from "./own.ts";
import { runAfter } from "./schedule.ts";

/** Ends runs whose connector has been silent, or was started again: what they had not taken is due at once. */
async function endLostRuns({ db, person, body }: CallContext<"pollSftp">, moment: string): Promise<void> {
  const before = new Date(Date.now() - sftpLimits.silentSeconds * 1000).toISOString();
  const isSilent = lt(sftpRuns.aliveOn, before);
  const lost = and(
    eq(sftpRuns.state, "running"),
    body.isStart ? or(isSilent, eq(sftpRuns.keyX, body.key.x)) : isSilent,
    inArray(sftpRuns.configurationId, ownConfigurations(db, person)),
  );
  const theirs = db.select({ id: sftpRuns.configurationId }).from(sftpRuns).where(lost);
  await commit(db, [
    db.update(sftpConfigurations).set({ nextRunOn: moment }).where(inArray(sftpConfigurations.id, theirs)),
    db.update(sftpRuns).set({ state: "failed", problem: "interrupted", finishedOn: moment }).where(lost),
  ]);
}

const running = sql`exists (select 1 from sftp_runs where sftp_runs.configuration_id = sftp_configurations.id and sftp_runs.state = 'running' and sftp_runs.is_test = 0)`;
const test = sql<
  string | null
>`(select sftp_runs.id from sftp_runs where sftp_runs.configuration_id = sftp_configurations.id and sftp_runs.is_test = 1 and sftp_runs.state = 'asked')`;

/** Configurations of a connector that asks, with what is to be done now. */
async function pollSftp(context: CallContext<"pollSftp">) {
  const { db, person, body } = context;
  requireConnector(person);
  const seen = { userId: person.userId, keyX: body.key.x, keyY: body.key.y, seenOn: now() };
  const isOwn = and(
    inArray(sftpRuns.id, [...body.running]),
    eq(sftpRuns.state, "running"),
    inArray(sftpRuns.configurationId, ownConfigurations(db, person)),
  );
  await commit(db, [
    db.insert(sftpConnectors).values(seen).onConflictDoUpdate({ target: sftpConnectors.userId, set: seen }),
    db.update(sftpRuns).set({ aliveOn: seen.seenOn }).where(isOwn),
  ]);
  await endLostRuns(context, seen.seenOn);
  const rows = await db
    .select({
      configuration: sftpConfigurations,
      buyer: { country: buyers.country, currency: buyers.currency },
      issuer: { currency: issuers.currency, capabilities: issuers.capabilities },
      isRunning: sql<number>`${running}`.as("is_running"),
      testId: test.as("test_id"),
    })
    .from(sftpConfigurations)
    .innerJoin(buyers, eq(buyers.id, sftpConfigurations.buyerId))
    .innerJoin(issuers, eq(issuers.id, sftpConfigurations.issuerId))
    .where(and(eq(sftpConfigurations.connectorId, person.userId), visibleIssuers(person)))
    .orderBy(sftpConfigurations.id);
  return {
    configurations: rows.map(({ configuration, buyer, issuer, isRunning, testId }) => ({
      ...configuration,
      testId,
      isDue:
        isRunning === 0 &&
        configuration.problem === null &&
        configuration.credential !== null &&
        configuration.nextRunOn !== null &&
        configuration.nextRunOn <= seen.seenOn,
      job: {
        kind: configuration.kind,
        issuerId: configuration.issuerId,
        buyerId: configuration.buyerId,
        currency: buyer.currency ?? issuer.currency ?? "",
        buyerCountry: buyer.country,
        capabilities: issuer.capabilities.filter((each) => v.is(capabilitySchema, each)),
      },
    })),
  };
}

/** Begins a run, one at a time; however many were missed, the next one is after this moment. */
async function startSftpRun({ db, person, body, effectId, write }: CallContext<"startSftpRun">) {
  const [row] = await db
    .select()
    .from(sftpConfigurations)
    .where(
      and(
        eq(sftpConfigurations.id, body.configurationId),
        inArray(sftpConfigurations.id, ownConfigurations(db, person)),
      ),
    );
  if (row === undefined) throw notFound("sftpConfiguration");
  const { id, name, issuerId } = row;
  if (row.credential === null || row.problem !== null) throw refuse("sftpNoCredential", { name });
  const moment = now();
  const others = db
    .select({ one: sql`1` })
    .from(sftpRuns)
    .where(and(eq(sftpRuns.configurationId, id), eq(sftpRuns.state, "running"), eq(sftpRuns.isTest, false)));
  const run = { id: effectId, configurationId: id, keyX: body.key.x, startedOn: moment, aliveOn: moment };
  return write(
    { entityType: "sftpConfiguration", entityId: id, issuerId, note: "run" },
    [
      guardOf(db, notExists(others), refuse("sftpRunning", { name })),
      db.insert(sftpRuns).values({ ...run, state: "running" }),
      db
        .update(sftpConfigurations)
        .set({ nextRunOn: runAfter(row, new Date()) })
        .where(eq(sftpConfigurations.id, id)),
    ],
    { ...done(message("sftpRunStarted")), id: effectId },
  );
}

const stopping: readonly SftpProblem[] = stoppingProblems;
/** Runs that took nothing are removed after so many days; what was taken is never forgotten. */
const keptDays = 30;

async function finishSftpRun(context: CallContext<"finishSftpRun">) {
  const { db, body, write } = context;
  const { run, configuration } = await requireRun(context);
  const moment = now();
  const { seen, problem, offeredKey, files, matched } = body;
  const end = { state: problem === null ? ("done" as const) : ("failed" as const), finishedOn: moment };
  const isStopped = problem !== null && stopping.includes(problem) && (!run.isTest || problem === "hostKey");
  const listed = run.isTest ? files : [];
  const old = new Date(Date.now() - keptDays * 86_400_000).toISOString();
  const isEmpty = sql`not exists (select 1 from sftp_files where sftp_files.run_id = sftp_runs.id)`;
  const statements: Statement[] = [
    db
      .update(sftpRuns)
      .set({ ...end, seen, problem, matched: run.isTest ? matched : null })
      .where(eq(sftpRuns.id, run.id)),
    ...listed.map((file, at) =>
      db.insert(sftpFiles).values({
        ...file,
        id: `${run.id}-${at}`,
        runId: run.id,
        configurationId: configuration.id,
        createdOn: moment,
      }),
    ),
    db
      .delete(sftpRuns)
      .where(and(eq(sftpRuns.configurationId, configuration.id), lte(sftpRuns.startedOn, old), isEmpty)),
  ];
  if (isStopped)
    statements.push(
      db.update(sftpConfigurations).set({ problem, offeredKey }).where(eq(sftpConfigurations.id, configuration.id)),
    );
  return write(
    {
      entityType: "sftpConfiguration",
      entityId: configuration.id,
      issuerId: configuration.issuerId,
      note: problem === null ? "run done" : `run failed ${problem}`,
    },
    statements,
    done(message("sftpFileNoted")),
  );
}

export const sftpConnectorHandlers = {
  pollSftp,
  startSftpRun,
  finishSftpRun,
  knownSftpFiles,
  takeSftpFile,
  refuseSftpFile,
  placeSftpFile,
  confirmSftpFile,
  finishSftpFile,
} satisfies Partial<Handlers>;
