/** A model from the ledgers of issuers that share: trained, proven, promoted, refused, rolled back. */
import { runInDurableObject } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import { atOnce } from "@paygauge/api-types/turns/turns";
import type { MlModels } from "@paygauge/api-types/entities/ml-prediction";
import { proofFigures } from "../../prediction/model/figures.ts";
import { predictionPart, predictionsFrom } from "../../prediction/stored-predictions.ts";
import { modelsOf } from "../../prediction/models-stub.ts";
import { labelledLedger } from "../../prediction/labelled-ledger.fixture.ts";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";
import { keptAs, sendTable } from "../directory/table-imports.fixture.ts";
import { call, check, importJob, newJob, send, until } from "../uploads/upload-calls.fixture.ts";

const root = "/api/v1/ml-prediction";
const sasha = "sasha-sysadmin";
const flag = (isEnabled: boolean) =>
  callAs("dana-developer", "POST", "/api/v1/system-data/feature-flags", {
    body: { name: "FEATURE_FLAG_SUPPLIERS_ML_PREDICTION", isEnabled },
  });
const share = (issuerId: string, isShared: boolean) =>
  call("PUT", `/issuers/${issuerId}/card-statements/sharing`, { isShared });
const bytesOf = (text: string) => new Uint8Array(new TextEncoder().encode(text));
const models = () => call<MlModels>("GET", "/ml-prediction/models");
/** The ledger names no company numbers, so that no age is known. */
const features = ["industry", "legalForm", "invoices", "ticket", "terms", "methods"];
const train = (body: object = {}) =>
  callAs(sasha, "POST", `${root}/train`, { body: { penalty: "1", features, ...body } });
/** Trains, and waits for the end. */
async function trained(body: object = {}): Promise<MlModels> {
  const answer = await train(body);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return until(models, ({ training }) => training?.state !== "waiting" && training?.state !== "running");
}
const promote = (number: number, from: number | null, note = "", subject = sasha) =>
  callAs(subject, "POST", `${root}/models/${number}/promote`, { body: { from, note } });
const codeOf = async (answer: Response) => (await answer.json<{ code?: string }>()).code;

const all = labelledLedger(0, 5600, 5500);
let harbour = "";
const few = labelledLedger(100_000, 60, 60);

async function jobOf(name: string, ledger: string, part: Parameters<typeof newJob>[1] = {}): Promise<string> {
  const jobId = await newJob(name, part);
  await check(await send(jobId, "ledger.csv", bytesOf(ledger)));
  await importJob(jobId);
  return jobId;
}

beforeAll(async () => {
  await seedOrigin();
  // Files share a process: another one may have left a model.
  await modelsOf(testEnv).eraseAll();
  await runInDurableObject(
    modelsOf(testEnv),
    (_, { storage: { sql } }) => void sql.exec("DELETE FROM sqlite_sequence"),
  );
  await flag(true);
  const lines = few.directory.split("\n").slice(1).join("\n");
  const version = await keptAs(await sendTable("directory", `${all.directory}${lines}`));
  await call("POST", `/directory/versions/${version}/activate`);
}, 120_000);

describe("a model", () => {
  it(
    "learns nothing from issuers that do not share, and names what would give labels",
    { timeout: 240_000 },
    async () => {
      harbour = await jobOf("Harbour", all.ledger);
      await jobOf("Iris", few.ledger, { issuerId: "issuer-iris", buyerId: "buyer-lakeside" });
      await share("issuer-iris", true);
      expect((await models()).sharing).toEqual({ issuers: 1, jobs: 1 });
      const { training, models: none } = await trained();
      expect(none).toEqual([]);
      expect(training).toMatchObject({ state: "failed", message: { code: "mlTooFewLabels" } });
      expect(training?.message).toMatchObject({ args: { needed: 5000, statements: 0, campaigns: 0 } });
    },
  );

  it("is trained, proven and promoted", { timeout: 240_000 }, async () => {
    await share("issuer-harbour", true);
    const { models: made, training } = await trained();
    expect(training, JSON.stringify(training)).toBeNull();
    const [model] = made;
    expect(model).toMatchObject({ number: 1, state: "Challenger", lastMonth: "2026-03" });
    expect(model?.figures.auc).toBeGreaterThan((model?.figures.industry.auc ?? 1) + 0.02);
    expect(model?.figures.labels).toBeGreaterThan(5000);
    expect(model?.checks.every(({ isPassed }) => isPassed)).toBe(true);
    expect(model?.digest).toMatch(/^[0-9a-f]{64}$/);
    // Every figure is of the stored predictions.
    const stored = await runInDurableObject(modelsOf(testEnv), (_, { storage: { sql } }) => {
      const parts = [0, 1, 2, 3].flatMap((part) => predictionPart(sql, 1, part) ?? []);
      const { predictions, issuerOf } = predictionsFrom(parts);
      return atOnce(proofFigures(predictions, issuerOf));
    });
    expect(stored).toMatchObject({ auc: model?.figures.auc, brier: model?.figures.brier, bins: model?.figures.bins });
    expect(stored.industry).toEqual(model?.figures.industry);
    expect((await promote(1, null)).status).toBe(200);
    expect(await codeOf(await promote(1, null))).toBe("CHAMPION_ALREADY");
    const predicted = await callAs(sasha, "GET", `/api/v1/jobs/${harbour}/predictions.csv`);
    const rows = (await predicted.text())
      .trim()
      .split("\r\n")
      .map((each) => each.split(","));
    expect(rows.length).toBeGreaterThan(5500);
    const chances = rows.slice(1).map((row) => Number(row[2]));
    expect(chances).toEqual(chances.toSorted((a, b) => b - a));
    expect(rows[1]?.join(",")).toMatch(/Industry/);
    const file = await callAs(sasha, "GET", `${root}/models/1/predictions.csv`);
    const lines = (await file.text()).trim().split("\r\n");
    expect(lines).toHaveLength((model?.figures.labels ?? 0) + 1);
    expect(lines.join("\n")).not.toMatch(/ Ltd| Plc|LLP/);
  });

  it("is refused where it is worse, and then needs a second user and a note", { timeout: 240_000 }, async () => {
    const { models: made } = await trained({ features: ["legalForm", "terms"] });
    const [worse] = made;
    expect(worse).toMatchObject({ number: 2, state: "Refused" });
    expect(worse?.checks.filter(({ isPassed }) => !isPassed).map(({ check: name }) => name)).toContain("auc");
    expect((await promote(2, 1)).status).toBe(422);
    expect((await promote(2, 1, "A trial.")).status).toBe(200);
    expect((await models()).models[0]).toMatchObject({ state: "Refused", forced: { isOwn: true, note: "A trial." } });
    expect(await codeOf(await promote(2, 1, "Again."))).toBe("SECOND_USER");
    expect((await promote(2, 1, "Agreed.", "theo-tester")).status).toBe(200);
    // Back again: a move of the label.
    expect((await promote(1, 2, "Back.")).status).toBe(200);
    const after = await models();
    expect(after.models.map(({ number, state }) => [number, state])).toEqual([
      [2, "Retired"],
      [1, "Champion"],
    ]);
    expect(after.moves.map(({ from, to, note }) => [from, to, note])).toEqual([
      [2, 1, "Back."],
      [1, 2, "A trial. / Agreed."],
      [null, 1, ""],
    ]);
  });

  it("is not made where a feature is missing, or the flag goes off", { timeout: 240_000 }, async () => {
    const missing = await trained({ features: ["industry", "age"] });
    expect(missing.training?.message).toMatchObject({ code: "mlFeatureMissing", args: { percent: 100 } });
    const queue = (isRunning: boolean) =>
      callAs("dana-developer", "POST", "/api/v1/proq/service", { body: { isRunning } });
    await queue(false);
    expect((await train()).status).toBe(200);
    await flag(false);
    expect((await callAs(sasha, "GET", `${root}/models`)).status).toBe(404);
    await queue(true);
    await until(
      () => modelsOf(testEnv).models(),
      (known) => known.training?.state === "failed",
    );
    await flag(true);
    expect((await models()).training?.message).toMatchObject({ code: "mlFlagOff" });
  });

  it("is the same to the last bit, whatever an issuer has that does not share", { timeout: 240_000 }, async () => {
    const before = await modelsOf(testEnv).champion();
    // Suppliers that every other ledger has as well, with what the directory knows of them.
    await jobOf("Northstar", all.ledger.split("\n").slice(0, 900).join("\n"), {
      issuerId: "issuer-northstar",
      buyerId: "buyer-polaris",
    });
    const { models: made, training } = await trained();
    expect(training, JSON.stringify(training)).toBeNull();
    const [newest] = (await modelsOf(testEnv).models()).models;
    expect(made[0]?.digest).toBe(before?.record.digest);
    expect(newest?.record.model).toEqual(before?.record.model);
    expect(newest?.record.figures).toEqual(before?.record.figures);
  });
});
