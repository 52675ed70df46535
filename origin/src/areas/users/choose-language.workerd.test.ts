import * as v from "valibot";
import { beforeAll, expect, it } from "vitest";
import { currentUser } from "@paygauge/api-types/entities/identity";
import { callAs, seedOrigin } from "../../support/call-origin.ts";

beforeAll(() => seedOrigin());

const me = async (as: string) =>
  v.parse(currentUser, await (await callAs(as, "GET", "/api/v1/users/user-permissions")).json());
const choose = (as: string, language: string) =>
  callAs(as, "PUT", "/api/v1/users/user-language", { body: { language } });

it("a person reads their issuer's language until they choose one, which is theirs alone", async () => {
  expect(await me("isla-issuer")).toMatchObject({ language: null, issuerLanguage: "en-GB" });
  expect((await choose("isla-issuer", "de")).status).toBe(200);
  expect(await me("isla-issuer")).toMatchObject({ language: "de", issuerLanguage: "en-GB" });
  expect((await me("clara-client")).language).toBeNull();
  expect((await choose("isla-issuer", "fr")).status).toBe(200);
  expect((await me("isla-issuer")).language).toBe("fr");
});

it("there is no choosing of a language that nobody speaks here", async () => {
  const refused = await choose("isla-issuer", "tlh");
  expect([refused.status, await refused.json()]).toMatchObject([422, { errors: { language: expect.anything() } }]);
});

it("staff without an issuer have no issuer's language", async () => {
  expect((await me("dana-developer")).issuerLanguage).toBeNull();
});
