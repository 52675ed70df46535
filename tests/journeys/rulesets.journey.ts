import { expectAccessible } from "../support/axe.ts";
import { expect, openAs, test, walkTo, type Page } from "../support/journey.ts";

async function choose(page: Page, field: string, option: RegExp, at = 0): Promise<void> {
  await page
    .getByRole("button", { name: new RegExp(`^${field}`) })
    .nth(at)
    .click();
  await page.getByRole("dialog", { name: field }).getByRole("option", { name: option }).first().click();
}

/** The first row that a list of the product answers, asked for from the page itself. */
async function firstOf(page: Page, path: string, body: object): Promise<Record<string, string>> {
  return page.evaluate(
    async ([to, text]) => {
      const headers = { "x-csrf": "1", "content-type": "application/json" };
      const answer = await fetch(to ?? "", { method: "POST", headers, body: text ?? "" });
      return (await answer.json()).collection[0];
    },
    [path, JSON.stringify(body)],
  );
}

async function rulesAreDrafted(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: "Analysis admin" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Scoring rulesets" }).last().click();
  await expect(page.getByRole("row", { name: /Version 3 Published in use/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Create draft from version 3" }).click();
  await expect(page.getByRole("heading", { name: "Scoring ruleset 4" })).toBeVisible();
  await expectAccessible(page);

  // Order by the keyboard: the handle keeps the focus and goes along.
  const gates = page.getByRole("list", { name: "Gates" });
  await gates.getByRole("button", { name: "Move Excluded, position 2 of 3" }).press("ArrowUp");
  await expect(gates.getByRole("button", { name: "Move Excluded, position 1 of 3" })).toBeFocused();
  // A condition: every supplier with any spend is closed off from STP.
  await gates.getByRole("button", { name: "Edit NoSpend" }).click();
  await gates.getByLabel("Value").fill("");
  await expect(page.getByText("Fix one error before saving.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Save draft" })).toBeDisabled();
  await gates.getByLabel("Value").fill("1000000000000");
  await expect(page.getByText("Unsaved changes")).toBeVisible();

  // The bench follows what is typed, saved or not.
  await choose(page, "Job", /./);
  await choose(page, "Supplier", /./);
  await expect(page.getByText("NoSpend").last()).toBeVisible();
  await expectAccessible(page);
}

async function rulesArePublished(page: Page): Promise<void> {
  await page.getByLabel("Note", { exact: true }).fill("STP closed for a trial.");
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText("Draft saved.")).toBeVisible();
  await choose(page, "Job", /./, 1);
  await page.getByRole("button", { name: "Simulate" }).click();
  await expect(page.getByText(/suppliers change their level for/)).toBeVisible({ timeout: 60_000 });
  await page.getByLabel("Compare with").selectOption({ index: 1 });
  await expect(page.getByText("2 differences")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("button", { name: "Publish version 4" }).click();
  await expect(page.getByText("Published versions can’t be changed.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Edit NoSpend" })).toHaveCount(0);
}

async function jobIsScoredAgain(page: Page): Promise<void> {
  // The job keeps its results until it is scored again; then it says version 4.
  const first = (property: string, value: string) => ({
    pageNumber: 1,
    pageSize: 1,
    filters: { filterItems: [{ propertyName: property, itemComparisonOperator: "Equal", itemValue: value }] },
  });
  const jobId = (await firstOf(page, "/api/v1/jobs/get", first("name", "Calder County (sample)")))["id"];
  const key = (await firstOf(page, `/api/v1/jobs/${jobId}/suppliers/get`, first("matchBand", "High")))["supplierKey"];
  await walkTo(page, `/jobs/${jobId}/suppliers/${key}`);
  await expect(page.getByText("scoring ruleset 3")).toBeVisible();
  await page.getByRole("button", { name: "Reject match" }).click();
  await expect(page.getByText("One decision takes effect at the next re-score.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Re-score" }).click();
  // The press takes the job's lock first: until the call is answered the job is as ready as before.
  const begun = page.waitForResponse((answer) => answer.url().endsWith("/rescore") && answer.ok());
  await page.getByRole("alertdialog").getByRole("button", { name: "Re-score" }).click();
  await begun;
  await expect
    .poll(
      () => page.evaluate((id) => fetch(`/api/v1/jobs/${id}`).then(async (each) => (await each.json()).state), jobId),
      {
        timeout: 60_000,
      },
    )
    .toBe("Ready");
  await page.reload();
  await expect(page.getByText("scoring ruleset 4")).toBeVisible();
  await expect(page.getByText("A user rejected other entries.")).toBeVisible();
}

async function countriesAreEdited(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /^Create draft from version/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: /^Scoring ruleset \d+$/ })).toBeVisible();
  await page.getByRole("button", { name: "Countries", exact: true }).click();
  await expect(page).toHaveURL(/part=countries/);
  await expectAccessible(page);

  // Without the buyer's country no supplier there can be paid by STP; the focus goes to the country that follows.
  const stp = page.getByRole("region", { name: "Countries with an STP provider" });
  await expect(stp.getByText("38 countries")).toBeVisible();
  await stp.getByRole("button", { name: "Remove United Kingdom from Countries with an STP provider" }).press("Enter");
  await expect(stp.getByText("37 countries")).toBeVisible();
  await expect(stp.getByRole("button", { name: /^Remove United States/ })).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(stp.getByText("38 countries")).toBeVisible();
  await page.keyboard.press("Control+Shift+Z");
  await expect(stp.getByText("37 countries")).toBeVisible();
  await stp.getByRole("button", { name: /^Paste list/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Entries").fill("Country\nTürkiye\nMX\nNarnia");
  await expect(dialog.getByText("2 entries found")).toBeVisible();
  await expect(dialog.getByRole("listitem")).toHaveText(["Narnia"]);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Add to list" }).click();
  await expect(stp.getByText("39 countries")).toBeVisible();
}

async function otherListsAreEdited(page: Page): Promise<void> {
  // A limit in a currency without a rate is said in its place.
  await page.getByRole("button", { name: "Instant payments", exact: true }).click();
  const limit = page.getByLabel("Limit per payment in United Kingdom");
  await limit.fill("2,000,000");
  await expect(page.getByRole("row", { name: /United Kingdom/ }).getByText("about $2,554,278")).toBeVisible();
  await page.getByRole("button", { name: "Rates", exact: true }).click();
  await page.getByRole("button", { name: "Remove GBP" }).click();
  await page.getByRole("button", { name: /^Instant payments/ }).click();
  await expect(page.getByText("The limit needs a reference rate for GBP.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Save draft" })).toBeDisabled();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("The limit needs a reference rate for GBP.")).toHaveCount(0);
  await expectAccessible(page);

  // Ranges that overlap are said at the row.
  await page.getByRole("button", { name: "Merchant categories", exact: true }).click();
  const travel = page.getByRole("region", { name: "Other travel categories" });
  await travel.getByRole("searchbox").fill("5812");
  await expect(travel.getByText("1 of 8")).toBeVisible();
  await travel.getByLabel(/^To, range/).fill("5815");
  await expect(travel.getByText("(5 categories)")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Code mapping", exact: true }).click();
  const naics = page.getByRole("region", { name: "NAICS codes" });
  await naics.getByRole("searchbox").fill("4853");
  await naics.getByLabel("Travel class of 4853").selectOption("core");
  await expectAccessible(page);
}

async function differenceIsPublished(page: Page): Promise<void> {
  await page.getByLabel("Compare with").selectOption({ index: 1 });
  const difference = page.getByRole("table", { name: "Differences" });
  for (const entry of [
    /provider: Mexico not in the list in the list/,
    /provider: United Kingdom in the list not in the list/,
    /schemes: United Kingdom FPS: £1,000,000 FPS: £2,000,000/,
    /Other travel categories: 5815 not in the list in the list/,
    /NAICS codes: 4853 Other travel, Tier A Core travel, Tier A/,
  ])
    await expect(difference.getByRole("row", { name: entry })).toBeVisible();
  await expect(page.getByText("6 differences")).toBeVisible();

  await page.getByLabel("Note", { exact: true }).fill("Mexico and Türkiye have a provider.");
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText("Draft saved.")).toBeVisible();
  await choose(page, "Job", /Calder County/, 1);
  await page.getByRole("button", { name: "Simulate" }).click();
  await expect(page.getByText(/suppliers change their level for/)).toBeVisible({ timeout: 60_000 });
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("button", { name: /^Publish version/ }).click();
  await expect(page.getByText("Published versions can’t be changed.")).toBeVisible();
  await page.getByRole("button", { name: "Countries", exact: true }).click();
  const stp = page.getByRole("region", { name: "Countries with an STP provider" });
  await expect(stp.getByText("Mexico")).toBeVisible();
  await expect(stp.getByRole("button", { name: /^Remove/ })).toHaveCount(0);
}

async function directoryIsKept(page: Page): Promise<void> {
  await expect(page.getByText("sample data", { exact: true })).toBeVisible();
  const text =
    "Merchant ID,Merchant name,Town,Country,MCC,Accepts card\n1,Acme Widgets,Bolton,GB,5411,yes\n2,,Leeds,GB,5411,yes\n3,Bakewell Bread,Leeds,GB,5462,no\n";
  await page
    .getByLabel("Directory file (CSV)")
    .setInputFiles({ name: "acceptors.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
  await expect(page.getByText("2 of 3 rows in acceptors.csv are card acceptors: 1 accept cards")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Source").fill("A test of one network");
  await page.getByLabel("Note").fill("Two acceptors.");
  await page.getByRole("button", { name: "Save as new version" }).click();
  const row = page.getByRole("row", { name: /A test of one network/ });
  await row.getByRole("button", { name: "Activate" }).click();
  await page.getByRole("button", { name: "Use version 2" }).click();
  await expect(row.getByText("in use")).toBeVisible();
  await page.getByRole("button", { name: "Roll back" }).click();
  await page.getByRole("button", { name: "Use version 1" }).click();
  await expect(row.getByText("in use")).toHaveCount(0);
}

test("an administrator drafts scoring rules and lists, tries, simulates and publishes them, and keeps a directory", async ({
  page,
}) => {
  await openAs(page, "sasha.sysadmin", "/admin/analysis-admin");
  await test.step("an administrator drafts scoring rules, tries and simulates them, publishes, and a job is scored again with them", async () => {
    await rulesAreDrafted(page);
    await rulesArePublished(page);
    await jobIsScoredAgain(page);
  });
  await walkTo(page, "/admin/analysis-admin/scoring-rulesets");
  await test.step("an administrator edits the lists of a draft, sees the difference by entry, simulates, and publishes", async () => {
    await countriesAreEdited(page);
    await otherListsAreEdited(page);
    await differenceIsPublished(page);
  });
  await walkTo(page, "/admin/analysis-admin?part=directory");
  await test.step("a directory file is looked at, kept as a version, used, and rolled back from", () =>
    directoryIsKept(page));
});
