import { readFileSync } from "node:fs";
import { expect, openAs, test, type Page } from "../support/journey.ts";

async function choose(page: Page, side: "Left" | "Right", name: string): Promise<void> {
  await page
    .getByRole("group", { name: side })
    .getByRole("button", { name: /^As user/ })
    .click();
  // The list has the first users by name: others are searched.
  await page.keyboard.type(name);
  await page.getByRole("option", { name: new RegExp(name) }).click();
}

test("a developer compares a job as two users, and ignores and exports what differs", async ({ page }) => {
  test.setTimeout(180_000);
  await openAs(page, "dana.developer", "/devops/endpoint-comparison/jobs");
  await page.getByRole("grid").getByRole("link", { name: "Calder County (sample)" }).click();
  await choose(page, "Left", "Dana Developer");
  await choose(page, "Right", "Sasha Sysadmin");
  await expect(page).toHaveURL(/left=user-dana-developer&right=user-sasha-sysadmin/);
  await page.getByRole("button", { name: "Compare", exact: true }).click();
  const calls = page.getByRole("table", { name: "Endpoints" });
  const row = (path: string) => calls.getByRole("row").filter({ hasText: path });
  await expect(row("/suppliers/get")).toContainText("Equal");
  await expect(calls.getByText("Equal")).not.toHaveCount(0);
  await expect(page.getByRole("button", { name: "Compare", exact: true })).toBeEnabled();

  await page.getByRole("button", { name: "Compute again" }).click();
  await expect(page.getByText(/^Run \d+ was computed again for Dana Developer/)).toBeVisible({ timeout: 60_000 });
  await page.getByRole("group", { name: "Right" }).getByLabel("Source").selectOption("Computed again");
  await page.getByRole("group", { name: "Left" }).getByLabel("Run").selectOption("Newest run");
  await choose(page, "Right", "Dana Developer");
  await expect(page).toHaveURL(/rightFrom=recomputed/);
  await page.getByRole("button", { name: "Compare", exact: true }).click();
  await expect(calls.getByText("Equal")).toHaveCount(4);
  await expect(page.getByRole("button", { name: "Compare", exact: true })).toBeEnabled();

  await page.goto(page.url().replace(/\/jobs\/.*/, "/users?left=user-dana-developer&right=user-sasha-sysadmin"));
  await page.getByRole("button", { name: "Compare", exact: true }).click();
  await expect(row("/users/user-permissions")).toContainText("differences");
  await page.getByRole("button", { name: "GET /users/user-permissions" }).click();
  await expect(page.getByRole("table", { name: "Differences" })).toContainText("changed");
  await expect(page.getByRole("button", { name: "Compare", exact: true })).toBeEnabled();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export differences" }).click(),
  ]);
  expect(readFileSync(await download.path(), "utf8")).toMatch(/^\uFEFF?"?Field/);

  await page.getByRole("textbox", { name: "Field" }).fill("/**");
  await page.getByRole("textbox", { name: "Why" }).fill("Two users are two users.");
  await page.getByRole("button", { name: "Ignore field" }).click();
  await expect(page.getByText("Two users are two users.")).toBeVisible();
  await page.getByRole("button", { name: "Compare", exact: true }).click();
  await expect(row("/users/user-permissions")).toContainText("ignored");
  await page.getByRole("button", { name: "Remove /**" }).click();
  await expect(page.getByText("No field is ignored.")).toBeVisible();
});
