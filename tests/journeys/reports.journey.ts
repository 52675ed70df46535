import { readFileSync } from "node:fs";
import { expectAccessible } from "../support/axe.ts";
import type { Client } from "../support/client.ts";
import { addressOf, expect, openAs, test, watchPages, type Page } from "../support/journey.ts";
import { expectOk } from "../support/job-flow.ts";
import { assign, ownJob } from "../support/own-job.ts";
import { signIn } from "../support/sign-in.ts";
import { walkAnew } from "../support/walk-anew.ts";

/** Publishes the newest run: assigned users see the job. */
async function publishRun(staff: Client, jobId: string): Promise<void> {
  const found = expectOk(await staff.call("GET", `/api/v1/jobs/${jobId}`), "job");
  const { latest, publicationNumber } = found.json<{ latest: { run: string }; publicationNumber: number }>();
  const body = { run: latest.run, publication: publicationNumber };
  expectOk(await staff.call("POST", `/api/v1/jobs/${jobId}/publish`, body), "publish");
}

const paperOf = (page: Page) => page.locator(".report-sheet");
const versionsOf = (page: Page) => page.getByRole("list", { name: "Versions" });

/** Left out, moved by keys, titled and annotated: the preview follows. */
async function isComposed(page: Page): Promise<void> {
  await expect(page.getByText("No versions yet.", { exact: false })).toBeVisible();
  await expect(
    paperOf(page)
      .getByRole("heading", { name: /^From spend|of spend|is addressable|can move/ })
      .first(),
  ).toBeVisible();
  await expectAccessible(page);

  const sections = page.getByRole("list", { name: "Sections" });
  const paper = paperOf(page);
  await sections.getByRole("checkbox", { name: "Include Appendix" }).uncheck();
  await expect(paper.locator("[data-section=appendix]")).toHaveCount(0);
  const handle = sections.getByRole("button", { name: /^Top suppliers, section/ });
  await handle.focus();
  await page.keyboard.press("ArrowUp");
  await expect(sections.getByRole("button", { name: /^Top suppliers, section 24 of 27/ })).toBeFocused();
  await sections.getByRole("button", { name: "Actions for Top suppliers" }).click();
  await page.getByRole("menuitem", { name: "Move to the top" }).click();
  await expect(paper.locator("[data-section]").first()).toHaveAttribute("data-section", "topSuppliers");
  await sections.getByRole("button", { name: "Edit Top suppliers" }).click();
  await sections.getByRole("textbox", { name: "Title" }).fill("Who is paid");
  await sections.getByRole("textbox", { name: "Note" }).fill("Start **here** <script>alert(1)</script>.");
  const first = paper.locator("[data-section=topSuppliers]");
  await expect(first.getByText("Who is paid")).toBeVisible();
  await expect(first.locator("strong", { hasText: "here" })).toBeVisible();
  await expect(first.getByText("<script>alert(1)</script>", { exact: false })).toBeVisible();
  await expect(page.getByText("Unsaved changes")).toBeVisible();
  await expectAccessible(page);
}

/** A version is of what is saved; making it saves. */
async function versionIsPublished(page: Page): Promise<void> {
  const versions = versionsOf(page);
  await page.getByRole("button", { name: "Create version" }).click();
  const dialog = page.getByRole("dialog", { name: "Create version" });
  await dialog.getByLabel("What changed").fill("For the board");
  await dialog.getByRole("button", { name: "Create version" }).click();
  await expect(versions.getByText("For the board")).toBeVisible();
  // The number next to "Sections" is the number that the version has.
  const included = /(\d+) sections included/.exec(await page.getByText(/\d+ sections included/).innerText())?.[1];
  await expect(versions.getByText(new RegExp(`· ${included} sections$`))).toBeVisible();
  await expect(page.getByText("Unsaved changes")).toBeHidden();
  await versions.getByRole("button", { name: "Publish version 1" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Publish" }).click();
  await expect(versions.getByText("Published", { exact: true })).toBeVisible();
}

/** The client reads it from the gateway's cache, with no names of suppliers and in another language. */
async function isRead(reader: Page): Promise<void> {
  const answered = reader.waitForResponse((answer) => answer.url().includes("/reports/insights/body"));
  await reader.reload();
  expect((await answered).status()).toBe(200);
  const sheet = paperOf(reader);
  await expect(sheet.getByText("Who is paid").first()).toBeVisible();
  await expect(sheet.getByText("Only readers with access to the supplier list", { exact: false })).toBeVisible();
  await expect(reader.getByRole("list", { name: "Sections" })).toHaveCount(0);
  await expectAccessible(reader);
  await reader.getByLabel("Language").selectOption("de");
  await expect(sheet.getByText("Größte Lieferanten").first()).toBeVisible();
  await expect(reader).toHaveURL(/lang=de/);
}

async function isUnpublished(page: Page, reader: Page, jobId: string): Promise<void> {
  const versions = versionsOf(page);
  await versions.getByRole("button", { name: "Unpublish" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Unpublish" }).click();
  await expect(versions.getByText("Published", { exact: true })).toBeHidden();
  await expect(async () => {
    await reader.reload();
    await expect(reader.getByText("Nothing published yet")).toBeVisible({ timeout: 2000 });
  }).toPass();
  // Undo publishes it again.
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect(versions.getByText("Published", { exact: true })).toBeVisible();
  await versions.getByRole("link", { name: "Open version 1" }).click();
  await expect(page).toHaveURL(/version=1/);
  await expect(page.getByRole("link", { name: "Print or save as PDF" })).toHaveAttribute(
    "href",
    `/jobs/${jobId}/printable/insights?locale=en&version=1`,
  );
}

async function slidesMove(page: Page, jobId: string): Promise<void> {
  const slide = page.locator(".slide");
  await expect(slide.getByRole("heading", { name: "Supplier payment insights" })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("Slide 3 of 10")).toBeVisible();
  await expect(page).toHaveURL(/slide=3/);
  await page.keyboard.press("n");
  await expect(page.getByRole("heading", { name: "Speaker notes" })).toBeVisible();
  await expectAccessible(page);
  const [presenter] = await Promise.all([page.waitForEvent("popup"), page.keyboard.press("p")]);
  await expect(presenter.getByText("Slide 3 of 10", { exact: false })).toBeVisible();
  // What to say has the window's width, and all that is left of its height.
  const notes = presenter.getByRole("region", { name: "Speaker notes" });
  const [box, height] = [await notes.boundingBox(), await presenter.evaluate(() => innerHeight)];
  expect([Math.round((box?.y ?? 0) + (box?.height ?? 0)), (box?.height ?? 0) >= 144]).toEqual([height - 16, true]);
  await page.keyboard.press("End");
  await expect(page.locator(".slide").getByRole("heading", { name: "Appendix" })).toBeVisible();
  await expect(presenter.getByText("Slide 10 of 10", { exact: false })).toBeVisible();
  await expect(presenter.getByText("End of presentation")).toBeVisible();
  await presenter.reload();
  await expect(presenter.getByText("Slide 10 of 10", { exact: false })).toBeVisible();
  await presenter.keyboard.press("ArrowLeft");
  await expect(page.getByText("Slide 9 of 10")).toBeVisible();
  // What to do comes before what to look up.
  await expect(page.locator(".slide").getByRole("heading", { name: /^Next: / })).toBeVisible();
  await expectAccessible(presenter);
  await page.keyboard.press("Home");
  await page.getByRole("button", { name: "Full screen" }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await presenter.close();
  await page.goto(addressOf(`/jobs/${jobId}/presentation?slide=4`));
  await expect(page.getByText("Slide 4 of 10")).toBeVisible();
}

/** The file of a version: what makes it is loaded by the click, and the browser saves it. */
async function slidesAreTaken(page: Page, staff: Client, jobId: string): Promise<void> {
  const path = `/api/v1/jobs/${jobId}/reports/presentation/versions`;
  expectOk(await staff.call("POST", path, { note: "" }), "version");
  await page.goto(addressOf(`/jobs/${jobId}/presentation?version=1`));
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole("button", { name: "PowerPoint" })).toBeVisible({ timeout: 2000 });
  }).toPass();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "PowerPoint" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("Reported Version 1.pptx");
  const saved = test.info().outputPath("slides.pptx");
  await download.saveAs(saved);
  expect(readFileSync(saved).subarray(0, 2).toString()).toBe("PK");
}

test("a report is composed, published, read and unpublished, and slides are shown of the same run", async ({
  page,
  browser,
  watched,
}) => {
  const staff = await signIn(Number(process.env["PAYGAUGE_PORT"]), "sasha.sysadmin");
  const jobId = await ownJob(staff, "Reported", 1500);
  await assign(staff, jobId, "user-reba-jobreportaccessor");
  await publishRun(staff, jobId);
  const context = await browser.newContext();
  watchPages(context, watched);
  const reader = await context.newPage();
  await openAs(reader, "reba.jobreportaccessor", `/jobs/${jobId}/report/insights`);
  await expect(reader.getByText("Nothing published yet")).toBeVisible();
  await expectAccessible(reader);

  await openAs(page, "sasha.sysadmin", `/jobs/${jobId}/report/insights`);
  await test.step("a report is composed, made a version of, published, read by a client and unpublished", async () => {
    await isComposed(page);
    await versionIsPublished(page);
    await isRead(reader);
    await isUnpublished(page, reader, jobId);
  });
  await context.close();
  await walkAnew(page, `/jobs/${jobId}/presentation`);
  await test.step("slides move by keys, and the presenter's window follows, also after it was reloaded", () =>
    slidesMove(page, jobId));
  await test.step("a version of the slides is taken as a file", () => slidesAreTaken(page, staff, jobId));
});
