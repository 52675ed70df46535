import { eq, inArray } from "drizzle-orm";
import * as v from "valibot";
import { beforeAll, expect, it } from "vitest";
import { currentUser } from "@paygauge/api-types/entities/identity";
import { openDatabase } from "../../store/database.ts";
import { issuers, mailOutbox, userIssuers, users } from "../../store/schema.ts";
import { testEnv } from "../../support/test-env.ts";
import { callAs, seedOrigin } from "../../support/call-origin.ts";

beforeAll(() => seedOrigin());

const me = async (as: string) =>
  v.parse(currentUser, await (await callAs(as, "GET", "/api/v1/users/user-permissions")).json());
const choose = (as: string, language: string) =>
  callAs(as, "PUT", "/api/v1/users/user-language", { body: { language } });

it("a user reads their issuer's language until they choose one, which is theirs alone", async () => {
  expect(await me("isla-issuer")).toMatchObject({ language: null, issuerLanguage: "en-GB" });
  expect((await choose("isla-issuer", "de")).status).toBe(200);
  expect(await me("isla-issuer")).toMatchObject({ language: "de", issuerLanguage: "en-GB" });
  expect((await me("clara-client")).language).toBeNull();
  expect((await choose("isla-issuer", "fr")).status).toBe(200);
  expect((await me("isla-issuer")).language).toBe("fr");
});

it("there is no choosing of a language that no one speaks here", async () => {
  const refused = await choose("isla-issuer", "tlh");
  expect([refused.status, await refused.json()]).toMatchObject([422, { errors: { language: expect.anything() } }]);
});

it("staff without an issuer have no issuer's language", async () => {
  expect((await me("dana-developer")).issuerLanguage).toBeNull();
});

it.each([
  { own: "fr", issuer: "de-DE", subject: "Votre accès à Harbour Payments", greets: "Bonjour Penny" },
  { own: null, issuer: "de-DE", subject: "Ihr Zugang zu Harbour Payments", greets: "Guten Tag Penny" },
] as const)("an invitation is written in the receiver's language: $own, else $issuer", async (each) => {
  const db = openDatabase(testEnv.DB);
  const penny = "user-penny-pending";
  await db.delete(mailOutbox);
  await db.update(users).set({ language: each.own }).where(eq(users.id, penny));
  const theirs = db.select({ id: userIssuers.issuerId }).from(userIssuers).where(eq(userIssuers.userId, penny));
  await db.update(issuers).set({ language: each.issuer }).where(inArray(issuers.id, theirs));
  const body = new FormData();
  body.set("id", penny);
  expect((await callAs("una-useradmin", "POST", "/api/v1/users/invite", { raw: body })).status).toBe(200);
  const [mail] = await db.select().from(mailOutbox);
  expect(mail?.subject).toBe(each.subject);
  expect(mail?.text).toContain(each.greets);
});

it("a mutation and a refusal carry the codes of what they say", async () => {
  const chosen = await choose("isla-issuer", "de");
  expect(await chosen.json()).toMatchObject({
    message: "Language saved.",
    messageRef: { code: "languageKept" },
  });
  const page = { pageNumber: 1, pageSize: 25 };
  const refused = await callAs("isla-issuer", "POST", "/api/v1/users/mail-outbox", { body: page });
  expect(await refused.json()).toMatchObject({ messageRef: { code: "noPermission", args: {} } });
  const wrong = await choose("isla-issuer", "tlh");
  expect(await wrong.json()).toMatchObject({ errorRefs: { language: { code: "oneOfLanguages" } } });
});
