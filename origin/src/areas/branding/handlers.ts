import { and, eq, ne, notExists, sql } from "drizzle-orm";
import type { CallContext, Handlers } from "../../call-context.ts";
import type { Env } from "../../env.ts";
import { brandOf } from "../../identity/brand-view.ts";
import { forgetSystemFacts } from "../../identity/system-facts.ts";
import { changedMeanwhile, invalid, notFound } from "@paygauge/worker/refusal";
import { guardOf, now, type Database } from "../../store/database.ts";
import { brandings } from "../../store/schema.ts";
import { namedPicture, pictureKey, pictureTypeOf } from "./pictures.ts";
import { message } from "@paygauge/api-types/catalogue/message";
import { done } from "@paygauge/worker/done";

const orNull = (text: string) => (text === "" ? null : text);

const takenHosts: ReadonlySet<string> = new Set(["id.localhost", "link.localhost"]);

/** The identity provider and the stand-in of linked accounts answer on hosts of their own. @throws Refusal 422. */
function requireFreeHost(env: Env, domain: string): void {
  if (env.ENVIRONMENT === "local" && takenHosts.has(domain)) {
    throw invalid("fullDomainName", message("providerHost"));
  }
}

/** Keys and domains are one brand's alone: the edge finds the brand by its host. */
function isFree(db: Database, column: "brandingKey" | "fullDomainName", value: string, butId: string) {
  const twin = db
    .select({ one: sql`1` })
    .from(brandings)
    .where(and(ne(brandings.id, butId), sql`lower(${brandings[column]}) = lower(${value})`));
  return notExists(twin);
}

const keyTaken = () => invalid("brandingKey", message("brandKeyTaken"));
const domainTaken = () => invalid("fullDomainName", message("domainTaken"));

/** Asked before the write for a message at the right field; the guards hold against a twin of the same moment. */
async function requireUnique(db: Database, body: { brandingKey: string; fullDomainName: string }, butId: string) {
  const [row] = await db
    .select({
      key: sql<number>`${isFree(db, "brandingKey", body.brandingKey, butId)}`,
      domain: sql<number>`${isFree(db, "fullDomainName", body.fullDomainName, butId)}`,
    })
    .from(sql`(select 1)`);
  if (row?.key === 0) throw keyTaken();
  if (row?.domain === 0) throw domainTaken();
}

const guards = (db: Database, body: { brandingKey: string; fullDomainName: string }, butId: string) => [
  guardOf(db, isFree(db, "brandingKey", body.brandingKey, butId), keyTaken()),
  guardOf(db, isFree(db, "fullDomainName", body.fullDomainName, butId), domainTaken()),
];

const columnsOf = (body: CallContext<"createBranding">["body"]) => ({
  brandingKey: body.brandingKey,
  theme: body.theme,
  displayName: body.brandingDisplayName,
  fullDomainName: body.fullDomainName,
  emailSenderAddress: body.emailSenderAddress,
  emailSenderName: body.emailSenderName,
  pageTitle: orNull(body.pageTitle),
  trustText: orNull(body.trustText),
});

async function createBranding({ db, env, body, effectId, write }: CallContext<"createBranding">) {
  requireFreeHost(env, body.fullDomainName);
  await requireUnique(db, body, effectId);
  const moment = now();
  const row = { id: effectId, ...columnsOf(body), createdOn: moment, updatedOn: moment };
  const answer = await write(
    { entityType: "branding", entityId: effectId },
    [...guards(db, body, effectId), db.insert(brandings).values(row)],
    { ...done(message("answersSoon", { name: body.brandingDisplayName, domain: body.fullDomainName })), id: effectId },
  );
  forgetSystemFacts(env.DB);
  return answer;
}

async function updateBranding({ db, env, facts, body, write }: CallContext<"updateBranding">) {
  const brand = facts.brands.find(({ id }) => id === body.brandingId);
  if (!brand) throw notFound("brand");
  if (brand.version !== body.version) throw changedMeanwhile("brand");
  requireFreeHost(env, body.fullDomainName);
  await requireUnique(db, body, brand.id);
  const byId = and(eq(brandings.id, brand.id), eq(brandings.version, body.version));
  const answer = await write(
    { entityType: "branding", entityId: brand.id },
    [
      ...guards(db, body, brand.id),
      guardOf(
        db,
        sql`exists ${db
          .select({ one: sql`1` })
          .from(brandings)
          .where(byId)}`,
        changedMeanwhile("brand"),
      ),
      db
        .update(brandings)
        .set({ ...columnsOf(body), updatedOn: now(), version: body.version + 1 })
        .where(byId),
    ],
    done(message("brandSaved", { name: body.brandingDisplayName })),
  );
  forgetSystemFacts(env.DB);
  return answer;
}

/** Sets or takes away a picture. The file is written first: a row never names one that is not there. */
async function setBrandingPicture({ db, env, facts, body, write }: CallContext<"setBrandingPicture">) {
  const brand = facts.brands.find(({ id }) => id === body.brandingId);
  if (!brand) throw notFound("brand");
  const picture = body.file ? await namedPicture(body.file) : null;
  if (picture) await env.FILES.put(pictureKey(picture.name), picture.bytes);
  const name = picture?.name ?? null;
  const change = body.picture === "logo" ? { logoName: name } : { backgroundName: name };
  const answer = await write(
    { entityType: "branding", entityId: brand.id, note: `${body.picture} ${picture ? "set" : "removed"}` },
    [
      db
        .update(brandings)
        .set({ ...change, updatedOn: now(), version: sql`${brandings.version} + 1` })
        .where(eq(brandings.id, brand.id)),
    ],
    done(
      picture
        ? message("pictureSaved", { what: body.picture, name: brand.displayName })
        : message("pictureTaken", { what: body.picture, name: brand.displayName }),
    ),
  );
  forgetSystemFacts(env.DB);
  return answer;
}

export const brandingHandlers = {
  brandingByDomain({ facts, identity }) {
    const brand = facts.brands.find(
      (row) => row.brandingKey === identity.brand || row.fullDomainName === identity.brand,
    );
    if (!brand) throw notFound("brand");
    return { brandingKey: brand.brandingKey, theme: brand.theme };
  },
  brandings: ({ facts }) => facts.brands.map(brandOf),
  createBranding,
  updateBranding,
  setBrandingPicture,
  async brandingPicture({ env, params }) {
    const type = pictureTypeOf(params.name);
    const file = type === null ? null : await env.FILES.get(pictureKey(params.name));
    if (type === null || !file) throw notFound("picture");
    return new Response(file.body, { headers: { "content-type": type, "content-length": String(file.size) } });
  },
} satisfies Partial<Handlers>;
