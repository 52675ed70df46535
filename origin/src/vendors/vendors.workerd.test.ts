/** Vendors of an issuer's jobs, by the calls: identity, figures of what a user can see, merges, notes and removal. */
import { runInDurableObject } from "cloudflare:test";
import type { Dashboard } from "@paygauge/api-types/entities/dashboard";
import type { VendorDetail, VendorPage } from "@paygauge/api-types/entities/vendors";
import { beforeAll, describe, expect, it } from "vitest";
import { call, newJob, until } from "../areas/uploads/upload-calls.fixture.ts";
import { client, grantClient, importFile, publish } from "../job/runs/published-job.fixture.ts";
import { now, openDatabase } from "../store/database.ts";
import { jobAssignments } from "../store/schema.ts";
import { callAs, seedOrigin } from "../support/call-origin.ts";
import { queueOf } from "../proq/queue-stub.ts";
import { vendorsCommand } from "./commands.ts";
import { testEnv } from "../support/test-env.ts";
import { vendorsOf } from "./vendors-stub.ts";

const db = openDatabase(testEnv.DB);
const firstPage = { pageNumber: 1, pageSize: 50 };
type Line = readonly [name: string, amount: number, taxId?: string, country?: string];

function ledger(lines: readonly Line[], year = 2025): Uint8Array<ArrayBuffer> {
  const heading = "Supplier,Country,Tax ID,Document Type,Amount,Payment Date,Payment Method";
  const rows = lines.flatMap(([name, amount, taxId = "", country = "GBR"]) =>
    Array.from({ length: 12 }, (_, month) => {
      const day = `${year}-${String(month + 1).padStart(2, "0")}-15`;
      return `${name},${country},${taxId},Payment,${amount}.00,${day},Cheque`;
    }),
  );
  return new Uint8Array(new TextEncoder().encode(`${[heading, ...rows].join("\n")}\n`));
}

async function analysed(name: string, lines: readonly Line[], year = 2025): Promise<string> {
  const jobId = await newJob(name, { capabilities: ["stp", "vcard"] });
  await importFile(jobId, `${name.replaceAll(" ", "-")}.csv`, ledger(lines, year));
  return jobId;
}

const pageAs = async (person: string, search = "", more: object = {}): Promise<VendorPage> => {
  const body = { ...firstPage, ...(search === "" ? {} : { search }), ...more };
  const answer = await callAs(person, "POST", "/api/v1/vendors/get", { body });
  expect([answer.status, answer.status === 200 ? "" : await answer.clone().text()]).toEqual([200, ""]);
  return answer.json();
};
const staff = "sasha-sysadmin";
const allAdded = () =>
  until(
    () => pageAs(staff),
    ({ jobsWaiting }) => jobsWaiting === 0,
  );
const named = (page: VendorPage) => page.collection.map(({ name, jobs, spendMinor }) => [name, jobs, spendMinor]);

let first = "";
let second = "";
beforeAll(async () => {
  await seedOrigin();
  await grantClient();
  first = await analysed("first", [
    ["Pemberton Row Chemicals Ltd", 100],
    ["Quillfeather Acme", 50, "GB111111"],
    ["Redacted", 999],
  ]);
  second = await analysed(
    "second",
    [
      ["PEMBERTON ROW CHEMICALS LIMITED", 10],
      ["Quillfeather Acme", 70, "GB222222"],
    ],
    2024,
  );
  await allAdded();
}, 240_000);

describe("identity and figures", () => {
  it("one name in two jobs is one vendor, whose figures add up", async () => {
    const page = await pageAs(staff, "pemberton");
    expect(named(page)).toEqual([["Pemberton Row Chemicals Ltd", 2, 132_000]]);
    expect([page.currency, page.ratesOf, page.exactCount]).toEqual(["GBP", null, 1]);
  });

  it("two tax IDs are two vendors under one name", async () => {
    expect(named(await pageAs(staff, "quillfeather"))).toEqual([
      ["Quillfeather Acme", 1, 84_000],
      ["Quillfeather Acme", 1, 60_000],
    ]);
  });

  it("a search allows one slip and marks it; redacted payees are left out", async () => {
    const slip = await pageAs(staff, "chemicals pembertn");
    expect([slip.totalCount, slip.exactCount, slip.collection[0]?.isSlip]).toEqual([1, 0, true]);
    expect(slip.wordsNotFound).toEqual(["pembertn"]);
    expect((await pageAs(staff, "redacted")).totalCount).toBe(0);
  });

  it("filters and sorts by the operators of grids, and refuses a property that it doesn't have", async () => {
    const filterItems = [{ propertyName: "spendMinor", itemComparisonOperator: "GreaterThan", itemValue: "70000" }];
    const page = await pageAs(staff, "quillfeather", { filters: { filterItems }, orderBy: "name" });
    expect(named(page)).toEqual([["Quillfeather Acme", 1, 84_000]]);
    const after = await pageAs(staff, "quillfeather", { pageNumber: 2, pageSize: 1 });
    expect([named(after), after.totalCount]).toEqual([[["Quillfeather Acme", 1, 60_000]], 2]);
    const wrong = { ...firstPage, orderBy: "secret" };
    expect((await callAs(staff, "POST", "/api/v1/vendors/get", { body: wrong })).status).toBe(422);
  });
});

/** Spend of the dashboard and what the page says of the same runs. */
async function reconciled(): Promise<{ dashboard: number; vendors: number; repeated: number }> {
  const { money } = await call<Dashboard>("GET", "/dashboard");
  if (money.state === "failed") throw new Error("The dashboard has no money.");
  const { totals, notVendorsMinor, jobsRepeated } = await pageAs(staff);
  expect(money.value.repeated).toBe(jobsRepeated);
  return {
    dashboard: Number(money.value.spend?.spendMinor),
    vendors: totals.spendMinor + (notVendorsMinor ?? Number.NaN),
    repeated: jobsRepeated,
  };
}

describe("sums across jobs", () => {
  it("equal the dashboard's with what isn't a vendor, and count a buyer's period once", async () => {
    const before = await reconciled();
    expect(before.vendors).toBe(before.dashboard);
    const again = await analysed("first again", [["Quillfeather Acme", 51, "GB111111"]]);
    await allAdded();
    const after = await reconciled();
    expect(after).toEqual({ ...after, vendors: after.dashboard, repeated: before.repeated + 1 });
    const [vendor] = (await pageAs(staff, "quillfeather")).collection.filter(({ jobs }) => jobs === 2);
    expect(vendor?.spendMinor).toBe(61_200);
    await call("DELETE", `/jobs/${again}`);
    expect(await reconciled()).toEqual(before);
  });
});

describe("what a user may not see", () => {
  it("is neither counted nor named: a client has the published run of an assigned job only", async () => {
    await db.insert(jobAssignments).values({ jobId: second, userId: client.userId, assignedOn: now() });
    expect((await pageAs(client.subject)).unfilteredCount).toBe(0);
    await publish(second);
    const page = await until(
      () => pageAs(client.subject),
      ({ jobs }) => jobs === 1,
    );
    expect(named(await pageAs(client.subject, "pemberton"))).toEqual([["PEMBERTON ROW CHEMICALS LIMITED", 1, 12_000]]);
    expect([page.jobs, page.unfilteredCount]).toEqual([1, 2]);
    const [row] = (await pageAs(client.subject, "pemberton")).collection;
    const answer = await callAs(client.subject, "GET", `/api/v1/vendors/${row?.vendorId}`);
    const detail = await answer.json<VendorDetail>();
    expect(detail.names).toEqual([{ name: "PEMBERTON ROW CHEMICALS LIMITED", city: "", country: "GBR", jobs: 1 }]);
    expect(JSON.stringify(detail)).not.toContain(first);
  });

  it("is a 404 by its ID, also to be changed", async () => {
    const [mine] = (await pageAs(staff, "quillfeather", { orderBy: "spendMinor" })).collection;
    expect((await callAs(client.subject, "GET", `/api/v1/vendors/${mine?.vendorId}`)).status).toBe(404);
    const note = { body: { text: "Not mine." } };
    expect((await callAs(client.subject, "POST", `/api/v1/vendors/${mine?.vendorId}/notes`, note)).status).toBe(404);
    expect((await callAs("nora-neighbour", "GET", `/api/v1/vendors/${mine?.vendorId}`)).status).not.toBe(200);
  });
});

describe("merges", () => {
  const tables = ["vendor", "label", "left_label", "apart", "part", "part_chunk", "outcome", "campaign", "note"];
  const bytesOf = () =>
    runInDurableObject(vendorsOf(testEnv, "issuer-harbour"), (_, { storage }) =>
      JSON.stringify(
        tables.map((table) =>
          storage.sql
            .exec(`SELECT * FROM ${table}`)
            .toArray()
            .map((row) =>
              Object.values(row).map((value) =>
                value instanceof ArrayBuffer ? [...new Uint8Array(value)].join() : value,
              ),
            ),
        ),
      ),
    );

  it("lead the old address to the survivor, and splitting restores every table to the byte", async () => {
    const [one, other] = (await pageAs(staff, "quillfeather")).collection;
    const [into, from] = [one?.vendorId ?? "", other?.vendorId ?? ""];
    const before = await bytesOf();
    const count = (await pageAs(staff)).unfilteredCount ?? 0;
    await call("POST", `/vendors/${into}/merge`, { from, reason: "One group." });
    expect(named(await pageAs(staff, "quillfeather"))).toEqual([["Quillfeather Acme", 2, 144_000]]);
    expect((await pageAs(staff)).unfilteredCount).toBe(count - 1);
    const merged = await call<VendorDetail>("GET", `/vendors/${from}`);
    expect([merged.vendorId, merged.mergedFrom?.vendorId, merged.merged.length]).toEqual([into, from, 1]);
    expect(merged.history[0]).toMatchObject({ what: "Merged", otherId: from, reason: "One group." });
    expect((await callAs(staff, "POST", `/api/v1/vendors/${into}/merge`, { body: { from } })).status).toBe(409);
    await call("POST", `/vendors/${into}/split`, { vendorId: from });
    expect(await bytesOf()).toBe(before);
    expect((await pageAs(staff)).unfilteredCount).toBe(count);
    expect((await callAs(staff, "POST", `/api/v1/vendors/${into}/split`, { body: { vendorId: from } })).status).toBe(
      409,
    );
  });

  it("are refused to a user who neither is staff nor manages the issuer", async () => {
    const [row] = (await pageAs(client.subject)).collection;
    const path = `/api/v1/vendors/${row?.vendorId}/merge`;
    expect((await callAs(client.subject, "POST", path, { body: { from: row?.vendorId ?? "" } })).status).toBe(403);
  });
});

it("notes belong to their author", async () => {
  const [row] = (await pageAs(client.subject)).collection;
  const path = `/vendors/${row?.vendorId}/notes`;
  const { noteId } = await call<{ noteId: number }>("POST", path, { text: "Call in May." });
  const answer = await callAs(client.subject, "GET", `/api/v1/vendors/${row?.vendorId}`);
  expect((await answer.json<VendorDetail>()).notes).toMatchObject([{ text: "Call in May.", isOwn: false }]);
  expect((await callAs(client.subject, "DELETE", `/api/v1${path}/${noteId}`)).status).toBe(404);
  await call("DELETE", `${path}/${noteId}`);
});

it("a part that arrives twice changes nothing, and an erased job leaves no name behind", async () => {
  const vendors = vendorsOf(testEnv, "issuer-harbour");
  const before = named(await pageAs(staff));
  const third = await analysed(
    "third",
    [
      ["Pemberton Row Chemicals Ltd", 1],
      ["Only Here Ltd", 5, "GB333333"],
    ],
    2023,
  );
  await allAdded();
  const [added] = (await pageAs(staff, "only here")).collection;
  expect(added?.spendMinor).toBe(6000);
  const queue = queueOf(testEnv);
  const again = vendorsCommand(third, "again", "test");
  const all = named(await pageAs(staff));
  await queue.enqueue([again]);
  await until(
    () => queue.commandsById([again.id]),
    ([command]) => command?.state === "Completed",
  );
  expect(named(await pageAs(staff))).toEqual(all);
  await vendors.dropJob("issuer-harbour", third);
  expect((await pageAs(staff, "only here")).totalCount).toBe(0);
  expect(named(await pageAs(staff))).toEqual(before);
  const left = await runInDurableObject(vendors, (_, { storage }) =>
    storage.sql.exec("SELECT count(*) AS n FROM label WHERE name LIKE 'Only Here%'").one(),
  );
  expect(left["n"]).toBe(0);
});
