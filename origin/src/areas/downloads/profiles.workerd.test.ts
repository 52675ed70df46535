/** Datapoint profiles through the real calls: what they take, who uses them, and what they make of a job. */
import { beforeAll, expect, it } from "vitest";
import * as v from "valibot";
import { usualField, standardFields } from "@paygauge/api-types/datapoints/standard-profiles";
import type { ProfileField } from "@paygauge/api-types/datapoints/profile-field";
import { problem } from "@paygauge/api-types/entities/mutation";
import type { ProfilePreview } from "@paygauge/api-types/entities/datapoint-profiles";
import type { DatapointProfile } from "@paygauge/api-types/endpoints/datapoint-profiles";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { call, check, importJob, newJob, send } from "../uploads/upload-calls.fixture.ts";

const admin = "sasha-sysadmin";
const root = "/api/v1/datapoint-profiles";
const fields = [usualField("name"), usualField("country"), usualField("spendMinor"), usualField("firstPaidOn")];

beforeAll(() => seedOrigin());

const create = (body: object) => callAs(admin, "POST", root, { body });
async function created(name: string, kind = "analysis", of: readonly ProfileField[] = fields): Promise<string> {
  const answer = await create({ name, kind, fields: of });
  expect(answer.status).toBe(200);
  return v.parse(v.object({ id: v.string() }), await answer.json()).id;
}
const read = (id: string) => call<DatapointProfile>("GET", `/datapoint-profiles/${id}`);
const problemOf = async (answer: Response) => v.parse(problem, await answer.json());

async function giveTo(issuerId: string, given: object): Promise<Response> {
  const full = await call<Record<string, unknown>>("GET", `/issuers/${issuerId}/full`);
  const words =
    "id version name issuerKey scheme language currency sendMagicLinks brandingId fallbackCountryIso3 issuerKeyAliases issuerEmailDomains analysisDataDownloadProfileId matchedDataOnlyDownloadProfileId onboardingDataDownloadProfileId";
  const names = words.split(" ");
  const body = { ...Object.fromEntries(names.map((name) => [name, full[name]])), ...given };
  return callAs(admin, "PUT", "/api/v1/issuers", { body });
}

it("keeps columns in their order, with labels, formats and bounds, and counts its versions", async () => {
  const id = await created("Harbour columns");
  expect((await read(id)).fields).toEqual(fields);
  const next = fields
    .toReversed()
    .map((field) => ({ ...field, labels: { ...field.labels, de: `${field.labels.de} X` } }));
  const update = (version: number) =>
    callAs(admin, "PUT", root, { body: { id, version, name: "Harbour columns", fields: next } });
  expect((await update(1)).status).toBe(200);
  expect(await read(id)).toMatchObject({ fields: next, version: 2, fieldsCount: 4, issuersCount: 0 });
  expect((await problemOf(await update(1))).code).toBe("CHANGED_MEANWHILE");
});

it("says what is wrong with its columns", async () => {
  const [name, , spend] = fields;
  const wrong = [
    [[], "profileNoFields"],
    [[name, name], "fieldTwice"],
    [[{ ...usualField("contactMail") }], "fieldNotHere"],
    [[{ ...spend, format: "date" }], "formatUnfit"],
    [[{ ...spend, filter: "date" }], "filterUnfit"],
    [[{ ...usualField("cardEvidence"), filter: "multiselect" }], "filterUnfit"],
    [[{ ...spend, min: "10.5", max: "10.4" }], "boundsCross"],
    [[name, { ...spend, labels: { ...spend?.labels, fr: name?.labels.fr } }], "labelTwice"],
    [[{ ...name, labels: { ...name?.labels, fr: " " } }], "labelFr"],
  ] as const;
  const told = [];
  for (const [of] of wrong) {
    const { errorRefs = {}, status } = await problemOf(await create({ name: "Wrong", kind: "analysis", fields: of }));
    expect(status).toBe(422);
    told.push(Object.values(errorRefs)[0]?.code);
  }
  expect(told).toEqual(wrong.map(([, code]) => code));
});

it("is named once, and belongs to those who may change profiles", async () => {
  await created("Once");
  const twin = await problemOf(await create({ name: " once ", kind: "matchedData", fields: [usualField("name")] }));
  expect(twin.errorRefs?.["name"]?.code).toBe("profileNameTaken");
  expect((await callAs("petra-jobmanager", "POST", `${root}/get`, { body: {} })).status).toBe(403);
});

it("is chosen for an issuer by its download, lists the issuers that use it, and can be deleted once none does", async () => {
  const id = await created("Used");
  const other = await created("Of another download", "onboarding", [usualField("campaignName")]);
  const options = await call<{ id: string; kind: string }[]>("GET", "/issuers/profile-options");
  expect(options.find((each) => each.id === id)?.kind).toBe("analysis");
  for (const wrong of [other, "nowhere"]) {
    const refused = await problemOf(await giveTo("issuer-harbour", { analysisDataDownloadProfileId: wrong }));
    expect(refused.errorRefs?.["analysisDataDownloadProfileId"]?.code).toBe("profileUnknown");
  }
  expect((await giveTo("issuer-harbour", { analysisDataDownloadProfileId: id })).status).toBe(200);
  const used = await read(id);
  expect(used.issuersCount).toBe(1);
  const inUse = await problemOf(await callAs(admin, "DELETE", `${root}/${id}`));
  expect([inUse.status, inUse.code]).toEqual([409, "PROFILE_IN_USE"]);
  expect(inUse.detail).toContain(used.issuerNames[0]);
  expect((await giveTo("issuer-harbour", { analysisDataDownloadProfileId: null })).status).toBe(200);
  expect((await callAs(admin, "DELETE", `${root}/${id}`)).status).toBe(200);
});

it("shows the first rows of a job as they are in the language that is asked for, saved or not", async () => {
  const jobId = await newJob("Previewed");
  const text =
    "Supplier,Country,Amount,Invoice date\nAldgate Ltd,GB,1234.50,2025-03-01\nBerger GmbH,DE,-20.25,2025-04-02\n";
  await check(await send(jobId, "a.csv", new Uint8Array(new TextEncoder().encode(text))));
  await importJob(jobId);
  const preview = (of: readonly ProfileField[], language: string) =>
    call<ProfilePreview>("POST", "/datapoint-profiles/preview", { jobId, kind: "analysis", fields: of, language });
  const german = await preview(fields, "de");
  expect(german.headings).toEqual(["Lieferant", "Land", "Ausgaben (GBP)", "Erster Beleg"]);
  expect(german.rows).toEqual([
    ["Aldgate Ltd", "Vereinigtes Königreich", "1234.50", "2025-03-01"],
    ["Berger GmbH", "Deutschland", "-20.25", "2025-04-02"],
  ]);
  expect(german.total).toBe(2);
  expect(german.ranges.find(({ key }) => key === "spendMinor")).toEqual({
    key: "spendMinor",
    min: "-20.25",
    max: "1234.50",
  });
  const whole = await preview([{ ...usualField("spendMinor"), format: "moneyWhole" }], "en");
  expect(whole.rows).toEqual([["1235"], ["-20"]]);
  const every = await preview(standardFields("analysis"), "fr");
  expect(every.rows[0]?.length).toBe(every.headings.length);
  expect(every.headings.length + every.absent.length).toBe(standardFields("analysis").length);
});
