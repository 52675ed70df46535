/** Lists of companies: what is entered is looked up in the queue, once for each question, and can be stopped and resumed. */
import { runInDurableObject } from "cloudflare:test";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AnswerOf } from "@paygauge/api-types/endpoints";
import { companyListLimits, type CompanyEntry, type OneCompanyList } from "@paygauge/api-types/entities/company-lists";
import { sheetFile } from "@paygauge/api-types/table-files/sheet-file";
import { emptyRegister } from "../../companies/empty-register.fixture.ts";
import { registerFile } from "../../companies/register.fixture.ts";
import { addList, openQuestions } from "../../companies/list-tables.ts";
import { lookUpListStep } from "../../companies/list-step.ts";
import { StepStopped } from "../../commands/step.ts";
import { callsLeft, gateOf } from "../../outbound/gate-object.ts";
import { queueOf } from "../../proq/queue-stub.ts";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";
import { keptAs, sendTable } from "../directory/table-imports.fixture.ts";
import { call, until } from "../uploads/upload-calls.fixture.ts";

const companies = [
  {
    number: "04417286",
    name: "PEMBERTON ROW CHEMICALS LTD",
    line1: "14 Canal Row",
    postcode: "M17 1EP",
    previous1: "ROW SOLVENTS LIMITED",
    previous1On: "31/05/2012",
  },
  { number: "445790", name: "TESCO PLC", status: "Active - Proposal to Strike off" },
  { number: "00000011", name: "TWIN LIMITED" },
  { number: "00000012", name: "TWIN LTD" },
];
const root = "/tools/company-lists";
const create = async (entries: readonly string[], name = "Suppliers") =>
  (await call<{ id: string }>("POST", root, { name, entries })).id;
const listOf = (id: string) => call<OneCompanyList>("GET", `${root}/${id}`);
const entriesOf = async (id: string) =>
  (await call<{ entries: CompanyEntry[] }>("GET", `${root}/${id}/entries`)).entries;
const ended = (id: string) =>
  until(
    () => listOf(id),
    ({ state }) => ["done", "failed", "canceled"].includes(state),
  );
const statusOf = async (method: string, path: string, body?: unknown, who = "sasha-sysadmin") =>
  (await callAs(who, method, `/api/v1${root}${path}`, body === undefined ? {} : { body })).status;

describe("without a register", () => {
  it("a list is not started, since nothing could be found", async () => {
    await seedOrigin();
    await emptyRegister();
    const id = await create(["Tesco"]);
    expect(await statusOf("POST", `/${id}/start`)).toBe(409);
    expect(await listOf(id)).toMatchObject({ state: "notStarted", registerDate: null });
  });
});

describe("a list", () => {
  beforeAll(async () => {
    await seedOrigin();
    await emptyRegister();
    await keptAs(await sendTable("companies", registerFile(companies), "BasicCompanyData-2026-11-01-part1_7.csv"));
  });
  beforeEach(() => queueOf(testEnv).setRunning(true));

  it("says what it costs before it starts: one request for the same company, none for an entry without a name", async () => {
    const id = await create([
      "445790",
      "00445790",
      "Pemberton Row Chemicals Limited",
      "PEMBERTON ROW CHEMICALS",
      "?",
      "x",
    ]);
    expect(await listOf(id)).toMatchObject({ state: "notStarted", entries: 6, done: 2, calls: 2, seconds: 1 });
  });

  it("has at most one company for each entry, with how it was found", async () => {
    const entries = [
      "445790",
      "sc 999999",
      "Row Solvents Ltd",
      "Pemberton Row Chemicals",
      "Twin",
      "Unheard of Ltd",
      "!",
    ];
    const id = await create(entries);
    expect(await statusOf("POST", `/${id}/start`)).toBe(200);
    expect(await ended(id)).toMatchObject({ state: "done", done: 7, found: 3, calls: 0 });
    const found = await entriesOf(id);
    expect(found.map(({ text, result, number }) => [text, result, number])).toEqual([
      ["445790", "number", "00445790"],
      ["sc 999999", "none", ""],
      ["Row Solvents Ltd", "formerName", "04417286"],
      ["Pemberton Row Chemicals", "name", "04417286"],
      ["Twin", "several", ""],
      ["Unheard of Ltd", "none", ""],
      ["!", "invalid", ""],
    ]);
    expect(found[0]).toMatchObject({ name: "TESCO PLC", status: "active", isToBeStruckOff: true });
    expect(found[2]).toMatchObject({ formerly: "ROW SOLVENTS LIMITED", address: "14 Canal Row, M17 1EP" });
    expect(found[4]).toMatchObject({ companies: 2 });
  });

  it("is stopped and resumed where it was, and is looked up once", async () => {
    const id = await create(Array.from({ length: 45 }, (_, at) => String(at + 1)));
    await queueOf(testEnv).setRunning(false);
    await Promise.all([statusOf("POST", `/${id}/start`), statusOf("POST", `/${id}/start`)]);
    expect(await listOf(id)).toMatchObject({ state: "waiting", done: 0, calls: 45 });
    expect(await statusOf("POST", `/${id}/resume`)).toBe(409);
    expect(await statusOf("POST", `/${id}/cancel`)).toBe(200);
    expect(await ended(id)).toMatchObject({ state: "canceled" });
    expect(await statusOf("POST", `/${id}/cancel`)).toBe(409);
    await queueOf(testEnv).setRunning(true);
    expect(await statusOf("POST", `/${id}/resume`)).toBe(200);
    expect(
      await until(
        () => listOf(id),
        ({ state }) => state === "done",
      ),
    ).toMatchObject({ done: 45, found: 2 });
  });

  it("stores companies and no officer", async () => {
    const stub = testEnv.COMPANY_LISTS.get(testEnv.COMPANY_LISTS.idFromName("none"));
    const columns = await runInDurableObject(stub, (_, { storage }) =>
      storage.sql.exec<{ name: string }>("SELECT name FROM pragma_table_info('entry')").toArray(),
    );
    expect(columns.map(({ name }) => name)).toEqual(
      "listId place text question result number name status isToBeStruckOff address formerly companies".split(" "),
    );
  });

  it("is its user's own, and gone once it is deleted", async () => {
    const id = await create(["Tesco"]);
    expect(await statusOf("GET", `/${id}`, undefined, "dana-developer")).toBe(404);
    expect(await statusOf("POST", `/${id}/start`, undefined, "dana-developer")).toBe(404);
    expect(await statusOf("GET", "", undefined, "petra-jobmanager")).toBe(403);
    expect(await statusOf("DELETE", `/${id}`)).toBe(200);
    expect(await statusOf("GET", `/${id}`)).toBe(404);
  });

  it("replaces the oldest one beyond the limit", async () => {
    const first = await create(["Tesco"], "First");
    for (let more = 0; more < companyListLimits.lists; more += 1) await create(["Tesco"], `List ${more}`);
    const { lists } = await call<AnswerOf<"companyLists">>("GET", root);
    expect(lists).toHaveLength(companyListLimits.lists);
    expect(await statusOf("GET", `/${first}`)).toBe(404);
  });

  it.each([
    [{ name: "", entries: ["a"] }],
    [{ name: "x".repeat(companyListLimits.name + 1), entries: ["a"] }],
    [{ name: "x", entries: [] }],
    [{ name: "x", entries: ["y".repeat(companyListLimits.letters + 1)] }],
    [{ name: "x", entries: Array.from({ length: companyListLimits.entries + 1 }, () => "Tesco") }],
  ])("beyond its limits is refused (case %#)", async (body) => {
    expect(await statusOf("POST", "", body)).toBe(422);
  });
});

describe("at Companies House", () => {
  const env = { ...testEnv, COMPANY_PROVIDER: "companiesHouse", COMPANY_PROVIDER_URL: "http://127.0.0.1:9" };
  const step = (name: string, tick: () => Promise<void>) =>
    runInDurableObject(testEnv.COMPANY_LISTS.get(testEnv.COMPANY_LISTS.idFromName(name)), async (_, { storage }) => {
      addList(storage.sql, { id: "list", name, createdOn: "2026-11-29T00:00:00.000Z" }, ["445790"]);
      const shared = { env, storage, sql: storage.sql, commandId: "list", payload: { listId: "list" }, cursor: null };
      const ran = await lookUpListStep({
        ...shared,
        more: () => "more",
        finish: () => "done",
        part: (effect) => effect(),
        tick,
      }).catch((error: unknown) => error);
      return { ran, left: openQuestions(storage.sql, "list", 10).length };
    });

  it("a list stops with when to resume it where there is no answer, and its entries stay open", async () => {
    const { ran, left } = await step("no answer", async () => {});
    expect([String(ran), left]).toEqual([expect.stringMatching(/^StepFailed: .*Try again at \d\d:\d\d UTC\.$/), 1]);
  });

  it("a list leaves the last requests to users who search, and can be canceled while it waits", async () => {
    const gate = gateOf(testEnv, "companies");
    while ((await callsLeft(testEnv, "companies")) > 0) await gate.acquire();
    const canceled = new StepStopped("canceled");
    const { ran, left } = await step("busy", () => Promise.reject(canceled));
    expect([ran, left]).toEqual([canceled, 1]);
  });
});

describe("a file of companies", () => {
  const read = async (bytes: Uint8Array<ArrayBuffer>, name: string, column?: number) => {
    const form = new FormData();
    form.set("file", new File([bytes], name));
    if (column !== undefined) form.set("column", String(column));
    const answer = await callAs("sasha-sysadmin", "POST", `/api/v1${root}/column`, { raw: form });
    return { status: answer.status, body: await answer.json<Partial<AnswerOf<"readCompanyColumn">>>() };
  };
  const bytesOf = (text: string) => new Uint8Array(new TextEncoder().encode(text));
  const csv = 'Supplier;Company Number;Amount\nTesco;00445790;10.00\n"Row; Sons";;12.00\n';

  it("is read by the column that looks like numbers, or the one that is chosen", async () => {
    expect((await read(bytesOf(csv), "a.csv")).body).toEqual({
      columns: ["Supplier", "Company Number", "Amount"],
      column: 1,
      entries: ["00445790"],
    });
    expect((await read(bytesOf(csv), "a.csv", 0)).body).toMatchObject({ entries: ["Tesco", "Row; Sons"] });
  });

  it("is a workbook as well", async () => {
    const columns = ["Name", "Company number"].map((heading) => ({ heading, look: "plain" }) as const);
    const batches = [[["Tesco", "00445790"]]];
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    for await (const piece of sheetFile("xlsx", { columns, batches }, "Suppliers")) pieces.push(piece);
    const bytes = new Uint8Array(await new Blob(pieces).arrayBuffer());
    expect((await read(bytes, "a.xlsx")).body).toMatchObject({ column: 1, entries: ["00445790"] });
  });

  it.each([
    ["nothing", new Uint8Array()],
    ["a PDF", bytesOf("%PDF-1.7\n")],
    ["a broken workbook", new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0, 0, 9])],
    ["a file that is too large", new Uint8Array(companyListLimits.fileBytes + 1)],
  ])("that is %s is refused with what to do", async (_, bytes) => {
    expect((await read(bytes, "a.csv")).status).toBe(422);
  });
});
