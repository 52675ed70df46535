import { readFile } from "node:fs/promises";
import { expectAccessible } from "../support/axe.ts";
import { addressOf, expect, openAs, test } from "../support/journey.ts";
import { checkUpload, importJob, sendFile } from "../support/job-flow.ts";
import { mergeTwo, ownJob, rescored, suppliersOf } from "../support/own-job.ts";
import { signIn } from "../support/sign-in.ts";
import { walkAnew } from "../support/walk-anew.ts";

test("two runs are compared: headline, levels with their suppliers, new and gone, and the address says all of it", async ({
  page,
}) => {
  const staff = await signIn(Number(process.env["PAYGAUGE_PORT"]), "sasha.sysadmin");
  const jobId = await ownJob(staff, "Compared runs", 1500);
  const before = await suppliersOf(staff, jobId);
  const [first, second] = before;
  const raised = { kind: "set", capability: "boost", level: "None", reason: "No." };
  await staff.call("POST", `/api/v1/jobs/${jobId}/suppliers/${first?.supplierKey}/band`, raised);
  await mergeTwo(staff, jobId);
  await openAs(page, "sasha.sysadmin", `/jobs/${jobId}/compare`);
  await expect(page.getByText("Nothing to compare")).toBeVisible();
  await rescored(staff, jobId);

  await page.goto(addressOf(`/jobs/${jobId}/summary`));
  await page.getByRole("button", { name: "Not published" }).click();
  await page.getByRole("menuitem", { name: "Compare runs" }).click();
  const headline = page.getByRole("table", { name: "Headline" });
  await expect(
    headline.getByRole("row", { name: new RegExp(`^Suppliers ${before.length} ${before.length - 1} .1$`) }),
  ).toBeVisible();
  await page.getByLabel("Capability").selectOption({ label: "Boost (1 moved)" });
  await expect(page).toHaveURL(/capability=boost/);
  await page.getByRole("button", { name: /^1: from (?:High|Medium|Low) to None/ }).click();
  const cell = page.getByRole("region", { name: /^Boost: from / });
  await expect(cell.getByRole("link")).toHaveAttribute("href", `/jobs/${jobId}/suppliers/${first?.supplierKey}`);
  await expectAccessible(page);
  await page.reload();
  await expect(cell.getByRole("link")).toHaveAttribute("href", `/jobs/${jobId}/suppliers/${first?.supplierKey}`);
  await page.getByRole("button", { name: /^1 supplier removed/ }).click();
  await expect(page.getByRole("region", { name: "Removed suppliers" }).getByText(second?.name ?? "")).toBeVisible();
  await page.getByRole("button", { name: "Swap" }).click();
  await expect(page.getByRole("button", { name: /^1 new supplier,/ })).toBeVisible();

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export (CSV)" }).click();
  const text = await readFile(await (await download).path(), "utf8");
  expect(text.trim().split("\r\n")).toHaveLength(1 + before.length);
  expect(text).toContain(`${second?.supplierKey},`);

  // The supplier's own page has its history.
  await walkAnew(page, `/jobs/${jobId}/suppliers/${first?.supplierKey}`);
  const history = page.getByRole("table", { name: "History" });
  await expect(history.getByRole("row")).toHaveCount(3);

  // And the summary what changed since the upload before.
  const more = "Supplier ID,Supplier,City,Country,Document Type,Amount,Payment Date,Payment Method";
  const line = "NEW-1,Quarrystone Haulage,Leeds,GBR,Payment,250.00,2025-06-15,Cheque";
  const upload = await sendFile(staff, jobId, "more.csv", Buffer.from(`${more}\n${line}\n`));
  await checkUpload(staff, jobId, upload);
  expect((await importJob(staff, jobId)).state).toBe("Ready");
  await page.goto(addressOf(`/jobs/${jobId}/summary`));
  const since = page.getByRole("region", { name: "Since the last upload" });
  await expect(since.getByText("Compared with run 2", { exact: false })).toBeVisible();
  await expectAccessible(page);
  await since.getByRole("link", { name: "Compare in detail" }).click();
  await expect(page.getByRole("button", { name: /^1 new supplier, £250/ })).toBeVisible();
  await expect(page.getByText("File added: more.csv")).toBeVisible();
});
