import type { Client } from "../support/client.ts";
import { expectOk, progressOf, until } from "../support/job-flow.ts";
import { textOf } from "../support/job-screens.ts";
import { addressOf, expect, openAs, test, type Page } from "../support/journey.ts";
import { ownJob, suppliersOf, type OwnRow } from "../support/own-job.ts";
import { signIn } from "../support/sign-in.ts";

const jobName = "Decided upon";

async function facts(client: Client, jobId: string) {
  const summary = expectOk(await client.call("GET", `/api/v1/jobs/${jobId}/summary`), "summary");
  return summary.json<{ totals: { suppliers: number; spendMinor: number } }>().totals;
}

/** Presses "Re-score" on the open supplier's page and waits until it is done. */
async function rescore(page: Page, client: Client, jobId: string): Promise<void> {
  await page.getByRole("button", { name: "Re-score" }).click();
  // The message of an earlier re-score may still be visible.
  const taken = page.waitForResponse((answer) => answer.url().endsWith("/rescore"));
  await page.getByRole("alertdialog").getByRole("button", { name: "Re-score" }).click();
  expect((await taken).status()).toBe(200);
  await expect(
    page.getByText("Re-scoring. The current run stays in place until the new one is ready.").first(),
  ).toBeVisible();
  await until(
    "the re-score",
    () => progressOf(client, jobId),
    ({ state }) => state === "Ready" || state === "Failed",
  );
}

async function openDialog(page: Page, jobId: string, { supplierKey, name }: OwnRow) {
  await page.goto(addressOf(`/jobs/${jobId}/suppliers/${supplierKey}`));
  await page.getByRole("button", { name: "Merge or split" }).click();
  return page.getByRole("dialog", { name: `Merge or split ${name}` });
}

async function weightsAreTried(page: Page, client: Client, jobId: string): Promise<void> {
  const before = await suppliersOf(client, jobId);
  const matched = before.find((row) => row.matchBand === "High");
  await page.getByRole("button", { name: "Create draft from version 1" }).click();
  await expect(page.getByRole("heading", { name: /^Confidence ruleset \d+$/ })).toBeVisible();
  // More bits than a pair can have: nothing is High any more.
  await page.getByRole("group", { name: "High", exact: true }).getByLabel("Minimum bits").fill("60");
  await page.getByLabel("An equal tax ID is High").uncheck();

  const choose = async (field: string, search: string, at: number) => {
    await page
      .getByRole("button", { name: new RegExp(`^${field}`) })
      .nth(at)
      .click();
    const list = page.getByRole("dialog", { name: field });
    await list.getByRole("combobox").fill(search);
    await list.getByRole("option", { name: search }).first().click();
  };
  await choose("Job", jobName, 0);
  await choose("Supplier", matched?.name ?? "", 0);
  const bench = page.getByRole("region", { name: "Test bench" });
  await expect(bench.getByText(/^High, /)).toBeVisible();
  const cells = await bench.locator("td:last-child").allTextContents();
  const bits = cells.map((text) => Number(text.replace("\u2212", "-")));
  const sum = bits.pop() ?? Number.NaN;
  // Each line is rounded to a tenth of a bit.
  expect(Math.abs(bits.reduce((all, each) => all + each, 0) - sum)).toBeLessThan(bits.length * 0.05 + 0.06);

  await choose("Job", jobName, 1);
  await page.getByRole("button", { name: "Simulate" }).click();
  const high = before.filter((row) => row.matchBand === "High").length;
  const told = page.getByText(new RegExp(`^${high} of ${before.length} suppliers change`));
  await expect(told).toBeVisible({ timeout: 60_000 });
  expect(await suppliersOf(client, jobId)).toEqual(before);
  await page.getByRole("button", { name: "Discard" }).first().click();
  await page.getByRole("button", { name: "Discard" }).last().click();
  await expect(page.getByRole("heading", { name: "Confidence rulesets" })).toBeVisible();
}

async function mergesAndSplits(page: Page, client: Client, jobId: string): Promise<void> {
  const before = await facts(client, jobId);
  const rows = await suppliersOf(client, jobId);
  const [stays, goes] = rows;
  const several = rows.find((row) => row.variants > 1 && row !== stays && row !== goes);
  if (!stays || !goes || !several) throw new Error("The made ledger has no such suppliers.");

  const merging = await openDialog(page, jobId, goes);
  await merging.getByRole("button", { name: /^Supplier to keep/ }).click();
  const list = page.getByRole("dialog", { name: "Supplier to keep" });
  await list.getByRole("combobox").fill(stays.name);
  await list.getByRole("option", { name: stays.name }).first().click();
  await merging.getByRole("button", { name: "Merge", exact: true }).click();
  await expect(merging.getByText(`Merged: ${goes.name} → ${stays.name}`)).toBeVisible();
  await merging.getByRole("button", { name: "Close" }).last().click();
  await rescore(page, client, jobId);
  expect(await facts(client, jobId)).toMatchObject({ ...before, suppliers: before.suppliers - 1 });
  const merged = (await suppliersOf(client, jobId)).find((row) => row.supplierKey === stays.supplierKey);
  expect(merged?.spendMinor).toBe(stays.spendMinor + goes.spendMinor);
  await page.reload();
  await expect(page.getByText("Supplier not found")).toBeVisible();

  const undoing = await openDialog(page, jobId, stays);
  await undoing.getByRole("button", { name: /^Undo/ }).click();
  await expect(undoing.getByText("Merged:")).toHaveCount(0);
  await undoing.getByRole("button", { name: "Close" }).last().click();
  await rescore(page, client, jobId);
  expect(await suppliersOf(client, jobId)).toEqual(rows);

  const splitting = await openDialog(page, jobId, several);
  await splitting.getByRole("checkbox").first().check();
  await splitting.getByRole("button", { name: "Split off" }).click();
  await expect(splitting.getByText(`1 name variant split off: ${several.name}`)).toBeVisible();
  await splitting.getByRole("button", { name: "Close" }).last().click();
  await rescore(page, client, jobId);
  expect(await facts(client, jobId)).toMatchObject({ ...before, suppliers: before.suppliers + 1 });
  // The larger part keeps the supplier's key or not: what counts is that both parts are what the one was.
  const parts = (await suppliersOf(client, jobId)).filter(
    (row) => !rows.some((old) => old.supplierKey === row.supplierKey && old.variants === row.variants),
  );
  expect(parts.reduce((sum, row) => sum + row.spendMinor, 0)).toBe(several.spendMinor);
  const keeper = parts.find((row) => row.supplierKey === several.supplierKey) ?? parts[0];
  if (!keeper) throw new Error("The split left nothing.");
  const back = await openDialog(page, jobId, keeper);
  await back.getByRole("button", { name: /^Undo/ }).click();
  await expect(back.getByText("1 name variant split off")).toHaveCount(0);
  await back.getByRole("button", { name: "Close" }).last().click();
  await rescore(page, client, jobId);
  expect(await suppliersOf(client, jobId)).toEqual(rows);
}

async function runnerUpIsConfirmed(page: Page, client: Client, jobId: string): Promise<void> {
  const high = (await suppliersOf(client, jobId)).filter((row) => row.matchBand === "High");
  const [row] = high;
  if (!row) throw new Error("Nothing is matched.");
  const detail = async () =>
    expectOk(await client.call("GET", `/api/v1/jobs/${jobId}/suppliers/${row.supplierKey}`), "detail").json<{
      evidence: { entryId: string; decision: string | null };
      runnerUp: { entryId: string; name: string };
    }>();
  const { evidence, runnerUp } = await detail();
  await page.goto(addressOf(`/jobs/${jobId}/suppliers/${row.supplierKey}`));
  await page.getByRole("button", { name: "Use runner-up" }).click();
  await expect(page.getByText(/Sasha Sysadmin confirmed the match on/)).toBeVisible();
  const wait = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download decisions (CSV)" }).click();
  const lines = (await textOf(await wait)).replace("\uFEFF", "").trimEnd().split("\r\n");
  expect(lines).toHaveLength(2);
  expect(lines[1]?.split(",").slice(0, 3)).toEqual([row.supplierKey, "confirm", runnerUp.entryId]);
  expect(lines[1]).toContain("Sasha Sysadmin");
  await rescore(page, client, jobId);
  expect((await detail()).evidence).toMatchObject({ entryId: runnerUp.entryId, decision: "confirmed" });
  // The open page shows the new run, without being loaded again.
  await expect(page.getByText("A user confirmed this match.")).toBeVisible();
  await page.getByRole("button", { name: "Use automatic match" }).click();
  await expect(page.getByText(/confirmed the match on/)).toHaveCount(0);
  await rescore(page, client, jobId);
  expect((await detail()).evidence).toMatchObject({ entryId: evidence.entryId });
}

test("weights are tried on a job, and its suppliers are merged, split and matched by hand, and all of it undone", async ({
  page,
}) => {
  const client = await signIn(Number(process.env["PAYGAUGE_PORT"]), "sasha.sysadmin");
  // Each step leaves the job unchanged, and checks that it did.
  const jobId = await ownJob(client, jobName);
  await openAs(page, "sasha.sysadmin", "/admin/analysis-admin/confidence-rulesets");
  await test.step("confidence weights are tried on one supplier and on a whole job; the bench adds up, and the job stays as it was", () =>
    weightsAreTried(page, client, jobId));
  await test.step("a person merges two suppliers, takes it back, splits one and takes that back: every line counts once throughout", () =>
    mergesAndSplits(page, client, jobId));
  await test.step("a confirmed runner-up is the match after the re-score, is told in the CSV, and can be left to the machine again", () =>
    runnerUpIsConfirmed(page, client, jobId));
});
