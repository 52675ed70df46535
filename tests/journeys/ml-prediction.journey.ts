/** A model of who accepts cards: why there is none, its training, its proof and its promotion. */
import { readFile } from "node:fs/promises";
import type { TableImport } from "@paygauge/api-types/entities/table-imports";
import { labelledLedger } from "../../origin/src/prediction/labelled-ledger.fixture.ts";
import type { Client } from "../support/client.ts";
import { checkUpload, createJob, expectOk, importJob, sendFile, until } from "../support/job-flow.ts";
import { lookAt } from "../support/look-at.ts";
import { addressOf, expect, signInAs, test, type Page } from "../support/journey.ts";
import { signIn } from "../support/sign-in.ts";

const flag = "FEATURE_FLAG_SUPPLIERS_ML_PREDICTION";

/** Keeps a directory as a version and puts it to use. */
async function useDirectory(client: Client, text: string): Promise<void> {
  const bytes = Buffer.from(text);
  const root = "/api/v1/table-imports";
  const begun = await client.call("POST", root, { kind: "directory", fileName: "directory.csv", size: bytes.length });
  const { importId, partSize } = expectOk(begun, "directory").json<{ importId: string; partSize: number }>();
  const one = `${root}/${importId}`;
  for (let from = 0, part = 1; from < bytes.length; from += partSize, part += 1)
    expectOk(await client.call("PUT", `${one}/parts/${part}`, bytes.subarray(from, from + partSize)), "part");
  const stateOf = () => client.call("GET", one).then((answer) => expectOk(answer, "import").json<TableImport>());
  expectOk(await client.call("POST", `${one}/read`), "read");
  await until("the reading", stateOf, ({ state }) => state === "Completed" || state === "Error");
  expectOk(await client.call("POST", `${one}/keep`, { source: "Own list", note: "A test." }), "keep");
  const kept = await until("the version", stateOf, ({ step, state }) => step === "Keep" && state === "Completed");
  expectOk(await client.call("POST", `/api/v1/directory/versions/${kept.versionNumber}/activate`), "activate");
}

/** A buyer without other jobs: a period of a buyer counts once, and another job may cover it. */
async function ownBuyer(client: Client): Promise<string> {
  const body = {
    name: "Known Answers plc",
    issuerId: "issuer-harbour",
    country: "GBR",
    currency: null,
    industryCode: null,
  };
  return expectOk(await client.call("POST", "/api/v1/buyers", body), "buyer").json<{ id: string }>().id;
}

async function train(page: Page, skipped: readonly string[]): Promise<void> {
  await page.getByRole("button", { name: "Train a model" }).click();
  const dialog = page.getByRole("dialog", { name: "Train a model" });
  for (const name of skipped) await dialog.getByRole("checkbox", { name }).uncheck();
  await dialog.getByRole("button", { name: "Start training" }).click();
  await expect(dialog).toHaveCount(0);
}

async function exportPredictions(page: Page, jobId: string): Promise<void> {
  await page.goto(addressOf(`/jobs/${jobId}/suppliers`));
  await page.getByRole("button", { name: "Export" }).click();
  await page.getByRole("menuitem", { name: "Likely card acceptors first (CSV)" }).click();
}

const chanceHead = /^Likely to accept cards, %/;

/** Without a champion there is no column, and an address that asks for its order says why. */
async function withoutPredictions(page: Page, jobId: string): Promise<void> {
  const grid = page.getByRole("region", { name: "Suppliers", exact: true });
  await expect(grid.getByRole("columnheader", { name: /^Spend/ })).toBeVisible();
  await expect(grid.getByRole("columnheader", { name: chanceHead })).toHaveCount(0);
  await page.goto(addressOf(`/jobs/${jobId}/suppliers?s=prediction~desc`));
  await expect(page.getByText(/^Predictions are switched off, or no model is the champion/)).toBeVisible();
  await page.getByRole("button", { name: "Show the list without predictions" }).click();
  await expect(grid.getByRole("columnheader", { name: /^Spend/ })).toBeVisible();
}

/** The likeliest first in the grid, and the reasons on a supplier's page. */
async function usePredictions(page: Page, jobId: string): Promise<void> {
  const grid = page.getByRole("region", { name: "Suppliers", exact: true });
  await page.goto(addressOf(`/jobs/${jobId}/suppliers`));
  const head = grid.getByRole("columnheader", { name: chanceHead });
  await head.click();
  await head.click();
  await expect(page).toHaveURL(/prediction/);
  await expect(grid.getByRole("row").nth(1)).toContainText(/\+ Industry/);
  await lookAt(page, "ml-suppliers");
  await grid.getByRole("row").nth(1).getByRole("link").first().click();
  const panel = page.getByRole("region", { name: "Prediction" });
  await expect(panel).toContainText("Speaks for it");
  await expect(panel).toContainText("Industry");
  await lookAt(page, "ml-supplier");
}

/** The likeliest first in a campaign, as list and as board. */
async function orderCampaign(page: Page, staff: Client, jobId: string): Promise<void> {
  const from = { kind: "selection" };
  const made = await staff.call("POST", `/api/v1/jobs/${jobId}/campaign-workflows`, { from });
  const id = expectOk(made, "campaign").json<{ id: string }>().id;
  const path = `/jobs/${jobId}/campaign-workflows/${id}`;
  const settings = {
    version: 1,
    name: "Likely first",
    route: "Issuer",
    tone: "offer",
    method: "vcard",
    ownerUserId: null,
    startsOn: "2026-10-12",
    dueOn: "2027-12-18",
    conversion: 0.5,
    keepContactsMonths: 12,
  };
  expectOk(await staff.call("PUT", `/api/v1${path}`, settings), "settings");
  expectOk(await staff.call("POST", `/api/v1${path}/stage`, { version: 2, stage: "Active" }), "stage");
  await page.goto(addressOf(`${path}?part=grid`));
  const likely = page.getByRole("button", { name: "Likely to accept first" });
  await likely.click();
  await expect(likely).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("columnheader", { name: /^Likely to accept, %/ })).toHaveAttribute(
    "aria-sort",
    "descending",
  );
  await lookAt(page, "ml-campaign");
  await page.goto(addressOf(`${path}?part=board&s=prediction~desc`));
  await expect(page.getByText(/^The likeliest to accept cards first/)).toBeVisible();
}

test("a model is trained, proven and promoted; without labels the page says what is missing", async ({ page }) => {
  test.setTimeout(300_000);
  const port = Number(process.env["PAYGAUGE_PORT"]);
  const [staff, dana] = [await signIn(port, "sasha.sysadmin"), await signIn(port, "dana.developer")];
  const setFlag = (isEnabled: boolean) =>
    dana.call("POST", "/api/v1/system-data/feature-flags", { name: flag, isEnabled });
  expectOk(await setFlag(true), "flag");
  await signInAs(page, "sasha.sysadmin");
  // The gateway knows of the flag a moment later.
  await expect(async () => {
    await page.goto(addressOf("/admin/analysis-admin/ml-prediction"));
    await expect(page.getByRole("heading", { level: 1, name: "ML prediction" })).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 60_000 });
  await expect(page.getByText("No model yet")).toBeVisible();
  await train(page, []);
  await expect(page.getByText(/^Not enough labels: 0 of 5,000/)).toBeVisible({ timeout: 60_000 });
  await lookAt(page, "ml-none");

  const { ledger, directory } = labelledLedger(0, 5700, 5700);
  await useDirectory(staff, directory);
  const sharing = "/api/v1/issuers/issuer-harbour/card-statements/sharing";
  expectOk(await staff.call("PUT", sharing, { isShared: true }), "sharing");
  const buyerId = await ownBuyer(staff);
  const jobId = await createJob(staff, "Known answers", { currency: "GBP", country: "GBR", buyerId });
  await checkUpload(staff, jobId, await sendFile(staff, jobId, "ledger.csv", Buffer.from(ledger)));
  await importJob(staff, jobId);
  await train(page, ["Company age", "Country"]);
  await expect(page.getByRole("heading", { name: "Proof of model 1" })).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText("Challenger", { exact: true })).toBeVisible();
  await lookAt(page, "ml-challenger");
  const here = page.url();
  await exportPredictions(page, jobId);
  await expect(page.getByText("No model is the champion. Promote one first.").first()).toBeVisible();
  await withoutPredictions(page, jobId);
  await page.goto(here);
  await page.getByRole("button", { name: "Promote model 1" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Promote", exact: true }).click();
  await expect(page.getByText("Model 1 is the champion.").first()).toBeVisible();
  await expect(page.getByText("Model 1 became the champion.")).toBeVisible();

  const saved = page.waitForEvent("download");
  await exportPredictions(page, jobId);
  const lines = (await readFile(await (await saved).path(), "utf8")).trimEnd().split("\r\n");
  expect(lines).toHaveLength(5701);
  await usePredictions(page, jobId);
  await orderCampaign(page, staff, jobId);
  await page.goto(here);

  // A model that knows less is refused, and asks for a second user.
  await train(page, ["Industry", "Invoices a year", "Company age", "Country"]);
  await page.getByRole("button", { name: "Model 2", exact: true }).click({ timeout: 120_000 });
  await page.getByRole("button", { name: "Promote model 2" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: /^Note/ }).fill("A trial.");
  await dialog.getByRole("button", { name: "Ask for promotion" }).click();
  await expect(page.getByText("Promotion asked for")).toBeVisible();
  await lookAt(page, "ml-refused");

  expectOk(await staff.call("PUT", sharing, { isShared: false }), "sharing");
  expectOk(await staff.call("POST", "/api/v1/directory/versions/1/activate"), "activate");
  expectOk(await setFlag(false), "flag");
});
