/** A developer raises the log level of their session, and follows one request. SHOTS names a folder for pictures. */
import { addressOf, expect, openAs, test } from "../support/journey.ts";
import { lookAt } from "../support/look-at.ts";

test("a developer raises the level of their session and follows a request through the Workers", async ({ page }) => {
  await openAs(page, "dana.developer", "/dev/exercise/debug-logging");
  await expect(page.getByText("No lines yet")).toBeVisible();
  await lookAt(page, "debug-empty");
  await page.getByLabel("Minutes").fill("31");
  await expect(page.getByRole("button", { name: "Raise level" })).toBeDisabled();
  await page.getByLabel("Minutes").fill("30");
  await page.getByLabel("Origin").selectOption("trace");
  await page.getByRole("button", { name: "Raise level" }).click();
  await expect(page.getByText(/^Debug logging is on until \d\d:\d\d UTC$/)).toBeVisible();
  const tab = await page.context().newPage();
  const listed = tab.waitForResponse((answer) => answer.url().includes("/api/v1/jobs/get"));
  await tab.goto(addressOf("/analysis"));
  expect((await listed).status()).toBe(200);
  await expect(tab.getByText(/^Debug logging is on until/)).toBeVisible();
  await expect(tab.getByRole("heading", { level: 1 })).toBeVisible();
  await tab.close();
  const table = page.getByRole("table", { name: "Lines" });
  // Polls of the open page are lines as well.
  await page.getByLabel("Search lines").fill("call=jobs");
  await expect(table.getByText("call=jobs", { exact: true }).first()).toBeVisible();
  await lookAt(page, "debug-lines");
  await table.getByRole("button").first().click();
  await page.getByLabel("Search lines").fill("");
  const timeline = page.getByRole("table", { name: "Timeline of one request" });
  for (const event of ["Received", "Let through", "Sent on", "Admitted", "Handled", "Worker answered", "Answered"])
    await expect(timeline.getByRole("rowheader", { name: event, exact: true }).first()).toBeVisible();
  await lookAt(page, "debug-timeline");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download lines" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("debug-lines.log");
  await page.getByRole("button", { name: "End now" }).click();
  await expect(page.getByText(/^Debug logging is on until/)).toHaveCount(0);
  await page.getByRole("button", { name: "Delete lines" }).click();
  await expect(page.getByText("No lines yet")).toBeVisible();
});
