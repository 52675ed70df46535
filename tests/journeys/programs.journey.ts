import { addressOf, expect, openAs, test } from "../support/journey.ts";

test("a user administrator registers, renames and revokes a program", async ({ page }) => {
  await openAs(page, "una.useradmin", "/admin/users?status=programs");
  await expect(page.getByText("Sample ledger upload")).toBeVisible();
  await page.getByRole("link", { name: "Register program" }).click();
  await page.getByRole("textbox", { name: /^Name/ }).fill("Nightly export");
  await page.getByRole("textbox", { name: /^Client ID/ }).fill("nightly export");
  await page.getByRole("button", { name: "Roles", exact: true }).click();
  await page.getByRole("option", { name: /^Suppliers Tab/ }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Register program" }).click();
  await expect(page.getByText(/visible ASCII characters only/).first()).toBeVisible();
  await page.getByRole("textbox", { name: /^Client ID/ }).fill("nightly-export");
  await page.getByRole("button", { name: "Register program" }).click();
  const panel = page.getByRole("dialog", { name: "Nightly export" });
  await expect(panel.getByText("Not used yet")).toBeVisible();
  await expect(panel.getByText(/Una Useradmin/)).toBeVisible();
  await expect(panel.getByText(/curl -H "Authorization: Bearer \$TOKEN"/)).toBeVisible();
  expect(new URL(page.url()).searchParams.get("program")).toMatch(/^[0-9a-f-]{36}$/);

  await panel.getByRole("button", { name: "Rename" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Weekly export");
  await page.getByRole("button", { name: "Save name" }).click();
  const renamed = page.getByRole("dialog", { name: "Weekly export" });
  await expect(renamed).toBeVisible();
  await renamed.getByRole("button", { name: "Revoke" }).click();
  await page.getByRole("alertdialog").getByRole("button").last().click();
  await expect(renamed.getByText("Revoked").first()).toBeVisible();
  await expect(renamed.getByRole("button", { name: "Revoke" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("row", { name: /Weekly export/ }).getByText("Revoked")).toBeVisible();
});

test("the API reference lists what the user can call, with an example", async ({ page }) => {
  await openAs(page, "isla.issuer", "/api-reference");
  await page.getByRole("textbox", { name: "Search endpoints" }).fill("insights");
  const entry = page.getByRole("button", { name: /POST \/api\/v1\/jobs\/\{jobId\}\/insights/ }).first();
  await entry.click();
  await expect(entry).toHaveAttribute("aria-expanded", "true");
  await expect(page.getByText(/curl -X POST/).first()).toBeVisible();
  expect(new URL(page.url()).searchParams.get("q")).toBe("insights");
  await page.getByRole("textbox", { name: "Search endpoints" }).fill("/users/deactivated");
  await expect(page.getByText("No endpoints match.")).toBeVisible();
  await page.goto(addressOf("/api-reference?q=&call=openApi"));
  await expect(page.getByRole("button", { name: /GET.*openapi\.json/ })).toHaveAttribute("aria-expanded", "true");
});
