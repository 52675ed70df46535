import { runDurableObjectAlarm } from "cloudflare:test";
import { asc, eq, isNull, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it, vi } from "vitest";
import * as v from "valibot";
import { auditCheck, auditEntry, type AuditCheck } from "@paygauge/api-types/entities/audit";
import { pagedResult } from "@paygauge/api-types/entities/paging";
import { claimKey, holdMs, sha256Hex } from "../idempotency.ts";
import { openDatabase } from "../store/database.ts";
import { audit } from "../store/schema.ts";
import { callAs, seedOrigin, subOf } from "../support/call-origin.ts";
import { testEnv } from "../support/test-env.ts";
import { auditChainOf } from "./audit-chain.ts";
import { message } from "@paygauge/api-types/catalogue/message";

const db = openDatabase(testEnv.DB);
const page = { pageNumber: 1, pageSize: 50 };
const root = "/api/v1/system-audit/logs";

async function check() {
  await auditChainOf(testEnv).extend();
  const answer = await callAs("sasha-sysadmin", "GET", `${root}/verify`);
  expect(answer.status).toBe(200);
  return v.parse(auditCheck, await answer.json());
}

/** A write that leaves a line: a saved wish of the user's own. */
async function line(note: string) {
  await db.insert(audit).values({
    at: "2026-11-20T09:30:00.000Z",
    userId: "user-x",
    username: "x",
    effectiveRoles: "sysAdmin",
    action: "test",
    entityType: "thing",
    entityId: note,
    outcome: "done",
    correlationId: "c",
  });
}

/** Undoes what keeps the log, as a user with the database in hand could. */
async function tamper(statement: string): Promise<void> {
  for (const trigger of ["audit_kept", "audit_fixed", "audit_chained_once"])
    await testEnv.DB.prepare(`DROP TRIGGER IF EXISTS ${trigger}`).run();
  await testEnv.DB.prepare(statement).run();
}

beforeAll(async () => {
  await seedOrigin();
});

describe("the audit log", () => {
  it("S59: chains its lines in order, soon after they were written, and is found whole", async () => {
    const chain = auditChainOf(testEnv);
    await line("first");
    await chain.wake();
    expect(await runDurableObjectAlarm(chain)).toBe(true);
    expect(await db.$count(audit, isNull(audit.hash))).toBe(0);
    const rows = await db.select().from(audit).orderBy(asc(audit.sequence));
    rows.forEach((row, index) => expect(row.previousHash).toBe(rows[index - 1]?.hash ?? "0".repeat(64)));
    const found = await check();
    expect(found).toEqual({ checked: rows.length, waiting: 0, head: rows.at(-1)?.hash, next: null, broken: null });
  });

  it("S59: a line is neither changed nor deleted, whichever user asks the database", async () => {
    await expect(db.update(audit).set({ note: "other" })).rejects.toThrow();
    await expect(db.update(audit).set({ hash: "0" })).rejects.toThrow();
    await expect(db.delete(audit)).rejects.toThrow();
  });

  it("names a write whose process died before its line, once, and its repeat as every other", async () => {
    const path = "/api/v1/users/user-language";
    const body = { language: "de" };
    const asked = {
      person: subOf("dana-developer"),
      key: "died",
      callId: "chooseLanguage",
      path,
      correlationId: "c-died",
      requestDigest: await sha256Hex(JSON.stringify(["PUT", path, "", JSON.stringify(body)])),
    };
    const lines = async () => {
      await auditChainOf(testEnv).extend();
      return db
        .select({ userId: audit.userId, outcome: audit.outcome, entityId: audit.entityId })
        .from(audit)
        .where(eq(audit.action, "chooseLanguage"));
    };
    await claimKey(db, { ...asked, key: "under way" });
    expect(await lines()).toEqual([]);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - holdMs - 1000 });
    await claimKey(db, asked);
    vi.useRealTimers();
    const unfinished = { userId: "user-dana-developer", outcome: "unfinished", entityId: path };
    expect(await lines()).toEqual([unfinished]);
    expect(await lines()).toEqual([unfinished]);
    const headers = { "idempotency-key": "died" };
    expect((await callAs("dana-developer", "PUT", path, { body, headers })).status).toBe(200);
    expect((await lines()).map(({ outcome }) => outcome)).toEqual(["unfinished", "done"]);
    expect((await check()).broken).toBeNull();
  });

  it("is read by those who hold SystemLogs_VIEW, filtered, sorted and searched", async () => {
    await line('=HYPERLINK("x")');
    const answer = await callAs("sasha-sysadmin", "POST", `${root}/get`, {
      body: {
        ...page,
        orderBy: "-sequence",
        filters: { filterItems: [{ propertyName: "action", itemComparisonOperator: "Equal", itemValue: "test" }] },
      },
    });
    const lines = v.parse(pagedResult(auditEntry), await answer.json());
    expect(lines.collection.map(({ entityId }) => entityId)).toEqual(['=HYPERLINK("x")', "first"]);
    expect(lines.totalCount).toBe(2);
    expect(lines.unfilteredCount).toBe(await db.$count(audit));
    expect((await callAs("petra-jobmanager", "POST", `${root}/get`, { body: page })).status).toBe(403);
    expect((await callAs("petra-jobmanager", "GET", `${root}/verify`)).status).toBe(403);
  });

  it("names the user and the record, and traffic from what users did", async () => {
    const of = (action: string, entityType: string, entityId: string) => ({
      at: "2026-11-20T09:30:00.000Z",
      userId: "user-sasha-sysadmin",
      username: "sasha.sysadmin",
      effectiveRoles: "sysAdmin",
      action,
      entityType,
      entityId,
      issuerId: "issuer-harbour",
      outcome: "done",
      correlationId: "names",
    });
    await db
      .insert(audit)
      .values([
        of("updateIssuer", "issuer", "issuer-harbour"),
        of("deleteJob", "job", "gone"),
        { ...of("signIn", "user", "user-dana-developer"), userId: "edge", username: "edge" },
        of("putPart", "upload", "gone"),
      ]);
    const linesWith = async (kind: string) => {
      const filterItems = [
        { propertyName: "correlationId", itemComparisonOperator: "Equal", itemValue: "names" },
        { propertyName: "kind", itemComparisonOperator: "Equal", itemValue: kind },
      ];
      const body = { ...page, orderBy: "sequence", filters: { filterItems } };
      const answer = await callAs("sasha-sysadmin", "POST", `${root}/get`, { body });
      const { collection } = v.parse(pagedResult(auditEntry), await answer.json());
      return collection.map(({ displayName, action, recordName }) => [displayName, action, recordName]);
    };
    expect(await linesWith("Change")).toEqual([
      ["Sasha Sysadmin", "updateIssuer", "Harbour Payments"],
      ["Sasha Sysadmin", "deleteJob", null],
      ["Dana Developer", "signIn", "Dana Developer"],
    ]);
    expect(await linesWith("Traffic")).toEqual([["Sasha Sysadmin", "putPart", null]]);
  });

  it("is only looked at when it is verified: lines that the chain has not reached are counted", async () => {
    await check();
    await line("waits");
    const answer = await callAs("sasha-sysadmin", "GET", `${root}/verify`);
    expect(v.parse(auditCheck, await answer.json())).toMatchObject({ waiting: 1, broken: null });
    expect(await db.$count(audit, isNull(audit.hash))).toBe(1);
    expect(await check()).toMatchObject({ waiting: 0, broken: null });
  });

  it("checks a log of any length in segments, each from where the last one ended", async () => {
    for (const entry of ["s1", "s2", "s3", "s4", "s5"]) await line(entry);
    const whole = await check();
    const chain = auditChainOf(testEnv);
    let [checked, segments] = [0, 0];
    for (let after: number | null = 0; after !== null; segments += 1) {
      const found: AuditCheck = await chain.verify(after, 2, 2);
      expect(found.broken).toBeNull();
      expect(found.checked).toBeLessThanOrEqual(2);
      checked += found.checked;
      after = found.next;
    }
    expect([checked, segments > 3]).toEqual([whole.checked, true]);
    const answer = await callAs("sasha-sysadmin", "GET", `${root}/verify?after=${whole.checked - 1}`);
    expect(v.parse(auditCheck, await answer.json())).toMatchObject({ checked: 1, next: null, broken: null });
    expect(await chain.verify(10 ** 9)).toMatchObject({ broken: { sequence: 10 ** 9 } });
  });

  it("S59: names the first line that was changed, left out or cut off", async () => {
    for (const entry of ["a", "b", "c"]) await line(entry);
    expect((await check()).broken).toBeNull();
    const rows = await db.select().from(audit).orderBy(asc(audit.sequence));
    const [third, last] = [rows[2]?.sequence ?? 0, rows.at(-1)?.sequence ?? 0];
    await tamper(`UPDATE audit SET note = 'never happened' WHERE sequence = ${third}`);
    expect((await check()).broken).toEqual({ sequence: third, reason: message("auditChanged") });
    await tamper(`UPDATE audit SET note = NULL WHERE sequence = ${third}`);
    await db
      .update(audit)
      .set({ note: rows[2]?.note ?? null })
      .where(sql`sequence = ${third}`);
    expect((await check()).broken).toBeNull();
    await tamper(`DELETE FROM audit WHERE sequence = ${last}`);
    expect((await check()).broken).toEqual({ sequence: last, reason: message("auditEnd") });
    await tamper(`DELETE FROM audit WHERE sequence = ${third}`);
    expect((await check()).broken).toMatchObject({ reason: message("auditMissing") });
  });
});
