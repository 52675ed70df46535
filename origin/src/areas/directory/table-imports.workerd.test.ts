/** Imports of tables: requests store, commands read and keep; canceled, resumed, repeated, another user's. */
import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { DirectoryVersion } from "@paygauge/api-types/entities/directory";
import type { TableKind } from "@paygauge/api-types/entities/table-imports";
import { queueOf } from "../../proq/queue-stub.ts";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";
import { deliverTwice } from "../../tables/deliver-twice.fixture.ts";
import { tableImportOf, maxUnused } from "../../tables/table-object.ts";
import { digestOf } from "../magic-links/link-calls.fixture.ts";
import { call, until } from "../uploads/upload-calls.fixture.ts";
import { keptAs, read, sendTable, standingOf, storeTable } from "./table-imports.fixture.ts";
import { message } from "@paygauge/api-types/catalogue/message";

beforeAll(() => seedOrigin());
const queue = () => queueOf(testEnv);
afterEach(() => queue().setRunning(true));

const acceptors = "Merchant ID,Name,Country,Accepts card\n1,Acme,GB,yes\n2,,GB,yes\n3,Bakery,GB,no\n";
const versions = async () => (await call<{ versions: DirectoryVersion[] }>("GET", "/directory")).versions;
const filesOf = async (importId: string) =>
  (await testEnv.FILES.list({ prefix: `tables/${importId}/` })).objects.length;

describe("a directory file", () => {
  it("is stored by requests, read by a command and kept by another", async () => {
    await queue().setRunning(false);
    const importId = await sendTable("directory", acceptors);
    expect(await standingOf(importId)).toMatchObject({ step: "Read", state: "Pending", preview: null });
    const early = await callAs("sasha-sysadmin", "POST", `/api/v1/table-imports/${importId}/keep`, {
      body: { source: "Own", note: "Early." },
    });
    expect(early.status, "nothing is kept before it is read").toBe(409);
    await queue().setRunning(true);
    const { preview, done, total } = await read(importId);
    expect(preview).toMatchObject({ rows: 3, accepted: 2, rejected: 1, acceptsCard: 1, kind: "directory" });
    expect(preview?.rejects).toEqual([{ line: 3, reason: message("noAcceptor") }]);
    expect([done, total]).toEqual([acceptors.length, acceptors.length]);
    const before = (await versions()).length;
    const versionNumber = await keptAs(importId);
    const found = (await versions()).find((each) => each.versionNumber === versionNumber);
    expect(found).toMatchObject({ entriesCount: 2, rejectedCount: 1, isInUse: false, source: "Own list" });
    expect((await versions()).length).toBe(before + 1);
    const snapshot = await (await testEnv.FILES.get(`directory/${importId}.jsonl`))?.text();
    const lines = snapshot?.split("\n").map((line): { name: string } => JSON.parse(line)) ?? [];
    expect(lines.map(({ name }) => name)).toEqual(["Acme", "Bakery"]);
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(snapshot)));
    expect([...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("")).toBe(found?.contentDigest);
    expect(await filesOf(importId), "the file is freed, that there was one is known").toBe(1);
  });

  it("S86: a part whose Content-Digest is malformed or of other bytes is refused, and is not stored", async () => {
    const raw = new Uint8Array(new TextEncoder().encode(acceptors));
    const begun = { kind: "directory", fileName: "a.csv", size: raw.length };
    const { importId } = await call<{ importId: string }>("POST", "/table-imports", begun);
    const put = async (digest: string) => {
      const headers = { "content-length": String(raw.length), "content-digest": digest };
      const answer = await callAs("sasha-sysadmin", "PUT", `/api/v1/table-imports/${importId}/parts/1`, {
        raw,
        headers: { ...headers, "content-type": "application/octet-stream" },
      });
      const { code = "" } = await answer.json<{ code?: string }>();
      return [answer.status, code, await filesOf(importId)];
    };
    for (const digest of ["sha-256", "sha-256=:AAAA:", `${await digestOf(raw)},`])
      expect([digest, await put(digest)]).toEqual([digest, [422, "DIGEST_MALFORMED", 1]]);
    const other = await digestOf(raw.slice(1));
    expect(await put(other)).toEqual([422, "PART_DAMAGED", 1]);
    expect(await put(await digestOf(raw))).toEqual([200, "", 2]);
  });

  it("says how its commands ended when the queue has forgotten them", async () => {
    const importId = await sendTable("directory", acceptors);
    await read(importId);
    // As it does after thirty days, once its object was notified.
    await vi.waitFor(async () => {
      await runInDurableObject(queue(), (_, { storage }) => {
        storage.sql.exec(
          "DELETE FROM commands WHERE batch_id = ? AND sequence NOT IN (SELECT command FROM outbox)",
          importId,
        );
      });
      expect(await queue().get(`${importId}:Read`)).toBeNull();
    });
    expect(await standingOf(importId)).toMatchObject({ step: "Read", state: "Completed" });
  });

  it("of more than one slice is read whole, each id once", async () => {
    // Above 8 MiB, the bytes of one slice.
    const remark = "x".repeat(900);
    const rows = Array.from({ length: 10_000 }, (_, at) => `${at % 9_999},Acceptor number ${at},GB,${remark}`);
    const { preview } = await read(
      await sendTable("directory", ["Merchant ID,Name,Country,Remark", ...rows].join("\n")),
    );
    expect(preview).toMatchObject({ rows: 10_000, accepted: 9_999, rejected: 1 });
    expect(preview?.rejects).toEqual([{ line: 10_001, reason: message("idTwice", { id: "0" }) }]);
  });

  it("that is canceled stops, and continues when it is resumed", async () => {
    await queue().setRunning(false);
    const importId = await sendTable("directory", acceptors);
    await call("POST", `/table-imports/${importId}/cancel`);
    expect((await standingOf(importId)).state).toBe("Canceled");
    await queue().setRunning(true);
    const again = await callAs("sasha-sysadmin", "POST", `/api/v1/table-imports/${importId}/cancel`);
    expect(again.status).toBe(409);
    await call("POST", `/table-imports/${importId}/resume`);
    const { preview } = await until(
      () => standingOf(importId),
      ({ state }) => state === "Completed",
    );
    expect(preview?.accepted).toBe(2);
  });

  it("that isn't a table is refused in its command's words", async () => {
    const found = await read(await sendTable("directory", "Code,Anything\n1,x\n"));
    expect(found).toMatchObject({ state: "Error", message: message("noNameColumn") });
  });

  it("is not read before its last part has arrived", async () => {
    const { importId } = await call<{ importId: string }>("POST", "/table-imports", {
      kind: "sic",
      fileName: "a.csv",
      size: 10,
    });
    const answer = await callAs("sasha-sysadmin", "POST", `/api/v1/table-imports/${importId}/read`);
    expect([answer.status, await answer.text()]).toEqual([409, expect.stringContaining("part of the file is missing")]);
  });

  it("is its sender's alone, and gone when it is discarded", async () => {
    const importId = await storeTable("directory", acceptors);
    const others = await callAs("dana-developer", "GET", `/api/v1/table-imports/${importId}`);
    expect(others.status).toBe(404);
    await call("DELETE", `/table-imports/${importId}`);
    expect((await callAs("sasha-sysadmin", "GET", `/api/v1/table-imports/${importId}`)).status).toBe(404);
    expect(await filesOf(importId)).toBe(0);
  });
});

it("is removed with its file when no one continues with it for a week, and not a moment sooner", async () => {
  const importId = await sendTable("directory", acceptors);
  await read(importId);
  const pass = async (ms: number) => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + ms });
    try {
      expect(await runDurableObjectAlarm(tableImportOf(testEnv, importId))).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  };
  await pass(maxUnused - 60_000);
  expect((await standingOf(importId)).preview?.accepted).toBe(2);
  expect(await filesOf(importId)).toBe(2);
  await pass(maxUnused);
  expect(await filesOf(importId)).toBe(0);
  expect((await callAs("sasha-sysadmin", "GET", `/api/v1/table-imports/${importId}`)).status).toBe(404);
});

/** Number and size of every version. */
const sizesOf = async (kind: TableKind): Promise<readonly (readonly [number, number])[]> =>
  kind === "directory"
    ? (await call<{ versions: { versionNumber: number; entriesCount: number }[] }>("GET", "/directory")).versions.map(
        ({ versionNumber, entriesCount }) => [versionNumber, entriesCount] as const,
      )
    : (await call<{ set: string; versionNumber: number; titlesCount: number }[]>("GET", "/reference-sets"))
        .filter(({ set }) => set === kind)
        .map(({ versionNumber, titlesCount }) => [versionNumber, titlesCount] as const);

it.each([
  ["directory", "Merchant ID,Name,Country\n1,Acme,GB\n2,Bakery,GB\n1,Acme again,GB\n"],
  ["sic", "Code,Title\n0111,Wheat\n7372,Prepackaged software\n0111,Wheat again\n"],
] as const)("has one effect where each of its commands is delivered twice: %s", async (kind, text) => {
  const before = await sizesOf(kind);
  await queue().setRunning(false);
  const importId = await storeTable(kind, text);
  await call("POST", `/table-imports/${importId}/read`);
  await deliverTwice(importId, "Read");
  const { preview } = await standingOf(importId);
  expect(preview).toMatchObject({ rows: 3, accepted: 2, rejected: 1 });
  await call("POST", `/table-imports/${importId}/keep`, { source: "Own list", note: "Twice." });
  await deliverTwice(importId, "Keep");
  const { versionNumber } = await standingOf(importId);
  const after = await sizesOf(kind);
  expect(after.length).toBe(before.length + 1);
  expect(after).toContainEqual([versionNumber, 2]);
  if (kind === "directory") {
    const snapshot = await (await testEnv.FILES.get(`directory/${importId}.jsonl`))?.text();
    expect(snapshot?.split("\n")).toHaveLength(2);
  } else {
    const { results } = await testEnv.DB.prepare(
      "SELECT count(*) AS n FROM reference_titles WHERE reference_set = ? AND version_number = ?",
    )
      .bind(kind, versionNumber)
      .all();
    expect(results).toEqual([{ n: 2 }]);
  }
});
