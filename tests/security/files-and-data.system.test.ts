import type { AuditCheck } from "@paygauge/api-types/entities/audit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import fc from "fast-check";
import type { Upload } from "@paygauge/api-types/entities/jobs";
import { operators } from "@paygauge/api-types/entities/paging";
import { isPredictionProperty, supplierColumns, supplierRow } from "@paygauge/api-types/entities/suppliers";
import type { Answer, Client } from "../support/client.ts";
import { checkUpload, createJob, expectOk, importJob, sendFile, until, uploadOf } from "../support/job-flow.ts";
import { readEverything } from "../support/read-sweep.ts";
import { signIn } from "../support/sign-in.ts";
import { storeDigests } from "../support/store-digest.ts";
import { startSystem, type RunningSystem } from "../support/system.ts";
import { english } from "@paygauge/worker/translate-in";
import { isBreakdownProperty } from "@paygauge/api-types/entities/breakdowns";

const facts = { currency: "GBP", country: "GBR" };
let system: RunningSystem;
let client: Client;
beforeAll(async () => {
  system = await startSystem({ vars: { MAX_UPLOAD_BYTES: String(9 * 1024 * 1024) } });
  client = await signIn(system.port, "sasha.sysadmin");
});
afterAll(() => system?.end());

const grid = (body: unknown): Promise<Answer> => client.call("POST", "/api/v1/jobs/sample-job/suppliers/get", body);

/** A refusal that users can read: a sentence, a stable code, a correlation id, and no trace of the inside. */
function expectSentence(answer: Answer, statuses: readonly number[]): void {
  expect(statuses, answer.text().slice(0, 300)).toContain(answer.status);
  const problem = answer.json<{ code: string; detail: string; correlationId: string }>();
  expect(problem.code).toMatch(/^[A-Z_]+$/);
  expect(problem.detail.length).toBeGreaterThan(10);
  expect(problem.detail).not.toMatch(/SQLITE|at \w+ \(|undefined|\[object/);
}

describe("S28 reads", () => {
  test("anyone who asks for whatever can be read, no row of any store changes", async () => {
    const [row] = expectOk(await grid({ pageNumber: 1, pageSize: 1 }), "grid").json<{
      collection: { supplierKey: string }[];
    }>().collection;
    const readers = [client, await signIn(system.port, "isla.issuer")];
    // What a first visit leaves (a user's last activity), and the chaining of the seed's lines, are there before.
    for (const each of readers) await each.call("GET", "/api/v1/users/user-permissions");
    await until(
      "the chain of the seed's lines",
      async () => expectOk(await client.call("GET", "/api/v1/system-audit/logs/verify"), "verify").json<AuditCheck>(),
      ({ waiting }) => waiting === 0,
    );
    const before = storeDigests(system.folder);
    expect(before.size).toBeGreaterThan(30);
    let answered = 0;
    for (const each of readers) {
      const met = await readEverything(each, { supplierKey: row?.supplierKey ?? "" });
      expect([...met.keys()].filter((status) => status >= 500)).toEqual([]);
      answered += met.get(200) ?? 0;
    }
    // Many were answered, not merely refused.
    expect(answered).toBeGreaterThan(90);
    const after = storeDigests(system.folder);
    const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
      (name) => after.get(name) !== before.get(name),
    );
    expect(changed).toEqual([]);
  });
});

describe("S52 uploads: plain files", () => {
  const refused: [string, Buffer, RegExp][] = [
    ["a PDF", Buffer.from("%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n".repeat(20)), /PDF/],
    [
      "an old workbook named .csv",
      Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(2048)]),
      /old Excel workbook/,
    ],
    ["a ZIP named .csv", Buffer.concat([Buffer.from("PK\u0003\u0004"), Buffer.alloc(2048, 1)]), /archive is damaged/],
    ["a picture", Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), Buffer.alloc(500, 7)]), /image/],
    ["one column", Buffer.from("Supplier\nA Ltd\nB Ltd\nC Ltd\n"), /one column/i],
    ["a header and nothing else", Buffer.from("Supplier,Amount,Date\n"), /no rows/],
    ["a list without suppliers", Buffer.from("Month,Amount\n2025-01,12.00\n2025-02,13.00\n"), /supplier names/],
    ["bytes that are no text", Buffer.from(Array.from({ length: 4000 }, (_, n) => (n * 7) % 256)), /text file|table/],
  ];
  test.each(refused)("%s is refused with a sentence", async (_, bytes, sentence) => {
    const jobId = await createJob(client, "Refused", facts);
    const uploadId = await sendFile(client, jobId, "ledger.csv", bytes);
    const upload = await until(
      "the look",
      () => uploadOf(client, jobId, uploadId),
      (each: Upload) => !["Received", "Unpacking", "Inspecting"].includes(each.state),
    );
    expect(upload.state).toBe("Refused");
    expect(english(upload.refusal?.message ?? "")).toMatch(sentence);
  });

  test("an empty file and one over the limit are refused before a byte leaves", async () => {
    const jobId = await createJob(client, "Limits", facts);
    const limits = expectOk(await client.call("GET", "/api/v1/uploads/limits"), "limits").json<{ maxBytes: number }>();
    expect(limits.maxBytes).toBe(9 * 1024 * 1024);
    expectSentence(await client.call("POST", `/api/v1/jobs/${jobId}/uploads`, { fileName: "a.csv", size: 0 }), [422]);
    const large = await client.call("POST", `/api/v1/jobs/${jobId}/uploads`, {
      fileName: "a.csv",
      size: limits.maxBytes + 1,
    });
    expectSentence(large, [413]);
    expect(large.json<{ detail: string }>().detail).toMatch(/9\.0 MB.*limit is 9\.0 MB/);
  });

  test("a part of another length, a part that does not exist and a missing part are refused; nothing is lost", async () => {
    const jobId = await createJob(client, "Parts", facts);
    const root = `/api/v1/jobs/${jobId}/uploads`;
    const bytes = Buffer.from("Supplier,Amount\nA Ltd,1.00\nB Ltd,2.00\n");
    const { upload } = expectOk(
      await client.call("POST", root, { fileName: "a.csv", size: bytes.length }),
      "create",
    ).json<{ upload: Upload }>();
    expectSentence(await client.call("PUT", `${root}/${upload.id}/parts/1`, bytes.subarray(1)), [422]);
    expectSentence(await client.call("PUT", `${root}/${upload.id}/parts/2`, bytes), [422]);
    // No part is called so: what no id names is not found.
    expectSentence(await client.call("PUT", `${root}/${upload.id}/parts/x`, bytes), [404]);
    expectSentence(await client.call("POST", `${root}/${upload.id}/complete`), [409]);
    expectOk(await client.call("PUT", `${root}/${upload.id}/parts/1`, bytes), "the right part");
    expectOk(await client.call("POST", `${root}/${upload.id}/complete`), "complete");
  });

  test("the same file twice in one job is refused, not loaded twice", async () => {
    const jobId = await createJob(client, "Twice", facts);
    const bytes = Buffer.from(
      "Supplier,Amount,Date\nA Ltd,1.00,2025-01-01\nB Ltd,2.00,2025-01-02\nB Ltd,3.00,2025-01-03\n",
    );
    await checkUpload(client, jobId, await sendFile(client, jobId, "a.csv", bytes));
    await expect(checkUpload(client, jobId, await sendFile(client, jobId, "b.csv", bytes))).rejects.toThrow(
      /loaded-before/,
    );
  });

  test("a name of 5,000 characters, as a file's, a job's and a supplier's, gets a sentence and loses nothing", async () => {
    const long = "x".repeat(5000);
    expectSentence(await client.call("POST", "/api/v1/jobs", { name: long }), [422]);
    const jobId = await createJob(client, "Long", facts);
    expectSentence(
      await client.call("POST", `/api/v1/jobs/${jobId}/uploads`, { fileName: `${long}.csv`, size: 10 }),
      [422],
    );
    const bytes = Buffer.from(
      `Supplier,Amount,Date\n${long},1.00,2025-01-01\nB Ltd,2.00,2025-01-02\nC Ltd,4.00,2025-01-03\n`,
    );
    const check = await checkUpload(client, jobId, await sendFile(client, jobId, "a.csv", bytes));
    expect({ accepted: check.accepted, rejected: check.rejected, sum: check.sumMinor }).toEqual({
      accepted: 2,
      rejected: 1,
      sum: "600",
    });
    expect((await importJob(client, jobId)).state).toBe("Ready");
    const rejects = expectOk(await client.call("GET", `/api/v1/jobs/${jobId}/rejects/export`), "rejects");
    expect(rejects.text()).toContain(long);
    // In another language the reason is said otherwise, and the row is the same.
    const german = await client.call("GET", `/api/v1/jobs/${jobId}/rejects/export?locale=de-DE`);
    expect(expectOk(german, "rejects in German").text()).toContain(long);
    expect(german.text()).not.toBe(rejects.text());
  });
});

describe("S70 names", () => {
  test("of jobs are stored without controls and without marks that reorder text", async () => {
    const jobId = await createJob(client, "Acme\u202efdp\r\n\u2066Inc\u0000", facts);
    const job = expectOk(await client.call("GET", `/api/v1/jobs/${jobId}`), "job").json<{ name: string }>();
    expect(job.name).toBe("Acmefdp Inc");
    const blank = await client.call("POST", "/api/v1/jobs", { name: "\u202e\r\n" });
    expectSentence(blank, [422]);
  });
});

describe("S54 downloads", () => {
  test("are attachments with a safe name, cannot be sniffed and cannot run", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 1, maxLength: 60, unit: "grapheme" }), async (name) => {
        const created = await client.call("POST", "/api/v1/jobs", {
          name,
          kind: "advanced",
          issuerId: "issuer-harbour",
          buyerId: "buyer-calder-county",
          currency: "GBP",
          buyerCountry: "GBR",
          capabilities: ["stp"],
        });
        if (created.status !== 200) return expectSentence(created, [422]);
        const answer = await client.call(
          "GET",
          `/api/v1/jobs/${created.json<{ id: string }>().id}/rejects/export?run=import`,
        );
        expect(answer.status).toBe(200);
        expect(answer.headers["content-disposition"]).toMatch(
          /^attachment; filename="[\w .()-]*"; filename\*=UTF-8''[\w.!~*'()%-]+$/,
        );
        expect(answer.headers["x-content-type-options"]).toBe("nosniff");
        expect(answer.headers["content-security-policy"]).toContain("sandbox");
        return undefined;
      }),
      { numRuns: 25 },
    );
  });
});

describe("S55 cells that a spreadsheet would run", () => {
  test("are neutralised in the export; numbers stay numbers", async () => {
    const jobId = await createJob(client, "Formulas", facts);
    const names = ["=1+1 Ltd", "+cmd|calc Ltd", "-2+3 Ltd", "@SUM(A1) Ltd", "＝1 Ltd", "Plain Ltd"];
    const bytes = Buffer.from(
      `Supplier,Amount,Date\n${names.map((name, n) => `"${name}",-${n + 1}.50,2025-01-0${n + 1}`).join("\n")}\n`,
    );
    const asWritten = { answers: { negatives: "credits" } } as const;
    const uploadId = await sendFile(client, jobId, "a.csv", bytes);
    await checkUpload(client, jobId, uploadId, (mapping) => ({ ...mapping, ...asWritten }));
    expect((await importJob(client, jobId)).state).toBe("Ready");
    const answer = expectOk(
      await client.call("GET", `/api/v1/jobs/${jobId}/suppliers/export?columns=name,spendMinor`),
      "export",
    );
    const rows = answer
      .text()
      .replace("\uFEFF", "")
      .trimEnd()
      .split("\r\n")
      .slice(1)
      .map((row) => row.split(","));
    expect(rows.map(([name = ""]) => name).toSorted()).toEqual(
      names.map((name) => (name === "Plain Ltd" ? name : `'${name}`)).toSorted(),
    );
    for (const [, spend] of rows) expect(spend).toMatch(/^-\d\.50$/);
  });
});

describe("S57 nothing undeclared comes in or goes out", () => {
  test.each([
    [
      "job",
      "/api/v1/jobs",
      {
        name: "A",
        kind: "advanced",
        issuerId: "issuer-harbour",
        buyerId: "buyer-calder-county",
        currency: "GBP",
        buyerCountry: "GBR",
        capabilities: ["stp"],
        isPublished: true,
      },
    ],
    ["grid", "/api/v1/jobs/sample-job/suppliers/get", { pageNumber: 1, pageSize: 10, run: "x" }],
    ["insights", "/api/v1/jobs/sample-job/insights", { dimension: "Countries", sql: "1" }],
  ])("an unknown key in the body of a %s is refused", async (_, path, body) => {
    expectSentence(await client.call("POST", path, body), [422]);
  });
  test("a grid row has the declared keys and no others", async () => {
    const { collection } = expectOk(await grid({ pageNumber: 1, pageSize: 1 }), "grid").json<{
      collection: Record<string, unknown>[];
    }>();
    const keys = Object.keys(collection[0] ?? {});
    const declared = Object.keys(supplierRow.entries).filter((name) => !isPredictionProperty(name));
    expect(keys.toSorted()).toEqual(declared.toSorted());
    // What the store keeps next to them stays inside, declared or not.
    for (const inner of ["run", "ordinal", "identityJson", "evidenceJson"]) expect(keys).not.toContain(inner);
  });
});

describe("S58 paged filters", () => {
  test("every column takes every operator, or says in a sentence why not; never a fault", async () => {
    const wild = fc.oneof(
      fc.string({ maxLength: 30 }),
      fc.constantFrom(
        "' OR 1=1 --",
        "%",
        "_",
        "'; DROP TABLE supplier; --",
        "1e309",
        "-0",
        "NaN",
        "\u0000",
        "GBR",
        "100",
      ),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...Object.keys(supplierColumns)),
        fc.constantFrom(...operators),
        wild,
        fc.boolean(),
        async (propertyName, itemComparisonOperator, itemValue, allowNullValue) => {
          const answer = await grid({
            pageNumber: 1,
            pageSize: 5,
            filters: { filterItems: [{ propertyName, itemComparisonOperator, itemValue, allowNullValue }] },
          });
          if (answer.status === 200) expect(answer.json<{ totalCount: number }>().totalCount).toBeLessThanOrEqual(463);
          else expectSentence(answer, [422]);
        },
      ),
      { numRuns: 150 },
    );
  });
  test("the operators of a column share its rows out: nothing is in two parts, nothing in none", async () => {
    const answered = expectOk(await grid({ pageNumber: 1, pageSize: 1, orderBy: "name" }), "grid");
    const { collection, totalCount } = answered.json<{
      collection: Record<string, string | number | boolean>[];
      totalCount: number;
    }>();
    const [first = {}] = collection;
    for (const [propertyName, kind] of Object.entries(supplierColumns)) {
      const count = async (itemComparisonOperator: string, itemValue?: string): Promise<number> => {
        const item = { propertyName, itemComparisonOperator, ...(itemValue === undefined ? {} : { itemValue }) };
        const answer = await grid({ pageNumber: 1, pageSize: 1, filters: { filterItems: [item] } });
        return expectOk(answer, `${propertyName} ${itemComparisonOperator}`).json<{ totalCount: number }>().totalCount;
      };
      const plain = kind === "text" || kind === "enum" || kind === "list" ? "Retail" : "100";
      const value = String(first[propertyName] ?? (kind === "boolean" ? "true" : plain));
      const parts = [
        ["Equal", "NotEqual"],
        ...(kind === "list"
          ? []
          : [
              ["LessThan", "GreaterThanOrEqual"],
              ["GreaterThan", "LessThanOrEqual"],
            ]),
      ];
      const filled = totalCount - (await count("Equal"));
      expect([propertyName, await count("NotEqual")]).toEqual([propertyName, filled]);
      // A supplier with spend under several values of a breakdown is in both parts.
      if (isBreakdownProperty(propertyName)) continue;
      for (const [one = "", other = ""] of parts)
        expect([propertyName, one, (await count(one, value)) + (await count(other, value))]).toEqual([
          propertyName,
          one,
          filled,
        ]);
      if (kind !== "boolean")
        expect(await count("StartsWith", value)).toBeGreaterThanOrEqual(await count("Equal", value));
    }
  });
  test.each([
    [
      "an unknown property",
      { filters: { filterItems: [{ propertyName: "run", itemComparisonOperator: "Equal", itemValue: "x" }] } },
    ],
    [
      "SQL as a property",
      {
        filters: { filterItems: [{ propertyName: "name) OR (1=1", itemComparisonOperator: "Equal", itemValue: "x" }] },
      },
    ],
    [
      "an unknown operator",
      { filters: { filterItems: [{ propertyName: "name", itemComparisonOperator: "Like", itemValue: "x" }] } },
    ],
    ["an unknown sort", { orderBy: "ordinal" }],
    ["a page of 201", { pageSize: 201 }],
    ["a page before the first", { pageNumber: 0 }],
  ])("%s is refused", async (_, part) => {
    expectSentence(await grid({ pageNumber: 1, pageSize: 10, ...part }), [422]);
  });
});
