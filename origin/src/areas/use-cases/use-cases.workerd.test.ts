/** Use cases of a job: seeds, frozen sets, what a refresh changes, who sees which, and their files. */
import { beforeAll, expect, it } from "vitest";
import { capabilities, type Capability } from "@paygauge/api-types/entities/capabilities";
import type { FilterItem } from "@paygauge/api-types/entities/paging";
import type {
  UseCase,
  UseCaseChanges,
  UseCaseDraft,
  UseCaseList,
  UseCaseSupplier,
} from "@paygauge/api-types/entities/use-cases";
import type { AnswerOf } from "@paygauge/api-types/endpoints";
import { caseTerms } from "@paygauge/analysis/value/assumptions";
import { useCaseValue } from "@paygauge/analysis/value/use-case";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { call, runToEnd } from "../uploads/upload-calls.fixture.ts";
import {
  acceptCards,
  client,
  grantClient,
  importFile,
  jobWithRun,
  ledgerOf,
  publish,
} from "../../job/runs/published-job.fixture.ts";

beforeAll(async () => {
  await seedOrigin();
  await grantClient();
});

const atLeast = (minor: number): FilterItem => ({
  propertyName: "spendMinor",
  itemComparisonOperator: "GreaterThanOrEqual",
  itemValue: String(minor),
});
const everybody = { filterItems: [] };

async function create(jobId: string, name: string, filterItems: FilterItem[], method: Capability = "vcard") {
  const body = { name, method, criteria: { filterItems } };
  return (await call<{ id: string }>("POST", `/jobs/${jobId}/use-cases`, body)).id;
}
const listOf = (jobId: string) => call<UseCaseList>("GET", `/jobs/${jobId}/use-cases`);
const caseOf = (jobId: string, id: string) => call<UseCase>("GET", `/jobs/${jobId}/use-cases/${id}`);
const page = { pageNumber: 1, pageSize: 5 };
const membersOf = (jobId: string, id: string, more: object = {}) =>
  call<AnswerOf<"useCaseMembers">>("POST", `/jobs/${jobId}/use-cases/${id}/suppliers/get`, { ...page, ...more });
const statusAs = async (subject: string, method: string, path: string, body?: object): Promise<number> =>
  (await callAs(subject, method, `/api/v1${path}`, body === undefined ? {} : { body })).status;

it("eight are proposed, with figures; one that finds no supplier says which condition leaves none", async () => {
  const jobId = await jobWithRun("Seeds");
  const { seeds, cases, total } = await listOf(jobId);
  expect([cases, total]).toEqual([[], { suppliers: 0, yearMinor: 0, payments: 0, expectedMinor: 0 }]);
  // Of the capabilities that the job has chosen.
  expect(seeds?.map(({ method }) => method)).toEqual(["stp", "vcard", "pcard", "scf"]);
  await call("PUT", `/jobs/${jobId}/capabilities`, { capabilities });
  await runToEnd(jobId);
  const { seeds: all } = await listOf(jobId);
  expect(all?.map(({ seed, method }) => [seed, method])).toEqual([
    ["stpReady", "stp"],
    ["chequeAcceptors", "vcard"],
    ["levelThreeLarge", "optima"],
    ["pcardTail", "pcard"],
    ["travelOffCard", "tandEcard"],
    ["strategicScf", "scf"],
    ["shortTermsInstant", "instantPay"],
    ["virtualLockbox", "boost"],
  ]);
  for (const { totals, why, ofJob, defaults } of all ?? []) {
    expect(ofJob).toEqual({ suppliers: 12, yearMinor: 9_360_000, payments: 144 });
    expect(defaults.conversion).toEqual({ value: 0.5, source: "product" });
    expect(why === null).toBe(totals.suppliers > 0);
  }
  const none = all?.find(({ seed }) => seed === "levelThreeLarge");
  expect(none?.why?.alone).toEqual([
    { property: "detailLevel", suppliers: 0 },
    { property: "apvMinor", suppliers: 0 },
  ]);
});

it("a set is frozen with the terms that it shows, and paged, searched and ordered", async () => {
  const jobId = await jobWithRun("Frozen");
  const id = await create(jobId, " Large ones ", [atLeast(600_000)]);
  const found = await caseOf(jobId, id);
  expect(found).toMatchObject({ name: "Large ones", isPublished: false, version: 1, runNumber: 1, isOutOfDate: false });
  expect(found.totals).toEqual({ suppliers: 8, yearMinor: 8_160_000, payments: 96 });
  // Every one of them is paid by cheque, at 3.00 dollars a payment.
  expect(found.defaults.costNow.source).toBe("set");
  expect(found.defaults.largeTicketShare).toEqual({ value: 0, source: "set" });
  expect(found.defaults.grace).toEqual({ value: 14, source: "product" });

  const first = await membersOf(jobId, id);
  expect([first.totalCount, first.collection.length, first.totals]).toEqual([8, 5, found.totals]);
  expect(first.collection.map(({ yearMinor }) => yearMinor)).toEqual([
    1_440_000, 1_320_000, 1_200_000, 1_080_000, 960_000,
  ]);
  const least = await membersOf(jobId, id, { orderBy: "value", pageSize: 2 });
  expect(least.collection.map(({ yearMinor }) => yearMinor)).toEqual([600_000, 720_000]);
  // Two keys: of the same country, the name from its end.
  const twice = await membersOf(jobId, id, { orderBy: "country", secondaryOrderBy: "-name", pageSize: 3 });
  const names = twice.collection.map(({ name }) => name);
  expect(names).toEqual(names.toSorted().toReversed());
  expect(names[0]).toContain("Supplier L");
  const filtered = { ...page, filters: { filterItems: [atLeast(1)] } };
  expect(await statusAs("sasha-sysadmin", "POST", `/jobs/${jobId}/use-cases/${id}/suppliers/get`, filtered)).toBe(422);
  const searched = await membersOf(jobId, id, { search: "supplier L" });
  expect([searched.totalCount, searched.unfilteredCount, searched.totals.yearMinor]).toEqual([1, 8, 1_440_000]);
  expect(
    await statusAs("sasha-sysadmin", "POST", `/jobs/${jobId}/use-cases/${id}/suppliers/get`, {
      ...page,
      orderBy: "spend",
    }),
  ).toBe(422);

  const { supplierKey } = first.collection[1] ?? { supplierKey: "" };
  const one = await call<UseCaseSupplier>("GET", `/jobs/${jobId}/use-cases/${id}/suppliers/${supplierKey}`);
  expect([one.place, one.previousKey, one.nextKey, one.isInRun]).toEqual([
    2,
    first.collection[0]?.supplierKey,
    first.collection[2]?.supplierKey,
    true,
  ]);
});

it("a supplier in several counts once in the total, by the most that is expected of it, and lists them", async () => {
  const jobId = await jobWithRun("Several");
  await acceptCards(jobId);
  const all = await create(jobId, "All", []);
  const large = await create(jobId, "Large", [atLeast(600_000)], "stp");
  const { cases, total } = await listOf(jobId);
  expect(cases.map(({ totals }) => totals.suppliers)).toEqual([12, 8]);
  expect([total.suppliers, total.yearMinor, total.payments]).toEqual([12, 9_360_000, 144]);
  const [of] = cases;
  if (!of) throw new Error("There is no use case.");
  const volume = { spend: of.totals.yearMinor / 100, payments: of.totals.payments };
  const { expected } = useCaseValue(of.method, volume, caseTerms(of.defaults, of.typed));
  expect(total.expectedMinor / 100).toBeCloseTo(expected.total, 1);
  const { collection } = await membersOf(jobId, large);
  const { supplierKey } = collection[0] ?? { supplierKey: "" };
  const listed = await call<{ useCaseId: string }[]>("GET", `/jobs/${jobId}/suppliers/${supplierKey}/use-cases`);
  expect(listed.map(({ useCaseId }) => useCaseId)).toEqual([all, large]);
});

it("a card use case counts only suppliers known to accept cards; without any its value is 0", async () => {
  const jobId = await jobWithRun("Acceptance");
  const unknown = await caseOf(jobId, await create(jobId, "Unknown", []));
  expect([unknown.totals.suppliers, unknown.cardable]).toEqual([12, { suppliers: 0, yearMinor: 0, payments: 0 }]);
  expect((await listOf(jobId)).total.expectedMinor).toBe(0);
  const finance = await caseOf(jobId, await create(jobId, "Finance", [], "scf"));
  expect(finance.totals.suppliers).toBe(12);
  // The eight largest of 100 to 1,200 a month.
  const large = await jobWithRun("Accepted");
  await acceptCards(large, "spendMinor >= 600000");
  const id = await create(large, "Partly", []);
  const { totals, cardable, defaults, typed } = await caseOf(large, id);
  expect([totals.suppliers, totals.yearMinor]).toEqual([12, 9_360_000]);
  expect(cardable).toEqual({ suppliers: 8, yearMinor: 8_160_000, payments: 96 });
  const { total } = await listOf(large);
  const { expected } = useCaseValue("vcard", { spend: 81_600, payments: 96 }, caseTerms(defaults, typed));
  expect(total.expectedMinor / 100).toBeCloseTo(expected.total, 1);
  const { collection, totals: all, cardable: taking } = await membersOf(large, id, { pageSize: 12 });
  expect(collection.filter(({ cardableMinor }) => cardableMinor === 0)).toHaveLength(4);
  expect([all.suppliers, taking.suppliers]).toEqual([12, 8]);
});

it("changed criteria leave the set; a refresh says who joins and leaves, and takes them", async () => {
  const jobId = await jobWithRun("Refreshed");
  const id = await create(jobId, "Large", [atLeast(600_000)]);
  const { name, method } = await caseOf(jobId, id);
  const body = {
    version: 1,
    name,
    method,
    criteria: { filterItems: [atLeast(1_200_000)] },
    typed: { conversion: 0.4 },
  };
  await call("PUT", `/jobs/${jobId}/use-cases/${id}`, body);
  expect(await caseOf(jobId, id)).toMatchObject({ version: 2, totals: { suppliers: 8 }, typed: { conversion: 0.4 } });
  expect(await statusAs("sasha-sysadmin", "PUT", `/jobs/${jobId}/use-cases/${id}`, body)).toBe(409);

  await importFile(jobId, "more.csv", ledgerOf(200, 14));
  expect((await caseOf(jobId, id)).isOutOfDate).toBe(true);
  const changes = await call<UseCaseChanges>("GET", `/jobs/${jobId}/use-cases/${id}/changes`);
  expect(changes.today.suppliers - changes.joined.suppliers + changes.left.suppliers).toBe(8);
  expect(changes.joined.rows.length).toBe(changes.joined.suppliers);
  await call("POST", `/jobs/${jobId}/use-cases/${id}/refresh`, { version: 2 });
  const after = await caseOf(jobId, id);
  expect(after).toMatchObject({ version: 3, isOutOfDate: false, totals: changes.today, typed: { conversion: 0.4 } });
  const none = await call<UseCaseChanges>("GET", `/jobs/${jobId}/use-cases/${id}/changes`);
  expect([none.joined.suppliers, none.left.suppliers]).toEqual([0, 0]);
});

it("a pitch is kept by language, says the supplier's cost, and promises nothing for nothing", async () => {
  const jobId = await jobWithRun("Pitch");
  const id = await create(jobId, "Pitched", []);
  const { name, method, criteria, pitches } = await caseOf(jobId, id);
  expect(pitches).toEqual({});
  const path = `/api/v1/jobs/${jobId}/use-cases/${id}`;
  const said = { name, method, criteria, typed: {} };
  const write = async (version: number, more: object) => {
    const answer = await callAs("sasha-sysadmin", "PUT", path, { body: { ...said, version, ...more } });
    const { code, errors } = await answer.json<{ code?: string; errors?: Record<string, string[]> }>();
    return [answer.status, code ?? "", Object.keys(errors ?? {}).join(" ")];
  };
  const kept = "Wir zahlen per Karte. Üblich sind 1,85 % bis 2,45 %, fragen Sie Ihren Acquirer.";
  for (const text of [
    `${kept} Kosten-los!`,
    `${kept} frеe`,
    "It costs you 2.45%.",
    `${kept} Senden Sie uns Ihre Bankverbindung.`,
    "",
  ])
    expect([text, ...(await write(1, { pitches: { de: text } }))]).toEqual([text, 422, "INVALID", "pitches.de"]);
  expect((await write(1, { pitches: { it: kept } }))[0]).toBe(422);
  expect((await write(1, { pitches: { de: "x".repeat(4001) } }))[0]).toBe(422);
  expect((await write(1, { pitches: { de: ` ${kept} ` } }))[0]).toBe(200);
  expect(await caseOf(jobId, id)).toMatchObject({ version: 2, pitches: { de: kept }, issuerLanguage: "en" });
  // Another assumption is saved next to a text that says the old one; the text itself is then judged by the new one.
  expect((await write(2, { typed: { supplierFee: 0.03 } }))[0]).toBe(200);
  expect((await caseOf(jobId, id)).pitches).toEqual({ de: kept });
  expect((await write(3, { typed: { supplierFee: 0.03 }, pitches: { de: `${kept} Danke.` } }))[0]).toBe(422);
  expect((await write(3, { pitches: {} }))[0]).toBe(200);
  expect((await caseOf(jobId, id)).pitches).toEqual({});
});

it("what cannot be asked is refused with its path, and nothing is kept", async () => {
  const jobId = await jobWithRun("Refused");
  const wrong = {
    name: "Wrong",
    method: "vcard",
    criteria: { filterItems: [{ ...atLeast(1), propertyName: "colour" }] },
  };
  for (const body of [
    wrong,
    { ...wrong, name: "", criteria: everybody },
    { ...wrong, method: "barter", criteria: everybody },
  ])
    expect(await statusAs("sasha-sysadmin", "POST", `/jobs/${jobId}/use-cases`, body)).toBe(422);
  expect(await statusAs("sasha-sysadmin", "GET", `/jobs/${jobId}/use-cases/none`)).toBe(404);
  expect((await listOf(jobId)).cases).toEqual([]);
  const draft = await call<UseCaseDraft>("POST", `/jobs/${jobId}/use-cases/draft`, {
    method: "scf",
    criteria: everybody,
  });
  expect([draft.totals.suppliers, draft.defaults.newPayDay, draft.why]).toEqual([
    12,
    // The buyer is a council: the law caps its days at 30.
    { value: 30, source: "product" },
    null,
  ]);
});

it("clients see what is published, of the published run; drafts, proposals and changes stay with those at work", async () => {
  const jobId = await jobWithRun("Seen");
  const id = await create(jobId, "Offer", []);
  const path = `/jobs/${jobId}/use-cases`;
  expect(await statusAs(client.subject, "GET", path)).toBe(404);
  await publish(jobId);
  const seen = async () => (await callAs(client.subject, "GET", `/api/v1${path}`)).json<UseCaseList>();
  expect(await seen()).toMatchObject({ cases: [], seeds: null });
  expect(await statusAs(client.subject, "GET", `${path}/${id}`)).toBe(404);
  await call("POST", `${path}/${id}/publish`, { version: 1, isPublished: true });
  expect((await seen()).cases.map(({ useCaseId }) => useCaseId)).toEqual([id]);
  expect(await statusAs(client.subject, "POST", `${path}/${id}/suppliers/get`, page)).toBe(200);
  for (const [method, sub, body] of [
    ["GET", "/changes", undefined],
    ["POST", "/refresh", { version: 2 }],
    ["POST", "/publish", { version: 2, isPublished: false }],
  ] as const)
    expect([sub, (await statusAs(client.subject, method, `${path}/${id}${sub}`, body)) < 400]).toEqual([sub, false]);
  // Refreshed from a run that is not published, it waits for that run.
  await importFile(jobId, "more.csv", ledgerOf(7, 3));
  await call("POST", `${path}/${id}/refresh`, { version: 2 });
  expect((await seen()).cases).toEqual([]);
  await publish(jobId);
  expect((await seen()).cases).toHaveLength(1);
});

it("a set is written as CSV and as a workbook, under the words that are asked for", async () => {
  const jobId = await jobWithRun("Written");
  const id = await create(jobId, "All", []);
  const root = `/api/v1/jobs/${jobId}/use-cases/${id}/export`;
  const text = await (
    await callAs("sasha-sysadmin", "GET", `${root}?headings=${encodeURIComponent('{"name":"Lieferant"}')}`)
  ).text();
  const lines = text.trim().split("\r\n");
  expect(lines).toHaveLength(13);
  expect(lines[0]).toContain("Supplier key,Lieferant,Country");
  expect(lines[0]).toContain(
    "Addressable spend a year (GBP),Payments per year,Level,Value a year if it converts (GBP),STP",
  );
  expect(lines[1]).toContain("14400.00,12,");
  const book = await callAs("sasha-sysadmin", "GET", `${root}?format=xlsx`);
  expect(book.headers.get("content-type")).toContain("spreadsheetml");
  expect([...new Uint8Array(await book.arrayBuffer()).slice(0, 2)]).toEqual([0x50, 0x4b]);
  expect(await statusAs("sasha-sysadmin", "GET", `/jobs/${jobId}/use-cases/${id}/export?headings=no`)).toBe(422);
});
