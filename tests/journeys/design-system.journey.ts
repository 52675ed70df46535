import { colourFindings, looksIn, structureFindings } from "../support/axe.ts";
import { addressOf, expect, openAs, test, type Page } from "../support/journey.ts";
import { walkAnew } from "../support/walk-anew.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"], reducedMotion: "reduce" });

/** Waits until the examples of a component are drawn in the theme and mode asked for. */
async function examplesDrawn(page: Page): Promise<void> {
  await expect(page.locator("html[data-preview-ready]")).toHaveCount(1);
  await expect(page.getByRole("article").first()).toBeVisible();
}

/** The examples of a component as they are before anybody touches them. */
async function freshExamples(page: Page, component: string): Promise<void> {
  await walkAnew(page, `/dev/examples/${encodeURIComponent(component)}?theme=t1&mode=light`);
  await examplesDrawn(page);
}

async function componentsOf(page: Page): Promise<string[]> {
  const list = page.getByRole("navigation", { name: "Components" }).getByRole("link");
  await expect(list.first()).toBeVisible();
  return list.allInnerTexts();
}

const orderOf = (page: Page) =>
  page.getByRole("columnheader").evaluateAll((cells) => cells.flatMap((cell) => cell.getAttribute("aria-label") ?? []));
const header = (page: Page, name: string) => page.getByRole("columnheader", { name });
const widthOf = async (page: Page, name: string) => (await header(page, name).boundingBox())?.width ?? 0;
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test("axe finds nothing in any example, in five themes, light and dark", async ({ page }) => {
  await openAs(page, "dana.developer", "/dev/examples?theme=t1&mode=light");
  const components = await componentsOf(page);
  await expect(page.locator("html[data-preview-ready]")).toHaveCount(1);
  expect(components.length).toBeGreaterThan(20);
  const found: string[] = [];
  const seen = new Set<string>();
  for (const component of components) {
    const list = page.getByRole("navigation", { name: "Components" });
    await list.getByRole("link", { name: component, exact: true }).dispatchEvent("click");
    await expect(page.getByRole("heading", { name: new RegExp(`^${component}: `) }).first()).toBeVisible();
    const lines = [
      ...(await structureFindings(page, { within: "article" })),
      ...(await colourFindings(page, looksIn(["light", "dark"]), { within: "article", seen })),
    ];
    found.push(...lines.map((line) => `${component} ${line}`));
  }
  expect(found).toEqual([]);
});

async function isDrawnAsAsked(page: Page): Promise<void> {
  const root = page.locator("html");
  await expect(root).toHaveAttribute("data-theme", "t3");
  await page.getByLabel("Mode", { exact: true }).selectOption("print");
  await expect(page.locator('html[data-theme="t3"][data-mode="print"][data-preview-ready]')).toHaveCount(1);
  await page.getByLabel("Theme", { exact: true }).selectOption("t5");
  await expect(page).toHaveURL(/theme=t5&mode=print/);
  await expect(page.locator('html[data-theme="t5"][data-mode="print"][data-preview-ready]')).toHaveCount(1);
  // The examples want the whole screen: the rail opens over them, and is pinned next to an ordinary page.
  await page.getByLabel("Mode", { exact: true }).selectOption("light");
  const rail = page.getByRole("navigation", { name: "Main navigation" });
  const railWidth = async () => (await rail.boundingBox())?.width;
  const pageLeft = async () => (await page.getByRole("main").boundingBox())?.x;
  await expect.poll(railWidth).toBe(64);
  await page.getByRole("button", { name: "Open navigation" }).click();
  await expect.poll(railWidth).toBe(240);
  expect(await pageLeft()).toBe(64);
  await page.keyboard.press("Escape");
  await expect.poll(railWidth).toBe(64);
  await page.getByRole("link", { name: "Developer area" }).click();
  await expect.poll(railWidth).toBe(240);
  expect(await pageLeft()).toBe(240);
}

async function columnIsResized(page: Page): Promise<void> {
  const start = await widthOf(page, "MCC");
  await header(page, "MCC").focus();
  await page.keyboard.press("Shift+ArrowRight");
  await expect.poll(() => widthOf(page, "MCC")).toBe(Math.round(start) + 16);
  const edge = await page.locator('[data-resize="country"]').boundingBox();
  if (edge === null) throw new Error("The country's column has no edge.");
  const country = await widthOf(page, "Country");
  await page.mouse.move(edge.x + 5, edge.y + 10);
  await page.mouse.down();
  await page.mouse.move(edge.x + 65, edge.y + 10, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => widthOf(page, "Country")).toBe(Math.round(country) + 60);
  await page.locator('[data-resize="country"]').dblclick();
  await expect.poll(() => widthOf(page, "Country")).toBeLessThan(country + 30);
  await header(page, "Invoices").focus();
  await page.keyboard.press("Alt+ArrowDown");
  const invoices = await widthOf(page, "Invoices");
  await page.getByRole("menuitem", { name: "Wider" }).click();
  await expect.poll(() => widthOf(page, "Invoices")).toBe(Math.round(invoices) + 16);
  await expect(header(page, "Invoices")).toBeFocused();
}

async function blockIsCopied(page: Page): Promise<void> {
  await page.locator('[data-cell="0:4"]').click();
  for (const key of ["Shift+ArrowDown", "Shift+ArrowRight"]) await page.keyboard.press(key);
  await expect(page.getByText("4 cells selected")).toBeVisible();
  await page.emulateMedia({ forcedColors: "active" });
  await expect(page.locator('[data-cell="0:4"]')).toHaveCSS("outline-style", "dashed");
  await expect(page.locator('[data-cell="2:4"]')).toHaveCSS("outline-style", "none");
  await page.emulateMedia({ forcedColors: "none" });
  await page.keyboard.press("Control+c");
  await expect(page.getByText("Copied!")).toBeVisible();
  expect((await clipboard(page)).split("\n").map((line) => line.split("\t").length)).toEqual([2, 2]);
  await page.getByRole("button", { name: "Copy with headers" }).click();
  await expect.poll(() => clipboard(page)).toMatch(/^Spend \(GBP\)\tInvoices\n\d+\t\d+\n\d+\t\d+$/);
  const html = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    return item === undefined ? "" : (await item.getType("text/html")).text();
  });
  expect(html).toContain("<td>Spend (GBP)</td>");
  await page.keyboard.press("Escape");
}

async function allButOneAreChosen(page: Page): Promise<void> {
  await page.getByRole("checkbox", { name: "Select all rows on this page" }).check();
  // What is pressed leaves the page, and the focus goes to what is in its place.
  await page.getByRole("button", { name: "Select all 3,912 matching" }).press("Enter");
  await expect(page.getByRole("button", { name: "Clear selection" })).toBeFocused();
  await page.getByRole("checkbox", { name: "Select Brenntag Nordic ApS", exact: true }).uncheck();
  await expect(page.getByText("3,911 selected")).toBeVisible();
  await page.getByRole("button", { name: "Clear selection" }).press("Enter");
  await expect(page.getByText("3,911 selected")).toHaveCount(0);
  await expect(page.locator("[data-cell]:focus")).toHaveCount(1);
}

async function columnIsMovedAndPinned(page: Page): Promise<void> {
  await header(page, "MCC").focus();
  await page.keyboard.press("Control+Shift+ArrowLeft");
  await expect.poll(() => orderOf(page)).toMatchObject({ 0: "Supplier", 1: "MCC", 2: "Country" });
  await expect(header(page, "MCC")).toBeFocused();
  await header(page, "Match")
    .locator("[draggable=true]")
    .dragTo(header(page, "Country"), {
      targetPosition: { x: 6, y: 10 },
    });
  await expect.poll(() => orderOf(page)).toMatchObject({ 1: "MCC", 2: "Match", 3: "Country" });
  for (const name of ["Spend", "Invoices"]) {
    await header(page, name).click({ button: "right" });
    await page.getByRole("menuitem", { name: "Pin", exact: true }).click();
  }
  await expect.poll(() => orderOf(page)).toMatchObject({ 0: "Supplier", 1: "Spend (GBP)", 2: "Invoices" });
  await header(page, "Country").click({ button: "right" });
  await expect(page.getByRole("menuitem", { name: "Pin", exact: true })).toBeDisabled();
  await page.keyboard.press("Escape");
  const before = await header(page, "Spend").boundingBox();
  await page.getByRole("grid").evaluate((grid) => grid.scrollBy({ left: 400 }));
  expect(await header(page, "Spend").boundingBox()).toEqual(before);
  // A window of 1280 x 800 at 200 %: the menu keeps to it, and its last entry can be reached.
  await page.setViewportSize({ width: 640, height: 400 });
  await header(page, "Spend").click({ button: "right" });
  await expect(page.getByRole("menu")).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("End");
  const last = page.getByRole("menuitem").last();
  await expect(last).toBeInViewport({ ratio: 1 });
  // With forced colours no ground is drawn: an edge shows which entry the keys are on.
  await page.emulateMedia({ forcedColors: "active" });
  await page.keyboard.press("Home");
  await expect(page.getByRole("menuitem").first()).toHaveCSS("outline-style", "solid");
  await expect(last).toHaveCSS("outline-style", "none");
  await page.emulateMedia({ forcedColors: "none" });
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog")).toBeInViewport({ ratio: 1 });
}

async function filesAreChosen(page: Page): Promise<void> {
  const example = page.getByRole("article").filter({ hasText: "every type of field" });
  const pdf = (name: string) => ({ name, mimeType: "application/pdf", buffer: Buffer.from(name) });
  const agreement = example.getByLabel(/^Agreement/);
  const chosen = (label: string) => example.getByRole("list", { name: `Chosen: ${label}` }).getByRole("listitem");
  await agreement.setInputFiles(pdf("one.pdf"));
  await agreement.setInputFiles(pdf("two.pdf"));
  await expect(chosen("Agreement")).toHaveText([/two\.pdf/]);
  await example.getByLabel(/^Rate sheets/).setInputFiles([pdf("a.csv"), pdf("b.csv")]);
  await example.getByLabel(/^Rate sheets/).setInputFiles([pdf("c.csv")]);
  await expect(chosen("Rate sheets")).toHaveText([/a\.csv/, /b\.csv/, /c\.csv/]);
  await expect(example.getByText("2 unsaved changes")).toBeVisible();
  await example.getByRole("button", { name: "Remove b.csv" }).click();
  await expect(chosen("Rate sheets")).toHaveCount(2);
  await example.getByRole("button", { name: "Remove two.pdf" }).click();
  for (const name of ["a.csv", "c.csv"]) await example.getByRole("button", { name: `Remove ${name}` }).click();
  await expect(example.locator("output")).toHaveText("");
}

test("examples are as their address asks; a grid's columns, cells and rows, and a form's files, are worked on", async ({
  page,
}) => {
  await openAs(page, "dana.developer", "/dev/examples/Button?theme=t3&mode=dark");
  await examplesDrawn(page);
  await test.step("an example is drawn in the theme and mode that its address names, and the navigation makes way for it", () =>
    isDrawnAsAsked(page));
  await freshExamples(page, "FormShell");
  await test.step("a form's files are chosen one or several, and removing them clears the field", () =>
    filesAreChosen(page));
  await freshExamples(page, "DataGrid");
  await test.step("a column is resized by key, edge and double click, and by its menu", () => columnIsResized(page));
  await freshExamples(page, "DataGrid");
  await test.step("a block of cells is copied as text and as a table, with its titles where asked", () =>
    blockIsCopied(page));
  await freshExamples(page, "DataGrid");
  await test.step("all matching rows are chosen but those that a person lets go", () => allButOneAreChosen(page));
  await freshExamples(page, "DataGrid");
  await test.step("a column is moved by key and by mouse, and pinned up to three times by its menu", () =>
    columnIsMovedAndPinned(page));
});

test("a view is saved, opens by itself, is named in the address and is deleted", async ({ page }) => {
  await openAs(page, "petra.jobmanager", "/analysis");
  await page.getByRole("button", { name: "Standard view" }).click();
  await expect(page.getByRole("menu")).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Delete" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await header(page, "Name").first().click();
  await page.getByRole("button", { name: "Standard view (changed)" }).click();
  await page.getByRole("menuitem", { name: "Save as new view" }).click();
  await page.getByRole("button", { name: "Save view" }).click();
  await expect(page.getByText("Enter a view name.")).toBeVisible();
  await page.getByRole("textbox", { name: "Name" }).fill("By name");
  await page.getByRole("button", { name: "Save view" }).click();
  const menu = page.getByRole("button", { name: "By name", exact: true });
  await menu.click();
  await page.getByRole("menuitem", { name: "Set as default view" }).click();
  await page.goto(addressOf("/analysis"));
  await expect(menu).toBeVisible();
  await expect(page).toHaveURL(/[?&]v=own-[0-9a-f-]{36}/);
  await expect(header(page, "Name").first()).toHaveAttribute("aria-sort", "ascending");
  await menu.click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Yes" }).click();
  await expect(page.getByRole("button", { name: "Standard view" })).toBeVisible();
});
