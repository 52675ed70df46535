import * as v from "valibot";
import { beforeAll, expect, it } from "vitest";
import { termsStatus, type TermsStatus } from "@paygauge/api-types/entities/agreements";
import { currentUser } from "@paygauge/api-types/entities/identity";
import { problem } from "@paygauge/api-types/entities/mutation";
import { callAs, seedOrigin } from "../../support/call-origin.ts";

beforeAll(() => seedOrigin());

const statusOf = async (as: string): Promise<TermsStatus> =>
  v.parse(termsStatus, await (await callAs(as, "GET", "/api/v1/users/terms-status")).json());
const agreedOf = async (as: string): Promise<[boolean, boolean]> => {
  const me = v.parse(currentUser, await (await callAs(as, "GET", "/api/v1/users/user-permissions")).json());
  return [me.agreedLatestTermsOfService, me.agreedLatestPrivacyPolicy];
};
const agree = (as: string, what: "tos" | "pp", query = "") =>
  callAs(as, "PATCH", `/api/v1/users/user-agree-${what}-latest${query}`);
const publish = (as: string, body: object) => callAs(as, "POST", "/api/v1/agreements", { body });
const codeOf = async (response: Response) => [response.status, v.parse(problem, await response.json()).code];

it("a user agrees to each of the two latest texts", async () => {
  expect(await agreedOf("agnes-agreeing")).toEqual([false, false]);
  expect((await agree("agnes-agreeing", "tos")).status).toBe(200);
  expect(await agreedOf("agnes-agreeing")).toEqual([true, false]);
  const { privacyPolicy } = await statusOf("agnes-agreeing");
  expect(privacyPolicy.agreedVersionId).toBeNull();
  expect((await agree("agnes-agreeing", "pp", `?versionId=${privacyPolicy.latest?.versionId}`)).status).toBe(200);
  expect(await agreedOf("agnes-agreeing")).toEqual([true, true]);
});

it("a new version asks every user again, and no one agrees to one that they were not shown", async () => {
  const before = await statusOf("isla-issuer");
  expect(await agreedOf("isla-issuer")).toEqual([true, true]);
  const text = { kind: "termsOfService", title: "Terms of service", text: "Be kind." };
  expect(await codeOf(await publish("petra-jobmanager", text))).toEqual([403, "PERMISSION_MISSING"]);
  expect((await publish("sasha-sysadmin", { ...text, text: "  " })).status).toBe(422);
  expect((await publish("sasha-sysadmin", { ...text, kind: "cookies" })).status).toBe(422);
  expect((await publish("sasha-sysadmin", text)).status).toBe(200);
  expect(await agreedOf("isla-issuer")).toEqual([false, true]);
  const shown = before.termsOfService.latest?.versionId;
  expect(await codeOf(await agree("isla-issuer", "tos", `?versionId=${shown}`))).toEqual([409, "NEWER_VERSION"]);
  const after = await statusOf("isla-issuer");
  expect(after.termsOfService).toMatchObject({ agreedVersionId: shown, latest: { text: "Be kind." } });
  expect((await agree("isla-issuer", "tos", `?versionId=${after.termsOfService.latest?.versionId}`)).status).toBe(200);
  expect(await agreedOf("isla-issuer")).toEqual([true, true]);
});

it("a user whom the catalogue does not know agrees to nothing", async () => {
  expect((await agree("nobody-known", "tos")).status).toBe(401);
});
