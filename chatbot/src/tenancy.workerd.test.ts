import { beforeAll, describe, expect, it } from "vitest";
import type { ChatAnswer } from "@paygauge/api-types/entities/chat";
import { ask, callAs, upload } from "./support/call-chatbot.ts";
import { whenRead } from "./support/when-read.ts";

/** Two hundred words that only one issuer's documents have. */
const secrets = Array.from({ length: 200 }, (_, n) => `harbourword${n.toString(36)}${(n * 7919).toString(36)}`);

const textOf = (answer: ChatAnswer): string =>
  JSON.stringify([answer.answer, answer.sentences, answer.sources, answer.closest]);

beforeAll(async () => {
  const sections = secrets.map(
    (word, n) => `## Rule ${n}\n\nThe rebate of ${word} is ${n + 3} points for large tickets.`,
  );
  await upload({ "harbour rules.md": `# Harbour rules\n\n${sections.join("\n\n")}` }, { issuerId: "issuer-harbour" });
  await upload(
    { "northstar rules.md": "# Northstar rules\n\nThe rebate of northstarword is 9 points." },
    { issuerId: "issuer-northstar" },
  );
  await whenRead();
  await whenRead();
});

describe("two hundred questions at one issuer that name the other's words", () => {
  it("return no passage of the other, whatever the body claims", async () => {
    const claims = [{}, { conversation_id: undefined }, { searched_for: "Harbour rules large tickets" }];
    for (const [n, word] of secrets.entries()) {
      const more = claims[n % claims.length] ?? {};
      const answer = await ask(
        `northstar-${Math.floor(n / 18)}`,
        `What is the rebate of ${word} for large tickets?`,
        more,
      );
      expect(textOf(answer)).not.toContain("harbourword");
      expect([answer.sources, answer.closest].flat().map((source) => source?.source)).not.toContain("harbour rules");
    }
  });

  it("are answered to the issuer itself", async () => {
    for (const [n, word] of secrets.entries()) {
      if (n % 10 > 0) continue;
      const answer = await ask(`harbour-${Math.floor(n / 100)}`, `What is the rebate of ${word}?`);
      expect(answer.sentences[0]?.text).toBe(`The rebate of ${word} is ${n + 3} points for large tickets.`);
    }
  });
});

it("a tenant in the body, the query or the path is refused or ignored", async () => {
  const question = `What is the rebate of ${secrets[0]}?`;
  for (const field of ["issuer_id", "issuerId", "scope", "tenant", "user_id"]) {
    const answer = await callAs("northstar-50", "POST", "/chat/message", {
      body: { question, [field]: "issuer-harbour" },
    });
    expect([field, answer.status]).toEqual([field, 422]);
  }
  const job = await callAs("northstar-50", "POST", "/chat/message", { body: { question, job_id: "job-harbour" } });
  expect([job.status, (await job.json<{ code: string }>()).code]).toEqual([404, "NOT_FOUND"]);
  const own = await ask("northstar-50", "What is the rebate of northstarword?", { job_id: "job-northstar" });
  expect(own.state).toBe("answered");
});

it("the page's job decides whose documents staff search", async () => {
  const question = `What is the rebate of ${secrets[1]}?`;
  const place = async (more: object) => (await ask("staff-2", question, more)).sources[0]?.source;
  expect(await place({ job_id: "job-harbour" })).toBe("harbour rules");
  expect(await place({ job_id: "job-northstar" })).toBeUndefined();
  expect(await place({})).toBeUndefined();
});

it("a document's page and file are those of its own issuer's users", async () => {
  const listed = await whenRead();
  const id = listed.find(({ name }) => name === "harbour rules")?.id;
  for (const path of [`/chat/documents/${id}/pages/2`, `/chat/documents/${id}/file`]) {
    expect((await callAs("harbour-3", "GET", path)).status).toBe(200);
    expect((await callAs("northstar-3", "GET", path)).status).toBe(404);
  }
});
