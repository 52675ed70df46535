import { expectAccessible } from "../support/axe.ts";
import { addressOf, expect, openAs, test } from "../support/journey.ts";

test("the palette finds pages, records and actions by keys alone, recents first, and keys leap", async ({ page }) => {
  await openAs(page, "dana.developer", "/profile");
  await expect(page.getByRole("heading", { level: 1, name: "Profile" })).toBeVisible();
  await page.getByRole("button", { name: "Search" }).click();
  const palette = page.getByRole("dialog", { name: "Quick search" });
  const option = palette.getByRole("option");
  await expect(palette.getByRole("combobox")).toBeFocused();
  await expect(option.filter({ hasText: "User management" })).toBeVisible();
  await page.keyboard.type("@clara.cl");
  await expect(option).toHaveText(["Clara Clientclara.client"]);
  await expectAccessible(page, { within: "[role=dialog]" });
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(addressOf("/admin/users/user-clara-client"));
  await page.keyboard.press("Control+k");
  await expect(option.first()).toHaveText(/^Clara Client/);
  await page.keyboard.type("> dark");
  await expect(option).toHaveText(["Colour mode: Dark"]);
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-mode", "dark");
  await page.keyboard.press("Control+k");
  await page.keyboard.type("#county");
  await expect(option.first()).toContainText(/county/i);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/jobs\/[\w-]+\//);
  await expect(palette).toHaveCount(0);
  await page.keyboard.press("g");
  await page.keyboard.press("p");
  await expect(page).toHaveURL(addressOf("/profile"));
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" }).getByText("Profile")).toBeVisible();
});

test("the palette shows no one what the roles in effect do not open", async ({ page }) => {
  await openAs(page, "isla.issuer", "/profile");
  await page.getByRole("button", { name: "Search" }).click();
  const palette = page.getByRole("dialog", { name: "Quick search" });
  await expect(palette.getByRole("option", { name: /Analysis jobs/ })).toBeVisible();
  for (const name of [/User management/, /DevOps/, /New job/]) {
    await expect(palette.getByRole("option", { name })).toHaveCount(0);
  }
  const answered = page.waitForResponse((answer) => answer.url().includes("/api/v1/search"));
  await page.keyboard.type("clara");
  expect(await (await answered).json()).toEqual([]);
  await expect(palette.getByText("No results.", { exact: false })).toBeVisible();
});
