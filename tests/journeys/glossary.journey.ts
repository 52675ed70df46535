import { expectAccessible } from "../support/axe.ts";
import { addressOf, expect, openAs, test, type Page } from "../support/journey.ts";
import { drawn } from "../support/pages-to-see.ts";
import { walkAnew } from "../support/walk-anew.ts";

/** Words that open a card, as they are on the page. */
const marked = (page: Page) =>
  page.locator("main button").filter({ visible: true }).and(page.locator("[class*=decoration-dotted]"));

async function opensByPointerAndKeys(page: Page): Promise<void> {
  await drawn(page);
  const card = page.getByRole("tooltip");
  const cardable = page.getByRole("button", { name: "Cardable", exact: true });
  await cardable.hover();
  await expect(card).toHaveText("Cardable spend Addressable spend with suppliers that accept cards.");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(card).toHaveCount(0);
  await page.getByRole("button", { name: "Opportunity" }).focus();
  await expect(card).toContainText("multiplied by the expected conversion");
  await expect(page.getByRole("button", { name: "Opportunity" })).toHaveAccessibleDescription(/expected conversion/);
  // A press keeps it: it does not toggle what hovering has opened.
  await cardable.click();
  await expect(card).toContainText("that accept cards");
  await page.getByRole("link", { name: "Suppliers", exact: true }).first().click();
  await page.getByRole("gridcell").first().click();
  await page.getByRole("link", { name: "Longacre Construction LLC" }).click();
  await drawn(page);
  await expect(page.getByRole("button", { name: "Cardable spend" })).toBeVisible();
  // The panels further down come after the rest.
  await expect.poll(() => marked(page).count()).toBeGreaterThan(15);
  const words = await marked(page).allTextContents();
  // MCC is in the comparison and among the details: its first place alone is marked.
  expect(words.filter((word) => word === "MCC")).toHaveLength(1);
}

async function tellsWhatHeadsMean(page: Page): Promise<void> {
  await drawn(page);
  const head = page.getByRole("columnheader", { name: /^AIV/ });
  await expect(head).toHaveAccessibleDescription(/^Average invoice value/);
  await head.getByText("AIV").hover();
  const card = page.getByRole("tooltip");
  await expect(card).toContainText("divided by the number of invoices");
  await page.mouse.move(0, 0, { steps: 4 });
  await expect(card).toHaveCount(0);
  const mcc = page.getByRole("columnheader", { name: "MCC" });
  await mcc.click();
  await expect(mcc).toHaveAttribute("aria-sort", "ascending");
  await page.mouse.move(0, 0, { steps: 4 });
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowRight");
  await expect(card).toContainText("four-digit code");
  await expectAccessible(page);
}

test("terms open their definitions, on pages and in heads of grids", async ({ page }) => {
  await openAs(page, "dana.developer", "/jobs/sample-job/summary");
  await test.step("a term opens its definition by pointer and by keys, is marked once, and Escape closes the card", () =>
    opensByPointerAndKeys(page));
  await test.step("heads of the suppliers grid tell their definition on hover and where the keys are", async () => {
    await walkAnew(page, "/jobs/sample-job/suppliers");
    await tellsWhatHeadsMean(page);
  });
});

test("the glossary is reached from the profile menu, and searched", async ({ page }) => {
  await openAs(page, "isla.issuer", "/profile");
  await page.getByRole("button", { name: /Isla/ }).click();
  await page.getByRole("menuitem", { name: "Glossary" }).click();
  await expect(page).toHaveURL(addressOf("/glossary"));
  const terms = page.locator("main dt");
  await expect(terms.first()).toHaveText("Addressable spend");
  expect(await terms.count()).toBeGreaterThan(70);
  await page.getByRole("searchbox", { name: "Search terms" }).fill("lockbox canada");
  await expect(terms).toHaveText(["Boost (lockbox)"]);
  await page.getByRole("searchbox", { name: "Search terms" }).fill("qqq");
  await expect(page.getByText("No terms match. Try another word.")).toBeVisible();
  await expectAccessible(page);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a tap opens the card, a tap elsewhere closes it", async ({ page }) => {
    await openAs(page, "dana.developer", "/jobs/sample-job/summary");
    await drawn(page);
    const card = page.getByRole("tooltip");
    // A scroll closes a card, and the one that brought the word into sight may end after the tap: then it is tapped again.
    await expect(async () => {
      await page.getByRole("button", { name: "Addressable", exact: true }).tap();
      await expect(card).toContainText("Spend that could move to a new payment method", { timeout: 2000 });
    }).toPass();
    await page.getByRole("heading", { name: "From spend to opportunity" }).tap();
    await expect(card).toHaveCount(0);
  });
});
