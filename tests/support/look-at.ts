import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";

/** Checks a page's main part light and dark, at 1440 and 390; SHOTS names a folder for pictures of it. */
export async function lookAt(page: Page, name: string): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page, { within: "main" });
      const folder = process.env["SHOTS"];
      if (folder !== undefined)
        await page.screenshot({ path: `${folder}/${name}-${colorScheme}-${width}.png`, fullPage: true });
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
}
