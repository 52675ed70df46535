import { beforeAll, describe, expect, it } from "vitest";
import * as v from "valibot";
import { isAllowed } from "@paygauge/api-types/access/access";
import { rolePermissions } from "@paygauge/api-types/access/roles";
import { calls, type CallId } from "@paygauge/api-types/endpoints";
import type { Call } from "@paygauge/api-types/endpoints/call";
import type { Field } from "@paygauge/api-types/endpoints/resource";
import { resources } from "@paygauge/api-types/endpoints/resources";
import { capabilities } from "@paygauge/api-types/entities/capabilities";
import { campaignColumns } from "@paygauge/api-types/entities/campaign-suppliers";
import { productLists } from "@paygauge/api-types/entities/exports";
import { barFilterDimensions, jobDimensions } from "@paygauge/api-types/entities/insights";
import { problem } from "@paygauge/api-types/entities/mutation";
import { memberOrders } from "@paygauge/api-types/entities/use-cases";
import { ledgerRowColumns } from "@paygauge/api-types/entities/ledger-rows";
import { supplierColumns } from "@paygauge/api-types/entities/suppliers";
import { fillPath } from "@paygauge/api-types/paths";
import { recordTypes } from "@paygauge/api-types/sitemap/records";
import { openDatabase } from "./store/database.ts";
import { jobs } from "./store/schema.ts";
import { callAs, seedOrigin } from "./support/call-origin.ts";
import { testEnv } from "./support/test-env.ts";

/** Names of what a schema holds; of one that is wrapped, those of what it wraps. */
function namesIn(schema: unknown): readonly string[] {
  if (typeof schema !== "object" || schema === null) return [];
  if ("entries" in schema) return Object.keys(schema.entries as object);
  return "wrapped" in schema ? namesIn(schema.wrapped) : [];
}
/** What an answer of pages says of each row. */
function rowNames({ answer }: Call): readonly string[] {
  if (typeof answer !== "object" || !("entries" in answer)) return [];
  const { collection } = answer.entries as { readonly collection?: { readonly item?: unknown } };
  return namesIn(collection?.item);
}

const everyCall = Object.entries(calls) as [CallId, Call][];
/** Calls that answer pages, and with them what may be exported: `createListExport` asks these same calls. */
const lists = everyCall.filter(([, { body }]) => namesIn(body).includes("orderBy"));

/** Where a caller reads what a list sorts and filters by, and its rows call otherwise: a call that they may make, and its field. */
type Place = readonly [call: CallId, field: string];
const people: Readonly<Record<string, Place>> = {
  effectiveBrandingId: ["activeUsers", "effectiveBranding"],
  createdOn: ["user", "createdOn"],
};
const readElsewhere: Readonly<Partial<Record<CallId, Readonly<Record<string, Place>>>>> = {
  activeUsers: people,
  unapprovedUsers: people,
  pendingUsers: people,
  deactivatedUsers: people,
  // The dimensions of a supplier's industry: its page names them, and groups of codes follow from the code.
  jobSuppliers: {
    paymentMethods: ["jobSupplier", "methods"],
    paymentMethodCount: ["jobSupplier", "methods"],
    mccGroup: ["jobSuppliers", "mcc"],
    mccType: ["jobSuppliers", "mcc"],
    sicDivision: ["jobSupplier", "industries"],
    sicMajorGroup: ["jobSupplier", "industries"],
    sicIndustryGroup: ["jobSupplier", "industries"],
    sicIndustryCode: ["jobSupplier", "industries"],
    unspscCategory: ["jobSupplier", "industries"],
    naicsIndustry: ["jobSupplier", "industries"],
  },
};
/** Lists that go by nothing that a request names, but a search. */
const inTheirOrder: readonly CallId[] = ["supplierList"];

function isReadable(list: CallId, name: string): boolean {
  const call: Call = calls[list];
  if (rowNames(call).includes(name)) return true;
  const elsewhere = readElsewhere[list]?.[name];
  if (elsewhere === undefined) return false;
  const [otherId, field] = elsewhere;
  const other: Call = calls[otherId];
  const mayRead = [...rolePermissions.values()].every(
    (held) => !isAllowed(call.access, held) || isAllowed(other.access, held),
  );
  return mayRead && [...rowNames(other), ...namesIn(other.answer)].includes(field);
}

const ids: Readonly<Record<string, string>> = { id: "issuer-harbour", jobId: "job-1" };
const queries: Readonly<Partial<Record<CallId, string>>> = {
  supplierList: "?list=include",
  authMappedJobArtifacts: "?userId=user-clara-client",
  directlyAssignedUsers: "?jobArtifactId=job-1",
};
const developer = "dana-developer";

async function ask(id: CallId, body: object): Promise<Response> {
  const { method, path } = calls[id];
  return callAs(developer, method, fillPath(path, ids) + (queries[id] ?? ""), {
    body: { pageNumber: 1, pageSize: 5, ...body },
  });
}

/** The fields of a list, as it names them itself when it is asked for one that there is not. */
async function fieldsOf(id: CallId, body: object): Promise<readonly string[]> {
  const response = await ask(id, body);
  expect([id, response.status]).toEqual([id, 422]);
  const { messageRef, errorRefs, detail } = v.parse(problem, await response.json());
  const names = Object.values(errorRefs ?? { messageRef }).map((each) => each?.args["names"]);
  expect([id, detail, names.length]).toEqual([id, detail, 1]);
  return v.parse(v.string(), names[0]).split(", ");
}

const nowhere = "noSuchField";
const filterBy = (propertyName: string) => ({
  filters: { filterItems: [{ propertyName, itemComparisonOperator: "Equal", itemValue: "x" }] },
});

/** What a call answers to a request that is refused field by field. */
async function refusedFields(path: string, method: string, body: object): Promise<readonly string[]> {
  const response = await callAs(developer, method, path, { body });
  expect(response.status).toBe(422);
  return Object.keys(v.parse(problem, await response.json()).errors ?? {});
}

beforeAll(async () => {
  await seedOrigin();
  await openDatabase(testEnv.DB)
    .insert(jobs)
    .values({
      id: "job-1",
      name: "Job",
      kind: "advanced",
      buyerId: "buyer-wharfside",
      issuerId: "issuer-harbour",
      ownerUserId: "user-isla-issuer",
      buyerCountry: "GBR",
      currency: "GBP",
      capabilities: ["stp"],
      createdOn: "2026-11-23T08:00:00.000Z",
      updatedOn: "2026-11-23T08:00:00.000Z",
    });
});

describe("what a caller may not read", () => {
  // Answered by the job's own object, which sorts by declared columns.
  const ofRuns = lists.filter(([, call]) => "ofRun" in call);
  const ofObjects: readonly CallId[] = ["useCaseMembers", "campaignSuppliers", "campaignBoard"];
  const asked = lists.filter((each) => !ofRuns.includes(each) && !ofObjects.includes(each[0]));

  it("is in no column of a campaign's suppliers", () => {
    expect(Object.keys(campaignColumns).filter((name) => !isReadable("campaignSuppliers", name))).toEqual([]);
  });

  it("is in no order of a frozen set, which is ordered by its rows, their level and their value alone", () => {
    expect(memberOrders.filter((name) => !isReadable("useCaseMembers", name))).toEqual(["level", "value"]);
  });

  it("is looked for in every list, and a job's suppliers and their rows are the only ones of a run", () => {
    expect(asked.length).toBeGreaterThanOrEqual(20);
    expect(ofRuns.map(([id]) => id)).toEqual(["jobSuppliers", "supplierRows", "uncountedRows"]);
    expect(Object.keys(supplierColumns).filter((name) => !isReadable("jobSuppliers", name))).toEqual([]);
    expect(Object.keys(ledgerRowColumns).filter((name) => !isReadable("supplierRows", name))).toEqual([]);
    expect(Object.keys(ledgerRowColumns).filter((name) => !isReadable("uncountedRows", name))).toEqual([]);
  });

  it.each(asked.filter(([id]) => !inTheirOrder.includes(id)))(
    "%s neither sorts, filters nor searches by",
    async (id) => {
      const sorted = await fieldsOf(id, { orderBy: nowhere });
      expect(await fieldsOf(id, { secondaryOrderBy: `-${nowhere}` })).toEqual(sorted);
      expect(await fieldsOf(id, filterBy(nowhere))).toEqual(sorted);
      expect(sorted.filter((name) => !isReadable(id, name))).toEqual([]);
      // A search looks in the columns that the list sorts by: one that looks elsewhere is refused as a filter is.
      expect((await ask(id, { search: "x" })).status).toBe(200);
    },
  );

  it.each(inTheirOrder)("%s sorts by nothing", async (id) => {
    const plain = await (await ask(id, {})).json();
    expect(await (await ask(id, { orderBy: nowhere, ...filterBy(nowhere) })).json()).toEqual(plain);
  });

  it("a job's insights group and filter by what their own bars say, whatever is asked", () => {
    const dimensions: readonly string[] = [...jobDimensions, ...capabilities];
    expect(barFilterDimensions.filter((each) => !dimensions.includes(each))).toEqual([]);
  });

  it.each(productLists)("%s is not exported by", async (list) => {
    const params = calls[list].path.includes("/:") ? ids : {};
    const asking = (name: string, request: object) => ({
      list,
      params,
      request,
      format: "csv",
      name: "List",
      keyIn: "id",
      columns: [{ heading: "A", path: [name], look: "plain" }],
    });
    expect(await refusedFields("/api/v1/exports", "POST", asking(nowhere, {}))).toEqual(["columns"]);
    // An object judges orders of its own rows itself, and there is no campaign and no run here: its columns are looked at above.
    if (ofObjects.includes(list) || list === "supplierRows" || list === "uncountedRows") return;
    const [first = ""] = rowNames(calls[list]);
    expect(await refusedFields("/api/v1/exports", "POST", asking(first, { orderBy: nowhere }))).toEqual(["orderBy"]);
  });

  it("is written by no call: each refuses what it does not take, whichever user sends it", () => {
    const known = new Set(everyCall.flatMap(([, call]) => [...rowNames(call), ...namesIn(call.answer)]));
    const taken = everyCall.flatMap(([id, { effect, access, body }]) => {
      if (effect !== "write" || access.who === "edge" || body === undefined || !("entries" in body)) return [];
      const own = namesIn(body);
      const others = [...known].filter((name) => !own.includes(name));
      const { issues = [] } = v.safeParse(body, Object.fromEntries(others.map((name) => [name, "x"])));
      const refused = new Set(issues.map((issue) => v.getDotPath(issue)));
      // A strict schema names the first of them.
      return others.some((name) => refused.has(name)) ? [] : [id];
    });
    expect(taken).toEqual([]);
  });

  it.each(recordTypes)("a %s's own fields are taken where they are read, and by those who read them", async (type) => {
    const { fields, access, names } = resources[type];
    const { path } = calls[names.create];
    for (const [name, { create, update }] of Object.entries<Field>(fields)) {
      if (create === undefined) expect(await refusedFields(path, "POST", { [name]: "x" })).toContain(name);
      if (update === undefined)
        expect(await refusedFields(path, "PUT", { id: "x", version: 1, [name]: "x" })).toContain(name);
    }
    for (const held of rolePermissions.values()) expect(held.has(access.edit) && !held.has(access.view)).toBe(false);
  });
});
