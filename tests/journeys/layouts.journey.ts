/** Frames, panel states and printable documents in themes and modes. SHOTS names a folder for pictures. */
import { expect, openAs, test } from "../support/journey.ts";
import { lookAt } from "../support/look-at.ts";
import { ownJob } from "../support/own-job.ts";
import { publishReport } from "../support/printed-report.ts";
import { signIn } from "../support/sign-in.ts";

test("a developer looks at every frame and panel state, in a theme and mode", async ({ page }) => {
  await openAs(page, "dana.developer", "/dev/layouts");
  await page.getByRole("link", { name: "Standard, navigation pinned" }).click();
  const frame = page.locator("main .h-160");
  await expect(frame.getByRole("navigation", { name: "Main" })).toBeVisible();
  await expect(frame.getByText("The frame around this text")).toBeVisible();
  await page.getByLabel("Theme").selectOption("t2");
  await page.getByLabel("Mode").selectOption("dark");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "t2");
  await lookAt(page, "layout-standard");
  await frame.getByRole("button", { name: "Collapse navigation" }).click();
  await expect(page).toHaveURL(/standard-collapsed\?theme=t2&mode=dark/);
  await page.getByRole("link", { name: "Job, navigation pinned" }).click();
  await expect(frame.getByRole("link", { name: "Suppliers" }).first()).toBeVisible();
  await lookAt(page, "layout-job");
  await page.getByRole("link", { name: "Fullscreen, navigation open" }).click();
  await expect(
    frame
      .getByRole("button", { name: "Close navigation" })
      .or(frame.getByRole("button", { name: "Collapse navigation" })),
  ).toBeVisible();
  await page.getByRole("link", { name: "Standard on a phone, navigation open" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/standard-mobile-closed/);
  await page.goto(page.url().replace("standard-mobile-closed", "toString"));
  await expect(page.getByText("Layout not found")).toBeVisible();
});

test("printable documents are drawn from what is published, in the print variant of a theme", async ({ page }) => {
  test.setTimeout(120_000);
  const staff = await signIn(Number(process.env["PAYGAUGE_PORT"]), "sasha.sysadmin");
  const jobId = await ownJob(staff, "Layouts", 600);
  for (const type of ["insights", "presentation"] as const) await publishReport(staff, jobId, type);
  await openAs(page, "dana.developer", "/dev/layouts/insights-a4?theme=t3");
  const document = page.getByRole("group", { name: "Printable document" });
  await expect(document.locator(".paper[data-paper=A4]")).toBeVisible();
  await lookAt(page, "layout-insights");
  await page.getByRole("link", { name: "Insights report, US Letter" }).click();
  await expect(document.locator(".paper[data-paper=letter]")).toBeVisible();
  await page.getByRole("link", { name: "Presentation, slides" }).click();
  await expect(document.locator(".slide").first()).toBeVisible();
  await lookAt(page, "layout-slides");
  await page.getByRole("link", { name: "Business case, A4" }).click();
  await expect(page.getByText("No published document")).toBeVisible();
});
