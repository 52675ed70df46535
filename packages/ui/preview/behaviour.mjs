/**
 * What a user does with keyboard and pointer, tried on a running gallery in Chromium.
 * node preview/behaviour.mjs <address>
 */
import assert from "node:assert/strict";
import { chromium } from "@playwright/test";

const [address] = process.argv.slice(2);
const browser = await chromium.launch({
  ...(process.env.CHROMIUM === undefined ? {} : { executablePath: process.env.CHROMIUM }),
  args: ["--no-sandbox", "--disable-gpu"],
});
const context = await browser.newContext({
  viewport: { width: 1440, height: 900 },
  permissions: ["clipboard-read", "clipboard-write"],
});
const page = await context.newPage();
page.on("pageerror", (error) => assert.fail(error));
const open = async (component) => {
  await page.goto(`${address}/?only=${encodeURIComponent(component)}`);
  await page.waitForSelector("article");
};
const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-cell"));
const header = (name) => page.locator("[role=columnheader]", { hasText: name });
const press = async (...keys) => {
  for (const key of keys) await page.keyboard.press(key);
};
let passed = 0;
const check = async (name, run) => {
  await run();
  passed += 1;
  console.log(`ok ${name}`);
};

await check("grid: one cell in the tab order, arrows and ends", async () => {
  await open("DataGrid");
  assert.equal(await page.locator('[data-cell][tabindex="0"]').count(), 1);
  await page.locator('[data-cell="-1:1"]').focus();
  await press("ArrowDown", "ArrowRight");
  assert.equal(await focused(), "0:2");
  await press("Control+End");
  await page.waitForFunction(() => document.activeElement?.getAttribute("data-cell")?.startsWith("49:"));
  await press("Control+Home");
  await page.waitForFunction(() => document.activeElement?.getAttribute("data-cell") === "0:0");
  await press("PageDown");
  await page.waitForFunction(() => Number(document.activeElement?.getAttribute("data-cell")?.split(":")[0]) > 8);
  assert.equal(await page.locator("[role=grid]").getAttribute("aria-rowcount"), "3913");
});

await check("grid: the focused row is never under the header", async () => {
  await press("Control+Home", "Control+End");
  for (let step = 0; step < 30; step += 1) await press("ArrowUp");
  await page.waitForTimeout(100);
  const hidden = await page.evaluate(() => {
    const bottom = document.querySelector("[role=grid] [role=row]").getBoundingClientRect().bottom;
    return document.activeElement.getBoundingClientRect().top < bottom - 1;
  });
  assert.equal(hidden, false);
});

await check("grid: scrolling away loses neither the focus nor the place in the tab order", async () => {
  await open("DataGrid");
  await page.locator('[data-cell="0:1"]').focus();
  await page.locator("[role=grid]").evaluate((grid) => grid.scrollTo(0, 5000));
  await page.locator('[data-cell="49:1"]').waitFor();
  assert.equal(await focused(), "0:1");
  await press("ArrowDown");
  await page.waitForFunction(() => document.activeElement?.getAttribute("data-cell") === "1:1");
});

await check("grid: Enter orders, Shift+Enter adds the second key, Shift+click too", async () => {
  await open("DataGrid");
  await header("MCC").focus();
  await press("Enter");
  assert.equal(await header("MCC").getAttribute("aria-sort"), "ascending");
  assert.equal(await header("Spend").getAttribute("aria-sort"), null);
  await header("Match").focus();
  await press("Shift+Enter");
  assert.equal(await header("Match").getAttribute("aria-sort"), "ascending");
  assert.match(await header("Match").innerText(), /2/);
  await header("Country").click({ modifiers: ["Shift"] });
  assert.equal(await header("Country").getAttribute("aria-sort"), "ascending");
  assert.equal(await header("MCC").getAttribute("aria-sort"), "ascending");
});

await check("grid: Space selects, F2 enters, Escape returns, Ctrl+C copies", async () => {
  await page.locator('[data-cell="0:1"]').focus();
  assert.equal(await page.getByRole("gridcell", { name: "Aldgate Facilities Ltd", exact: true }).count(), 1);
  await press("Space");
  assert.equal(await page.locator('[aria-rowindex="2"]').getAttribute("aria-selected"), "true");
  await press("F2");
  assert.equal(await page.evaluate(() => document.activeElement.tagName), "A");
  await press("Escape");
  assert.equal(await focused(), "0:1");
  await press("Control+c");
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), "Aldgate Facilities Ltd");
});

await check("grid: a filter is added, refused in words, changed and removed", async () => {
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  await page.getByLabel("Field").selectOption({ label: "Invoices" });
  await page.getByLabel("Value", { exact: true }).fill("many");
  await page.getByRole("button", { name: "Apply" }).click();
  await page.getByText("Enter a number, for example 1250.5.").waitFor();
  await page.getByLabel("Value", { exact: true }).fill("1200");
  await page.getByLabel("Include blanks").check();
  await press("Enter");
  const chip = page.getByText("greater than or equal to 1,200 or blank");
  await chip.waitFor();
  await chip.click();
  await page.getByLabel("Condition").selectOption({ label: "less than" });
  await page.getByRole("button", { name: "Apply" }).click();
  await page.getByText("less than 1,200 or blank").waitFor();
  await page.getByRole("button", { name: "Remove Invoices less than 1,200 or blank" }).click();
  assert.equal(await page.getByText("less than 1,200").count(), 0);
});

await check("grid: several values of one list become one chip", async () => {
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  await page.getByLabel("Field").selectOption({ label: "STP" });
  await page.getByRole("combobox", { name: "Value" }).focus();
  await press("ArrowDown", "Enter", "ArrowDown", "Enter");
  await page.getByRole("button", { name: "Apply" }).click();
  await page.getByText("equals medium, low").waitFor();
});

await check("grid: columns are chosen and moved by buttons, rows get lower", async () => {
  await page.getByRole("button", { name: /^Columns/ }).click();
  await page.getByRole("button", { name: "Move MCC up" }).click();
  await page.getByRole("checkbox", { name: "Match" }).uncheck();
  await press("Escape");
  const heads = await page.locator("[role=columnheader]").allInnerTexts();
  assert.ok(heads.findIndex((text) => text.startsWith("MCC")) < heads.findIndex((text) => text.startsWith("Country")));
  assert.ok(!heads.includes("Match"));
  await page.getByRole("button", { name: "Default" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Compact" }).click();
  assert.equal((await page.locator('[aria-rowindex="2"]').boundingBox()).height, 28);
});

await check("dialog: Yes and No, Escape closes, nothing closes it while submitting", async () => {
  await open("ConfirmDialog");
  await page.getByRole("button", { name: "Open the question" }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.waitFor();
  assert.equal(await page.evaluate(() => document.activeElement.textContent), "No");
  await press("Escape");
  await dialog.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Open the question" }).click();
  await page.getByRole("button", { name: "Yes" }).click();
  await press("Escape");
  await page.mouse.click(5, 5);
  assert.equal(await dialog.count(), 1);
  assert.equal(await page.getByRole("button", { name: "Yes" }).getAttribute("aria-disabled"), "true");
  assert.equal(await page.getByRole("button", { name: "No" }).isDisabled(), true);
});

await check("combobox: typing narrows, Enter chooses, focus returns", async () => {
  await open("Combobox");
  const trigger = page.getByRole("button", { name: /^Country:/ });
  await trigger.click();
  await page.keyboard.type("ger");
  await press("Enter");
  await page.getByRole("button", { name: "Country: Germany" }).waitFor();
  await page.waitForFunction(() => document.activeElement?.getAttribute("aria-label") === "Country: Germany");
});

await check("chart: arrow keys tell each bar, the overview zooms by key and by drag", async () => {
  await open("BarChart");
  const plot = page.getByRole("application").first();
  await plot.focus();
  await press("ArrowRight", "ArrowRight");
  await page.getByText(/^1001 Category 2\. Spend £/).waitFor({ state: "attached" });
  const strip = page.getByRole("slider").first();
  await strip.focus();
  await press("Shift+ArrowLeft", "Shift+ArrowLeft");
  const text = await strip.getAttribute("aria-valuetext");
  assert.match(text, /^Bars 1 to 3,\d+ of 4,283$/);
  await press("Escape");
  const box = await strip.boundingBox();
  await page.mouse.move(box.x + box.width * 0.25, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.5, box.y + 10, { steps: 5 });
  await page.mouse.up();
  const dragged = /^Bars ([\d,]+) to ([\d,]+)/.exec(await strip.getAttribute("aria-valuetext"));
  const [from, to] = dragged.slice(1).map((part) => Number(part.replace(",", "")));
  assert.ok(from > 1000 && from < 1150 && to > 2050 && to < 2200, `${from} to ${to}`);
  await strip.dblclick();
  assert.match(await strip.getAttribute("aria-valuetext"), /^Bars 1 to 4,283/);
});

await check("chart: pointer tooltip, table and files", async () => {
  const plot = page.getByRole("application").first();
  const box = await plot.boundingBox();
  await page.mouse.move(box.x + 100, box.y + 100);
  await page.locator(".pointer-events-none", { hasText: "Suppliers" }).waitFor();
  await page.mouse.move(0, 0);
  for (const [item, ending] of [
    ["Data (CSV)", "csv"],
    ["Image (PNG)", "png"],
    ["Vector image (SVG)", "svg"],
  ]) {
    await page.getByRole("button", { name: "Export" }).first().click();
    const saved = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: item }).click();
    assert.equal((await saved).suggestedFilename(), `spend-by-mcc-description.${ending}`);
  }
  await page.getByRole("button", { name: "View as table" }).last().click();
  assert.equal(await page.getByRole("table").getByRole("row").count(), 13);
});

await check("snackbar: details open and copy", async () => {
  await open("Snackbar");
  await page.getByRole("button", { name: "Show details" }).click();
  await page.getByRole("button", { name: "Copy to Clipboard" }).click();
  await page.getByRole("button", { name: "Copied!" }).waitFor();
  assert.match(await page.evaluate(() => navigator.clipboard.readText()), /Correlation ID: e473420af30f/);
});

await browser.close();
console.log(`${passed} behaviours hold`);
