/** The resource hub: what a brand shows, in which language, what a search finds, and what a user has read. */
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { articleTexts } from "../../seed/hub/articles.ts";
import type { AnswerOf } from "@paygauge/api-types/endpoints";
import { hubLimits, type HubArticle } from "@paygauge/api-types/entities/resource-hub";
import { now, openDatabase } from "../../store/database.ts";
import { hubCaptions, hubItemBrands, hubItems, hubTexts } from "../../store/schema.ts";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";

const db = openDatabase(testEnv.DB);
const root = "/api/v1/resource-hub";
const ada = "isla-issuer";
const get = (path: string, who = ada) => callAs(who, "GET", `${root}${path}`);
const hub = async (language = "en", who = ada) =>
  (await get(`?language=${language}`, who)).json<AnswerOf<"resourceHub">>();
const article = async (id: string, language = "en") =>
  (await get(`/items/${id}?language=${language}`)).json<HubArticle>();
const search = async (text: string, language = "en") =>
  (
    await (
      await get(`/search?${new URLSearchParams({ text, language }).toString()}`)
    ).json<AnswerOf<"searchResourceHub">>()
  ).hits;
const statusOf = async (path: string) => (await get(path)).status;
const ids = async () => (await hub()).items.map(({ id }) => id);

/** An item with an English text. */
async function add(id: string, part: Partial<typeof hubItems.$inferInsert> = {}, body = "Body") {
  const dates = { createdOn: now(), updatedOn: now() };
  await db
    .insert(hubItems)
    .values({ id, name: id, kind: "article", topic: "start", place: 9, publishedOn: now(), ...dates, ...part });
  await db
    .insert(hubTexts)
    .values({ itemId: id, language: "en", title: `Title ${id}`, summary: "", body, updatedOn: now() });
}

beforeAll(() =>
  seedOrigin(["settings", "agreements", "brands", "issuers", "people", "buyers", "rulesets", "resource-hub"]),
);

describe("the hub", () => {
  it("has six articles in each language, in the order of topics", async () => {
    for (const language of ["en", "de", "fr"] as const) {
      const { items, brand } = await hub(language);
      const own = Object.values(articleTexts[language]).map(({ title }) => title);
      expect(
        items
          .filter(({ id }) => id.startsWith("hub-"))
          .map(({ title }) => title)
          .toSorted(),
      ).toEqual(own.toSorted());
      expect(brand).not.toBe("");
      expect(items.map(({ topic }) => topic)).toEqual([
        "start",
        "start",
        "acceptance",
        "campaigns",
        "results",
        "results",
      ]);
      for (const item of items) expect(item).toMatchObject({ isNew: true, readOn: null, language });
    }
  });

  it("shows an item of its brand or of all, and no draft: another brand's is 404 in every way", async () => {
    await add("of-brand1");
    await add("of-brand2");
    await add("draft", { publishedOn: null });
    await db.insert(hubItemBrands).values([
      { itemId: "of-brand1", brandId: "branding-brand1" },
      { itemId: "of-brand2", brandId: "branding-brand2" },
    ]);
    const shown = await ids();
    expect(shown).toContain("of-brand1");
    for (const hidden of ["of-brand2", "draft", "nowhere"]) {
      expect(shown).not.toContain(hidden);
      expect(await statusOf(`/items/${hidden}?language=en`)).toBe(404);
      const marked = await callAs(ada, "PUT", `${root}/items/${hidden}/reading`, { body: { isRead: true } });
      expect(marked.status).toBe(404);
    }
    expect((await search("Title of")).map(({ itemId }) => itemId)).toEqual(["of-brand1"]);
  });

  it("remembers what each user read, and calls nothing old new", async () => {
    await add("reading");
    const of = async (who: string) => (await hub("en", who)).items.find(({ id }) => id === "reading");
    const mark = (isRead: boolean) => callAs(ada, "PUT", `${root}/items/reading/reading`, { body: { isRead } });
    expect((await mark(true)).status).toBe(200);
    expect(await of(ada)).toMatchObject({ isNew: false, readOn: expect.any(String) });
    expect(await of("sasha-sysadmin")).toMatchObject({ isNew: true, readOn: null });
    expect((await mark(false)).status).toBe(200);
    expect(await of(ada)).toMatchObject({ isNew: true, readOn: null });
    const long = new Date(Date.now() - (hubLimits.newDays + 1) * 86_400_000).toISOString();
    await db.update(hubItems).set({ publishedOn: long }).where(eq(hubItems.id, "reading"));
    expect(await of(ada)).toMatchObject({ isNew: false, readOn: null });
  });

  it("falls back to English, and says where a translation is older than the facts", async () => {
    await add("english-only");
    expect(await article("english-only", "fr")).toMatchObject({ language: "en", olderThan: null });
    await db.insert(hubTexts).values({
      itemId: "english-only",
      language: "fr",
      title: "Titre",
      summary: "",
      body: "Texte",
      updatedOn: "2026-11-01T00:00:00.000Z",
    });
    const changed = "2026-11-03T00:00:00.000Z";
    await db.update(hubItems).set({ factsChangedOn: changed }).where(eq(hubItems.id, "english-only"));
    expect(await article("english-only", "fr")).toMatchObject({ title: "Titre", olderThan: changed });
    expect(await article("english-only")).toMatchObject({ olderThan: null });
  });
});

describe("a search", () => {
  it("finds titles first, then texts with the words around, without case and accents", async () => {
    await add("search-title", {}, "Nothing of it.");
    await db.update(hubTexts).set({ title: "Zweckverband Straße" }).where(eq(hubTexts.itemId, "search-title"));
    await add("search-text", {}, `${"Before ".repeat(60)}the **zwéckverband** said so. ${"After ".repeat(60)}`);
    const hits = await search("ZWECKVERBAND");
    expect(hits.map(({ itemId, where }) => [itemId, where])).toEqual([
      ["search-title", "title"],
      ["search-text", "text"],
    ]);
    expect(hits[1]?.excerpt).toMatch(/^… .*the zwéckverband said so\..* …$/);
    expect(hits[1]?.excerpt.length).toBeLessThan(hubLimits.excerpt + 30);
  });

  it("finds a transcript's words with their second, in the reader's language", async () => {
    await add("video", { kind: "video", seconds: 302 });
    const cues =
      "WEBVTT\n\n1\n00:00.000 --> 00:41.000\nLevel one.\n\n00:01:12.500 --> 00:01:48.000\n<v Ada>Quexal data\nlowers interchange.\n";
    await db.insert(hubCaptions).values({ itemId: "video", language: "en", kind: "captions", text: cues });
    expect(await search("quexal interchange")).toEqual([
      {
        itemId: "video",
        kind: "video",
        title: "Title video",
        where: "transcript",
        excerpt: "Quexal data lowers interchange.",
        seconds: 72,
      },
    ]);
    expect(await search("quexal", "fr")).toEqual([]);
  });

  it.each([["a"], [" "], ["x".repeat(hubLimits.search + 1)]])("for %j is refused", async (text) => {
    expect(await statusOf(`/search?${new URLSearchParams({ text, language: "en" }).toString()}`)).toBe(422);
  });

  it("for marks or for what nothing has finds nothing", async () => {
    for (const text of ["%%", "\"'--", "nowhere to be seen"]) expect(await search(text)).toEqual([]);
  });
});
