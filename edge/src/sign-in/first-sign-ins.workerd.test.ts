import { expect, it } from "vitest";
import { begin, grantCode, issuer, ordinaryWorld, personOf, visit } from "../support/test-world.ts";

// A file of its own: only the first requests of an edge find it without the provider's keys.
it("S8: of users who sign in at the same moment to an edge that has just started, none is refused", async () => {
  await ordinaryWorld({ "dana-developer": personOf("dana", ["developer"]) });
  const ways: { path: string; cookie: string }[] = [];
  for (let index = 0; index < 8; index += 1) {
    const attempt = await begin();
    const query = new URLSearchParams({ code: await grantCode(attempt), state: attempt.state, iss: issuer });
    ways.push({ path: `/auth/callback?${query.toString()}`, cookie: attempt.cookie });
  }
  const answers = await Promise.all(ways.map(({ path, cookie }) => visit(path, { cookie })));
  expect(answers.map((answer) => answer.headers.get("location"))).toEqual(ways.map(() => "/"));
});
