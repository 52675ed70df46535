import { beforeAll, describe, expect, it } from "vitest";
import { compiledCalls, type CompiledCall } from "@paygauge/api-types/endpoints";
import { isOfOrigin } from "@paygauge/api-types/endpoints/call";
import { callOrigin, seedOrigin, signIdentity, subOf } from "./support/call-origin.ts";

/** Released calls that users make; public calls, those of a token or a link and the edge's own need no agreement. */
const calls = compiledCalls.filter(
  ({ call }) => isOfOrigin(call) && !["edge", "public", "token", "link"].includes(call.access.who),
);
const needed = ["userEligibleStatus", "userPermissions", "termsStatus", "agreeTermsOfService", "agreePrivacyPolicy"];

/** Calls, asked all at once with ids that name nothing, each with the code that it is refused with. */
async function codesOf(asked: readonly CompiledCall[]): Promise<string[]> {
  const as = await signIdentity({ sub: subOf("agnes-agreeing") });
  return Promise.all(
    asked.map(async ({ id, call, path }) => {
      const body = call.method === "GET" ? {} : { body: {} };
      const answer = await callOrigin(call.method, path.replaceAll(/:\w+/g, "nothing"), { as, ...body });
      return `${id}: ${answer.status} ${/"code":"(\w+)"/.exec(await answer.text())?.[1] ?? ""}`;
    }),
  );
}

beforeAll(() => seedOrigin());

describe("a user who has not agreed to the texts in force", () => {
  it("is declared to make the calls that reading and agreeing need, and no other", () => {
    const declared = calls.filter(({ call }) => call.beforeAgreement).map(({ id }) => id);
    expect(declared.toSorted()).toEqual(needed.toSorted());
    expect(calls.length).toBeGreaterThan(100);
  });

  it("is refused by every other call, whatever it is, with one code", async () => {
    const codes = await codesOf(calls.filter(({ call }) => !call.beforeAgreement));
    expect(codes.filter((code) => !code.endsWith(": 403 AGREEMENT_REQUIRED"))).toEqual([]);
  });

  it("reads and agrees, and is let in at once for every call that their roles open", async () => {
    const as = { sub: subOf("agnes-agreeing") };
    for (const path of ["user-eligible-status", "user-permissions", "terms-status"])
      expect((await callOrigin("GET", `/api/v1/users/${path}`, { as })).status, path).toBe(200);
    for (const [what, code] of [
      ["tos", 403],
      ["pp", 200],
    ] as const) {
      expect((await callOrigin("PATCH", `/api/v1/users/user-agree-${what}-latest`, { as })).status).toBe(200);
      expect((await callOrigin("GET", "/feature-flags", { as })).status, `after ${what}`).toBe(code);
    }
    expect((await codesOf(calls)).filter((code) => code.endsWith("AGREEMENT_REQUIRED"))).toEqual([]);
  });

  it("answers with what to do", async () => {
    const answer = await callOrigin("POST", "/api/v1/agreements", {
      as: { sub: subOf("sasha-sysadmin") },
      body: { kind: "termsOfService", title: "Terms of service", text: "Be kind." },
    });
    expect(answer.status).toBe(200);
    const refused = await callOrigin("GET", "/feature-flags", { as: { sub: subOf("isla-issuer") } });
    const { code, detail } = await refused.json<{ code: string; detail: string }>();
    expect([refused.status, code]).toEqual([403, "AGREEMENT_REQUIRED"]);
    expect(detail).toMatch(/read them and agree/);
  });
});
