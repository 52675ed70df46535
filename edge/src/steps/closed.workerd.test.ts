import { beforeEach, describe, expect, it } from "vitest";
import { forgetConfiguration } from "../proxy/ask-origin.ts";
import { forgetPerson } from "../session/read-session.ts";
import {
  begin,
  call,
  configuration,
  cookieOf,
  grantCode,
  issuer,
  ordinaryWorld,
  personOf,
  setOrigin,
  setProvider,
  signIn,
  visit,
} from "../support/test-world.ts";

/** No session learns anything behind the gate, whatever is asked, and no part of the inside. */
async function staysClosed(what: string, cookie: string): Promise<void> {
  for (const path of ["/profile", "/feature-flags", "/api/v1/users/user-permissions", "/", "/assets/main.js"]) {
    const answer = await visit(path, { cookie });
    const text = await answer.text();
    expect([what, path, answer.status >= 400, /"ok":true|dana|id="boot"|export \{\}/.test(text)]).toEqual([
      what,
      path,
      true,
      false,
    ]);
    // No stack, no address, no name of an error.
    expect(text).not.toMatch(/\bat \w+ \(|origin\.internal|TypeError|Error:/);
  }
}

/** What the origin might say of the system with one part of it gone or wrong. */
const halfKnown: Readonly<Record<string, Record<string, unknown>>> = {
  "no flags": { flags: undefined },
  "flags of another kind": { flags: "all" },
  "a flag that nobody knows": { flags: ["EVERYTHING"] },
  "no brands": { brands: undefined },
  "an empty table of brands": { brands: [] },
  "a brand without a domain": { brands: [{ ...configuration.brands[0], fullDomainName: undefined }] },
  "a brand of an unknown theme": { brands: [{ ...configuration.brands[0], theme: "t9" }] },
  "no mode": { mode: undefined },
  "a mode that nobody knows": { mode: "Sleeping" },
  "no environment": { environment: undefined },
};

beforeEach(() => {
  forgetConfiguration();
  return ordinaryWorld({ dana: personOf("dana", ["developer"]) });
});

describe("what the edge depends on", () => {
  it("S60: an origin that does not answer opens nothing", async () => {
    const cookie = await signIn("dana");
    await setOrigin({ mode: "broken" });
    forgetConfiguration();
    expect((await visit("/profile", { cookie })).status).toBe(503);
    expect((await call("GET", "/feature-flags", { cookie })).status).toBe(503);
  });

  it("S60: whatever the edge depends on fails, and however, nothing behind the gate is answered", async () => {
    const cookie = await signIn("dana");
    const closed = (what: string) => staysClosed(what, cookie);
    for (const mode of ["down", "broken", "nonsense", "cut"]) {
      await setOrigin({ mode });
      forgetConfiguration();
      await closed(`configuration, ${mode}`);
      // Flags, brands and mode are known, and the user's permissions are not.
      await setOrigin({ mode: "ok" });
      forgetConfiguration();
      expect((await visit("/login")).status).toBe(200);
      await setOrigin({ mode });
      forgetPerson(`${issuer}|dana`);
      await closed(`permissions, ${mode}`);
      await setOrigin({ mode: "ok" });
    }
    forgetConfiguration();
    expect((await visit("/profile", { cookie })).status).toBe(200);
  });

  it.each(Object.entries(halfKnown))("S60: %s: everything is closed", async (what, part) => {
    const cookie = await signIn("dana");
    await setOrigin({ configuration: { ...configuration, ...part } });
    forgetConfiguration();
    await staysClosed(what, cookie);
  });

  it("S60: a provider that is away, or talks nonsense, lets no one in, and puts no one out", async () => {
    const cookie = await signIn("dana");
    for (const fault of [{ answerStatus: 500 }, { answerType: "text/html" }, { answer: { id_token: "x" } }]) {
      await setProvider({ claims: { sub: "dana" }, answer: {}, answerStatus: 200, answerType: null, ...fault });
      const attempt = await begin();
      const query = new URLSearchParams({ code: await grantCode(attempt), state: attempt.state, iss: issuer });
      const answer = await visit(`/auth/callback?${query.toString()}`, { cookie: attempt.cookie });
      expect([fault, answer.headers.get("location")]).toEqual([fault, "/login?error=SIGN_IN_FAILED"]);
      expect(cookieOf(answer, "__Host-session")).toBe("");
      expect((await visit("/profile", { cookie })).status).toBe(200);
    }
  });
});
