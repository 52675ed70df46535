import { beforeEach, describe, expect, it } from "vitest";
import { call, cookieOf, issuer, ordinaryWorld, personOf, setOrigin, signIn, visit } from "../support/test-world.ts";

const isla = personOf("isla", ["issuer"]);
const json = { "content-type": "application/json" };

/** The language that a page says it is in, and its first heading. */
async function spoken(path: string, init: Parameters<typeof visit>[1] = {}): Promise<[string, string]> {
  const text = await (await visit(path, init)).text();
  return [/<html lang="(\w+)"/.exec(text)?.[1] ?? "", /<h1>([^<]*)<\/h1>/.exec(text)?.[1] ?? ""];
}

describe("languages of the edge's pages", () => {
  beforeEach(() => ordinaryWorld({ isla }));

  it("asks the browser while no one chose", async () => {
    expect((await spoken("/login", { headers: { "accept-language": "de-CH, en;q=0.8" } }))[0]).toBe("de");
    expect(await spoken("/404", { headers: { "accept-language": "fr" } })).toEqual(["fr", "Page introuvable"]);
    expect((await spoken("/login", { headers: { "accept-language": "es" } }))[0]).toBe("en");
  });

  it("says in the page's language that it authenticates, and that the application begins", async () => {
    const headers = { "accept-language": "fr" };
    expect(await (await visit("/login", { headers })).text()).toContain('data-busy="Authentification…"');
    await ordinaryWorld({ isla: { ...isla, language: "de" } });
    const app = await (await visit("/profile", { cookie: await signIn("isla") })).text();
    expect(app).toMatch(/<div id="root"><output class="initializing">Wird gestartet …<\/output><\/div>/);
  });

  it("changes the language of the sign-in page by a link, without script, and keeps it", async () => {
    const page = await (await visit("/login?callbackUrl=%2Fanalysis&error=SIGNED_OUT")).text();
    const link = /href="(\/login\?lang=de[^"]*)"/.exec(page)?.[1]?.replaceAll("&amp;", "&") ?? "";
    const chosen = await visit(link, { headers: { "sec-fetch-site": "same-origin" } });
    const text = await chosen.clone().text();
    expect(text).toContain("Sie sind abgemeldet.");
    expect(text).toContain("Nach der Anmeldung kehren Sie zurück zu <b>Analyseaufträge</b>");
    const cookie = cookieOf(chosen, "__Host-lang");
    expect(cookie).toBe("__Host-lang=de");
    expect((await spoken("/login", { cookie, headers: { "accept-language": "fr" } }))[0]).toBe("de");
  });

  it("shows what another site's link asks for, and keeps no part of it", async () => {
    const answer = await visit("/login?lang=fr", { headers: { "sec-fetch-site": "cross-site" } });
    expect(await answer.clone().text()).toContain('<html lang="fr"');
    expect(cookieOf(answer, "__Host-lang")).toBe("");
    expect((await spoken("/login?lang=%22%3E", {}))[0]).toBe("en");
  });

  it("takes the user's choice before the browser's, and the issuer's language where no one chose", async () => {
    await ordinaryWorld({ isla: { ...isla, issuerLanguage: "de-DE" } });
    const cookie = await signIn("isla");
    expect((await spoken("/lobby", { cookie, headers: { "accept-language": "en" } }))[0]).toBe("de");
    expect((await spoken("/lobby", { cookie: `${cookie}; __Host-lang=fr` }))[0]).toBe("fr");
    await ordinaryWorld({ isla: { ...isla, language: "en", issuerLanguage: "de-DE" } });
    const own = await signIn("isla");
    expect((await spoken("/lobby", { cookie: `${own}; __Host-lang=fr` }))[0]).toBe("en");
  });

  it("forgets what it knew of the user when they choose, so that the next page speaks it", async () => {
    const cookie = await signIn("isla");
    expect((await spoken("/lobby", { cookie }))[0]).toBe("en");
    await setOrigin({ people: { [`${issuer}|isla`]: { ...isla, language: "fr" } } });
    const saved = await call("POST", "/auth/preferences", { cookie, headers: json, body: '{"language":"fr"}' });
    expect(await saved.json()).toMatchObject({ success: true, language: "fr" });
    expect((await spoken("/lobby", { cookie }))[0]).toBe("fr");
    const refused = await call("POST", "/auth/preferences", { headers: json, body: '{"language":"xx"}' });
    expect(refused.status).toBe(400);
  });
});
