/** What a model predicts, in use: the suppliers grid, a supplier, files of both kinds and the order of a campaign. */
import { beforeAll, expect, it } from "vitest";
import type { AnswerOf } from "@paygauge/api-types/endpoints";
import type { ExportItem } from "@paygauge/api-types/entities/exports";
import type { SupplierRow } from "@paygauge/api-types/entities/suppliers";
import { modelsOf } from "../../prediction/models-stub.ts";
import { storeModel } from "../../prediction/stored-model.fixture.ts";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";
import { begun, campaignOf, membersOf } from "../campaigns/campaigns.fixture.ts";
import { call, check, importJob, newJob, send, until } from "../uploads/upload-calls.fixture.ts";

const sasha = "sasha-sysadmin";
const flag = (isEnabled: boolean) =>
  callAs("dana-developer", "POST", "/api/v1/system-data/feature-flags", {
    body: { name: "FEATURE_FLAG_SUPPLIERS_ML_PREDICTION", isEnabled },
  });
const suppliers = 24;
/** A supplier of each number of invoices, and with the most invoices the least spend. */
const ledger = [
  "Supplier,Invoice Number,Invoice Date,Amount,Payment Method",
  ...Array.from({ length: suppliers }, (_, at) =>
    Array.from(
      { length: at + 1 },
      (_each, invoice) =>
        `${String.fromCharCode(65 + at)}lder Works Ltd,${at}-${invoice},2026-0${1 + (invoice % 3)}-11,${9000 / (at + 1) ** 2},Cheque`,
    ),
  ).flat(),
].join("\n");

let jobId = "";
let model = 0;
const grid = (body: object = {}) =>
  call<AnswerOf<"jobSuppliers">>("POST", `/jobs/${jobId}/suppliers/get`, { pageNumber: 1, pageSize: 50, ...body });
const filterBy = (itemComparisonOperator: string, itemValue: string) => ({
  filters: { filterItems: [{ propertyName: "prediction", itemComparisonOperator, itemValue }] },
});
const codeOf = async (answer: Response) => [answer.status, (await answer.json<{ code?: string }>()).code];
const chancesOf = (rows: readonly Pick<SupplierRow, "prediction">[]) => rows.map(({ prediction }) => prediction ?? -1);
const fileOf = (query: string) =>
  callAs(sasha, "GET", `/api/v1/jobs/${jobId}/suppliers/export?${query}`).then((answer) => answer.text());
const byChance = encodeURIComponent(JSON.stringify({ orderBy: "-prediction" }));
const columns = "name,prediction,predictionReasons,predictionModel";

beforeAll(async () => {
  await seedOrigin();
  await modelsOf(testEnv).eraseAll();
  await flag(true);
  jobId = await newJob("Predicted", { buyerId: "buyer-lakeside", issuerId: "issuer-iris" });
  await check(await send(jobId, "a.csv", new Uint8Array(new TextEncoder().encode(ledger))));
  await importJob(jobId);
}, 60_000);

it("has no column, filter, order or file without a champion, and refuses them with a sentence", async () => {
  const { collection, predictionModel } = await grid();
  expect(predictionModel).toBeNull();
  expect(Object.keys(collection[0] ?? {}).filter((name) => name.startsWith("prediction"))).toEqual([]);
  const path = `/api/v1/jobs/${jobId}/suppliers`;
  const asked = (body: object) =>
    callAs(sasha, "POST", `${path}/get`, { body: { pageNumber: 1, pageSize: 50, ...body } }).then(codeOf);
  expect(await asked({ orderBy: "-prediction" })).toEqual([409, "NO_PREDICTIONS"]);
  expect(await asked({ orderBy: "name", secondaryOrderBy: "prediction" })).toEqual([409, "NO_PREDICTIONS"]);
  expect(await asked(filterBy("GreaterThan", "50"))).toEqual([409, "NO_PREDICTIONS"]);
  expect(await codeOf(await callAs(sasha, "GET", `${path}/export?columns=prediction`))).toEqual([
    409,
    "NO_PREDICTIONS",
  ]);
  expect((await fileOf("")).split("\r\n")[0]).not.toMatch(/prediction|Likely/);
});

it("predicts a page, and orders and filters all of them", async () => {
  model = await storeModel();
  const promoted = await callAs(sasha, "POST", `/api/v1/ml-prediction/models/${model}/promote`, {
    body: { from: null, note: "" },
  });
  expect(promoted.status, await promoted.clone().text()).toBe(200);
  const usual = await grid();
  expect(usual.predictionModel).toBe(model);
  const all = chancesOf(usual.collection);
  expect(new Set(all).size).toBeGreaterThan(5);
  for (const { prediction, predictionReasons, predictionModel } of usual.collection) {
    expect(prediction).toSatisfy((value: number) => value >= 0 && value <= 100 && Number.isInteger(value));
    expect(predictionReasons).toMatch(/^[+-](?:invoices|legalForm)(?:,[+-](?:invoices|legalForm))?$/);
    expect(predictionModel).toBe(model);
  }
  const best = await grid({ orderBy: "-prediction", pageSize: 5 });
  const most = all.toSorted((a, b) => b - a);
  expect(chancesOf(best.collection)).toEqual(most.slice(0, 5));
  expect(chancesOf((await grid({ orderBy: "prediction", pageSize: 5 })).collection)).toEqual(
    most.toReversed().slice(0, 5),
  );
  const over = await grid(filterBy("GreaterThan", "60"));
  expect(over.totalCount).toBe(all.filter((chance) => chance > 60).length);
  expect(over.totals.spendMinor).toBe(over.collection.reduce((sum, { spendMinor }) => sum + spendMinor, 0));
  const between = await grid({
    ...filterBy("LessThanOrEqual", "60"),
    orderBy: "-prediction",
    secondaryOrderBy: "name",
  });
  expect(between.totalCount).toBe(suppliers - over.totalCount);
});

it("says of one supplier the same as its row", async () => {
  const [row] = (await grid({ orderBy: "-prediction" })).collection;
  const detail = await call<AnswerOf<"jobSupplier">>("GET", `/jobs/${jobId}/suppliers/${row?.supplierKey ?? ""}`);
  expect(detail.row).toEqual(row);
});

it("writes chance, reasons in the user's language and model into files, at once or by a command", async () => {
  const text = await fileOf(`columns=${columns}&request=${byChance}&locale=de`);
  const [head, first = ""] = text.split("\r\n");
  expect(head).toContain('"Likely to accept cards, %"');
  expect(first).toMatch(/,\d+,.*Rechnungen im Jahr.*,\d+$/);
  const { collection } = await grid({ orderBy: "-prediction" });
  expect(
    text
      .trim()
      .split("\r\n")
      .slice(1)
      .map((line) => line.split(",")[0]),
  ).toEqual(collection.map(({ name }) => name));
  const { id } = await call<{ id: string }>("POST", `/jobs/${jobId}/exports`, {
    request: { orderBy: "-prediction" },
    columns: columns.split(","),
    format: "csv",
    locale: "de",
  });
  await until(
    () => call<ExportItem[]>("GET", "/exports"),
    (items) => items.find((item) => item.id === id)?.finishedOn !== null,
  );
  const written = await callAs(sasha, "GET", `/api/v1/jobs/${jobId}/exports/${id}`);
  expect(await written.text()).toBe(text);
});

it("heads the file of likely acceptors in the user's language", async () => {
  const file = await callAs(sasha, "GET", `/api/v1/jobs/${jobId}/predictions.csv?locale=fr`);
  expect((await file.text()).split("\r\n")[0]).toMatch(/^Fournisseur,Clé du fournisseur,/);
});

it("puts the likeliest of a campaign first, in its list and on its board", async () => {
  const id = await begun(jobId);
  expect((await campaignOf(jobId, id)).predictionModel).toBe(model);
  const { collection } = await membersOf(jobId, id, { orderBy: "-prediction" });
  const chances = chancesOf(collection);
  expect(chances).toHaveLength(suppliers);
  expect(chances).toEqual(chances.toSorted((a, b) => b - a));
  const board = await call<AnswerOf<"campaignBoard">>("POST", `/jobs/${jobId}/campaign-workflows/${id}/board`, {
    orderBy: "-prediction",
    size: 5,
  });
  const cards = board.columns.find(({ status }) => status === "Pending")?.cards ?? [];
  const chanceOf = new Map(collection.map(({ supplierKey, prediction }) => [supplierKey, prediction]));
  expect(cards.map(({ supplierKey }) => chanceOf.get(supplierKey))).toEqual(chances.slice(0, 5));
});

it("can't choose the suppliers of a campaign", async () => {
  const source = { kind: "selection", ...filterBy("GreaterThan", "60") };
  const campaign = await callAs(sasha, "POST", `/api/v1/jobs/${jobId}/campaign-workflows`, { body: { from: source } });
  expect(campaign.status).toBe(422);
});

it("ends when the flag is switched off", async () => {
  await flag(false);
  expect((await grid()).predictionModel).toBeNull();
  const answer = await callAs(sasha, "POST", `/api/v1/jobs/${jobId}/suppliers/get`, {
    body: { pageNumber: 1, pageSize: 50, orderBy: "-prediction" },
  });
  expect(await codeOf(answer)).toEqual([409, "NO_PREDICTIONS"]);
});
