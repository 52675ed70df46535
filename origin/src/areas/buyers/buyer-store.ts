import { and, eq, inArray, notExists, sql } from "drizzle-orm";
import type { buyerResource } from "@paygauge/api-types/endpoints/buyers";
import { countOfUses, requireIssuer, visibleIssuers } from "../../identity/job-sight.ts";
import type { Person } from "../../identity/person.ts";
import { nameIsFree, type RecordStore } from "../../records/record-store.ts";
import { invalid, refuse } from "@paygauge/worker/refusal";
import { guardOf, type Database, type Statement } from "../../store/database.ts";
import {
  buyers,
  issuers,
  jobs,
  linkedAccountJobs,
  linkedAccounts,
  magicLinkEvents,
  magicLinkFiles,
  magicLinks,
  rememberedMappings,
  sftpConfigurations,
} from "../../store/schema.ts";
import { message } from "@paygauge/api-types/catalogue/message";

/** Buyers of the issuers that the user reaches. */
const reached = (db: Database, person: Person) =>
  and(
    eq(buyers.isDraft, false),
    inArray(buyers.issuerId, db.select({ id: issuers.id }).from(issuers).where(visibleIssuers(person))),
  );

/** "Acme plc" exists once in an issuer. */
export const isBuyerNameFree = (db: Database, issuer: { id: string; name: string }, name: string, butId: string) =>
  nameIsFree(db, buyers, { name, butId }, taken(issuer.name), eq(buyers.issuerId, issuer.id));

/** Magic links for the buyer, none of which has a file: its job would keep the buyer. */
function withoutLinks(db: Database, buyerId: string): Statement[] {
  const theirs = db.select({ id: magicLinks.id }).from(magicLinks).where(eq(magicLinks.buyerId, buyerId));
  return [
    db.delete(magicLinkEvents).where(inArray(magicLinkEvents.linkId, theirs)),
    db.delete(magicLinkFiles).where(inArray(magicLinkFiles.linkId, theirs)),
    db.delete(magicLinks).where(eq(magicLinks.buyerId, buyerId)),
  ];
}

const taken = (issuer: string) => invalid("name", message("buyerNameTaken", { issuer }));

export const buyerStore = {
  table: buyers,
  columns: (db: Database, person: Person) => ({
    id: buyers.id,
    name: buyers.name,
    country: buyers.country,
    issuerId: buyers.issuerId,
    // Written out: in a selection of one table drizzle drops the table of a column, and `id` would be the inner one.
    issuerName: sql<string>`(select issuers.name from issuers where issuers.id = buyers.issuer_id)`,
    jobsCount: countOfUses(db, person, sql`jobs.buyer_id = buyers.id`),
    createdOn: buyers.createdOn,
    currency: buyers.currency,
    industryCode: buyers.industryCode,
    buyerType: buyers.buyerType,
    version: buyers.version,
  }),
  reached,
  create: async ({ db, person, effectId }, body) => {
    const issuer = await requireIssuer(db, person, body.issuerId);
    return {
      issuerId: issuer.id,
      statements: [isBuyerNameFree(db, issuer, body.name, effectId)],
    };
  },
  update: ({ db }, { id, issuerId, issuerName }, { name }) => ({
    issuerId,
    statements: [isBuyerNameFree(db, { id: issuerId, name: issuerName }, name, id)],
  }),
  remove: ({ db }, { id, issuerId, name }) => {
    const naming = (table: typeof jobs | typeof sftpConfigurations | typeof linkedAccounts) =>
      db
        .select({ one: sql`1` })
        .from(table)
        .where(eq(table.buyerId, id));
    return {
      issuerId,
      statements: [
        guardOf(db, notExists(naming(jobs)), refuse("buyerHasJobs", { name })),
        guardOf(db, notExists(naming(sftpConfigurations)), refuse("buyerHasSftp", { name })),
        db
          .delete(linkedAccountJobs)
          .where(inArray(linkedAccountJobs.accountId, sql`(select id from linked_accounts where buyer_id = ${id})`)),
        db.delete(linkedAccounts).where(and(eq(linkedAccounts.buyerId, id), eq(linkedAccounts.status, "Deleted"))),
        guardOf(db, notExists(naming(linkedAccounts)), refuse("buyerHasLinked", { name })),
        db.delete(rememberedMappings).where(eq(rememberedMappings.buyerId, id)),
        ...withoutLinks(db, id),
      ],
    };
  },
} satisfies RecordStore<typeof buyerResource>;
