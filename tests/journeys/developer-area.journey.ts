/** Settings of the Workers, the memory test and the end-to-end run. SHOTS names a folder for pictures. */
import { expect, openAs, test } from "../support/journey.ts";
import { lookAt } from "../support/look-at.ts";

test("a developer sees the settings of every Worker, and runs a memory test", async ({ page }) => {
  await openAs(page, "dana.developer", "/dev?part=config");
  const table = page.getByRole("table", { name: "App config" });
  for (const worker of ["Gateway", "Origin", "Chatbot"])
    await expect(table.getByRole("row").filter({ hasText: "ENVIRONMENT" }).filter({ hasText: worker })).toHaveCount(1);
  await expect(table.getByRole("row").filter({ hasText: "SEALING_KEYS" })).toContainText("Secret is set");
  await expect(table.getByRole("row").filter({ hasText: "MAIL_PROVIDER_KEY" })).toContainText("Not set");
  await lookAt(page, "config");
  await page.getByLabel("Search settings").fill("nothing has this name");
  await expect(page.getByText("No setting matches")).toBeVisible();
  await page.getByRole("link", { name: "Memory test" }).click();
  await page.getByLabel("Steps").fill("17");
  await expect(page.getByRole("button", { name: "Run memory test" })).toBeDisabled();
  await page.getByLabel("Steps").fill("3");
  await page.getByRole("button", { name: "Run memory test" }).click();
  await expect(page.getByRole("table", { name: "Memory test" }).getByRole("row")).toHaveCount(7);
  await expect(page.getByText("0 bytes remain allocated after the test.")).toBeVisible();
  await lookAt(page, "memory");
});

test("a reset asks for the environment's name and shows the counts", async ({ page }) => {
  await openAs(page, "dana.developer", "/dev/tools/reset-all-jobs");
  const erase = page.getByRole("button", { name: /^Erase \d+ jobs?$/ });
  await expect(erase).toBeDisabled();
  await page.getByLabel("Type local to confirm").fill("Local");
  await expect(erase).toBeDisabled();
  await lookAt(page, "reset");
  await page.getByLabel("Type local to confirm").fill("local");
  await expect(erase).toBeEnabled();
});

test("the database anonymiser asks for the environment's name and shows the counts", async ({ page }) => {
  await openAs(page, "dana.developer", "/dev/tools/database-anonymizer");
  const start = page.getByRole("button", { name: "Anonymise this environment" });
  await expect(start).toBeDisabled();
  await expect(page.getByText("Audit log lines")).toBeVisible();
  await page.getByLabel("Type local to confirm").fill("Local");
  await expect(start).toBeDisabled();
  await lookAt(page, "anonymiser");
  await page.getByLabel("Type local to confirm").fill("local");
  await expect(start).toBeEnabled();
});

test("a tester runs a job from its file to published, and it is erased", async ({ page }) => {
  test.setTimeout(180_000);
  await openAs(page, "theo.tester", "/devops/system-health-check");
  await page.getByRole("button", { name: "Start run" }).click();
  await expect(page.getByRole("link", { name: "Create the job" })).toBeVisible();
  const panel = page.getByRole("region", { name: "End-to-end run" });
  await expect(panel.getByText("Passed", { exact: true })).toBeVisible({ timeout: 120_000 });
  await expect(panel.getByRole("listitem")).toHaveCount(8);
  await expect(panel.getByText("Not run")).toHaveCount(0);
  await lookAt(page, "e2e");
  const left = () =>
    page.evaluate(async () => {
      const ask = async (path: string) => {
        const headers = { "content-type": "application/json", "x-csrf": "1" };
        const answer = await fetch(path, { method: "POST", headers, body: '{"pageNumber":1,"pageSize":200}' });
        const { collection }: { collection: { name: string }[] } = await answer.json();
        return collection.filter(({ name }) => name.startsWith("E2E run")).length;
      };
      return (await ask("/api/v1/jobs/get")) + (await ask("/api/v1/deleted-jobs/get"));
    });
  await expect.poll(left).toBe(0);
  await page.getByRole("button", { name: "Start run" }).click();
  await expect(page.getByRole("link", { name: "Create the job" })).toBeVisible();
  await panel.getByRole("button", { name: "Cancel" }).click();
  await expect(panel.getByText("Canceled", { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect.poll(left).toBe(0);
});
