/** The business case of a job: what it starts from, its versions, who saves over whom, and who sees the issuer's side. */
import { runInDurableObject } from "cloudflare:test";
import { beforeAll, expect, it } from "vitest";
import type { BusinessCase, BusinessCaseStart, BusinessCaseVersion } from "@paygauge/api-types/entities/business-case";
import type { UseCaseList } from "@paygauge/api-types/entities/use-cases";
import type { Problem } from "@paygauge/api-types/entities/mutation";
import { emptyCase, firstScenarios } from "@paygauge/analysis/value/case/case-model";
import { maySeeIssuerSide } from "../../identity/issuer-side.ts";
import {
  acceptCards,
  assumeLimits,
  client,
  financeSuppliers,
  grantClient,
  importFile,
  jobWithRun,
  ledgerOf,
  publish,
  shortLedger,
} from "../../job/runs/published-job.fixture.ts";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { readDirectory } from "../../job/unpack/zip-directory.ts";
import { entryStream } from "../../job/unpack/zip-entry.ts";
import { jobObjectOf } from "../../job/job-stub.ts";
import { now, openDatabase } from "../../store/database.ts";
import { jobAssignments } from "../../store/schema.ts";
import { testEnv } from "../../support/test-env.ts";
import { call } from "../uploads/upload-calls.fixture.ts";

beforeAll(async () => {
  await seedOrigin();
  await grantClient();
});

/** What a file holds: of a workbook the text of all its parts. */
async function plainText(answer: Response): Promise<string> {
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (bytes[0] !== 0x50) return new TextDecoder().decode(bytes);
  const read = async (from: number, length: number) => bytes.slice(from, from + length);
  let text = "";
  for (const entry of await readDirectory(read, bytes.length))
    for await (const part of entryStream(read, entry, 10_000_000)) text += new TextDecoder().decode(part);
  return text;
}

const caseOf = (jobId: string) => call<BusinessCase>("GET", `/jobs/${jobId}/business-case`);
const pathOf = (jobId: string, rest = "") => `/api/v1/jobs/${jobId}/business-case${rest}`;
const save = (who: string, jobId: string, version: number, body: object, note = "") =>
  callAs(who, "POST", pathOf(jobId, "/versions"), { body: { version, note, body: { ...emptyCase, ...body } } });

it("starts from the job: a cohort for each capability of the issuer, each supplier in one at most", async () => {
  const jobId = await jobWithRun("Start");
  await acceptCards(jobId, "ordinal % 2 = 0");
  const { inputs, version, versions, body, maySave, overlap, moved } = await caseOf(jobId);
  expect([version, versions, moved, overlap, maySave]).toEqual([0, [], [], null, true]);
  expect(body).toEqual(emptyCase);
  expect(inputs.cohorts.map(({ method }) => method).toSorted()).toEqual(["pcard", "scf", "stp", "upside", "vcard"]);
  const suppliers = inputs.cohorts.map(({ method, suppliers: count }) => [method, count]);
  // The others have no known card acceptance: one cohort, the last, off by default.
  expect(suppliers.filter(([, count]) => count !== 0)).toEqual([
    ["vcard", 6],
    ["upside", 6],
  ]);
  expect(inputs.cohorts.at(-1)?.defaults.conversion).toEqual({ value: 0.05, source: "noPublicSource" });
  expect(inputs.plan.countUpside.value).toBe(0);
  const [largest] = inputs.cohorts;
  expect(largest?.defaults.addressable.source).toBe("job");
  expect(largest?.defaults.conversion).toEqual({ value: 0.5, source: "published" });
  // By level: the made half is at High, and the files say neither terms nor when an invoice came.
  const cohort = inputs.cohorts.find(({ method }) => method === "vcard");
  expect(cohort?.levels).toEqual([
    {
      level: "High",
      suppliers: 6,
      addressable: cohort?.defaults.addressable.value,
      cardable: cohort?.defaults.addressable.value,
      payments: cohort?.defaults.payments.value,
      daysToPay: null,
      terms: null,
    },
  ]);
  expect(inputs.cohorts.find(({ method }) => method === "scf")?.defaults.supplierFee.source).toBe("unstated");
  expect(inputs.plan.growth).toEqual({ value: 0.03, source: "product" });
});

it("knows what other limits of acceptance would prove, where a limit is assumed", async () => {
  const jobId = await jobWithRun("Limits");
  await acceptCards(jobId);
  const limitOf = async () => (await caseOf(jobId)).inputs.cohorts.find(({ method }) => method === "vcard")?.limit;
  expect(await limitOf()).toBeUndefined();
  const other = await jobWithRun("Limits, assumed");
  await acceptCards(other);
  await assumeLimits(other);
  const { limit, defaults } = (await caseOf(other)).inputs.cohorts.find(({ method }) => method === "vcard") ?? {};
  expect(defaults?.addressable.value).toBeGreaterThan(0);
  expect(limit).toEqual({ low: { addressable: 0.5, payments: 0.25 }, high: { addressable: 1, payments: 1 } });
});

it("leaves out suppliers who are paid today no later than a funder would pay them", async () => {
  const jobId = await jobWithRun("Financed");
  await financeSuppliers(jobId, [7, 10, 11, null, 45, 45, 45, 45, 45, 45, 45, 45]);
  const { inputs } = await caseOf(jobId);
  expect(inputs.cohorts.find(({ method }) => method === "scf")?.suppliers).toBe(10);
  const { seeds } = await call<UseCaseList>("GET", `/jobs/${jobId}/use-cases`);
  const seed = seeds?.find(({ method }) => method === "scf");
  expect(seed?.totals.suppliers).toBe(10);
  expect(seed?.criteria.filterItems.at(-1)).toMatchObject({ propertyName: "daysToPay", allowNullValue: true });
});

it("starts from chosen use cases, and states their totals with and without their overlap", async () => {
  const jobId = await jobWithRun("Overlap");
  await acceptCards(jobId);
  const make = async (name: string, method: string, from: number) => {
    const item = { propertyName: "spendMinor", itemComparisonOperator: "GreaterThanOrEqual", itemValue: String(from) };
    const criteria = { filterItems: [item] };
    return (await call<{ id: string }>("POST", `/jobs/${jobId}/use-cases`, { name, method, criteria })).id;
  };
  const useCaseIds = [await make("All", "vcard", 0), await make("Large", "stp", 600_000)];
  const { inputs, overlap } = await call<BusinessCaseStart>("POST", `/jobs/${jobId}/business-case/start`, {
    useCaseIds,
  });
  expect([overlap?.sum.suppliers, overlap?.distinct.suppliers]).toEqual([20, 12]);
  expect(overlap?.distinct.expectedMinor).toBeLessThan(overlap?.sum.expectedMinor ?? 0);
  const whole = inputs.cohorts.reduce((sum, { defaults }) => sum + defaults.addressable.value, 0);
  expect(Math.round(whole * 100)).toBe(overlap?.distinct.yearMinor);
  expect(inputs.cohorts.reduce((sum, { suppliers }) => sum + suppliers, 0)).toBe(12);
  expect(inputs.cohorts.every(({ defaults }) => defaults.rebate.source === "useCases")).toBe(true);
});

it("counts no card money without known acceptance, and reports that no supplier was matched", async () => {
  const jobId = await jobWithRun("Unknown");
  const { inputs, isAcceptanceKnown } = await caseOf(jobId);
  const cards = inputs.cohorts.filter(({ method }) => ["stp", "vcard", "pcard"].includes(method));
  expect(cards.map(({ suppliers, defaults }) => [suppliers, defaults.addressable.value])).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
  ]);
  const upside = inputs.cohorts.find(({ method }) => method === "upside");
  expect(upside?.suppliers).toBe(12);
  // 100 a month of the first, 200 of the second …
  expect(upside?.defaults.addressable.value).toBe(93_600);
  expect(isAcceptanceKnown).toBe(false);
  // A case that rests on use cases withholds the same.
  const { id } = await call<{ id: string }>("POST", `/jobs/${jobId}/use-cases`, {
    name: "All",
    method: "vcard",
    criteria: { filterItems: [] },
  });
  const start = await call<BusinessCaseStart>("POST", `/jobs/${jobId}/business-case/start`, { useCaseIds: [id] });
  expect(start.inputs.cohorts.map(({ method, suppliers }) => [method, suppliers])).toEqual([
    ["vcard", 0],
    ["upside", 12],
  ]);
  expect(start.overlap?.sum.expectedMinor).toBe(0);
  // A workbook of zeros would suggest that the case is worth nothing.
  const file = await callAs("sasha-sysadmin", "GET", pathOf(jobId, "/export?format=csv"));
  expect([file.status, (await file.json<Problem>()).code]).toEqual([409, "CASE_UNKNOWN"]);
  await save("sasha-sysadmin", jobId, 0, { typed: { countUpside: 1 } });
  expect((await callAs("sasha-sysadmin", "GET", pathOf(jobId, "/export?format=csv"))).status).toBe(200);
});

it("asks what the programme costs, and marks rebates outside the US", async () => {
  const jobId = await jobWithRun("Asked");
  const { inputs } = await caseOf(jobId);
  for (const key of ["setUp", "annualFee", "staffDays", "staffDayCost"] as const)
    expect([key, inputs.plan[key].source]).toEqual([key, "unstated"]);
  const vcard = inputs.cohorts.find(({ method }) => method === "vcard");
  expect(vcard?.defaults.rebate.source).toBe("noPublicSource");
});

it("shows readers a case of a short file with a note alone", async () => {
  const jobId = await jobWithRun("Short", shortLedger());
  expect((await save("sasha-sysadmin", jobId, 0, { typed: { setUp: 1 } })).status).toBe(200);
  const shownOf = async () => (await caseOf(jobId)).versions.map(({ isShown }) => isShown);
  expect(await shownOf()).toEqual([false]);
  await publish(jobId);
  const refusedAs = async (who: string, method: "GET" | "POST", rest = "") => {
    const answer = await callAs(who, method, pathOf(jobId, rest));
    return [answer.status, (await answer.json<Problem>()).code];
  };
  expect(await refusedAs("sasha-sysadmin", "POST", "/versions/1/show")).toEqual([409, "CASE_NEEDS_NOTE"]);
  expect(await refusedAs(client.subject, "GET")).toEqual([409, "CASE_ESTIMATE"]);
  expect(await refusedAs(client.subject, "GET", "/export?format=csv")).toEqual([409, "CASE_ESTIMATE"]);
  expect(
    (await save("sasha-sysadmin", jobId, 1, { typed: { setUp: 2, countUpside: 1 } }, "January alone.")).status,
  ).toBe(200);
  expect(await shownOf()).toEqual([true, false]);
  const file = await callAs("sasha-sysadmin", "GET", pathOf(jobId, "/export?format=csv"));
  expect(await file.text()).toContain("Estimate: days of data,,31");
  const seen: BusinessCase = await (await callAs(client.subject, "GET", pathOf(jobId))).json();
  expect([seen.version, seen.body.typed.setUp, seen.annualFactor]).toEqual([2, 2, 365 / 31]);
});

it("opens a case of before a parameter was there", async () => {
  const jobId = await jobWithRun("Older");
  await save("sasha-sysadmin", jobId, 0, { typed: { setUp: 5 } });
  await runInDurableObject(jobObjectOf(testEnv, jobId), (_, { storage: { sql } }) => {
    const [row] = sql.exec<{ contentJson: string }>("SELECT contentJson FROM business_case").toArray();
    const { body, inputs } = JSON.parse(row?.contentJson ?? "{}");
    for (const key of ["staffDays", "staffDayCost", "countUpside"]) delete inputs.plan[key];
    for (const cohort of inputs.cohorts) delete cohort.defaults.supplierLargeFee;
    const content = { body: { ...body, typed: { setUp: 5, "instantPay.supplierDay": 9 } }, inputs };
    sql.exec("UPDATE business_case SET contentJson = ?", JSON.stringify(content));
  });
  expect((await caseOf(jobId)).body.typed).toEqual({ setUp: 5, "instantPay.newPayDay": 9 });
  const version = await call<BusinessCaseVersion>("GET", pathOf(jobId, "/versions/1").replace("/api/v1", ""));
  expect(version.inputs.plan.staffDays).toEqual({ value: 0, source: "product" });
});

it("keeps versions; who saved over another user's sees what differs, and nothing is lost", async () => {
  const jobId = await jobWithRun("Versions");
  expect((await save("sasha-sysadmin", jobId, 0, { typed: { setUp: 20_000 } }, "First")).status).toBe(200);
  expect((await save("dana-developer", jobId, 1, { typed: { setUp: 30_000 } }, "More")).status).toBe(200);
  const late = await save("sasha-sysadmin", jobId, 1, { typed: { setUp: 25_000 } });
  const problem: Problem = await late.json();
  expect([late.status, problem.code, Object.keys(problem.errors ?? {})]).toEqual([409, "CASE_CHANGED", ["base.setUp"]]);
  expect(problem.errors?.["base.setUp"]).toContain("30000");
  const { version, versions, body } = await caseOf(jobId);
  expect([version, body.typed.setUp]).toEqual([2, 30_000]);
  expect(versions.map(({ number, note, isShown }) => [number, note, isShown])).toEqual([
    [2, "More", false],
    [1, "First", true],
  ]);
  const first = await call<BusinessCaseVersion>("GET", `/jobs/${jobId}/business-case/versions/1`);
  expect(first.body.typed).toEqual({ setUp: 20_000 });
  await call("POST", `/jobs/${jobId}/business-case/versions/2/show`);
  expect((await caseOf(jobId)).versions.map(({ isShown }) => isShown)).toEqual([true, false]);
  expect((await callAs("sasha-sysadmin", "POST", pathOf(jobId, "/versions/9/show"))).status).toBe(404);
});

it("of five users who save at once one does, and four see what differs", async () => {
  const jobId = await jobWithRun("Race");
  const people = ["sasha-sysadmin", "dana-developer", "sasha-sysadmin", "dana-developer", "sasha-sysadmin"];
  const answers = await Promise.all(people.map((who, at) => save(who, jobId, 0, { typed: { setUp: 100 + at } })));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409, 409, 409]);
  const { version, versions, body } = await caseOf(jobId);
  expect([version, versions.length]).toEqual([1, 1]);
  // Who lost the lock meanwhile is refused for that; with it again, each sees what differs.
  for (const [at, answer] of answers.entries()) {
    if (answer.status === 200) continue;
    expect(["CASE_CHANGED", "LOCK_LOST"]).toContain((await answer.json<Problem>()).code);
    const again = await save(people[at] ?? "", jobId, 0, { typed: { setUp: 100 + at } });
    const { code, errors }: Problem = await again.json();
    expect([again.status, code]).toEqual([409, "CASE_CHANGED"]);
    expect(errors?.["base.setUp"]).toContain(String(body.typed.setUp));
  }
  expect((await caseOf(jobId)).version).toBe(1);
});

it("refuses values out of range and cases without the three scenarios, in words", async () => {
  const jobId = await jobWithRun("Ranges");
  const bodies = [
    { typed: { growth: 7 } },
    { typed: { "vcard.conversion": -0.1 } },
    { typed: { nothing: 1 } },
    { issuerTyped: { interchange: 1 } },
    { scenarios: firstScenarios.slice(1) },
    { scenarios: [...firstScenarios, { id: "low", name: "Again", level: "low", typed: {} }] },
  ];
  for (const body of bodies)
    expect((await save("sasha-sysadmin", jobId, 0, body)).status, JSON.stringify(body)).toBe(422);
});

it("a re-score says which defaults moved", async () => {
  const jobId = await jobWithRun("Moved");
  await save("sasha-sysadmin", jobId, 0, {});
  expect((await caseOf(jobId)).moved).toEqual([]);
  await importFile(jobId, "again.csv", ledgerOf(24));
  await acceptCards(jobId, "ordinal % 2 = 0");
  const { moved } = await caseOf(jobId);
  const addressable = moved.find(({ id }) => id === "vcard.addressable");
  expect(addressable?.before).toBe(0);
  expect(addressable?.after).toBeGreaterThan(0);
});

it("the issuer's side is in no byte of a buyer's copy", async () => {
  const jobId = await jobWithRun("Sides");
  await acceptCards(jobId);
  const issuerTyped = { interchange: 0.012_345, schemeFee: 0.000_777 };
  expect((await save("sasha-sysadmin", jobId, 0, { issuerTyped })).status).toBe(200);
  await publish(jobId);
  // Opens the calculator and nothing else.
  const reader = "calvin-jobbusinesscasecalculatoraccessor";
  await openDatabase(testEnv.DB)
    .insert(jobAssignments)
    .values({ jobId, userId: `user-${reader}`, assignedOn: now() });
  const paths = ["", "/start"];
  const textOf = async (who: string, rest: string): Promise<string> => {
    const answer = await callAs(
      who,
      rest === "" ? "GET" : "POST",
      pathOf(jobId, rest),
      rest === "" ? {} : { body: { useCaseIds: [] } },
    );
    expect([who, rest, answer.status]).toEqual([who, rest, 200]);
    return answer.text();
  };
  const secret = /interchange|schemeFee|creditLoss|fundingRate|0\.012345|0\.000777|0\.027|0\.0175/i;
  for (const rest of paths) {
    expect(await textOf("sasha-sysadmin", rest)).toMatch(secret);
    expect(await textOf(reader, rest)).not.toMatch(secret);
  }
  // Nor in a byte of their files, unpacked.
  const beatrice = "beatrice-jobbusinesscasedownloadaccessor";
  await openDatabase(testEnv.DB)
    .insert(jobAssignments)
    .values({ jobId, userId: `user-${beatrice}`, assignedOn: now() });
  const fileOf = async (who: string, query: string) => callAs(who, "GET", pathOf(jobId, `/export?${query}`));
  for (const format of ["csv", "xlsx"]) {
    const buyers = await fileOf(beatrice, `format=${format}`);
    expect([format, buyers.status]).toEqual([format, 200]);
    expect(await plainText(buyers)).not.toMatch(/interchange|scheme fee|credit loss|funding|0\.012345|0\.000777/i);
    expect((await fileOf(beatrice, `format=${format}&copy=issuer`)).status).toBe(404);
    expect(await plainText(await fileOf("sasha-sysadmin", `format=${format}&copy=issuer`))).toMatch(/0\.012345/);
    expect(await plainText(await fileOf("sasha-sysadmin", `format=${format}`))).not.toMatch(/0\.012345/);
  }
  expect((await fileOf(beatrice, "scenario=none")).status).toBe(404);
  const file = await callAs(beatrice, "GET", pathOf(jobId, "/file"));
  expect(await file.json()).toMatchObject({ version: 1, hasIssuerSide: false });
  // Who does not see them does not undo them either.
  const kept = await call<BusinessCase>("GET", `/jobs/${jobId}/business-case`);
  expect(kept.body.issuerTyped).toEqual(issuerTyped);
});

it("a Manager of the job's issuer sees its side by that, in this job alone", () => {
  const nobody = { isStaff: false, managedIssuerIds: ["issuer-harbour"], memberIssuerIds: ["issuer-other"] };
  const manager = { eligible: true, permissions: new Set<never>(), tenancy: nobody };
  expect(maySeeIssuerSide(manager, { issuerId: "issuer-harbour" })).toBe(true);
  expect(maySeeIssuerSide(manager, { issuerId: "issuer-other" })).toBe(false);
  expect(maySeeIssuerSide({ ...manager, eligible: false }, { issuerId: "issuer-harbour" })).toBe(false);
});

it("a case that rests on use cases which a reader does not see shows nothing in their place", async () => {
  const jobId = await jobWithRun("Hidden");
  await acceptCards(jobId);
  const criteria = { filterItems: [] };
  const { id } = await call<{ id: string }>("POST", `/jobs/${jobId}/use-cases`, {
    name: "All",
    method: "vcard",
    criteria,
  });
  expect((await save("sasha-sysadmin", jobId, 0, { useCaseIds: [id] })).status).toBe(200);
  await publish(jobId);
  const readAs = async (): Promise<BusinessCase> => (await callAs(client.subject, "GET", pathOf(jobId))).json();
  const hidden = await readAs();
  expect([hidden.missing, hidden.inputs.cohorts, hidden.overlap?.sum.suppliers, hidden.useCases]).toEqual([
    1,
    [],
    0,
    [],
  ]);
  const file = await callAs(client.subject, "GET", pathOf(jobId, "/file"));
  expect(await file.json()).toMatchObject({ missing: 1, named: 1 });
  const refused = await callAs(client.subject, "GET", pathOf(jobId, "/export?format=csv"));
  expect([refused.status, (await refused.json<Problem>()).code]).toEqual([409, "CASE_HIDDEN"]);
  // Staff of the job see that readers do not see it, and can publish it.
  const own = await caseOf(jobId);
  expect([own.missing, own.useCases.map(({ isPublished }) => isPublished)]).toEqual([0, [false]]);
  await call("POST", `/jobs/${jobId}/use-cases/${id}/publish`, { version: 1, isPublished: true });
  const shown = await readAs();
  expect([shown.missing, shown.inputs.cohorts.map(({ method }) => method)]).toEqual([0, ["vcard"]]);
  // A use case that is deleted is missing for every user.
  const gone = await call<BusinessCaseStart>("POST", `/jobs/${jobId}/business-case/start`, {
    useCaseIds: [id, "no-such-use-case"],
  });
  expect(gone.missing).toBe(1);
});

it("readers get the case shown over the published run, and save nothing", async () => {
  const jobId = await jobWithRun("Readers");
  await save("sasha-sysadmin", jobId, 0, { typed: { setUp: 1 } });
  await save("sasha-sysadmin", jobId, 1, { typed: { setUp: 2 } });
  await publish(jobId);
  const answer = await callAs(client.subject, "GET", pathOf(jobId));
  const found: BusinessCase = await answer.json();
  expect([found.version, found.body.typed.setUp, found.versions, found.maySave]).toEqual([1, 1, [], false]);
  expect((await save(client.subject, jobId, 1, {})).status).toBe(404);
  expect((await callAs(client.subject, "GET", pathOf(jobId, "/versions/1"))).status).toBe(404);
});
