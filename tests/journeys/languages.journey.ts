import { axeFindings } from "../support/axe.ts";
import { chooseAtProvider, expect, openAs, addressOf, test, type Page } from "../support/journey.ts";
import { textOf } from "../support/job-screens.ts";
import { sampleIds } from "../support/pages-to-see.ts";

// The component's language does not follow the machine that runs the journey.
test.use({ locale: "en-GB" });

async function sound(page: Page, where: string, language: string): Promise<void> {
  await expect(page.locator("h1").first()).toHaveText(/\S/);
  await expect(page.locator("[aria-busy]")).toHaveCount(0);
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  expect(await axeFindings(page), where).toEqual([]);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(sideways, `${where} scrolls sideways`).toBe(false);
}

/** Chooses a language; the account's menu has its name in the current one. */
async function speak(page: Page, language: string): Promise<void> {
  await page.getByRole("button", { name: /^(Account of|Konto von)/ }).click();
  const kept = page.waitForResponse((answer) => answer.url().endsWith("/auth/preferences"));
  await page.locator('[role^="menuitem"]', { hasText: language }).click();
  expect((await kept).status()).toBe(200);
}

test("a user switches to German, works through a job, and back again", async ({ page }) => {
  await openAs(page, "petra.jobmanager");
  // A try before this one may have ended in German.
  await speak(page, "English");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await speak(page, "Deutsch");
  await expect(page.getByRole("heading", { level: 1, name: "Analyseaufträge" })).toBeVisible();
  await sound(page, "jobs", "de");
  const { jobId } = await sampleIds(page);

  // A page loaded again is German from its first paint, and so are its numbers.
  await page.goto(addressOf(`/jobs/${jobId}/insights`));
  await expect(page.getByRole("link", { name: "Lieferanten", exact: true }).first()).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Aufschlüsseln nach" })).toBeVisible();
  await sound(page, "insights", "de");
  await page.getByRole("link", { name: "Lieferanten", exact: true }).first().click();
  await expect(page.getByRole("grid", { name: "Lieferanten" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Exportieren" })).toBeVisible();
  await expect(page.getByText(/\d\.\d{3}/).first()).toBeVisible();
  await sound(page, "suppliers", "de");
  // The file that the system writes has the headings of the screen.
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Exportieren" }).click();
  await page.getByRole("menuitem", { name: /CSV/ }).first().click();
  expect((await textOf(await downloading)).split("\r\n")[0]).toMatch(
    /^\uFEFF?Lieferant \(sample\),Land,MCC,MCC-Beschreibung,Ausgaben \(GBP\),/,
  );
  // A number is filtered by as it is written here, and the chip says it so.
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  await page.getByLabel("Feld", { exact: true }).selectOption({ label: "Ausgaben" });
  await page.getByLabel("Wert", { exact: true }).fill("1.000,5");
  await page.getByRole("button", { name: "Anwenden" }).click();
  await expect(page).toHaveURL(/f=spendMinor(~|%7E)ge(~|%7E)1000\.5/);
  await expect(page.getByText(/Ausgaben.*1\.000,5/).first()).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await sound(page, "suppliers at 390", "de");
  await page.setViewportSize({ width: 1440, height: 900 });

  // The builder names sections in the reader's language whatever the report's, and no tab runs off.
  await page.goto(addressOf(`/jobs/${jobId}/report/insights`));
  await expect(page.locator("[data-choice]").getByText("Titelseite", { exact: true })).toBeVisible();
  await expect(page.locator("[data-choice]").getByText("Cover", { exact: true })).toHaveCount(0);
  const tabs = page.getByRole("navigation", { name: "Seiten des Auftrags" });
  await page.setViewportSize({ width: 1000, height: 900 });
  await expect.poll(() => tabs.getByRole("list").evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
  await tabs.getByRole("button", { name: "Weitere Seiten" }).click();
  await page.getByRole("menuitem", { name: "Rechner", exact: true }).click();
  await expect(page).toHaveURL(/business-case-calculator/);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.goto(addressOf(`/jobs/${jobId}/suppliers`));
  await expect(page.getByRole("grid", { name: "Lieferanten" })).toBeVisible();
  await speak(page, "English");
  await expect(page.getByRole("button", { name: "Export" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("the sign-in page changes its language without script, and the application begins in it", async ({ browser }) => {
  const still = await browser.newContext({ javaScriptEnabled: false, locale: "en-GB" });
  const page = await still.newPage();
  await page.goto(addressOf("/login"));
  await page.getByRole("link", { name: "Français" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  const cookies = await still.cookies();
  await still.close();

  const context = await browser.newContext({ locale: "en-GB" });
  await context.addCookies(cookies);
  const signing = await context.newPage();
  await signing.goto(addressOf("/profile"));
  await signing.getByRole("link", { name: "Continuer avec le fournisseur d’identité local" }).click();
  await chooseAtProvider(signing, "dana.developer");
  await expect(signing.getByRole("heading", { level: 1, name: "Profil" })).toBeVisible();
  await sound(signing, "profile", "fr");
  await context.close();
});
