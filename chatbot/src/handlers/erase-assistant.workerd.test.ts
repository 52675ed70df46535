import { expect, test } from "vitest";
import { identityAudiences, identityHeader, readsHeader } from "@paygauge/api-types/entities/identity";
import { handlers } from "../handlers.ts";
import { mount } from "../mount.ts";
import { ask, callAs, documents, signAs, upload } from "../support/call-chatbot.ts";
import { testEnv } from "../support/test-env.ts";
import { createExecutionContext } from "cloudflare:test";

const path = "/chat/erase-all";

/** The call in a deployment of another name, by a session of that deployment. */
async function statusIn(environment: string): Promise<number> {
  const headers = new Headers({ "content-type": "application/json" });
  headers.set(identityHeader, await signAs("developer-1", identityAudiences.chatbot, { env: environment }));
  headers.set(readsHeader, await signAs("developer-1", identityAudiences.reads, { env: environment }));
  const sent = { method: "POST", headers, body: JSON.stringify({ environment }) };
  const request = new Request(`http://chatbot.internal${path}`, sent);
  const context = createExecutionContext();
  return (await mount(handlers).fetch(request, { ...testEnv, ENVIRONMENT: environment }, context)).status;
}

test("where the environment isn't exactly local or test, there is no such call", async () => {
  for (const environment of ["production", "Local", "test "])
    expect([environment, await statusIn(environment)]).toEqual([environment, 404]);
});

test("nothing is erased without the permissions, or by another environment's name", async () => {
  const { conversation_id } = await ask("harbour-1", "What is Quorvex?");
  expect((await callAs("staff-1", "POST", path, { body: { environment: "local" } })).status).toBe(403);
  const named = await callAs("developer-1", "POST", path, { body: { environment: "LOCAL" } });
  expect([named.status, await named.text()]).toEqual([422, expect.stringContaining("exactly as it is shown")]);
  expect((await callAs("harbour-1", "GET", `/chat/conversation/${conversation_id}`)).status).toBe(200);
});

test("every conversation, document and file is erased, and the help pages remain", async () => {
  const { conversation_id } = await ask("harbour-1", "What is Quorvex?");
  await upload({ "quorvex.txt": "Quorvex pays by card." }, { issuerId: "issuer-harbour" });
  const help = (await documents()).filter(({ name }) => !name.startsWith("quorvex")).length;
  const answer = await callAs("developer-1", "POST", path, { body: { environment: "local" } });
  expect(await answer.json()).toMatchObject({ conversations: expect.any(Number), files: 1 });
  expect((await callAs("harbour-1", "GET", `/chat/conversation/${conversation_id}`)).status).toBe(404);
  expect((await testEnv.FILES.list()).objects).toEqual([]);
  expect((await documents()).map(({ name }) => name).join()).not.toContain("quorvex");
  expect(await documents()).toHaveLength(help);
});
