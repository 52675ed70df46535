import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scrubberOf } from "./scrub.ts";

const secret = fc
  .string({ minLength: 8, maxLength: 40, unit: "grapheme-ascii" })
  .filter((text) => text.trim() === text);

describe("secrets in messages", () => {
  it("are removed wherever they appear, as they are and as requests carry them", () => {
    fc.assert(
      fc.property(secret, secret, fc.lorem(), (password, user, words) => {
        const scrub = scrubberOf({ MODEL_KEY: password, MATCH_SERVICE_USER: user, ENVIRONMENT: "local" });
        const said = [password, encodeURIComponent(password), btoa(password), btoa(`${user}:${password}`)];
        const shown = JSON.stringify([
          scrub(`${words} ${said.join(" | ")} ${words}`),
          scrub({ code: "healthStatus", args: { status: said[0] ?? "", inner: { code: "x", args: { a: password } } } }),
        ]);
        return said.every((each) => !shown.includes(JSON.stringify(each).slice(1, -1)));
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ["Authorization: Bearer abc.def-123", "abc.def-123"],
    ["https://me:pass@host.example/x", "me:pass"],
    ["GET /x?api_key=qwertyuiop&y=1", "qwertyuiop"],
    ["token eyJhbGciOi.eyJzdWIi.c2ln", "eyJhbGciOi"],
    ["key sk-live-abcdefgh1234", "abcdefgh1234"],
    ["-----BEGIN PRIVATE KEY-----\nMIIabc\n-----END PRIVATE KEY-----", "MIIabc"],
  ])("%s is known by its form", (text, hiddenPart) => {
    expect(scrubberOf({})(text)).not.toContain(hiddenPart);
  });

  it("leaves words, numbers and hosts as they are", () => {
    const text = "api.rutter.example answered 401 Unauthorized: the secret was rotated";
    expect(scrubberOf({ MODEL_KEY: "abcdefgh", ENVIRONMENT: "Unauthorized" })(text)).toBe(text);
  });
});
