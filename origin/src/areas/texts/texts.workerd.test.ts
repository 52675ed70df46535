/** Texts that a model drafts: composed without one, labelled by who wrote them, and never what a value asks for. */
import { beforeAll, expect, it } from "vitest";
import type { AnswerOf } from "@paygauge/api-types/endpoints";
import { refusedWord } from "@paygauge/analysis/pitch/refused-words";
import { client, grantClient, jobWithRun, publish } from "../../job/runs/published-job.fixture.ts";
import { generate } from "../../prompts/generate.ts";
import { contractOf } from "../../prompts/contracts.ts";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";
import { draft, membersOf } from "../campaigns/campaigns.fixture.ts";
import { call } from "../uploads/upload-calls.fixture.ts";
import { hostileValues } from "./hostile-values.fixture.ts";

beforeAll(async () => {
  await seedOrigin();
  await grantClient();
});

const augment = (on: boolean) => call("POST", `/augmented-text?augmentedText=${on}`);
const narrativeOf = (jobId: string, language = "en", as = "sasha-sysadmin") =>
  callAs(as, "GET", `/api/v1/jobs/${jobId}/narrative?language=${language}`).then((answer) =>
    answer.json<AnswerOf<"jobNarrative">>(),
  );
type Draft = AnswerOf<"draftJobNarrative">;

it("the narrative is composed from figures, drafted, edited and reset, and readers see what is saved", async () => {
  const jobId = await jobWithRun("Narrated");
  await publish(jobId);
  await augment(false);
  const composed = await narrativeOf(jobId);
  expect(composed).toMatchObject({ source: "figures", saved: null, drafting: "off" });
  expect(composed.text).toMatch(/is addressable/);
  expect((await narrativeOf(jobId, "de")).text).not.toBe(composed.text);
  const path = `/jobs/${jobId}/narrative`;
  const refused = await callAs("sasha-sysadmin", "POST", `/api/v1${path}/draft`, { body: { language: "en" } });
  expect([refused.status, (await refused.json<{ code: string }>()).code]).toEqual([409, "DRAFTING_OFF"]);

  await augment(true);
  expect((await narrativeOf(jobId)).drafting).toBe("standIn");
  const { draft: text } = await call<Draft>("POST", `${path}/draft`, { language: "en" });
  if (text === null) throw new Error("The model gave no draft.");
  expect((await narrativeOf(jobId)).source, "a draft is not shown before it is saved").toBe("figures");
  await call("PUT", path, { language: "en", text });
  expect(await narrativeOf(jobId, "en", client.subject)).toMatchObject({ text, source: "model" });
  await call("PUT", path, { language: "en", text: `${text} Edited.` });
  expect(await narrativeOf(jobId)).toMatchObject({ source: "modelEdited", composed: composed.text });
  expect((await narrativeOf(jobId, "fr")).source).toBe("figures");
  await call("PUT", path, { language: "en", text: null });
  expect(await narrativeOf(jobId)).toMatchObject({ text: composed.text, source: "figures", saved: null });
  const asClient = await callAs(client.subject, "PUT", `/api/v1${path}`, { body: { language: "en", text } });
  expect(asClient.status).toBe(403);
});

it("a pitch is drafted with its costs, and labelled once it is saved", async () => {
  await augment(true);
  const jobId = await jobWithRun("Drafted");
  const body = { name: "Cards", method: "vcard", criteria: { filterItems: [] } };
  const { id } = await call<{ id: string }>("POST", `/jobs/${jobId}/use-cases`, body);
  const path = `/jobs/${jobId}/use-cases/${id}`;
  const { draft: text } = await call<Draft>("POST", `${path}/pitch/draft`, { language: "en" });
  if (text === null) throw new Error("The model gave no draft.");
  expect(text).toContain("2.45%");
  const found = await call<AnswerOf<"useCase">>("GET", path);
  expect(found).toMatchObject({ pitches: {}, drafts: { en: text }, drafting: "standIn" });
  await call("PUT", path, { ...body, version: 1, typed: {}, pitches: { en: text } });
  expect((await call<AnswerOf<"useCase">>("GET", path)).pitches.en).toBe(text);
});

it("a letter names its supplier, states the cost, and refuses what a pitch refuses", async () => {
  await augment(true);
  const jobId = await jobWithRun("Letters");
  const campaignId = await draft(jobId);
  const [member] = (await membersOf(jobId, campaignId)).collection;
  const path = `/jobs/${jobId}/campaign-workflows/${campaignId}/suppliers/${member?.supplierKey}/letter`;
  const letter = await call<AnswerOf<"campaignLetter">>("GET", `${path}?language=en`);
  expect(letter.text).toContain(`Dear ${member?.name},`);
  expect(letter.text).toContain("between 1.85% and 2.45% of each payment");
  expect(letter.hasAccounts).toBe(false);
  const { draft: text } = await call<Draft>("POST", `${path}/draft`, { language: "en" });
  expect(text).toContain(member?.name);
  await call("PUT", path, { language: "en", text });
  expect(await call("GET", `${path}?language=en`)).toMatchObject({ source: "model", text });
  const followUp = await call<AnswerOf<"campaignLetter">>("GET", `${path}?language=en&kind=followUp`);
  expect(followUp).toMatchObject({ source: "figures", drafting: "off" });
  expect(followUp.text).toMatch(/^Reminder: how/);
  // The same reference in both texts and in the script.
  const [, reference = "none"] = /reference ([A-Z]{5}-[A-Z]{5})/.exec(letter.text) ?? [];
  expect(followUp.text).toContain(reference);
  const script = await call<AnswerOf<"campaignCallScript">>("GET", `${path}/script?language=de`);
  expect(script.parts.map(({ lines }) => lines.length).slice(1)).toEqual([3, 3, 3]);
  expect(JSON.stringify(script.parts[0])).toContain(reference);
  await call("PUT", path, { language: "en", kind: "followUp", text: "May we ask once more?" });
  expect((await call<AnswerOf<"campaignLetter">>("GET", `${path}?language=en`)).text, "a text of its own").toBe(text);
  const asks = { language: "en", kind: "followUp", text: "Reply with your bank details." };
  expect((await callAs("sasha-sysadmin", "PUT", `/api/v1${path}`, { body: asks })).status).toBe(422);
  const free = { language: "en", text: "Cards are free." };
  expect((await callAs("sasha-sysadmin", "PUT", `/api/v1${path}`, { body: free })).status).toBe(422);
});

it.each(["narrative", "use-case-pitch", "campaign-letter"] as const)(
  "no value of %s is expanded or obeyed, whatever it asks of a model that obeys",
  async (key) => {
    const [sample] = contractOf(key)?.samples ?? [];
    if (sample === undefined) throw new Error("No sample.");
    expect(hostileValues).toHaveLength(40);
    for (const value of hostileValues) {
      const values = { ...sample.values, "buyer.name": value } as Parameters<typeof generate<typeof key>>[2];
      const found = await generate(testEnv, key, values);
      if (found.status === "fallback") continue;
      const told = found.text.replaceAll(value, "");
      expect(told, value).not.toMatch(/https?:|www\.|<data|\{\{|PWNED/iu);
      expect(refusedWord(told), value).toBeNull();
      // An answer that obeyed holds no figure.
      expect(told, value).toMatch(/\d/u);
    }
  },
);
