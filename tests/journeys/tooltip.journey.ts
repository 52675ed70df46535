import { expectAccessible } from "../support/axe.ts";
import { expect, openAs, test } from "../support/journey.ts";

test("help of an icon opens on hover and by key, stays under the pointer, and takes the first Escape", async ({
  page,
}) => {
  await openAs(page, "dana.developer", "/dev/examples/Drawer");
  const drawer = page.getByRole("dialog");
  await page.getByRole("button", { name: "Open the drawer" }).click();
  const cross = drawer.getByRole("button", { name: "Close" });
  const card = page.getByRole("tooltip");
  await expect(drawer).toBeVisible();
  await expect(card).toHaveCount(0);

  await page.keyboard.press("Tab");
  await expect(cross).toBeFocused();
  await expect(card).toHaveText("Close");
  await expect(cross).toHaveAccessibleDescription("Close");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(card).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(drawer).toHaveCount(0);

  const profile = page.getByRole("banner").getByRole("button", { name: /Dana/ });
  await profile.hover();
  await expect(card).toBeVisible();
  await card.hover();
  await expect(card).toBeVisible();
  await page.mouse.move(600, 500, { steps: 4 });
  await expect(card).toHaveCount(0);
  await profile.hover();
  await expect(card).toBeVisible();
  await profile.click();
  await expect(page.getByRole("menu")).toBeVisible();
  await expect(card).toHaveCount(0);
});
