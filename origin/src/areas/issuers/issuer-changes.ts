import { and, eq, exists, ne, notExists, sql } from "drizzle-orm";
import { downloadKinds } from "@paygauge/api-types/datapoints/download-kinds";
import {
  issuerProfileFields,
  type CreateIssuerBody,
  type UpdateIssuerBody,
} from "@paygauge/api-types/entities/issuers";
import { countryCodes } from "@paygauge/api-types/reference/country-codes";
import type { CallContext } from "../../call-context.ts";
import { requireIssuer } from "../../identity/job-sight.ts";
import { forgetPeople } from "../../identity/person.ts";
import type { SystemFacts } from "../../identity/system-facts.ts";
import { changedMeanwhile, invalid, notFound, refuse } from "@paygauge/worker/refusal";
import { guardOf, now, type Database, type Statement } from "../../store/database.ts";
import {
  buyers,
  issuerAssumptions,
  issuers,
  cardSharing,
  cardStatementVersions,
  issuerReportLayouts,
  issuerSupplierLists,
  jobs,
  userIssuers,
} from "../../store/schema.ts";
import { soundList } from "../../store/columns.ts";
import { isIssuerLanguage } from "./languages.ts";
import { message } from "@paygauge/api-types/catalogue/message";
import { done } from "@paygauge/worker/done";

const countries = new Set(countryCodes.map(({ alpha3 }) => alpha3));

type Facts = Pick<CreateIssuerBody & UpdateIssuerBody, "language" | "brandingId" | "fallbackCountryIso3">;

type ProfileChoice = Pick<CreateIssuerBody, (typeof issuerProfileFields)[keyof typeof issuerProfileFields]>;

/** What a schema cannot know: languages, brands and countries that there are. @throws Refusal 422. */
function requireKnown(body: Facts, facts: SystemFacts): void {
  if (!isIssuerLanguage(body.language)) throw invalid("language", message("languageUnknown"));
  if (body.brandingId !== null && !facts.brands.some(({ id }) => id === body.brandingId)) {
    throw invalid("brandingId", message("brandUnknown"));
  }
  if (body.fallbackCountryIso3.length === 3 && !countries.has(body.fallbackCountryIso3)) {
    throw invalid("fallbackCountryIso3", message("countryUnknown", { code: body.fallbackCountryIso3 }));
  }
}

/** The profiles that an issuer is given exist, each for its download, when the issuer is written. */
function profilesExist(db: Database, body: ProfileChoice): Statement[] {
  return downloadKinds.flatMap((kind) => {
    const field = issuerProfileFields[kind];
    const id = body[field];
    if (id === null) return [];
    const isThere = sql`exists (select 1 from datapoint_profiles where id = ${id} and kind = ${kind})`;
    return [guardOf(db, isThere, invalid(field, message("profileUnknown")))];
  });
}

/** Keys are one issuer's alone, whatever their case; an alias counts as a key. */
function keyIsFree(db: Database, key: string, butId: string) {
  const twin = db
    .select({ one: sql`1` })
    .from(issuers)
    .where(
      and(
        ne(issuers.id, butId),
        sql`(lower(${issuers.issuerKey}) = lower(${key}) or exists (select 1 from json_each(${soundList(sql`issuers.key_aliases`)}) where lower(value) = lower(${key})))`,
      ),
    );
  const taken = invalid("issuerKey", message("issuerKeyTaken"));
  return guardOf(db, notExists(twin), taken);
}

export async function createIssuer({ db, facts, person, body, effectId, write }: CallContext<"createIssuer">) {
  if (!person.tenancy.isStaff) {
    throw refuse("staffCreateIssuers");
  }
  requireKnown(body, facts);
  const moment = now();
  const row = { ...body, id: effectId, inputDataOptions: [], keyAliases: [], emailDomains: [] };
  return write(
    { entityType: "issuer", entityId: effectId, issuerId: effectId },
    [
      keyIsFree(db, body.issuerKey, effectId),
      ...profilesExist(db, body),
      db.insert(issuers).values({ ...row, createdOn: moment, updatedOn: moment }),
    ],
    { ...done(message("created", { name: body.name })), id: effectId },
  );
}

export async function updateIssuer({ db, env, facts, person, body, write }: CallContext<"updateIssuer">) {
  const issuer = await requireIssuer(db, person, body.id);
  if (issuer.version !== body.version) throw changedMeanwhile("issuer");
  requireKnown(body, facts);
  const { id, version, issuerKeyAliases, issuerEmailDomains, ...rest } = body;
  const aliases = [...new Set(issuerKeyAliases)];
  const domains = [...new Set(issuerEmailDomains)];
  const answer = await write(
    { entityType: "issuer", entityId: id, issuerId: id },
    [
      ...[body.issuerKey, ...aliases].map((key) => keyIsFree(db, key, id)),
      ...profilesExist(db, body),
      guardOf(
        db,
        sql`exists (select 1 from issuers where issuers.id = ${id} and issuers.version = ${version})`,
        changedMeanwhile("issuer"),
      ),
      db
        .update(issuers)
        .set({ ...rest, keyAliases: aliases, emailDomains: domains, updatedOn: now(), version: version + 1 })
        .where(eq(issuers.id, id)),
    ],
    done(message("saved", { name: body.name })),
  );
  forgetPeople(env.DB);
  return answer;
}

/** The three lists of words have calls of the same query and answer. */
type WordsContext = Pick<CallContext<"issuerCapabilities">, "db" | "person" | "query" | "write">;

async function saveWords(
  { db, person, query, write }: WordsContext,
  column: "capabilities" | "virtualLockboxes" | "inputDataOptions",
  what: string,
  given: readonly string[],
) {
  const issuer = await requireIssuer(db, person, query.issuerId);
  const words = [...new Set(given)];
  const change = db
    .update(issuers)
    .set({ [column]: words, updatedOn: now(), version: sql`${issuers.version} + 1` })
    .where(eq(issuers.id, issuer.id));
  const about = { entityType: "issuer", entityId: issuer.id, issuerId: issuer.id, note: `${column} ${words.length}` };
  return write(about, [change], done(message("wordsSaved", { what, name: issuer.name })));
}

export const setCapabilities = (context: CallContext<"issuerCapabilities">) =>
  saveWords(context, "capabilities", "capabilities", context.body.capabilities);
export const setVirtualLockboxes = (context: CallContext<"issuerVirtualLockboxes">) =>
  saveWords(context, "virtualLockboxes", "virtual lockboxes", context.body.virtualLockboxes);
export const setInputDataOptions = (context: CallContext<"issuerInputDataOptions">) =>
  saveWords(context, "inputDataOptions", "input data options", context.body.inputDataOptions);

/** Only an issuer that nothing refers to can be deleted. */
export async function deleteIssuer({ db, person, params, write }: CallContext<"deleteIssuer">) {
  const issuer = await requireIssuer(db, person, params.id);
  const inUse = refuse("issuerInUse", { name: issuer.name });
  const one = { one: sql`1` };
  const nothingLeft = [jobs, buyers, userIssuers].map((table) =>
    guardOf(db, notExists(db.select(one).from(table).where(eq(table.issuerId, issuer.id))), inUse),
  );
  const isThere = exists(db.select(one).from(issuers).where(eq(issuers.id, issuer.id)));
  return write(
    { entityType: "issuer", entityId: issuer.id, issuerId: issuer.id },
    [
      guardOf(db, isThere, notFound("issuer")),
      ...nothingLeft,
      db.delete(issuerSupplierLists).where(eq(issuerSupplierLists.issuerId, issuer.id)),
      db.delete(issuerAssumptions).where(eq(issuerAssumptions.issuerId, issuer.id)),
      db.delete(cardSharing).where(eq(cardSharing.issuerId, issuer.id)),
      db.delete(cardStatementVersions).where(eq(cardStatementVersions.issuerId, issuer.id)),
      db.delete(issuerReportLayouts).where(eq(issuerReportLayouts.issuerId, issuer.id)),
      db.delete(issuers).where(eq(issuers.id, issuer.id)),
    ],
    done(message("deleted", { name: issuer.name })),
  );
}
