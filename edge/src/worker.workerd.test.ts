import { beforeEach, describe, expect, it } from "vitest";
import { call, ordinaryWorld, personOf, signIn, visit } from "./support/test-world.ts";

describe("a whole way through the edge", () => {
  beforeEach(() => ordinaryWorld({ dana: personOf("dana", ["developer"]) }));

  it("sends a visitor to sign in and brings the signed-in user to the application", async () => {
    const refused = await visit("/profile?x=1");
    expect(refused.status).toBe(302);
    expect(refused.headers.get("location")).toBe("/login?callbackUrl=%2Fprofile%3Fx%3D1");
    const cookie = await signIn("dana");
    expect(cookie).toMatch(/^__Host-session=/);
    const page = await visit("/profile", { cookie });
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain('data-theme="t1"');
    expect(html).toContain('rel="modulepreload"');
    expect(html).toContain("/assets/shared.js");
    const boot = JSON.parse(/id="boot"[^>]*>([^<]+)</.exec(html)?.[1] ?? "{}");
    expect(boot).toMatchObject({
      me: { id: "dana" },
      brand: { brandingKey: "brand1" },
      mode: "Live",
      environment: "local",
    });
    const answered = await call("GET", "/api/v1/users/user-permissions", { cookie });
    expect(answered.status).toBe(200);
  });
});
