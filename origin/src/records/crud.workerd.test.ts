import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import * as v from "valibot";
import { lockHeader } from "@paygauge/api-types/entities/concurrency";
import { identityHeader } from "@paygauge/api-types/entities/identity";
import { problem } from "@paygauge/api-types/entities/mutation";
import type { CallContext } from "../call-context.ts";
import { handlers } from "../handlers.ts";
import type { MountedHandler } from "../call-context.ts";
import { mount } from "../mount.ts";
import { openDatabase } from "../store/database.ts";
import { audit, buyers } from "../store/schema.ts";
import { callAs, callOrigin, seedOrigin, signIdentity, subOf } from "../support/call-origin.ts";
import { testEnv } from "../support/test-env.ts";

const db = openDatabase(testEnv.DB);
const id = "buyer-wharfside";
const said = "This buyer is renamed.";

/** A verb that does something else than the others: it renames and reports it, and knows of no check around it. */
async function rename({ db: own, body, write }: CallContext<"updateBuyer">) {
  return write(
    { entityType: "buyer", entityId: body.id, issuerId: "issuer-harbour", note: "renamed" },
    [own.update(buyers).set({ name: "Renamed" }).where(eq(buyers.id, body.id))],
    { message: said, success: true, statusCode: 200 },
  );
}
// As the join of all handlers does: the mount has parsed the parts of each call.
const app = mount(new Map([...handlers, ["updateBuyer", rename as unknown as MountedHandler]]));

async function put(subject: string, more: object, headers: Record<string, string> = {}): Promise<Response> {
  const context = createExecutionContext();
  const body = { id, version: 1, name: "N", country: "GBR", currency: null, industryCode: "", ...more };
  const request = new Request("http://origin.internal/api/v1/buyers", {
    method: "PUT",
    headers: {
      ...headers,
      "content-type": "application/json",
      [identityHeader]: await signIdentity({ sub: subOf(subject) }),
    },
    body: JSON.stringify(body),
  });
  const response = await app.fetch(request, testEnv, context);
  await waitOnExecutionContext(context);
  return response;
}
const codeOf = async (response: Response) => v.parse(problem, await response.json()).code;

async function lockOf(subject: string): Promise<Record<string, string>> {
  const as = { sub: subOf(subject) };
  const me = await (await callOrigin("GET", "/api/v1/users/user-permissions", { as })).json<{ id: string }>();
  const taken = await callOrigin("POST", "/api/v1/concurrency/force-set-exclusive-write-access", {
    as,
    body: { entityType: "buyer", entityId: id, userId: me.id },
  });
  const { status } = await taken.json<{ status: { fencingToken: number } }>();
  return { [lockHeader]: String(status.fencingToken) };
}

beforeAll(() => seedOrigin());

it("a verb in an ordinary file keeps permission, schema, lock and audit, which its call declares", async () => {
  expect(await codeOf(await put("isla-issuer", {}))).toBe("PERMISSION_MISSING");
  expect((await put("petra-jobmanager", { country: "gb" })).status).toBe(422);
  expect((await put("petra-jobmanager", { jobsCount: 7 })).status).toBe(422);
  expect((await put("petra-jobmanager", {})).status).toBe(409);
  const before = await db.$count(audit, sql`action = 'updateBuyer'`);
  const done = await put("petra-jobmanager", {}, await lockOf("petra-jobmanager"));
  expect([done.status, await done.json()]).toEqual([200, { message: said, success: true, statusCode: 200 }]);
  const lines = await db
    .select()
    .from(audit)
    .where(sql`action = 'updateBuyer'`);
  expect(lines.length).toBe(before + 1);
  expect(lines.at(-1)).toMatchObject({ entityId: id, issuerId: "issuer-harbour", note: "renamed", outcome: "done" });
});

it("the verbs of a resource write what they take, once, and refuse what changed meanwhile", async () => {
  const made = await callAs("isla-issuer", "POST", "/api/v1/buyers", {
    body: { issuerId: "issuer-harbour", name: "Small steps", country: "GBR", industryCode: "" },
  });
  const { id: madeId } = v.parse(v.object({ id: v.string() }), await made.json());
  const read = async () => (await callAs("petra-jobmanager", "GET", `/api/v1/buyers/${madeId}`)).json<object>();
  expect(await read()).toMatchObject({ name: "Small steps", currency: null, industryCode: null, version: 1 });
  const change = (version: number) =>
    callAs("petra-jobmanager", "PUT", "/api/v1/buyers", {
      body: { id: madeId, version, name: "Large steps", country: "", currency: "GBP", industryCode: "62" },
    });
  expect((await change(1)).status).toBe(200);
  const changed = { name: "Large steps", country: "", currency: "GBP", industryCode: "62", version: 2 };
  expect(await read()).toMatchObject(changed);
  expect(await codeOf(await change(1))).toBe("CHANGED_MEANWHILE");
  expect(await read()).toMatchObject(changed);
  expect((await callAs("petra-jobmanager", "DELETE", `/api/v1/buyers/${madeId}`)).status).toBe(200);
  expect((await callAs("petra-jobmanager", "GET", `/api/v1/buyers/${madeId}`)).status).toBe(404);
});
