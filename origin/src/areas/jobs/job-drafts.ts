/**
 * Jobs in the making. A file that is dropped is sent into a draft, which is a job that its maker alone sees; the import
 * makes a job of it, and its buyer. Until then it has a placeholder buyer under the job's id.
 */
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { message } from "@paygauge/api-types/catalogue/message";
import { hasFigures } from "@paygauge/api-types/entities/job-kinds";
import type { DraftFacts } from "@paygauge/api-types/entities/job-drafts";
import type { CallContext, Handlers } from "../../call-context.ts";
import { done } from "@paygauge/worker/done";
import { ownDrafts, requireIssuer, type JobRow } from "../../identity/job-sight.ts";
import type { Person } from "../../identity/person.ts";
import { deletedSince } from "../../job/erase-job.ts";
import { purgeCommand, unusedCommand, unusedUntil } from "../../job/commands.ts";
import { isCurrency } from "@paygauge/analysis/reading/currencies";
import { invalid, refuse } from "@paygauge/worker/refusal";
import { guardOf, now, type Database, type Statement } from "../../store/database.ts";
import { buyers, issuers, jobs, rememberedMappings, uploads } from "../../store/schema.ts";
import { isBuyerNameFree } from "../buyers/buyer-store.ts";
import { requireEdit, uploadPermission } from "../uploads/upload-access.ts";
import { isStill } from "./change-run.ts";
import { prepareRun } from "./job-run.ts";
import { answeredCurrency } from "./require-answers.ts";
import { requireFiles } from "./requested-import.ts";

/** @throws Refusal 403, 422 */
function requireFacts(person: Person, { kind, currency }: DraftFacts): void {
  if (!person.permissions.has(uploadPermission[kind])) throw refuse("mayNotCreateKind");
  if (!isCurrency(currency)) throw invalid("currency", message("currencyNotInUse", { currency }));
}

/** The draft is one still: of two at once, one makes a job of it. */
const isStillDraft = (db: Database, { id }: JobRow): Statement =>
  guardOf(
    db,
    sql`exists (select 1 from ${jobs} where ${jobs.id} = ${id} and ${jobs.isDraft} = 1)`,
    refuse("draftOver"),
  );

function requireDraft(person: Person, job: JobRow): void {
  if (!job.isDraft) throw refuse("draftOver");
  requireEdit(person, job);
}

async function beginJobDraft({ db, person, body, effectId, correlationId, write }: CallContext<"beginJobDraft">) {
  requireFacts(person, body);
  const issuer = await requireIssuer(db, person, body.issuerId);
  const at = now();
  const dated = { createdOn: at, updatedOn: at };
  return write(
    { entityType: "job", entityId: effectId, issuerId: issuer.id, note: "draft" },
    [
      db.insert(buyers).values({ id: effectId, name: "", issuerId: issuer.id, isDraft: true, ...dated }),
      db.insert(jobs).values({
        ...body,
        id: effectId,
        name: "",
        buyerId: effectId,
        ownerUserId: person.userId,
        capabilities: issuer.capabilities,
        isDraft: true,
        ...dated,
      }),
    ],
    { ...done(message("jobDraftBegun")), id: effectId },
    [unusedCommand(effectId, at, correlationId)],
  );
}

async function saveJobDraft({ db, person, job, body, write }: CallContext<"saveJobDraft">) {
  requireDraft(person, job);
  requireFacts(person, body);
  const issuer = await requireIssuer(db, person, body.issuerId);
  const { periodFrom, periodTo } = body;
  if ((periodFrom === null) !== (periodTo === null))
    throw invalid(periodFrom === null ? "periodFrom" : "periodTo", message("periodBothDays"));
  if (periodFrom !== null && periodTo !== null && periodFrom > periodTo)
    throw invalid("periodTo", message("periodBackwards"));
  const moved = issuer.id === job.issuerId ? {} : { capabilities: issuer.capabilities, buyerId: job.id };
  return write(
    { entityType: "job", entityId: job.id, issuerId: issuer.id, note: "draft" },
    [
      isStillDraft(db, job),
      db.update(buyers).set({ issuerId: issuer.id }).where(eq(buyers.id, job.id)),
      db
        .update(jobs)
        .set({ ...body, ...moved, updatedOn: now() })
        .where(eq(jobs.id, job.id)),
    ],
    done(message("jobDraftSaved")),
  );
}

async function discardJobDraft({ db, person, job, correlationId, write }: CallContext<"discardJobDraft">) {
  requireDraft(person, job);
  // Its days are over: the command erases it at once.
  const deletedOn = deletedSince(now());
  return write(
    { entityType: "job", entityId: job.id, issuerId: job.issuerId, note: "draft discarded" },
    [isStillDraft(db, job), db.update(jobs).set({ deletedOn }).where(eq(jobs.id, job.id))],
    done(message("jobDraftDiscarded")),
    [purgeCommand(job.id, deletedOn, correlationId)],
  );
}

interface Buying {
  readonly buyerId: string;
  readonly statements: readonly Statement[];
}

/** The buyer of the job that the draft becomes: one of the issuer's, or the placeholder, by its name. */
async function buyerOf({ db, person, job, body }: CallContext<"importJobDraft">): Promise<Buying> {
  const { buyer } = body;
  if (buyer === null) throw invalid("buyer", message("chooseBuyer"));
  const own = eq(buyers.id, job.id);
  if ("name" in buyer) {
    if (!person.permissions.has("BuyerManagement_CREATE")) throw refuse("mayNotCreateBuyer");
    const [issuer] = await db.select().from(issuers).where(eq(issuers.id, job.issuerId));
    if (!issuer) throw refuse("issuerGone");
    const made = { name: buyer.name, country: job.buyerCountry, isDraft: false, updatedOn: now() };
    return {
      buyerId: job.id,
      statements: [isBuyerNameFree(db, issuer, buyer.name, job.id), db.update(buyers).set(made).where(own)],
    };
  }
  const isTheirs = and(eq(buyers.id, buyer.id), eq(buyers.issuerId, job.issuerId), eq(buyers.isDraft, false));
  const [found] = await db.select({ id: buyers.id }).from(buyers).where(isTheirs);
  if (!found) throw invalid("buyer", message("buyerOfOther"));
  const kept = rememberedMappings;
  return {
    buyerId: found.id,
    // How its file was read is remembered for the buyer that it turned out to be of.
    statements: [
      db
        .delete(kept)
        .where(
          sql`${kept.buyerId} = ${found.id} and exists (select 1 from remembered_mappings own where own.buyer_id = ${job.id} and own.kind = ${kept.kind} and own.header_signature = ${kept.headerSignature})`,
        ),
      db.update(kept).set({ buyerId: found.id }).where(eq(kept.buyerId, job.id)),
      db.update(jobs).set({ buyerId: found.id }).where(eq(jobs.id, job.id)),
      db.delete(buyers).where(and(own, eq(buyers.isDraft, true))),
    ],
  };
}

/** What a user said of a file's currency is the buyer's from then on, where the buyer's record has none. */
const confirmCurrency = (db: Database, buyerId: string, currency: string | null): Statement[] =>
  currency === null
    ? []
    : [
        db
          .update(buyers)
          .set({ currency, updatedOn: now() })
          .where(and(eq(buyers.id, buyerId), isNull(buyers.currency))),
      ];

async function importJobDraft(context: CallContext<"importJobDraft">) {
  const { env, db, person, job, body, effectId, correlationId, write } = context;
  requireDraft(person, job);
  const { periodFrom, periodTo } = hasFigures(job.kind) ? body : { periodFrom: null, periodTo: null };
  if (periodFrom !== null && periodTo !== null && periodFrom > periodTo)
    throw invalid("periodTo", message("periodBackwards"));
  const { buyerId, statements } = await buyerOf(context);
  const named = { name: body.name, periodFrom, periodTo, buyerId, isDraft: false };
  const made = { ...job, ...named };
  const files = await requireFiles(db, { ...made, isDraft: true });
  const run = await prepareRun(env, db, made, files, { run: effectId, correlationId });
  const at = now();
  return write(
    { entityType: "job", entityId: job.id, issuerId: job.issuerId, note: "import" },
    [
      isStill(db, job, refuse("importedAlready")),
      isStillDraft(db, job),
      ...statements,
      ...confirmCurrency(db, buyerId, answeredCurrency(files)),
      db
        .update(jobs)
        .set({ ...named, createdOn: at })
        .where(eq(jobs.id, job.id)),
      run.begin,
    ],
    done(message("importBegun")),
    run.commands,
  );
}

/** Files of magic links are under "Needs you", and are kept until they are discarded. */
const isOwn = sql`not exists (select 1 from magic_link_files where magic_link_files.job_id = jobs.id)`;

export const jobDraftHandlers = {
  jobDrafts: async ({ db, person }) => {
    const file = (column: "file_name" | "size") =>
      sql`(select ${sql.raw(column)} from ${uploads} where uploads.job_id = jobs.id and uploads.state <> 'Discarded' order by uploads.created_on limit 1)`;
    const rows = await db
      .select({
        id: jobs.id,
        fileName: sql<string>`coalesce(${file("file_name")}, '')`,
        size: sql<number>`coalesce(${file("size")}, 0)`,
        updatedOn: jobs.updatedOn,
      })
      .from(jobs)
      .where(and(ownDrafts(person), isOwn))
      .orderBy(desc(jobs.updatedOn))
      .limit(20);
    return rows.map((row) => ({ ...row, keptUntil: unusedUntil(row.updatedOn) }));
  },
  beginJobDraft,
  saveJobDraft,
  discardJobDraft,
  importJobDraft,
} satisfies Partial<Handlers>;
