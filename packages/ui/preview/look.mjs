/**
 * Builds nothing: opens a running gallery in Chromium, checks it with axe and saves pictures.
 * node preview/look.mjs <address> <folder for pictures> [component …]
 */
import { mkdirSync } from "node:fs";
import { AxeBuilder } from "@axe-core/playwright";
import { chromium } from "@playwright/test";

const [address, folder, ...components] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  ...(process.env.CHROMIUM === undefined ? {} : { executablePath: process.env.CHROMIUM }),
  args: ["--no-sandbox", "--disable-gpu"],
});
let findings = 0;
for (const theme of ["t1", "t2"]) {
  for (const mode of ["light", "dark"]) {
    for (const width of [1440, 390]) {
      const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
      const page = await context.newPage();
      page.on("pageerror", (error) => console.log("page error", error.message));
      page.on("console", (message) => message.type() === "error" && console.log("console", message.text()));
      for (const component of components.length === 0 ? [""] : components) {
        const only = component === "" ? "" : `&only=${component}`;
        await page.goto(`${address}/?theme=${theme}&mode=${mode}${only}`);
        await page.waitForSelector("article");
        const { violations } = await new AxeBuilder({ page }).analyze();
        for (const violation of violations) {
          findings += 1;
          const where = violation.nodes
            .slice(0, 3)
            .map((node) => `${node.target.join(" ")} ${node.any[0]?.message ?? node.all[0]?.message ?? ""}`);
          console.log(`${theme} ${mode} ${width} ${component}: ${violation.id}: ${where.join(" | ")}`);
        }
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
        if (overflow) console.log(`${theme} ${mode} ${width} ${component}: the page scrolls sideways`);
        const name = `${component || "gallery"}-${theme}-${mode}-${width}.png`;
        await page.screenshot({ path: `${folder}/${name}`, fullPage: component === "" });
      }
      await context.close();
    }
  }
}
await browser.close();
console.log(`${findings} axe findings`);
process.exitCode = findings === 0 ? 0 : 1;
