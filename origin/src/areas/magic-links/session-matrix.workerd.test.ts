/** The session of a magic link against every call of the product: it opens its own upload, and nothing else. */
import { beforeAll, describe, expect, it } from "vitest";
import { bodyTypeOf, isOfOrigin } from "@paygauge/api-types/endpoints/call";
import { compiledCalls } from "@paygauge/api-types/endpoints";
import { callOrigin, seedOrigin, subOf } from "../../support/call-origin.ts";
import {
  begin,
  complete,
  ledger,
  makeLink,
  newSid,
  openIssuer,
  putPart,
  redeem,
  sessionOf,
} from "./link-calls.fixture.ts";

const own = compiledCalls.filter(({ call }) => call.access.who === "link");
const others = compiledCalls.filter(
  ({ call }) => isOfOrigin(call) && !["link", "token", "public"].includes(call.access.who),
);
let as: ReturnType<typeof sessionOf>;

beforeAll(async () => {
  await seedOrigin();
  await openIssuer();
  const link = await makeLink();
  const session = { id: link.id, sid: newSid() };
  as = sessionOf(session.id, session.sid);
  await redeem(link, session.sid);
});

const ask = (at: (typeof compiledCalls)[number], claims: object) => {
  const path = at.path.replaceAll(/:\w+/g, "1");
  const isJson = bodyTypeOf(at.call) === "json";
  return callOrigin(at.call.method, path, { as: { ...claims }, ...(isJson ? { body: {} } : {}) });
};

describe("the session of a magic link", () => {
  it.each(others.map((each) => [each.id, each] as const))("is refused %s", async (_id, each) => {
    const answer = await ask(each, as);
    expect([answer.status >= 401 && answer.status <= 404, answer.status], await answer.text()).toEqual([
      true,
      answer.status,
    ]);
  });

  it("opens the five calls of its upload, which no user's session opens", async () => {
    expect(own.map(({ id }) => id).toSorted()).toEqual([
      "beginLinkUpload",
      "completeLinkUpload",
      "discardLinkUpload",
      "linkUpload",
      "putLinkPart",
    ]);
    for (const each of own)
      expect([each.id, (await ask(each, { sub: subOf("dana-developer") })).status]).toEqual([each.id, 401]);
    const session = { id: as.sub, sid: as.sid };
    const bytes = ledger(2);
    const answers = [
      await begin(session, "a.csv", bytes.length),
      await putPart(session, 1, bytes),
      await complete(session),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it("opens no other link, and has no access without its own id", async () => {
    const other = await makeLink();
    for (const claims of [
      { ...as, sub: other.id },
      { ...as, sid: newSid() },
      { ...as, sid: "" },
    ])
      expect((await callOrigin("GET", "/api/v1/link-upload", { as: claims })).status).toBe(410);
  });
});
