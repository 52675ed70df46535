import { and, asc, eq, inArray, notExists, sql } from "drizzle-orm";
import type { CallContext, Handlers } from "../../call-context.ts";
import { requireIssuer, visibleIssuers } from "../../identity/job-sight.ts";
import { invalid } from "../../refusal.ts";
import { guardOf, now } from "../../store/database.ts";
import { buyers, issuers } from "../../store/schema.ts";

/** Buyers of one answer; a search narrows what does not fit. */
const buyersMost = 500;
// Written out: in a selection of one table drizzle drops the table of a column, and `id` would be the inner one.
const jobsCount = sql<number>`(select count(*) from jobs where jobs.buyer_id = buyers.id)`;
const issuerName = sql<string>`(select issuers.name from issuers where issuers.id = buyers.issuer_id)`;

/** Names are compared without case or surrounding space: "Acme plc" exists once in an issuer. */
const sameName = (name: string) => sql`lower(trim(${buyers.name})) = lower(${name})`;

async function createBuyer(context: CallContext<"createBuyer">) {
  const { db, person, body, effectId, write } = context;
  const issuer = await requireIssuer(db, person, body.issuerId);
  const moment = now();
  const twin = db
    .select({ one: sql`1` })
    .from(buyers)
    .where(and(eq(buyers.issuerId, issuer.id), sameName(body.name)));
  const insert = db.insert(buyers).values({
    id: effectId,
    name: body.name,
    issuerId: issuer.id,
    country: body.country,
    createdOn: moment,
    updatedOn: moment,
  });
  const answer = { message: `${body.name} was created.`, success: true, statusCode: 200, id: effectId };
  const taken = invalid("name", `${issuer.name} already has a buyer of this name. Choose it, or give another name.`);
  return write(
    { entityType: "buyer", entityId: effectId, issuerId: issuer.id },
    [guardOf(db, notExists(twin)), insert],
    answer,
    taken,
  );
}

export const buyersHandlers = {
  async buyers({ db, person, query }) {
    if (query.issuerId !== undefined) await requireIssuer(db, person, query.issuerId);
    const reached = db.select({ id: issuers.id }).from(issuers).where(visibleIssuers(person));
    const search = query.search?.trim().toLowerCase();
    return db
      .select({
        id: buyers.id,
        name: buyers.name,
        country: buyers.country,
        issuerId: buyers.issuerId,
        issuerName: issuerName.as("issuer_name"),
        jobsCount: jobsCount.as("jobs_count"),
        createdOn: buyers.createdOn,
      })
      .from(buyers)
      .where(
        and(
          inArray(buyers.issuerId, reached),
          query.issuerId === undefined ? undefined : eq(buyers.issuerId, query.issuerId),
          search ? sql`instr(lower(${buyers.name}), ${search}) > 0` : undefined,
        ),
      )
      .orderBy(asc(sql`${buyers.name} collate nocase`), asc(buyers.id))
      .limit(buyersMost);
  },
  createBuyer,
} satisfies Partial<Handlers>;
