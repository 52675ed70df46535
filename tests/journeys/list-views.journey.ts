import { addressOf, expect, openAs, test } from "../support/journey.ts";

test("a list keeps views, with its search and filters, and the part of the list stays", async ({ page }) => {
  await openAs(page, "sasha.sysadmin", "/admin/users?status=deactivated");
  const views = page.getByRole("button", { name: /^(Standard view|Gone)/ });
  const search = page.getByRole("searchbox");
  await search.fill("dora");
  await search.press("Enter");
  await expect(page.getByRole("row")).toHaveCount(2);
  await expect(views).toHaveText("Standard view (changed)");
  await views.click();
  await page.getByRole("menuitem", { name: "Save as new view" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Gone");
  await page.getByRole("button", { name: "Save view" }).click();
  await expect(views).toHaveText("Gone");
  await views.click();
  await page.getByRole("menuitem", { name: "Set as default view" }).click();
  await views.click();
  await page.getByRole("menuitemcheckbox", { name: /^Standard view/ }).click();
  await expect(page).toHaveURL(/[?&]status=deactivated&v=-$/);
  await expect(search).toHaveValue("");
  await page.goto(addressOf("/admin/users?status=deactivated"));
  await expect(views).toHaveText("Gone");
  await expect(search).toHaveValue("dora");
  await expect(page).toHaveURL(/q=dora/);
  await expect(page.getByRole("row")).toHaveCount(2);
  const link = new URL(page.url());
  // What is filtered otherwise is a change of the view; another part of the list has views of its own.
  await search.fill("nobody at all");
  await search.press("Enter");
  await expect(views).toHaveText("Gone (changed)");
  const parts = page.getByRole("navigation", { name: "User lists" });
  await parts.getByRole("link", { name: "Active" }).click();
  await expect(views).toHaveText("Standard view");
  await parts.getByRole("link", { name: "Deactivated" }).click();
  await expect(views).toHaveText("Gone");
  await views.click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Yes" }).click();
  await expect(views).toHaveText(/Standard view/);
  // The link shows another user the same rows, whose view it is not.
  await page.context().clearCookies();
  await openAs(page, "dana.developer", link.pathname + link.search);
  await expect(search).toHaveValue("dora");
  await expect(page.getByRole("row")).toHaveCount(2);
  await expect(page.getByText("not have the view", { exact: false })).toBeHidden();
});
