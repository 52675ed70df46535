import { createJob, checkUpload, expectOk, importJob, progressOf, sendFile, until } from "../support/job-flow.ts";
import { addressOf, expect, openAs, test } from "../support/journey.ts";
import { signIn } from "../support/sign-in.ts";
import { showThing } from "../support/things-to-know.ts";

const payees = [
  "Amberley Foundry Ltd",
  "HM Revenue & Customs",
  "Barclays Bank PLC",
  "Aspect Lettings",
  "Green Valley Pension Fund",
  "Marsh Hale LLP Client Account",
];

function ledger(): Buffer {
  const lines = payees.map(
    (payee, at) => `${payee},GBR,INV${at},2025-03-${String(at + 10)},${(payees.length - at) * 1000}.00`,
  );
  return Buffer.from(`${["Supplier Name,Country,Invoice Number,Invoice Date,Amount", ...lines].join("\n")}\n`);
}

test("proposed payee classes are reviewed by spend, decided one by one and together, and undone", async ({ page }) => {
  const client = await signIn(Number(process.env["PAYGAUGE_PORT"]), "sasha.sysadmin");
  const jobId = await createJob(client, "Reviewed payees", { currency: "GBP", country: "GBR" });
  await checkUpload(client, jobId, await sendFile(client, jobId, "payees.csv", ledger()));
  expect((await importJob(client, jobId)).state).toBe("Ready");

  // Next to the totals: the waiting payees, their money, and the link to the review.
  await openAs(page, "sasha.sysadmin", `/jobs/${jobId}/summary`);
  await showThing(page, "3 payees, £9k, might not be suppliers.");
  // Below the addressable spend; a landlord would stay addressable.
  await expect(page.getByRole("link", { name: /less if the 2 payees that wait are excluded/ })).toBeVisible();
  await page.getByRole("link", { name: "Decide 3 payees" }).click();
  await expect(page).toHaveURL(/payees=waiting/);
  const list = page.getByRole("list", { name: "Payees" });
  await expect(list.getByRole("link")).toHaveText([
    "Barclays Bank PLC",
    "Aspect Lettings",
    "Green Valley Pension Fund",
  ]);
  await expect(list.getByText("barclays bank: on the list “Banks”")).toBeVisible();
  await expect(list.getByText("“pension fund” in the name (English)")).toBeVisible();

  // One by one, by the keyboard, and undone.
  await list.getByRole("button", { name: "Confirm Bank for Barclays Bank PLC" }).press("Enter");
  await expect(list.getByRole("link")).toHaveCount(2);
  await page.getByRole("button", { name: "Undo", exact: true }).first().click();
  await expect(list.getByRole("link")).toHaveCount(3);

  // All of them as proposed.
  await page.getByRole("checkbox", { name: "Select all shown" }).check();
  await expect(page.getByText("3 selected")).toBeVisible();
  await page.getByRole("button", { name: "Decide" }).click();
  await expect(page.getByText("Nothing to review")).toBeVisible();
  await page.getByRole("link", { name: /^Decided/ }).click();
  await expect(list.getByText("Takes effect at the next re-score.")).toHaveCount(3);

  // A certain one: its reason, and that it is a supplier.
  await page.goto(addressOf(`/jobs/${jobId}/suppliers?payees=certain&payeeClass=TaxAuthority`));
  await expect(list.getByRole("link")).toHaveText(["HM Revenue & Customs"]);
  await expect(list.getByText(/on the list “National tax authorities”/)).toBeVisible();
  await list.getByRole("button", { name: "HM Revenue & Customs is a supplier" }).click();
  await expect(page.getByText("Nothing to review")).toBeVisible();

  await page.getByRole("button", { name: "Re-score" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Re-score" }).click();
  await expect(
    page.getByText("Re-scoring. The current run stays in place until the new one is ready.").first(),
  ).toBeVisible();
  await until(
    "the re-score, to its last step",
    () => progressOf(client, jobId),
    ({ state, steps }) => state === "Ready" && steps.every((step) => step.state === "Completed"),
  );
  const answer = expectOk(await client.call("GET", `/api/v1/jobs/${jobId}/payee-classes?state=decided`), "payees");
  expect(
    answer.json<{ items: { name: string; counted: string }[] }>().items.map(({ name, counted }) => [name, counted]),
  ).toEqual([
    ["HM Revenue & Customs", "Supplier"],
    ["Barclays Bank PLC", "Bank"],
    ["Aspect Lettings", "Rent"],
    ["Green Valley Pension Fund", "Benefits"],
  ]);

  // A supplier's own page says why as well, and any class can be chosen there.
  await page.goto(addressOf(`/jobs/${jobId}/suppliers?q=Amberley`));
  await page.getByRole("link", { name: "Amberley Foundry Ltd" }).first().click();
  const panel = page.getByRole("region", { name: "Payee class" });
  await expect(panel.getByText("Supplier, as in the ledger.")).toBeVisible();
  await panel.getByLabel("Class").selectOption("Rent");
  await panel.getByRole("button", { name: "Decide" }).click();
  await expect(panel.getByText("Takes effect at the next re-score.")).toBeVisible();
  await panel.getByRole("button", { name: "Undo" }).click();
  await expect(panel.getByText("Supplier, as in the ledger.")).toBeVisible();

  for (const [name, width] of [
    ["wide", 1440],
    ["phone", 390],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(addressOf(`/jobs/${jobId}/suppliers?payees=decided`));
    await expect(list.getByRole("link").first()).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, name).toBeLessThanOrEqual(0);
  }
});
