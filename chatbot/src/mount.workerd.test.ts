import { exports } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { calls, compiledCalls } from "@paygauge/api-types/endpoints";
import { identityAudiences, identityHeader, readsHeader } from "@paygauge/api-types/entities/identity";
import { callAs, signAs, upload } from "./support/call-chatbot.ts";
import { whenRead } from "./support/when-read.ts";

const codeOf = async (answer: Response): Promise<string> => (await answer.json<{ code?: string }>()).code ?? "";
const body = { question: "What is addressable spend?" };

describe("a call", () => {
  it("needs the edge's identity for the chatbot and the one for reads", async () => {
    const send = async (headers: Record<string, string>) => {
      const request = new Request("http://chatbot.internal/chat/health-check", { headers });
      return (await exports.default.fetch(request)).status;
    };
    const [chat, reads] = [
      await signAs("harbour-1", identityAudiences.chatbot),
      await signAs("harbour-1", identityAudiences.reads),
    ];
    const origins = await signAs("harbour-1", identityAudiences.origin);
    const old = await signAs("harbour-1", identityAudiences.chatbot, {
      exp: Math.floor(Date.now() / 1000) - 120,
      iat: Math.floor(Date.now() / 1000) - 150,
    });
    expect(await send({ [identityHeader]: chat, [readsHeader]: reads })).toBe(200);
    expect(await send({ [identityHeader]: chat })).toBe(401);
    expect(await send({ [readsHeader]: reads })).toBe(401);
    expect(await send({ [identityHeader]: origins, [readsHeader]: reads })).toBe(401);
    expect(await send({ [identityHeader]: chat, [readsHeader]: origins })).toBe(401);
    // Signed by the edge at another time: one of two clocks is wrong, as at the origin.
    expect(await send({ [identityHeader]: old, [readsHeader]: reads })).toBe(503);
    expect(await send({ [identityHeader]: `${chat}x`, [readsHeader]: reads })).toBe(401);
  });

  it("needs the permission that it declares", async () => {
    for (const { id, call, path } of compiledCalls.filter((each) => each.call.service === "chatbot")) {
      const asked = path.replaceAll(/:\w+/g, "1");
      const answer = await callAs("nobody-1", call.method, call.method === "DELETE" ? `${asked}?id=1` : asked, {
        headers: {},
      });
      expect([id, answer.status]).toEqual([id, call.access.who === "signedIn" ? 200 : 403]);
    }
  });

  it("answers 404 while the feature is off", async () => {
    const answer = await callAs("harbour-1", "POST", "/chat/message", { body, claims: { flag: false } });
    expect([answer.status, await codeOf(answer)]).toEqual([404, "FEATURE_OFF"]);
  });

  it("answers questions in ReadOnly and refuses changes of documents", async () => {
    const claims = { mode: "ReadOnly" };
    expect((await callAs("harbour-1", "POST", "/chat/message", { body, claims })).status).toBe(200);
    const form = new FormData();
    form.append("files", new File(["text"], "a.txt"));
    expect((await callAs("staff-1", "POST", "/chat/documents/upload", { form, claims })).status).toBe(423);
    expect((await callAs("staff-1", "DELETE", "/chat/documents?id=help-en-levels", { claims })).status).toBe(423);
  });

  it("that isn't the chatbot's is unknown, and a wrong method is named", async () => {
    expect((await callAs("harbour-1", "GET", calls.systemMode.path)).status).toBe(404);
    const answer = await callAs("harbour-1", "PUT", "/chat/message", { body });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "POST"]);
  });
});

describe("documents of an issuer", () => {
  it("are managed by its own managers and by staff, those for everyone by staff alone", async () => {
    const own = await upload(
      { "own.txt": "A harbour porpoise pays." },
      { as: "manager-harbour", issuerId: "issuer-harbour" },
    );
    expect(own.uploaded_files).toEqual(["own.txt"]);
    await whenRead();
    await expect(upload({ "all.txt": "x y z." }, { as: "manager-harbour" })).rejects.toThrow("403");
    await expect(
      upload({ "other.txt": "x y z." }, { as: "manager-harbour", issuerId: "issuer-northstar" }),
    ).rejects.toThrow("404");
    const id = own.ingestion_result[0]?.document_id;
    expect((await callAs("manager-northstar", "DELETE", `/chat/documents?id=${id}`)).status).toBe(404);
    expect((await callAs("manager-harbour", "DELETE", "/chat/documents?id=help-en-levels")).status).toBe(403);
    expect(
      (await callAs("staff-1", "PUT", `/chat/documents/${id}`, { body: { issuer_id: "issuer-absent" } })).status,
    ).toBe(404);
    expect((await callAs("manager-harbour", "DELETE", `/chat/documents?id=${id}`)).status).toBe(200);
  });

  it("forms are refused with a sentence: no file, two to replace one, a field twice", async () => {
    const send = async (change: (form: FormData) => void) => {
      const form = new FormData();
      change(form);
      const answer = await callAs("staff-1", "POST", "/chat/documents/upload", { form });
      return [answer.status, (await answer.json<{ detail: string }>()).detail];
    };
    const add = (form: FormData, name: string) => form.append("files", new File(["text"], name));
    expect(await send((form) => form.set("issuer_id", ""))).toEqual([422, "Choose at least one file."]);
    const two = (form: FormData) => {
      add(form, "a.txt");
      add(form, "b.txt");
      form.set("replaces", "help-en-levels");
    };
    expect(await send(two)).toEqual([422, "Choose one file to replace a document."]);
    const [status] = await send((form) => {
      add(form, "a.txt");
      form.append("issuer_id", "issuer-harbour");
      form.append("issuer_id", "issuer-northstar");
    });
    expect(status).toBe(400);
  });
});
