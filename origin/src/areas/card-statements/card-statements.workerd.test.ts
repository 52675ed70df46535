/** Card statements of an issuer, from the file to a version in use and back, and who may. */
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { message } from "@paygauge/api-types/catalogue/message";
import type { StatementImport, StatementMerchant } from "@paygauge/api-types/entities/card-statements";
import type { PagedResult } from "@paygauge/api-types/entities/paging";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { forgetPeople } from "../../identity/person.ts";
import { testEnv } from "../../support/test-env.ts";
import { openDatabase } from "../../store/database.ts";
import { directGrants, userIssuers } from "../../store/schema.ts";
import { call } from "../uploads/upload-calls.fixture.ts";
import {
  activateStatement,
  keepRead,
  readStatementFile,
  statementKept,
  statementRead,
  statementVersions,
  storeStatement,
  useStatement,
} from "./statement-imports.fixture.ts";

beforeAll(() => seedOrigin());

const root = "/api/v1/issuers/issuer-harbour/card-statements";
const may =
  "Date,Merchant,Amount,Merchant Category\n2026-05-01,SQ *BLUE DOOR BAKERY,12.50,Bakeries\n2026-05-09,BLUE DOOR BAKERY,7.50,Bakeries\n2026-05-12,ACME TOOLS LEEDS,30.00,Hardware\n";
const june =
  "Date,Merchant,Amount,Merchant Category\n2026-06-02,BLUE DOOR BAKERY #4,5.00,Bakeries\n2026-06-03,GAMMA BOOKS,9.00,Books\n";

describe("a card statement", () => {
  it("is looked at, added to what is in use, and undone", async () => {
    const first = await readStatementFile(may);
    expect(first.preview).toMatchObject({
      sign: "merchantColumns",
      buyerName: expect.any(String),
      payments: 3,
      merchants: 2,
      base: null,
      changes: { added: 2, changed: 0, missing: 0 },
      cleaned: expect.arrayContaining([
        { raw: "SQ *BLUE DOOR BAKERY", name: "BLUE DOOR BAKERY", rules: ["collector"] },
        { raw: "ACME TOOLS LEEDS", name: "ACME TOOLS", rules: ["place"] },
      ]),
    });
    const version = await keepRead(first.importId);
    await activateStatement(version);

    const second = await readStatementFile(june);
    expect(second.preview).toMatchObject({
      base: version,
      changes: { added: 1, changed: 1, missing: 1 },
      isLoaded: false,
      overlaps: [],
    });
    const added = await keepRead(second.importId);
    await activateStatement(added);
    const versions = await statementVersions();
    expect(
      versions.map(({ versionNumber, isInUse, merchantsCount }) => [versionNumber, isInUse, merchantsCount]),
    ).toEqual([
      [added, true, 3],
      [version, false, 2],
      [0, false, 0],
    ]);
    expect(versions[0]?.files.map(({ fileName, from, to }) => [fileName, from, to])).toEqual([
      ["cards.csv", "2026-05-01", "2026-05-12"],
      ["cards.csv", "2026-06-02", "2026-06-03"],
    ]);

    await activateStatement(version);
    expect((await statementVersions()).find(({ isInUse }) => isInUse)?.versionNumber).toBe(version);
    await activateStatement(0);
    expect((await statementVersions()).find(({ isInUse }) => isInUse)?.versionNumber).toBe(0);
  });

  it("is saved and activated in one step, unless another version was activated meanwhile", async () => {
    const keep = (importId: string) =>
      call("POST", `/issuers/issuer-harbour/card-statements/imports/${importId}/keep`, {
        mode: "add",
        note: "In one step.",
        allByCard: false,
        activate: true,
      });
    const { importId } = await readStatementFile(may.replaceAll("2026-05", "2026-07"));
    await keep(importId);
    const kept = await statementKept(importId);
    expect(kept).toMatchObject({ state: "Completed", isInUse: true });
    expect((await statementVersions()).find(({ isInUse }) => isInUse)?.versionNumber).toBe(kept.versionNumber);

    const next = await readStatementFile(may.replaceAll("2026-05", "2026-08"));
    const service = async (isRunning: boolean) => {
      const answer = await callAs("dana-developer", "POST", "/api/v1/proq/service", { body: { isRunning } });
      expect(answer.status).toBe(200);
    };
    await service(false);
    await keep(next.importId);
    await activateStatement(0);
    await service(true);
    expect(await statementKept(next.importId)).toMatchObject({ state: "Completed", isInUse: false });
    expect((await statementVersions()).find(({ isInUse }) => isInUse)?.versionNumber).toBe(0);
  });

  it("has its merchants listed whole, searched, in order, and as a file of the results", async () => {
    const many = Array.from({ length: 60 }, (_, at) => {
      const letters = `${String.fromCharCode(65 + (at % 26))}${String.fromCharCode(65 + Math.floor(at / 26))}`;
      return `2026-02-0${1 + (at % 9)},QU${letters}RL WORKS,${at + 1}.00,Works`;
    });
    const eggs = [
      "2026-02-01,=CMD EGGS,1.00,Food",
      "2026-02-10,=CMD EGGS,2.50,Food",
      "2026-02-11,SQ *OVAL CAFE,3.00,Food",
    ];
    const { importId } = await readStatementFile(
      `Date,Merchant,Amount,Merchant Category\n${[...many, ...eggs].join("\n")}\n`,
    );
    const version = await keepRead(importId, "replace");
    const of = `${root}/versions/${version}/merchants`;
    const list = (query: string) =>
      call<PagedResult<StatementMerchant>>("GET", `${of.slice("/api/v1".length)}?${query}`);
    const [first, second] = [await list(""), await list("page=2")];
    expect([first.totalCount, first.unfilteredCount, first.collection.length, second.collection.length]).toEqual([
      62, 62, 50, 12,
    ]);
    expect(first.collection[0]).toMatchObject({
      name: "=CMD EGGS",
      count: 2,
      last: "2026-02-10",
      sums: [{ currency: "GBP", minor: 350 }],
    });
    expect(new Set([...first.collection, ...second.collection].map(({ name }) => name)).size).toBe(62);
    expect((await list("order=last")).collection[0]?.name).toBe("OVAL CAFE");
    // By any spelling: the bank wrote a service's mark before it.
    const found = await list("search=sq%20OV");
    expect([found.totalCount, found.unfilteredCount, found.collection[0]?.name]).toEqual([1, 62, "OVAL CAFE"]);
    expect((await list("search=nobody")).collection).toEqual([]);

    const file = await callAs("sasha-sysadmin", "GET", `${of}/export?search=food&language=de`);
    expect(file.headers.get("content-disposition")).toContain(`version ${version}.csv`);
    const [head, ...rows] = (await file.text()).trimEnd().split("\r\n");
    expect(head?.endsWith("Card evidence,Total (GBP)")).toBe(true);
    expect(rows[0]).toMatch(
      /^'=CMD EGGS,.*,2,0,2026-02-01,2026-02-10,"2-mal mit Karte bezahlt, zuletzt Februar 2026",3\.50$/,
    );
    expect(rows.length).toBe(2);
    for (const path of [
      `${root}/versions/0/merchants`,
      `${root}/versions/999/merchants/export`,
      of.replace("harbour", "iris"),
    ])
      expect([path, (await callAs("sasha-sysadmin", "GET", path)).status]).toEqual([path, 404]);
    expect((await callAs("nora-neighbour", "GET", of)).status, "holds no permission of issuers").toBe(403);
  });

  it("is never counted twice, unless it takes the place of all", async () => {
    const version = await useStatement(may.replaceAll("2026-05", "2026-03"));
    const again = await readStatementFile(may.replaceAll("2026-05", "2026-03"));
    expect(again.preview).toMatchObject({ isLoaded: true, overlaps: [{ from: "2026-03-01", to: "2026-03-12" }] });
    const body = { mode: "add", note: "Twice.", allByCard: false };
    const refused = await callAs("sasha-sysadmin", "POST", `${root}/imports/${again.importId}/keep`, { body });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ code: "STATEMENT_LOADED" });
    expect(await keepRead(again.importId, "replace")).toBe(version + 1);
  });

  it("is read again with the columns that a user names", async () => {
    const rows = Array.from(
      { length: 30 },
      (_, at) => `2026-05-0${1 + (at % 9)},SHOP ${String.fromCharCode(65 + (at % 26))}X,${at}.50`,
    );
    const found = await readStatementFile(`When,Wer,Quantum\n${rows.join("\n")}\n`, { fileName: "pcard.csv" });
    expect(found.preview?.missing).toContain("supplierName");
    const { importId } = await call<{ importId: string }>(
      "POST",
      `/issuers/issuer-harbour/card-statements/imports/${found.importId}/reread`,
      { columns: { supplierName: 1, documentDate: 0, amount: 2 } },
    );
    expect((await statementRead(importId)).preview).toMatchObject({ missing: [], payments: 30, sign: "fileName" });
    // The import that it was read from is gone.
    expect((await callAs("sasha-sysadmin", "GET", `${root}/imports/${found.importId}`)).status).toBe(404);
  });

  it("must say that its rows were paid by card, or a user must", async () => {
    const { importId, preview } = await readStatementFile("Date,Supplier,Amount\n2026-05-01,ACME TOOLS,10.00\n", {
      fileName: "ledger.csv",
    });
    expect(preview?.sign).toBeNull();
    const keep = (allByCard: boolean) =>
      callAs("sasha-sysadmin", "POST", `${root}/imports/${importId}/keep`, {
        body: { mode: "add", note: "x", allByCard },
      });
    const refused = await keep(false);
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ errorRefs: { allByCard: message("statementNoSign") } });
    expect((await keep(true)).status).toBe(200);
  });

  it.each([
    ["%PDF-1.7\n", message("file-pdf")],
    ["<html><body>no</body></html>", message("file-html")],
    ["Date,Merchant,Amount\n", message("file-header-only")],
    // A gzip of nothing but its head.
    [Uint8Array.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 1, 2, 3]), message("file-archive-broken")],
  ])("is refused with a sentence where it is none", async (file, told) => {
    const found = await readStatementFile(file);
    expect(found).toMatchObject({ state: "Error", preview: null });
    expect(found.message).toEqual(told);
  });

  it("needs a buyer of the issuer, and a currency and country that there are", async () => {
    const begin = async (change: object) => {
      const body = {
        fileName: "a.csv",
        size: 10,
        buyerId: "buyer-calder-county",
        currency: "GBP",
        country: "GBR",
        ...change,
      };
      return (await callAs("sasha-sysadmin", "POST", `${root}/imports`, { body })).status;
    };
    expect([
      await begin({}),
      await begin({ buyerId: "buyer-of-nobody" }),
      await begin({ currency: "QQQ" }),
      await begin({ country: "ZZZ" }),
      await begin({ size: 65 * 1024 * 1024 }),
    ]).toEqual([200, 422, 422, 422, 422]);
  });
});

describe("card statements of an issuer", () => {
  const ask = async (subject: string, path = root, method = "GET") => (await callAs(subject, method, path)).status;

  it("are seen by staff and by who manages it, and by no one else", async () => {
    const db = openDatabase(testEnv.DB);
    const userId = "user-nora-neighbour";
    for (const permission of ["IssuerArea_VIEW", "IssuerArea_CRUD"] as const)
      await db.insert(directGrants).values({ userId, permission }).onConflictDoNothing();
    forgetPeople(testEnv.DB);
    const importId = await storeStatement(may);
    expect(await ask("nora-neighbour")).toBe(404);
    expect(await ask("nora-neighbour", `${root}/imports/${importId}`)).toBe(404);
    for (const file of ["", "/export"])
      expect(await ask("nora-neighbour", `${root}/versions/1/merchants${file}`)).toBe(404);
    expect(await ask("nora-neighbour", `${root}/versions/1/activate`, "POST")).toBe(404);
    const member = { userId, issuerId: "issuer-harbour", userRole: "Member" } as const;
    await db.insert(userIssuers).values(member);
    forgetPeople(testEnv.DB);
    expect(await ask("nora-neighbour"), "to a Member").toBe(404);
    await db.update(userIssuers).set({ userRole: "Manager" }).where(eq(userIssuers.userId, userId));
    forgetPeople(testEnv.DB);
    expect(await ask("nora-neighbour"), "to a Manager").toBe(200);
    // An import belongs to who began it.
    expect(await ask("nora-neighbour", `${root}/imports/${importId}`)).toBe(404);
    // Nor is it found under another issuer, or as the import of a table.
    expect(await ask("sasha-sysadmin", `${root.replace("harbour", "iris")}/imports/${importId}`)).toBe(404);
    expect(await ask("sasha-sysadmin", `/api/v1/table-imports/${importId}`)).toBe(404);
    expect(await ask("petra-jobmanager", `${root}/versions/1/activate`, "POST")).toBe(403);
    const found = await call<StatementImport>("GET", `/issuers/issuer-harbour/card-statements/imports/${importId}`);
    expect(found).toMatchObject({ step: null, preview: null });
  });
});
