import { expectAccessible } from "../support/axe.ts";
import { expect, signInAs, test } from "../support/journey.ts";

test("a developer finds a page’s rule, checks it as another user and sees why they are refused", async ({ page }) => {
  await signInAs(page, "dana.developer", "/devops/resource-guard");
  const main = page.getByRole("main");
  await main.getByLabel("Page, call or permission").fill("/devops/resource-guard");
  const row = main.getByRole("row").filter({ hasText: "/devops/resource-guard" });
  await expect(row).toContainText("DevOps_Area_VIEW");
  await expect(row.getByText("developer passes")).toBeAttached();
  await expect(row.getByText("client doesn’t pass")).toBeAttached();

  await main.getByLabel("User to check").click();
  await page.getByRole("option", { name: /Clara Client/ }).click();
  await main.getByLabel("Path or URL").fill("/devops/resource-guard");
  await main.getByRole("button", { name: "Check", exact: true }).click();
  await expect(main.getByText("Answers 403.")).toBeVisible();
  await expect(main.getByText(/Weakest roles that hold it: tester\./)).toBeVisible();
  await main.getByLabel("Path or URL").fill("/no/such/page");
  await main.getByRole("button", { name: "Check", exact: true }).click();
  await expect(main.getByText("No rule covers this. Refused by default.")).toBeVisible();

  for (const tab of [/^Calls/, /^Permissions/, /^Refusals/]) await main.getByRole("button", { name: tab }).click();
  const download = page.waitForEvent("download");
  await main.getByRole("button", { name: "Export" }).click();
  expect((await download).suggestedFilename()).toBe("resource-guard.csv");
  await main.getByRole("button", { name: /^Pages/ }).click();
  await main.getByRole("button", { name: "Changes" }).click();
  await expect(page.getByRole("dialog")).toContainText("no release with other rules");
  await page.keyboard.press("Escape");
  await expectAccessible(page);
});
