import * as v from "valibot";
import { beforeAll, describe, expect, it } from "vitest";
import { issuerFull, issuerListItem, listedSupplier, supplierListPreview } from "@paygauge/api-types/entities/issuers";
import { brand, edgeConfiguration } from "@paygauge/api-types/entities/identity";
import { problem } from "@paygauge/api-types/entities/mutation";
import { pagedResult } from "@paygauge/api-types/entities/paging";
import { callAs, callOrigin, seedOrigin } from "../../support/call-origin.ts";
import { message } from "@paygauge/api-types/catalogue/message";

const admin = "sasha-sysadmin";
const page = { pageNumber: 1, pageSize: 25 };
const idAnswer = v.object({ id: v.string() });

async function read<T extends v.GenericSchema>(schema: T, response: Response): Promise<v.InferOutput<T>> {
  expect(response.status, await response.clone().text()).toBe(200);
  return v.parse(schema, await response.json());
}
async function refusal(response: Response) {
  const said = v.parse(problem, await response.json());
  return { status: response.status, code: said.code, errors: said.errors ?? {} };
}

const created = {
  name: "Delta Cards",
  issuerKey: "delta",
  scheme: "Visa",
  language: "de-DE",
  capabilities: ["stp", "vcard"],
  virtualLockboxes: ["Its"],
  fallbackCountryIso3: "DEU",
  currency: "EUR",
  sendMagicLinks: true,
  brandingId: null,
  analysisDataDownloadProfileId: null,
  matchedDataOnlyDownloadProfileId: null,
  onboardingDataDownloadProfileId: null,
};
const createIssuer = (part: object = {}, as = admin) =>
  callAs(as, "POST", "/api/v1/issuers", { body: { ...created, ...part } });
const full = async (id: string, as = admin) => read(issuerFull, await callAs(as, "GET", `/api/v1/issuers/${id}/full`));

beforeAll(() => seedOrigin());

describe("an issuer", () => {
  let id = "";
  it("is created with every field, and its country and currency have exactly 3 characters", async () => {
    ({ id } = await read(idAnswer, await createIssuer()));
    expect(await full(id)).toMatchObject({
      name: "Delta Cards",
      issuerCapabilities: ["stp", "vcard"],
      issuerVirtualLockboxes: ["Its"],
      inputDataOptions: [],
      language: "de-DE",
      currency: "EUR",
      fallbackCountryIso3: "DEU",
      sendMagicLinks: true,
      numberNonEmailDomainUsers: 0,
      version: 1,
    });
    for (const part of [{ fallbackCountryIso3: "DE" }, { fallbackCountryIso3: "" }, { currency: "EURO" }]) {
      const [field] = Object.keys(part);
      const said = await refusal(await createIssuer({ ...part, issuerKey: "other" }));
      expect(said).toMatchObject({ status: 422, errors: { [field ?? ""]: expect.stringContaining("exactly 3") } });
    }
    expect(await refusal(await createIssuer({ issuerKey: "DELTA" }))).toMatchObject({
      status: 422,
      errors: { issuerKey: expect.any(String) },
    });
    for (const [part, field] of [
      [{ language: "xx-XX" }, "language"],
      [{ brandingId: "none" }, "brandingId"],
      [{ fallbackCountryIso3: "QQQ" }, "fallbackCountryIso3"],
    ] as const) {
      expect((await refusal(await createIssuer({ ...part, issuerKey: "other" }))).errors).toHaveProperty(field);
    }
  });

  it("is created without what may be left out", async () => {
    const { name, scheme, language, fallbackCountryIso3 } = created;
    const body = { name, issuerKey: "bare", scheme, language, fallbackCountryIso3 };
    const bare = await read(idAnswer, await callAs(admin, "POST", "/api/v1/issuers", { body }));
    expect(await full(bare.id)).toMatchObject({
      currency: null,
      sendMagicLinks: false,
      issuerCapabilities: [],
      issuerVirtualLockboxes: [],
      analysisDataDownloadProfileId: null,
    });
  });

  it("is updated with 0 to 3 characters of country, and a lost update is refused", async () => {
    const { capabilities: _c, virtualLockboxes: _l, ...rest } = created;
    const update = (part: object) =>
      callAs(admin, "PUT", "/api/v1/issuers", {
        body: { ...rest, id, version: 1, issuerKeyAliases: [], issuerEmailDomains: [], ...part },
      });
    expect((await refusal(await update({ fallbackCountryIso3: "DEUT" }))).status).toBe(422);
    expect((await refusal(await update({ issuerEmailDomains: ["http://x"] }))).status).toBe(422);
    const aliases = { issuerKeyAliases: ["delta-old"], issuerEmailDomains: ["Delta.example"] };
    expect((await update({ fallbackCountryIso3: "", ...aliases })).status).toBe(200);
    expect(await full(id)).toMatchObject({
      fallbackCountryIso3: "",
      issuerKeyAliases: ["delta-old"],
      issuerEmailDomains: ["delta.example"],
      version: 2,
    });
    expect(await refusal(await update({}))).toMatchObject({ status: 409, code: "CHANGED_MEANWHILE" });
    expect((await refusal(await createIssuer({ issuerKey: "delta-OLD" }))).status).toBe(422);
  });

  it("has its three lists of words set by their own calls", async () => {
    const set = (call: string, body: object, as = admin, of = id) =>
      callAs(as, "POST", `/api/v1/issuers/${call}?issuerId=${of}`, { body });
    expect((await set("issuer-admin-capabilities", { capabilities: ["scf", "optima"] })).status).toBe(200);
    expect((await set("issuer-admin-virtual-lockbox-update", { virtualLockboxes: ["Boost"] })).status).toBe(200);
    const options = { inputDataOptions: ["MergeLink", "CsvFileUpload"] };
    expect((await set("issuer-admin-input-data-option-update", options)).status).toBe(200);
    expect(await full(id)).toMatchObject({
      issuerCapabilities: ["scf", "optima"],
      issuerVirtualLockboxes: ["Boost"],
      inputDataOptions: ["CsvFileUpload", "MergeLink"],
    });
    expect((await set("issuer-admin-capabilities", { capabilities: ["gold"] })).status).toBe(422);
    expect((await set("issuer-admin-capabilities", { capabilities: [] }, "petra-jobmanager")).status).toBe(403);
    expect((await set("issuer-admin-capabilities", { capabilities: [] }, admin, "absent")).status).toBe(404);
  });

  it("is deleted while nothing is on it", async () => {
    const remove = (of: string, as = admin) => callAs(as, "DELETE", `/api/v1/issuers/${of}`);
    expect(await refusal(await remove("issuer-harbour"))).toMatchObject({ status: 409, code: "ISSUER_IN_USE" });
    expect((await remove(id, "petra-jobmanager")).status).toBe(403);
    expect((await remove(id)).status).toBe(200);
    expect((await callAs(admin, "GET", `/api/v1/issuers/${id}`)).status).toBe(404);
  });

  it("lists its users, and counts those of other domains", async () => {
    const people = await callAs(admin, "POST", "/api/v1/issuers/issuer-northstar/users", { body: page });
    expect(await people.json()).toMatchObject({
      collection: [
        { username: "minna.twomember", userRole: "Manager" },
        { username: "nora.neighbour", userRole: "Manager" },
        { username: "tina.twoissuers", userRole: "Member" },
      ],
    });
    const northstar = await full("issuer-northstar");
    const domains = northstar.issuerEmailDomains;
    expect(northstar.numberNonEmailDomainUsers).toBe(domains.includes("northstar.example") ? 2 : 3);
    const item = await read(issuerListItem, await callAs(admin, "GET", "/api/v1/issuers/issuer-harbour"));
    expect(item).toMatchObject({ name: "Harbour Payments", brandingDisplayName: "Harbour Payments" });
    expect((await callAs("isla-issuer", "GET", "/api/v1/issuers/issuer-harbour/full")).status).toBe(403);
  });
});

describe("include and exclude lists", () => {
  const list = "issuer-harbour";
  const form = (fields: Record<string, string>, csv: string | Uint8Array = "") => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.set(name, value);
    data.set("file", new File([csv], "suppliers.csv", { type: "text/csv" }));
    return data;
  };
  const csv =
    "Supplier name;Country;VAT number\nSociété Générale;France;FR12345678901\nAcme Ltd;GB;\n;GB;\nNowhere;Atlantis;\n";
  const fields = { issuerId: list, list: "exclude" };
  const shown = async (name = "exclude", search = {}) =>
    read(
      v.object({
        ...pagedResult(listedSupplier).entries,
        facts: v.object({ entriesCount: v.number(), fileName: v.string() }),
      }),
      await callAs("petra-jobmanager", "POST", `/api/v1/issuers/${list}/supplier-list?list=${name}`, {
        body: { ...page, ...search },
      }),
    );

  it("are previewed with what is not taken and why, and nothing is kept", async () => {
    const preview = await read(
      supplierListPreview,
      await callAs(admin, "POST", "/api/v1/issuers/supplier-list-preview", { raw: form(fields, csv) }),
    );
    expect(preview).toMatchObject({ entriesCount: 2, rejectedCount: 2, replacesCount: 0, fileName: "suppliers.csv" });
    expect(preview.first).toEqual([
      { name: "Société Générale", country: "FRA", taxId: "FR12345678901" },
      { name: "Acme Ltd", country: "GBR", taxId: "" },
    ]);
    expect(preview.rejected).toEqual([
      { line: 4, reason: message("lineNoName") },
      { line: 5, reason: message("countryNotKnown", { value: "Atlantis" }) },
    ]);
    expect((await shown()).totalCount).toBe(0);
  });

  it("are replaced whole, searched and taken away, by those who may", async () => {
    const replace = (as: string, content: string | Uint8Array, part = {}) =>
      callAs(as, "PUT", "/api/v1/issuers/supplier-list", { raw: form({ ...fields, ...part }, content) });
    expect((await replace("petra-jobmanager", csv)).status).toBe(403);
    expect((await replace(admin, csv)).status).toBe(200);
    expect(await shown()).toMatchObject({ totalCount: 2, facts: { entriesCount: 2, fileName: "suppliers.csv" } });
    expect((await shown("exclude", { search: "acme" })).collection.map(({ name }) => name)).toEqual(["Acme Ltd"]);
    expect((await replace(admin, "Supplier name\nOnly One\n")).status).toBe(200);
    expect((await shown()).collection.map(({ name }) => name)).toEqual(["Only One"]);
    const item = await read(issuerListItem, await callAs(admin, "GET", `/api/v1/issuers/${list}`));
    expect([item.hasSupplierIncludeList, item.hasSupplierExcludeList]).toEqual([false, true]);
    const { errors } = await refusal(await replace(admin, new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d, 0x31])));
    expect(errors).toHaveProperty("file");
    expect((await refusal(await replace(admin, "Supplier name,Amount\n"))).errors).toHaveProperty("file");
    expect((await replace(admin, csv, { issuerId: "absent" })).status).toBe(404);
    const cleared = await callAs(admin, "DELETE", `/api/v1/issuers/${list}/supplier-list?list=exclude`);
    expect(cleared.status).toBe(200);
    expect((await shown()).totalCount).toBe(0);
  });
});

describe("buyers", () => {
  it("are paged, read, changed and deleted, each in its own tenant", async () => {
    const get = async (as: string) =>
      (
        await (
          await callAs(as, "POST", "/api/v1/buyers/get", { body: page })
        ).json<{ collection: { name: string }[] }>()
      ).collection.map(({ name }) => name);
    expect(await get("petra-jobmanager")).toContain("Polaris Manufacturing");
    const made = await callAs("petra-jobmanager", "POST", "/api/v1/buyers", {
      body: { issuerId: "issuer-harbour", name: "Tidewater", country: "GBR", currency: "GBP", industryCode: "5111" },
    });
    const { id } = await read(idAnswer, made);
    const buyer = async () => (await callAs("petra-jobmanager", "GET", `/api/v1/buyers/${id}`)).json();
    expect(await buyer()).toMatchObject({ name: "Tidewater", currency: "GBP", industryCode: "5111", version: 1 });
    const update = (part: object) =>
      callAs("petra-jobmanager", "PUT", "/api/v1/buyers", {
        body: { id, version: 1, name: "Tidewater plc", country: "", currency: null, industryCode: "", ...part },
      });
    expect((await refusal(await update({ country: "GB" }))).errors).toHaveProperty("country");
    expect((await refusal(await update({ name: "wharfside logistics" }))).errors).toHaveProperty("name");
    expect((await update({})).status).toBe(200);
    expect(await refusal(await update({}))).toMatchObject({ status: 409 });
    expect(await buyer()).toMatchObject({ name: "Tidewater plc", country: "", industryCode: null, version: 2 });
    expect((await callAs("isla-issuer", "GET", `/api/v1/buyers/${id}`)).status).toBe(403);
    expect((await callAs("petra-jobmanager", "DELETE", `/api/v1/buyers/${id}`)).status).toBe(200);
    expect((await callAs("petra-jobmanager", "GET", `/api/v1/buyers/${id}`)).status).toBe(404);
  });
});

describe("brands", () => {
  const body = {
    brandingKey: "delta",
    theme: "t3",
    brandingDisplayName: "Delta",
    fullDomainName: "Delta.localhost",
    emailSenderAddress: "no-reply@delta.example",
    emailSenderName: "Delta",
    pageTitle: "",
    trustText: "Trust us.",
  };
  const create = (part: object = {}, as = admin) =>
    callAs(as, "POST", "/api/v2/brandings", { body: { ...body, ...part } });
  const table = async () =>
    (await read(edgeConfiguration, await callOrigin("GET", "/internal/edge-configuration", { as: { sub: "edge" } })))
      .brands;
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);

  it("are in the edge's table at once, on one domain each", async () => {
    const { id } = await read(idAnswer, await create());
    expect((await table()).find((each) => each.brandingId === id)).toMatchObject({
      fullDomainName: "delta.localhost",
      theme: "t3",
      pageTitle: null,
      trustText: "Trust us.",
    });
    expect((await refusal(await create())).errors).toHaveProperty("brandingKey");
    expect((await refusal(await create({ brandingKey: "other" }))).errors).toHaveProperty("fullDomainName");
    const bad = await refusal(await create({ brandingKey: "other", fullDomainName: "https://x.example/" }));
    expect(bad.errors).toHaveProperty("fullDomainName");
    expect((await create({ brandingKey: "other" }, "petra-jobmanager")).status).toBe(403);
    const change = { ...body, brandingId: id, version: 1, theme: "t5", brandingDisplayName: "Delta Two" };
    expect((await callAs(admin, "PUT", "/api/v2/brandings", { body: change })).status).toBe(200);
    expect((await table()).find((each) => each.brandingId === id)).toMatchObject({ theme: "t5", version: 2 });
    expect((await callAs(admin, "PUT", "/api/v2/brandings", { body: change })).status).toBe(409);
    const all = await read(v.array(brand), await callAs("petra-jobmanager", "GET", "/api/v2/brandings/all"));
    expect(all.find((each) => each.brandingId === id)?.brandingDisplayName).toBe("Delta Two");
  });

  it("carry pictures by their digest; what only claims to be one is refused", async () => {
    const set = (file: string | Uint8Array | null, type = "image/png", as = admin) => {
      const data = new FormData();
      data.set("brandingId", "branding-brand2");
      data.set("picture", "logo");
      if (file !== null) data.set("file", new File([file], "logo.png", { type }));
      return callAs(as, "POST", "/api/v2/brandings/picture", { raw: data });
    };
    expect((await set(png)).status).toBe(200);
    const path = (await table()).find(({ brandingKey }) => brandingKey === "brand2")?.logoPath ?? "";
    expect(path).toMatch(/^\/public\/brand\/[0-9a-f]{64}\.png$/);
    const name = path.split("/").at(-1) ?? "";
    const picture = await callOrigin("GET", `/internal/brand-pictures/${name}`, { as: { sub: "edge" } });
    expect([picture.headers.get("content-type"), new Uint8Array(await picture.arrayBuffer())]).toEqual([
      "image/png",
      png,
    ]);
    expect((await refusal(await set("<svg onload='x'/>"))).errors).toHaveProperty("file");
    expect((await set(png, "image/png", "petra-jobmanager")).status).toBe(403);
    expect((await callAs(admin, "GET", `/internal/brand-pictures/${name}`)).status).toBe(403);
    const foreign = await callOrigin("GET", "/internal/brand-pictures/..%2Fsupplier-lists", { as: { sub: "edge" } });
    expect(foreign.status).toBe(404);
    expect((await set(null)).status).toBe(200);
    expect((await table()).find(({ brandingKey }) => brandingKey === "brand2")?.logoPath).toBeNull();
  });
});
