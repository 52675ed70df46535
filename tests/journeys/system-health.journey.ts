import { expectAccessible } from "../support/axe.ts";
import { expect, signInAs, test } from "../support/journey.ts";

test("a developer runs all checks, copies nothing secret and sends a probe through the queue", async ({ page }) => {
  await signInAs(page, "dana.developer", "/devops/system-health-check");
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Run all checks" }).click();
  await expect(main.getByText("Verification completed successfully")).toBeVisible();
  await expect(main.getByRole("row", { name: /^Edge gateway/ })).toContainText("Healthy");
  await expect(main.getByText("11 of 11 healthy, environment local")).toBeVisible();
  await expect(main.getByText("Simulated")).toHaveCount(4);

  await main.getByRole("button", { name: "Run", exact: true }).click();
  await expect(main.getByText("isSuccess true · isCompleted true")).toBeVisible();
  await expect(main.getByText("Delivered 3 times: one effect.")).toBeVisible();
  await main.getByRole("button", { name: "Verify" }).click();
  await expect(main.getByText("4 of 4 verified")).toBeVisible();
  await expectAccessible(page);
});

test("a tester sees the results and can’t run checks", async ({ page }) => {
  await signInAs(page, "theo.tester", "/devops/system-health-check");
  await expect(page.getByRole("heading", { level: 1, name: "System health check" })).toBeVisible();
  await expect(page.getByText("This deployment")).toBeVisible();
  await expect(page.getByRole("button", { name: "Run all checks" })).toHaveCount(0);
});
