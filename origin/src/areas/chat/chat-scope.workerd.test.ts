import { beforeAll, describe, expect, it } from "vitest";
import * as v from "valibot";
import { calls } from "@paygauge/api-types/endpoints";
import { isOfOrigin, type Call } from "@paygauge/api-types/endpoints/call";
import { fillPath } from "@paygauge/api-types/paths";
import { chatScope, completionLine, embeddingVectors, type ChatScope } from "@paygauge/api-types/entities/chat";
import { identityAudiences } from "@paygauge/api-types/entities/identity";
import { openDatabase, now } from "../../store/database.ts";
import { callAs, callOrigin, seedOrigin, subOf } from "../../support/call-origin.ts";
import { jobs } from "../../store/schema.ts";
import { testEnv } from "../../support/test-env.ts";

const path = "/api/v1/chat-scope";
const setFlag = (isEnabled: boolean) =>
  callAs("dana-developer", "POST", calls.setFeatureFlag.path, { body: { name: "FEATURE_FLAG_CHAT_B2B", isEnabled } });

/** As the bound chatbot asks: with the identity for reads. */
async function scope(subject: string, query = ""): Promise<ChatScope> {
  const answer = await callOrigin("GET", `${path}${query}`, {
    as: { sub: subOf(subject), aud: identityAudiences.reads },
  });
  expect(answer.status).toBe(200);
  return v.parse(chatScope, await answer.json());
}

beforeAll(async () => {
  await seedOrigin();
  const job = (id: string, issuerId: string, buyerId: string) => ({
    id,
    name: id,
    kind: "base" as const,
    issuerId,
    buyerId,
    ownerUserId: "user-petra-jobmanager",
    currency: "GBP",
    buyerCountry: "GBR",
    capabilities: ["stp"],
    publishedRun: null,
    createdOn: now(),
    updatedOn: now(),
  });
  const db = openDatabase(testEnv.DB);
  await db
    .insert(jobs)
    .values([job("harbours", "issuer-harbour", "buyer-wharfside"), job("polars", "issuer-northstar", "buyer-polaris")]);
});

describe("the scope of the assistant", () => {
  it("is 404 while the feature is off", async () => {
    const answer = await callAs("isla-issuer", "GET", path);
    expect([answer.status, (await answer.json<{ code: string }>()).code]).toEqual([404, "FEATURE_OFF"]);
    expect((await setFlag(true)).status).toBe(200);
    expect((await callAs("isla-issuer", "GET", path)).status).toBe(200);
  });

  it("has the user's own issuers; staff have all, and search only everyone's documents without a page", async () => {
    const isla = await scope("isla-issuer");
    expect([isla.is_staff, isla.issuers.map(({ id }) => id), isla.issuer_id]).toEqual([
      false,
      ["issuer-harbour"],
      "issuer-harbour",
    ]);
    const petra = await scope("petra-jobmanager");
    expect([petra.is_staff, petra.issuer_id, petra.issuers.length > 1]).toEqual([true, null, true]);
    const tina = await scope("tina-twoissuers");
    expect(tina.issuers.map(({ id }) => id).toSorted()).toEqual(["issuer-harbour", "issuer-northstar"]);
  });

  it("takes the issuer of a job that the user sees, and 404 for any other", async () => {
    expect((await scope("petra-jobmanager", "?jobId=polars")).issuer_id).toBe("issuer-northstar");
    expect((await scope("nora-neighbour", "?jobId=polars")).issuer_id).toBe("issuer-northstar");
    for (const jobId of ["harbours", "absent"]) {
      const as = { sub: subOf("nora-neighbour"), aud: identityAudiences.reads };
      expect((await callOrigin("GET", `${path}?jobId=${jobId}`, { as })).status).toBe(404);
    }
  });
});

describe("S74: the identity for reads", () => {
  it("reads, and is refused at every write", async () => {
    const as = { sub: subOf("dana-developer"), aud: identityAudiences.reads };
    expect((await callOrigin("GET", "/feature-flags", { as })).status).toBe(200);
    const write = await callOrigin("POST", calls.setFeatureFlag.path, {
      as,
      body: { name: "FEATURE_FLAG_CHAT_B2B", isEnabled: false },
    });
    expect([write.status, (await write.json<{ code: string }>()).code]).toEqual([403, "PERMISSION_MISSING"]);
    const buyer = await callOrigin("POST", "/api/v1/buyers", {
      as,
      body: { name: "A", issuerId: "issuer-harbour", country: "GBR" },
    });
    expect(buyer.status).toBe(403);
    const other = await callOrigin("GET", "/feature-flags", { as: { ...as, aud: identityAudiences.chatbot } });
    expect(other.status).toBe(401);
  });

  it("is refused at every declared call that changes anything, before its body is looked at", async () => {
    const as = { sub: subOf("dana-developer"), aud: identityAudiences.reads };
    const changing = Object.values<Call>(calls).filter((call) => isOfOrigin(call) && call.effect !== "read");
    expect(changing.length).toBeGreaterThan(100);
    const passed: string[] = [];
    for (const { method, path: pattern } of changing) {
      const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name = ""]) => [name, "1"]);
      const answer = await callOrigin(method, fillPath(pattern, Object.fromEntries(names)), { as });
      if (answer.status !== 403) passed.push(`${answer.status} ${method} ${pattern}`);
      await answer.body?.cancel();
    }
    expect(passed).toEqual([]);
  });
});

describe("vectors of texts", () => {
  const texts = ["When is a supplier paid?", "A supplier is paid on day 24.", "Tapirs sleep at noon."];
  const post = (aud: string, body: object = { texts }) =>
    callOrigin("POST", calls.chatEmbedding.path, { as: { sub: subOf("isla-issuer"), aud }, body });

  it("are the same for the same text, and near for texts that share words", async () => {
    const read = async () => v.parse(embeddingVectors, await (await post(identityAudiences.reads)).json());
    const { model, vectors } = await read();
    expect([model, vectors?.length]).toEqual(["stand-in-embedding", texts.length]);
    expect((await read()).vectors).toEqual(vectors);
    const [question = [], passage = [], other = []] = vectors ?? [];
    const product = (one: readonly number[], two: readonly number[]): number =>
      one.reduce((sum, part, at) => sum + part * (two[at] ?? 0), 0);
    expect(product(question, passage)).toBeGreaterThan(product(question, other));
  });

  it("are refused to everyone but the chatbot, and made of a few texts at a time", async () => {
    expect((await post(identityAudiences.origin)).status).toBe(403);
    expect((await post(identityAudiences.reads, { texts: Array.from({ length: 33 }, () => "a") })).status).toBe(422);
    // The stand-in's vectors are of letters, so that documents are searched without them.
    expect((await scope("isla-issuer")).embedding_model).toBeNull();
  });
});

describe("the model's completion", () => {
  const body = { question: "When is a supplier paid?", passages: "[1] A supplier is paid on day 24.", language: "en" };
  const post = (aud: string) =>
    callOrigin("POST", calls.chatCompletion.path, { as: { sub: subOf("isla-issuer"), aud }, body });

  it("is streamed to the chatbot, with its end", async () => {
    const answer = await post(identityAudiences.reads);
    expect(answer.status).toBe(200);
    const lines = (await answer.text())
      .trim()
      .split("\n")
      .map((line) => v.parse(completionLine, JSON.parse(line)));
    expect(lines.some((line) => "text" in line)).toBe(true);
    expect(lines.at(-1)).toHaveProperty("failed");
  });

  it("is refused to everyone else, and to users without the assistant", async () => {
    expect((await post(identityAudiences.origin)).status).toBe(403);
    const as = { sub: subOf("uri-unapproved"), aud: identityAudiences.reads };
    expect((await callOrigin("POST", calls.chatCompletion.path, { as, body })).status).toBe(403);
  });
});
