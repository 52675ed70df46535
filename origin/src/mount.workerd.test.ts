/* oxlint-disable unicorn/consistent-function-scoping -- words that one test or group uses are next to their use */
import { beforeAll, describe, expect, it, vi } from "vitest";
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { problem } from "@paygauge/api-types/entities/mutation";
import { messages } from "@paygauge/api-types/messages";
import { openDatabase } from "./store/database.ts";
import { audit, buyers, refusalCounts } from "./store/schema.ts";
import { callAs, callOrigin, seedOrigin, signIdentity, subOf } from "./support/call-origin.ts";
import { testEnv } from "./support/test-env.ts";

const db = openDatabase(testEnv.DB);
const harbour = { issuerId: "issuer-harbour", country: "GBR" };
const isla = "isla-issuer";

async function refusal(response: Response) {
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  const body = v.parse(problem, await response.json());
  expect(body.status).toBe(response.status);
  expect(body.correlationId).toMatch(/^[0-9a-f]{32}$/);
  expect(body.detail.length).toBeGreaterThan(10);
  return body;
}
const buyersNamed = (name: string) => db.$count(buyers, sql`${buyers.name} = ${name}`);
const auditsOf = (entityId: string) =>
  db
    .select()
    .from(audit)
    .where(sql`${audit.entityId} = ${entityId}`);
const setMode = (mode: string) => callAs("dana-developer", "POST", `/api/v1/system-mode?mode=${mode}`);

beforeAll(() => seedOrigin());

describe("who gets in", () => {
  it("refuses every call without the edge's signature (S44)", async () => {
    const sub = subOf("dana-developer");
    const good = await signIdentity({ sub });
    const [header, payload, signature] = good.split(".");
    const none = btoa(JSON.stringify({ alg: "none" })).replaceAll("=", "");
    const seconds = Math.floor(Date.now() / 1000);
    const tokens = [
      "",
      "x",
      `${none}.${payload}.`,
      `${header}.${payload}.${signature?.slice(0, -2)}AA`,
      `${good}=`,
      await signIdentity({ sub, aud: "somebody" }),
      await signIdentity({ sub, iss: "somebody" }),
      await signIdentity({ sub, exp: undefined }),
      await signIdentity({ sub: undefined }),
      await signIdentity({ sub, roles: "developer" }),
    ];
    for (const token of tokens) {
      const response = await callOrigin("GET", "/api/v1/users/user-permissions", token === "" ? {} : { as: token });
      expect(response.status, token).toBe(401);
      await refusal(response);
    }
    // Signed by the edge, at another time: refused as well, and said to be what it is.
    for (const times of [{ exp: seconds - 60 }, { iat: seconds - 3600, exp: seconds + 3600 }]) {
      const old = await callOrigin("GET", "/api/v1/users/user-permissions", {
        as: await signIdentity({ sub, ...times }),
      });
      expect([old.status, (await refusal(old)).code]).toEqual([503, "CLOCKS_DIFFER"]);
    }
    expect((await callOrigin("GET", "/api/v1/users/user-permissions", { as: good })).status).toBe(200);
  });

  it("asks for the call's permissions, and for the edge where only the edge may call", async () => {
    expect(
      (await refusal(await callAs(isla, "POST", "/api/v1/issuers/get", { body: { pageNumber: 1, pageSize: 25 } })))
        .code,
    ).toBe("PERMISSION_MISSING");
    expect(
      (await callAs("petra-jobmanager", "POST", "/api/v1/issuers/get", { body: { pageNumber: 1, pageSize: 25 } }))
        .status,
    ).toBe(200);
    expect((await refusal(await callAs("dana-developer", "GET", "/internal/edge-configuration"))).code).toBe(
      "EDGE_ONLY",
    );
    expect((await callOrigin("GET", "/internal/edge-configuration", { as: { sub: "edge" } })).status).toBe(200);
    expect((await callOrigin("GET", "/api/v1/system-mode", { as: { sub: "anonymous" } })).status).toBe(200);
    expect((await callOrigin("GET", "/feature-flags", { as: { sub: "anonymous" } })).status).toBe(401);
    expect((await callAs("stranger", "GET", "/feature-flags")).status).toBe(401);
  });

  it("names a call that does not exist, that takes another method, or that is not released", async () => {
    expect((await refusal(await callAs(isla, "GET", "/api/v1/nothing"))).code).toBe("UNKNOWN_CALL");
    const other = await callAs(isla, "DELETE", "/feature-flags");
    expect([other.status, other.headers.get("allow")]).toEqual([405, "GET"]);
    expect((await refusal(await callAs("dana-developer", "POST", "/chat/message"))).code).toBe("NOT_IN_THIS_RELEASE");
    expect((await callAs(isla, "GET", "/api/v1/issuers/getAllCapabilities")).status).toBe(200);
  });

  it("refuses a session of another environment", async () => {
    const response = await callOrigin("GET", "/feature-flags", { as: { sub: subOf(isla), env: "production" } });
    expect([response.status, (await refusal(response)).code]).toEqual([503, "ENVIRONMENT_MISMATCH"]);
  });

  it("counts refusals per user, call and minute", async () => {
    const nora = "nora-neighbour";
    for (let turn = 0; turn < 5; turn += 1) await callAs(nora, "GET", "/api/v2/brandings/all");
    // They are written together, a moment after the answers.
    const rows = await vi.waitFor(async () => {
      const written = await db
        .select()
        .from(refusalCounts)
        .where(sql`${refusalCounts.person} = ${subOf(nora)}`);
      expect(written.reduce((sum, row) => sum + row.count, 0)).toBe(5);
      return written;
    });
    expect(rows.length).toBeLessThanOrEqual(2);
    expect(rows[0]).toMatchObject({ callId: "brandings", code: "PERMISSION_MISSING" });
  });

  it("removes counts of refusals after their 30 days", async () => {
    const at = (days: number) => ({
      person: "older",
      callId: "brandings",
      code: "PERMISSION_MISSING",
      count: 1,
      minute: new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 16),
    });
    await db.insert(refusalCounts).values([at(31), at(29)]);
    await callAs("nora-neighbour", "GET", "/api/v2/brandings/all");
    await vi.waitFor(async () =>
      expect(await db.$count(refusalCounts, sql`${refusalCounts.person} = 'older'`)).toBe(1),
    );
  });
});

describe("modes", () => {
  it("ReadOnly: reads answer, writes get 423 with the message, and the mode can be ended", async () => {
    expect((await setMode("ReadOnly")).status).toBe(200);
    const write = await callAs(isla, "POST", "/api/v1/buyers", { body: { ...harbour, name: "Read only" } });
    expect([write.status, (await refusal(write)).detail]).toEqual([423, messages.readOnly]);
    expect(await buyersNamed("Read only")).toBe(0);
    expect((await callAs(isla, "GET", "/api/v1/buyers")).status).toBe(200);
    expect((await setMode("Live")).status).toBe(200);
    expect((await callAs(isla, "POST", "/api/v1/buyers", { body: { ...harbour, name: "Live again" } })).status).toBe(
      200,
    );
  });

  it("Maintenance: only holders of the permission get through", async () => {
    await setMode("Maintenance");
    const read = await callAs(isla, "GET", "/api/v1/buyers");
    expect([read.status, (await refusal(read)).detail]).toEqual([503, messages.maintenance]);
    expect((await callAs(isla, "GET", "/api/v1/users/user-permissions")).status).toBe(200);
    expect((await callAs("dana-developer", "GET", "/feature-flags")).status).toBe(200);
    await setMode("Live");
    expect((await callAs(isla, "GET", "/api/v1/buyers")).status).toBe(200);
  });

  it("refuses an unknown mode and leaves the mode as it is", async () => {
    expect((await setMode("Sleeping")).status).toBe(422);
    expect(await (await callOrigin("GET", "/api/v1/system-mode", { as: { sub: "anonymous" } })).json()).toEqual({
      mode: "Live",
    });
  });
});

describe("input", () => {
  it("answers field errors by path and changes nothing", async () => {
    const response = await callAs(isla, "POST", "/api/v1/buyers", {
      body: { issuerId: "issuer-harbour", name: " ", country: "gb", extra: 1 },
    });
    const body = await refusal(response);
    expect(body.status).toBe(422);
    expect(Object.keys(body.errors ?? {}).toSorted()).toEqual(["country", "extra", "name"]);
  });

  it("refuses what is not JSON, not declared, too large or given twice", async () => {
    const post = (raw: BodyInit, type = "application/json") =>
      callAs(isla, "POST", "/api/v1/buyers", { raw, headers: { "content-type": type } });
    expect((await post("{")).status).toBe(400);
    expect((await post("")).status).toBe(400);
    expect((await post(new Uint8Array([0xff, 0xfe]))).status).toBe(400);
    expect((await post("{}", "text/plain")).status).toBe(415);
    expect((await post(`"${"x".repeat(1_100_000)}"`)).status).toBe(413);
    expect((await callAs(isla, "GET", "/api/v1/buyers?search=a&search=b")).status).toBe(400);
    expect((await callAs(isla, "GET", "/api/v1/buyers?other=a")).status).toBe(422);
  });
});

describe("answers", () => {
  it("carries an ETag on reads, those by POST too, and answers 304 to it", async () => {
    const body = { pageNumber: 1, pageSize: 25 };
    const first = await callAs("petra-jobmanager", "POST", "/api/v1/issuers/get", { body });
    const etag = first.headers.get("etag") ?? "";
    expect(etag).toMatch(/^W\/"[0-9a-f]{22}"$/);
    expect(first.headers.get("cache-control")).toBe("no-store");
    const again = await callAs("petra-jobmanager", "POST", "/api/v1/issuers/get", {
      body,
      headers: { "if-none-match": etag },
    });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  });

  it("takes the correlation id from traceparent", async () => {
    const trace = "4bf92f3577b34da6a3ce929d0e0e4736";
    const response = await callAs(isla, "GET", "/api/v1/nothing", {
      headers: { traceparent: `00-${trace}-00f067aa0ba902b7-01` },
    });
    expect((await refusal(response)).correlationId).toBe(trace);
  });

  it("S59: logs the trace that the client named in its line of the log, next to the id that is the edge's own", async () => {
    const lines: string[] = [];
    const log = vi.spyOn(console, "log").mockImplementation((line) => void lines.push(String(line)));
    const parent = `${"c".repeat(32)}-${"d".repeat(16)}`;
    await callAs(isla, "GET", "/api/v1/nothing", { headers: { tracestate: `paygauge=${parent}` } });
    expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject({ parent });
    await callAs(isla, "GET", "/api/v1/nothing", { headers: { tracestate: `paygauge=${parent}"x` } });
    expect(JSON.parse(lines.at(-1) ?? "")).not.toHaveProperty("parent");
    log.mockRestore();
  });
});

describe("writes", () => {
  it("leaves one audit row with who, what, tenant and correlation", async () => {
    const response = await callAs(isla, "POST", "/api/v1/buyers", { body: { ...harbour, name: "Audited" } });
    const { id } = v.parse(v.object({ id: v.string() }), await response.json());
    const rows = await auditsOf(id);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      userId: "user-isla-issuer",
      username: "isla.issuer",
      effectiveRoles: "issuer",
      action: "createBuyer",
      entityType: "buyer",
      issuerId: "issuer-harbour",
      outcome: "done",
      correlationId: response.headers.get("x-correlation-id"),
    });
  });

  it("writes neither change nor audit row when the guard of the batch fails", async () => {
    await callAs(isla, "POST", "/api/v1/buyers", { body: { ...harbour, name: "Twin" } });
    const before = await db.$count(audit);
    const second = await callAs(isla, "POST", "/api/v1/buyers", { body: { ...harbour, name: " twin " } });
    expect([second.status, (await refusal(second)).errors?.["name"]]).toEqual([
      422,
      expect.stringContaining("already has a buyer"),
    ]);
    expect(await db.$count(buyers, sql`lower(${buyers.name}) = 'twin'`)).toBe(1);
    expect(await db.$count(audit)).toBe(before);
  });
});

describe("Idempotency-Key (R6)", () => {
  const create = (name: string, key: string, who = isla) =>
    callAs(who, "POST", "/api/v1/buyers", { body: { ...harbour, name }, headers: { "idempotency-key": key } });

  it("one effect and identical answers for a request that is repeated, also at the same time", async () => {
    const keys = Array.from({ length: 20 }, (_, index) => `k${index}`);
    for (const key of keys) {
      const name = `Repeated ${key}`;
      const first = await create(name, key);
      const answers = [first, ...(await Promise.all([create(name, key), create(name, key)])), await create(name, key)];
      const texts = await Promise.all(answers.map((each) => each.text()));
      expect(answers.map((each) => each.status)).toEqual([200, 200, 200, 200]);
      expect(new Set(texts).size).toBe(1);
      expect(await buyersNamed(name)).toBe(1);
    }
    const atOnce = await Promise.all(Array.from({ length: 10 }, () => create("At once", "same")));
    expect(atOnce.map((each) => each.status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(await buyersNamed("At once")).toBe(1);
    expect(
      await db.$count(
        audit,
        sql`${audit.action} = 'createBuyer' and ${audit.entityId} in (select id from buyers where name = 'At once')`,
      ),
    ).toBe(1);
  });

  it("refuses the key for another request, and keeps users' keys apart", async () => {
    await create("Mine", "shared");
    expect((await refusal(await create("Another", "shared"))).code).toBe("IDEMPOTENCY_KEY_REUSED");
    expect((await create("Hers", "shared", "clara-client")).status).toBe(200);
    expect((await refusal(await create("x", "k".repeat(300)))).code).toBe("IDEMPOTENCY_KEY_INVALID");
  });

  it("frees the key of a refused request", async () => {
    expect((await create(" ", "corrected")).status).toBe(422);
    expect((await create("Mine", "corrected2")).status).toBe(422);
    expect((await create("Corrected", "corrected2")).status).toBe(200);
  });
});
