/**
 * Pictures and axe for what is closed at first: menus, popovers, dialogs, tooltips.
 * node preview/opened.mjs <address> <folder for pictures>
 */
import { mkdirSync } from "node:fs";
import { AxeBuilder } from "@axe-core/playwright";
import { chromium } from "@playwright/test";

const [address, folder] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  ...(process.env.CHROMIUM === undefined ? {} : { executablePath: process.env.CHROMIUM }),
  args: ["--no-sandbox", "--disable-gpu"],
});
// Menus live next to the landmarks on purpose (they are drawn over everything), so the advice "region" is left out.
const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
let findings = 0;
const button = (name) => (page) => page.getByRole("button", { name }).first().click();
const steps = [
  ["filter", "DataGrid", [button(/^Filter$/)]],
  ["columns", "DataGrid", [button(/^Columns/)]],
  ["density", "DataGrid", [button(/^Default$/)]],
  ["dialog", "ConfirmDialog", [button("Open the question")]],
  ["drawer", "Drawer", [button("Open the drawer")]],
  ["combobox", "Combobox", [button(/^Country:/)]],
  ["menu", "DropdownMenu", [button("Export")]],
  ["error", "ErrorState", [(page) => page.getByText("Show details").click()]],
  ["snackbar", "Snackbar", [button("Show details")]],
  [
    "chart",
    "BarChart",
    [
      (page) =>
        page
          .getByRole("application")
          .first()
          .hover({ position: { x: 90, y: 160 } }),
      (page) => page.locator(".pointer-events-none", { hasText: "Suppliers" }).waitFor(),
    ],
  ],
  ["table", "BarChart", [(page) => page.getByRole("button", { name: "View as table" }).nth(2).click()]],
];
for (const [theme, mode, width] of [
  ["t1", "light", 1440],
  ["t2", "dark", 1440],
  ["t4", "light", 390],
  ["t5", "dark", 1440],
]) {
  const context = await browser.newContext({ viewport: { width, height: 760 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  for (const [name, component, actions] of /** @type {[string, string, Function[]][]} */ (steps)) {
    if (width < 640 && (name === "columns" || name === "density")) continue;
    await page.goto(`${address}/?theme=${theme}&mode=${mode}&only=${component}`);
    await page.waitForSelector("article");
    for (const action of actions) await action(page);
    const { violations } = await new AxeBuilder({ page }).withTags(wcag).analyze();
    for (const violation of violations) {
      findings += 1;
      console.log(
        `${theme} ${mode} ${width} ${name}: ${violation.id} ${violation.nodes[0]?.target.join(" ")} ${violation.nodes[0]?.any[0]?.message ?? ""}`,
      );
    }
    await page.screenshot({ path: `${folder}/open-${name}-${theme}-${mode}-${width}.png` });
  }
  await context.close();
}
await browser.close();
console.log(`${findings} axe findings`);
process.exitCode = findings === 0 ? 0 : 1;
