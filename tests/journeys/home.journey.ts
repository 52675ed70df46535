import { expectAccessible } from "../support/axe.ts";
import { expect, openAs, test, watchPages } from "../support/journey.ts";

const pictures = process.env["HOME_PICTURES"];

test("home shows the dashboard to who may see it, each figure opens its list, and g d leads back", async ({ page }) => {
  const faults: string[] = [];
  watchPages(page.context(), faults);
  await openAs(page, "dana.developer", "/");
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole("heading", { name: "Dashboard", level: 1 })).toBeVisible();
  const figures = page.getByLabel("Figures");
  await expect(figures.getByText("Queue errors")).toBeVisible();
  const needs = page.getByRole("region", { name: "Needs you" });
  await expect(needs.getByRole("link", { name: "Approve" })).toBeVisible();
  await expectAccessible(page);
  const jobs = await figures.locator("dt", { hasText: "Jobs" }).locator("..").getByRole("link").first().textContent();
  await page.keyboard.press("Tab");
  await figures.locator("dt", { hasText: "Jobs" }).locator("..").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/analysis$/);
  await expect(page.getByText(new RegExp(`of ${jobs ?? ""}\\b`)).first()).toBeVisible();
  await page.locator("main").press("g");
  await page.keyboard.press("d");
  await expect(page).toHaveURL(/\/dashboard$/);

  // Later, and back, by keyboard alone; the focus stays in the list.
  await needs.getByRole("link", { name: "Approve" }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Later: tomorrow" }).press("Enter");
  await expect(needs.getByText("Nothing waits for you.")).toBeVisible();
  await needs.getByRole("button", { name: "1 later" }).press("Enter");
  await expectAccessible(page);
  await needs.getByRole("button", { name: "Bring back" }).press("Enter");
  await expect(needs.getByRole("link", { name: "Approve" })).toBeVisible();
  if (pictures !== undefined)
    for (const scheme of ["light", "dark"] as const)
      for (const width of [1440, 390]) {
        await page.emulateMedia({ colorScheme: scheme });
        await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
        await page.screenshot({ path: `${pictures}/home-${scheme}-${width}.png`, fullPage: width === 390 });
      }
  expect(faults).toEqual([]);
});

test("without the dashboard, home is the jobs list with what waits above it", async ({ page }) => {
  await openAs(page, "una.useradmin", "/");
  await expect(page).toHaveURL(/\/analysis$/);
  const needs = page.getByRole("region", { name: "Needs you" });
  await expect(needs.getByRole("link", { name: "Approve" })).toBeVisible();
  await expectAccessible(page);
  if (pictures !== undefined) await page.screenshot({ path: `${pictures}/analysis-needs.png` });
});
