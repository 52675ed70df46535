import { expectAccessible } from "../support/axe.ts";
import { addressOf, expect, openAs, test, walkTo, type Page } from "../support/journey.ts";

async function choose(page: Page, field: string, option: string): Promise<void> {
  // Not the summary's way to the field: the field itself.
  await page
    .getByRole("button", { name: new RegExp(`^${field}`) })
    .last()
    .click();
  await page.getByRole("dialog", { name: field }).getByRole("option", { name: option }).first().click();
}

async function issuerIsMade(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: "Issuer management" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Northstar Credit" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "New issuer" }).click();
  await page.getByRole("button", { name: "Create issuer" }).click();
  await expect(page.getByText("Enter an issuer name.").first()).toBeVisible();
  await expect(page.getByText("Country code must be exactly 3 characters, such as GBR.").first()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Name", { exact: false }).first().fill("Delta Cards");
  const key = page.getByLabel("Issuer key");
  await key.fill("northstar");
  await choose(page, "Fallback country", "Germany");
  await choose(page, "Currency", "EUR");
  // A refusal is shown at its field, which has the focus, until that field is changed.
  await page.getByRole("button", { name: "Create issuer" }).click();
  const taken = page.getByText("Another issuer already has this key or alias. Choose another one.");
  await expect(taken).toHaveCount(2);
  await expect(key).toBeFocused();
  await page.getByLabel("Name", { exact: false }).first().fill("");
  await expect(page.getByText("Enter an issuer name.")).toHaveCount(2);
  await page.getByLabel("Name", { exact: false }).first().fill("Delta Cards");
  await expect(page.getByText("Enter an issuer name.")).toHaveCount(0);
  await expect(taken).toHaveCount(2);
  await key.fill("delta");
  await expect(taken).toHaveCount(0);
  await page.getByRole("button", { name: "Create issuer" }).click();
  await expect(page.getByRole("heading", { name: "Delta Cards" })).toBeVisible();
}

async function issuerIsSaved(page: Page): Promise<void> {
  // One record with every field, saved with its aliases and domains; the three lists of words by themselves.
  await page.getByLabel("Key aliases").fill("delta-old");
  await page.getByLabel("Email domains").fill("delta.example");
  for (const name of ["Merge link", "Merge magic link", "Rutter magic link"])
    await expect(page.getByRole("checkbox", { name })).toBeEnabled();
  await expect(page.getByText("Not available in this release")).toHaveCount(0);
  await page.getByRole("switch", { name: "Send magic links" }).click();
  await page.getByRole("button", { name: "Save issuer" }).click();
  await expect(page.getByText("Delta Cards was saved.")).toBeVisible();
  await page.getByRole("checkbox", { name: "CSV file upload" }).check();
  await page.getByRole("checkbox", { name: "Send upload link" }).check();
  const options = page.getByRole("region", { name: "Input data options" });
  await options.getByRole("button", { name: "Save selection" }).click();
  await expect(page.getByText("The input data options of Delta Cards were saved.")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Key aliases")).toHaveValue("delta-old");
  await expect(page.getByRole("checkbox", { name: "CSV file upload" })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Send upload link" })).toBeChecked();
  await expect(page.getByRole("switch", { name: "Send magic links" })).toBeChecked();
  await expectAccessible(page);
}

async function listsAreKept(page: Page): Promise<void> {
  // The exclude list: upload, preview, replace, take away.
  const list = page.getByRole("region", { name: "Exclude list" });
  const csv = "Supplier name;Country\nAcme Ltd;GB\nNowhere Ltd;Atlantis\n";
  await list
    .locator('input[type="file"]')
    .setInputFiles({ name: "out.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
  await expect(list.getByText("out.csv: 1 supplier accepted, 1 rejected. Replaces no list.")).toBeVisible();
  await list.getByText("1 line rejected").click();
  await expect(list.getByText('"Atlantis" isn’t a known country.')).toBeVisible();
  await expectAccessible(page);
  await list.getByRole("button", { name: "Replace with 1 supplier" }).click();
  await expect(list.getByText("1 supplier · out.csv")).toBeVisible();
  await list.getByRole("button", { name: "Remove list" }).click();
  await page.getByRole("button", { name: "Yes", exact: true }).click();
  await expect(list.getByText("No list", { exact: true })).toBeVisible();

  // Its users.
  await page.getByRole("link", { name: "Issuer users" }).click();
  await expect(page.getByText("No users yet")).toBeVisible();
  await page.getByRole("button", { name: /^Add user/ }).click();
  await page.getByRole("option", { name: /Nils Norole/ }).click();
  await page.getByRole("button", { name: "Add as Member" }).click();
  await expect(page.getByRole("button", { name: "Remove Nils Norole" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Remove Nils Norole" }).click();
  await page.getByRole("button", { name: "Yes", exact: true }).click();
  await expect(page.getByText("No users yet")).toBeVisible();
}

async function buyerIsMade(page: Page): Promise<void> {
  // A buyer of it.
  await walkTo(page, "/admin/buyer-manager/create");
  await page.getByLabel("Issuer").selectOption({ label: "Delta Cards" });
  await page.getByLabel("Name").fill("Tidewater");
  await choose(page, "Country", "Germany");
  await page.getByRole("button", { name: "Create buyer" }).click();
  await expect(page.getByRole("heading", { name: "Tidewater" })).toBeVisible();
  await page.getByLabel("Industry code").fill("51x");
  await page.getByRole("button", { name: "Save buyer" }).click();
  await expect(page.getByText("Industry code can have up to 8 digits.").first()).toBeVisible();
  await page.getByLabel("Industry code").fill("5111");
  await page.getByRole("button", { name: "Save buyer" }).click();
  await expect(page.getByText("Tidewater was saved.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("button", { name: "Yes", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Buyer management" })).toBeVisible();
  await expectAccessible(page);
}

async function brandAnswers(page: Page): Promise<void> {
  await page
    .getByLabel("Name", { exact: true })
    .or(page.getByLabel("Name (required)", { exact: true }))
    .first()
    .fill("Delta");
  await page.getByLabel("Brand key").fill("delta");
  await page.getByLabel("Full domain name").fill("https://delta");
  await page.getByLabel("Page title").fill("Delta Payments");
  await page.getByLabel("Trust text").fill("Delta keeps your ledger.");
  await page.getByLabel("Email sender name").fill("Delta");
  await page.getByLabel("Email sender address").fill("no-reply@delta.example");
  await page.getByLabel("Theme", { exact: false }).first().selectOption({ label: "Theme 3" });
  await page.getByRole("button", { name: "New brand", exact: true }).click();
  await expect(page.getByText("Enter a host name such as payments.example.com").first()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Full domain name").fill("delta.localhost");
  await page.getByRole("button", { name: "New brand", exact: true }).click();
  await expect(page.getByText("Delta will be available on delta.localhost in a few seconds.")).toBeVisible();
  await page.getByRole("link", { name: "Delta", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "You’re editing. Others can view." })).toBeVisible();
  const png = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
  await page
    .getByRole("region", { name: "Logo" })
    .locator('input[type="file"]')
    .setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: Buffer.from(png, "base64") });
  await expect(page.getByText("The logo of Delta was saved.")).toBeVisible();
  await expect(page.getByRole("img", { name: "Logo of Delta" })).toBeVisible();
  await expectAccessible(page);
  const address = addressOf("/login", "delta");
  await expect(async () => {
    await page.goto(address);
    await expect(page.getByText("Delta keeps your ledger.")).toBeVisible({ timeout: 500 });
    await expect(page.locator("img.own-logo")).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page).toHaveTitle(/Delta Payments/);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "t3");
  const drawn = await page.locator("img.own-logo").evaluate((image: HTMLImageElement) => image.naturalWidth);
  expect(drawn).toBe(1);
  await expectAccessible(page);
}

test("an administrator makes an issuer, a buyer and a brand", async ({ page }) => {
  await openAs(page, "sasha.sysadmin", "/admin/issuer-manager");
  await test.step("an administrator makes an issuer and a buyer, keeps its lists, and changes every field", async () => {
    await issuerIsMade(page);
    await issuerIsSaved(page);
    await listsAreKept(page);
    await buyerIsMade(page);
  });
  await walkTo(page, "/admin/issuer-manager?part=brands&brand=new");
  await test.step("a new brand answers on its domain without a deploy, with its logo, title and words", () =>
    brandAnswers(page));
});
