import { allowLinking } from "../support/allow-linking.ts";
import { expectAccessible } from "../support/axe.ts";
import { addressOf, expect, openAs, test, type Page } from "../support/journey.ts";
import { signIn } from "../support/sign-in.ts";

/** The picture of a state, if PICTURES names a folder for them. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env["PICTURES"];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

async function fillForm(page: Page, way: string): Promise<void> {
  await page.getByRole("button", { name: "New link" }).first().click();
  const form = page.getByRole("dialog", { name: "New link" });
  await form.getByRole("button", { name: /^Buyer/ }).click();
  await page.getByRole("option", { name: "Calder County" }).click();
  await form.getByRole("radio", { name: way }).check();
  await form.getByLabel("Email address").fill("finance@calder.example");
  await expectAccessible(page, { within: "[role=dialog]" });
  await picture(page, "linked-new");
  await form.getByRole("button", { name: /^(?:Create|Send) link$/ }).click();
  await expect(form).toBeHidden();
}

test("a buyer's system is linked on the provider's page, read, and deleted", async ({ page }) => {
  await allowLinking(await signIn(Number(process.env["PAYGAUGE_PORT"]), "sasha.sysadmin"));
  await openAs(page, "sasha.sysadmin", "/admin/analysis-admin/integration-platform-linked-accounts");
  await expect(page.getByText("No linked accounts yet")).toBeVisible();
  await expect(page.getByText("answer from this deployment’s own service", { exact: false })).toBeVisible();
  await picture(page, "linked-empty");

  await fillForm(page, "Merge: I open the page");
  const ready = page.getByRole("dialog", { name: "The page is ready" });
  const opened = page.waitForEvent("popup");
  await ready.getByRole("link", { name: "Open in a new tab" }).click();
  const theirs = await opened;
  await expect(theirs.getByRole("heading", { name: "Test page of Merge" })).toBeVisible();
  await expectAccessible(theirs);
  await picture(theirs, "linked-stand-in");
  await theirs.getByRole("button", { name: /^Calder Tools Ltd/ }).click();
  await expect(theirs.getByRole("heading", { name: "Linked to Xero" })).toBeVisible();
  const token = await theirs.locator("code").innerText();
  await picture(theirs, "linked-stand-in-done");
  await theirs.close();
  await ready.getByRole("button", { name: "Close" }).first().click();

  const panel = page.getByRole("complementary", { name: "Linked account" });
  await page
    .getByRole("button", { name: /^Calder County/ })
    .first()
    .click();
  await expect(panel.getByText("hasn’t signed in yet", { exact: false })).toBeVisible();
  await panel.getByLabel("Token").fill("wrong");
  await panel.getByRole("button", { name: "Save token" }).click();
  await expect(panel.getByText("This token doesn’t open this account", { exact: false })).toBeVisible();
  await picture(page, "linked-token");
  await panel.getByLabel("Token").fill(token);
  await panel.getByRole("button", { name: "Save token" }).click();
  await expect(panel.getByText("Linked to Xero")).toBeVisible();

  await panel.getByRole("button", { name: "Read now" }).click();
  await expect(panel.getByRole("button", { name: "Cancel reading" })).toBeVisible();
  await panel.getByRole("button", { name: "Cancel reading" }).click();
  await panel.getByRole("button", { name: "Continue reading" }).click();
  await expect(panel.getByRole("row").filter({ hasText: "Purchase orders" })).toContainText("1,200", {
    timeout: 90_000,
  });
  await expect(panel.getByText("rows added", { exact: false })).toBeVisible();
  await expectAccessible(page);
  await picture(page, "linked-read-1440");
  await page.setViewportSize({ width: 390, height: 844 });
  await picture(page, "linked-read-390");
  await page.setViewportSize({ width: 1440, height: 900 });

  // The rows become the file of a draft.
  await panel.getByRole("button", { name: "Create job" }).click();
  await page.waitForURL(/\/jobs\/\S+draft=/);
  await expect(page.getByText(/Calder County Council \d{4}-\d\d-\d\d\.csv/).first()).toBeVisible({ timeout: 60_000 });
  await picture(page, "linked-draft");

  // New job offers the account as well, and the account offers to read into its draft.
  await page.goto(addressOf("/jobs/loading"));
  const offered = page.getByRole("region", { name: "From the buyer’s system" });
  await expect(offered.getByText("Xero by Merge.", { exact: false })).toBeVisible();
  await expect(offered.getByRole("button", { name: "Create job" })).toBeVisible();
  await expectAccessible(page, { within: "main" });
  await picture(page, "linked-new-job");
  await page.goto(addressOf("/admin/analysis-admin/magic-links"));
  await page.getByRole("link", { name: "Link an account" }).click();
  const form = page.getByRole("dialog", { name: "New link" });
  await expect(form.getByRole("radio", { name: "Merge: send the page by email" })).toBeChecked();
  await form.getByRole("button", { name: "Cancel" }).click();
  await page
    .getByRole("button", { name: /^Calder County/ })
    .first()
    .click();
  await expect(panel.getByText("No bill has changed since", { exact: false })).toBeVisible();
  await expect(panel.getByRole("button", { name: "Read into the draft" })).toBeEnabled();
  await picture(page, "linked-made");

  await page.goto(addressOf("/admin/analysis-admin/merge-linked-accounts"));
  await expect(page.getByText("COMPLETE").first()).toBeVisible();
  await picture(page, "linked-merge");
  await page
    .getByRole("button", { name: /^Calder County/ })
    .first()
    .click();
  await panel.getByRole("button", { name: "Delete link and rows" }).click();
  const asked = page.getByRole("alertdialog");
  await expect(asked).toContainText("rows are deleted here");
  await picture(page, "linked-delete");
  await asked.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(panel.getByText("The link and its rows were deleted.")).toBeVisible();
});

test("the page goes to the buyer by email, and Rutter's account is linked without a token to paste", async ({
  page,
}) => {
  await allowLinking(await signIn(Number(process.env["PAYGAUGE_PORT"]), "sasha.sysadmin"));
  await openAs(page, "sasha.sysadmin", "/admin/analysis-admin/integration-platform-linked-accounts");
  await fillForm(page, "Rutter: send the page by email");
  const panel = page.getByRole("complementary", { name: "Linked account" });
  await page
    .getByRole("row")
    .filter({ hasText: "Rutter" })
    .getByRole("button", { name: /^Calder County/ })
    .first()
    .click();
  await panel.getByText("Read the email").click();
  const address = /https?:\S+\/link\/Rutter\/[\w-]+\/[\w-]{43}/.exec(await panel.innerText())?.[0] ?? "";
  const theirs = await page.context().newPage();
  await theirs.goto(address);
  await theirs.getByRole("button", { name: /^Fairhaven Ports Ltd/ }).click();
  await expect(theirs.getByRole("heading", { name: "Linked to QuickBooks Online" })).toBeVisible();
  await theirs.close();
  await page.getByRole("button", { name: "Refresh statuses" }).click();
  await expect(panel.getByText("Linked", { exact: true }).first()).toBeVisible();
  await panel.getByRole("button", { name: "Read now" }).click();
  await expect(panel.getByText("Nothing new")).toBeVisible();
});
