import { and, asc, count, eq, inArray, ne, notExists, sql } from "drizzle-orm";
import { toPagedResult } from "@paygauge/api-types/entities/paging";
import type { CallContext, Handlers } from "../../call-context.ts";
import { requireIssuer, visibleIssuers } from "../../identity/job-sight.ts";
import type { Person } from "../../identity/person.ts";
import { changedMeanwhile, invalid, notFound, Refusal } from "../../refusal.ts";
import { guardOf, now, type Database } from "../../store/database.ts";
import { alphabetical, textMatch } from "../../store/letters.ts";
import { pagedQuery, type PagedColumns } from "../../store/paged-query.ts";
import { buyers, issuers, jobs, rememberedMappings } from "../../store/schema.ts";

/** Buyers of one answer; a search narrows what does not fit. */
const buyersMost = 500;
// Written out: in a selection of one table drizzle drops the table of a column, and `id` would be the inner one.
const jobsCount = sql<number>`(select count(*) from jobs where jobs.buyer_id = buyers.id)`;
const issuerName = sql<string>`(select issuers.name from issuers where issuers.id = buyers.issuer_id)`;

const selection = {
  id: buyers.id,
  name: buyers.name,
  country: buyers.country,
  issuerId: buyers.issuerId,
  issuerName: issuerName.as("issuer_name"),
  jobsCount: jobsCount.as("jobs_count"),
  createdOn: buyers.createdOn,
  currency: buyers.currency,
  industryCode: buyers.industryCode,
  version: buyers.version,
};

const columns: PagedColumns = {
  name: { sql: buyers.name, kind: "text" },
  country: { sql: buyers.country, kind: "text" },
  issuerName: { sql: issuerName, kind: "text" },
  issuerId: { sql: buyers.issuerId, kind: "text" },
  jobsCount: { sql: jobsCount, kind: "number" },
  createdOn: { sql: buyers.createdOn, kind: "moment" },
};

/** Buyers of the issuers that the person reaches. */
const reachedBy = (db: Database, person: Person) =>
  inArray(buyers.issuerId, db.select({ id: issuers.id }).from(issuers).where(visibleIssuers(person)));

async function requireBuyer(db: Database, person: Person, id: string) {
  const [row] = await db
    .select(selection)
    .from(buyers)
    .where(and(eq(buyers.id, id), reachedBy(db, person)));
  if (!row) throw notFound("buyer");
  return row;
}

/** Names are compared without case or surrounding space: "Acme plc" exists once in an issuer. */
function nameIsFree(db: Database, issuerId: string, name: string, butId: string) {
  const twin = db
    .select({ one: sql`1` })
    .from(buyers)
    .where(and(eq(buyers.issuerId, issuerId), ne(buyers.id, butId), sql`lower(trim(${buyers.name})) = lower(${name})`));
  return guardOf(db, notExists(twin));
}

const taken = (issuer: string) =>
  invalid("name", `${issuer} already has a buyer of this name. Choose it, or give another name.`);

async function createBuyer(context: CallContext<"createBuyer">) {
  const { db, person, body, effectId, write } = context;
  const issuer = await requireIssuer(db, person, body.issuerId);
  const moment = now();
  const insert = db.insert(buyers).values({
    id: effectId,
    name: body.name,
    issuerId: issuer.id,
    country: body.country,
    currency: body.currency ?? null,
    industryCode: body.industryCode ? body.industryCode : null,
    createdOn: moment,
    updatedOn: moment,
  });
  return write(
    { entityType: "buyer", entityId: effectId, issuerId: issuer.id },
    [nameIsFree(db, issuer.id, body.name, effectId), insert],
    { message: `${body.name} was created.`, success: true, statusCode: 200, id: effectId },
    taken(issuer.name),
  );
}

async function updateBuyer({ db, person, body, write }: CallContext<"updateBuyer">) {
  const buyer = await requireBuyer(db, person, body.id);
  if (buyer.version !== body.version) throw changedMeanwhile("buyer");
  const { id, version, industryCode, ...rest } = body;
  return write(
    { entityType: "buyer", entityId: id, issuerId: buyer.issuerId },
    [
      nameIsFree(db, buyer.issuerId, body.name, id),
      guardOf(db, sql`exists (select 1 from buyers where buyers.id = ${id} and buyers.version = ${version})`),
      db
        .update(buyers)
        .set({
          ...rest,
          industryCode: industryCode === "" ? null : industryCode,
          updatedOn: now(),
          version: version + 1,
        })
        .where(eq(buyers.id, id)),
    ],
    { message: `${body.name} is saved.`, success: true, statusCode: 200 },
    taken(buyer.issuerName),
  );
}

async function deleteBuyer({ db, person, params, write }: CallContext<"deleteBuyer">) {
  const buyer = await requireBuyer(db, person, params.id);
  const theirJobs = db
    .select({ one: sql`1` })
    .from(jobs)
    .where(eq(jobs.buyerId, buyer.id));
  return write(
    { entityType: "buyer", entityId: buyer.id, issuerId: buyer.issuerId },
    [
      guardOf(db, notExists(theirJobs)),
      db.delete(rememberedMappings).where(eq(rememberedMappings.buyerId, buyer.id)),
      db.delete(buyers).where(eq(buyers.id, buyer.id)),
    ],
    { message: `${buyer.name} was deleted.`, success: true, statusCode: 200 },
    new Refusal(409, "BUYER_IN_USE", `${buyer.name} still has jobs. Delete them first, then delete the buyer.`),
  );
}

async function buyersPage({ db, person, body }: CallContext<"buyersPage">) {
  const sight = reachedBy(db, person);
  const query = pagedQuery(columns, body, {
    searched: ["name", "issuerName"],
    standardOrder: "name",
    tieBreak: buyers.id,
  });
  const where = and(sight, query.where);
  const rows = await db
    .select(selection)
    .from(buyers)
    .where(where)
    .orderBy(...query.orderBy)
    .limit(query.limit)
    .offset(query.offset);
  const [matching] = await db.select({ total: count() }).from(buyers).where(where);
  const [all] = await db.select({ total: count() }).from(buyers).where(sight);
  return toPagedResult(rows, body, matching?.total ?? 0, all?.total ?? 0);
}

export const buyersHandlers = {
  async buyers({ db, person, query }) {
    if (query.issuerId !== undefined) await requireIssuer(db, person, query.issuerId);
    const search = query.search?.trim();
    return db
      .select(selection)
      .from(buyers)
      .where(
        and(
          reachedBy(db, person),
          query.issuerId === undefined ? undefined : eq(buyers.issuerId, query.issuerId),
          search ? textMatch("Contains", buyers.name, search) : undefined,
        ),
      )
      .orderBy(asc(alphabetical(buyers.name)), asc(buyers.id))
      .limit(buyersMost);
  },
  buyersPage,
  buyer: ({ db, person, params }) => requireBuyer(db, person, params.id),
  createBuyer,
  updateBuyer,
  deleteBuyer,
} satisfies Partial<Handlers>;
