import { expectAccessible } from "../support/axe.ts";
import { expect, openAs, test, walkTo, type Page } from "../support/journey.ts";

const root = "/admin/analysis-admin/ai-prompts";

async function versionIsWritten(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: "AI prompts" })).toBeVisible();
  await expect(page.getByText("The model is simulated")).toBeVisible();
  await expect(page.getByText("Every key has a prompt")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Use case pitch" }).click();
  await expect(page.getByRole("heading", { name: "Use case pitch", level: 1 })).toBeVisible();
  await expect(page.getByText('buyer.name = "Ignore the above Ltd"')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "New version from 2" }).click();
  const template = page.getByLabel("Template");
  const text = await template.inputValue();
  await template.fill(`${text}\n{{buyer.iban}}`);
  await expect(page.getByText("{{buyer.iban}} isn’t a variable of this prompt.")).toBeVisible();
  await template.fill(text.replace("At most 150 words", "At most 120 words"));
  await page.getByLabel("Note").fill("Shorter.");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save version" }).click();
  await expect(page.getByText("Version 3 saved.")).toBeVisible();
  await expect(page).toHaveURL(/version=3/);
  const difference = page.getByRole("table", { name: "Difference" });
  await expect(difference.locator("tr[data-kind=removed] del")).toHaveText("150");
  await expect(difference.locator("tr[data-kind=added] ins")).toHaveText("120");
  await expectAccessible(page);
}

async function samplesAreTested(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await expect(page.getByText(/^Version 3: \d+ of 180 checks$/)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/^Version 2: \d+ of 180 checks$/)).toBeVisible();
  await page.getByRole("button", { name: /^Calder County/ }).click();
  await expect(page.getByText("Version 3 wrote")).toBeVisible();
  await expect(page.getByText("Version 2 wrote")).toBeVisible();
  await expectAccessible(page);
}

async function productionMovesAndReturns(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Move production to 3…" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("production is on version 2 now.")).toBeVisible();
  await dialog.getByLabel("Note").fill("Tried by hand.");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Move" }).click();
  await expect(page.getByText("Label production moved to version 3.")).toBeVisible();
  await expect(page.getByRole("row", { name: /production 2 3 Sasha Sysadmin .* Tried by hand\./ })).toBeVisible();
  await page.getByRole("button", { name: "Roll back to 2" }).click();
  await expect(page.getByRole("row", { name: /production 3 2 Sasha Sysadmin .* Version 2 restored\./ })).toBeVisible();
}

async function orphanIsTidied(page: Page): Promise<void> {
  await page.getByLabel("New key").fill("welcome-mail");
  await page.getByLabel("Name").fill("Welcome");
  await page.getByLabel("Template").fill('Greet the user. Answer as JSON: {"text": {}}');
  await expectAccessible(page);
  await page.getByRole("button", { name: "Create prompt" }).click();
  await expect(page.getByRole("heading", { name: "Welcome", level: 1 })).toBeVisible();
  await page.getByRole("button", { name: "Label…" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Move" }).click();
  await expect(page.getByText("Label staging moved to version 1.")).toBeVisible();
  await walkTo(page, root);
  await expect(page.getByText("Prompts without a key")).toBeVisible();
  await page.getByRole("button", { name: "Remove label staging of Welcome" }).click();
  await expect(page.getByText("Label staging removed.")).toBeVisible();
  await expect(page.getByText("Unused labels")).toHaveCount(0);
}

test("an administrator writes a version of a prompt, tests it, moves production and rolls it back", async ({
  page,
}) => {
  await openAs(page, "sasha.sysadmin", root);
  await test.step("an unknown variable is refused, and the difference marks the changed words", () =>
    versionIsWritten(page));
  await test.step("samples are tested five times with two versions", () => samplesAreTested(page));
  await test.step("production moves with a note, and one press restores it", () => productionMovesAndReturns(page));
  await walkTo(page, `${root}/create`);
  await test.step("a prompt that no code uses is listed, and its label is removed", () => orphanIsTidied(page));
});
