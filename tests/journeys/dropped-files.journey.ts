import { linkTo } from "@paygauge/api-types/sitemap";
import { addressOf, expect, openAs, test, type Page } from "../support/journey.ts";
import { drawn } from "../support/pages-to-see.ts";

const ledger = "Supplier;Amount EUR;Date\nAcme;12.50;2026-01-05\nBolt;99.00;2026-02-06\nCog;7.00;2026-03-07\n";

/** Drags a file over the page and drops it, as a browser does: whether each event was left to the browser. */
function dropFile(page: Page): Promise<readonly boolean[]> {
  return page.evaluate((text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], "ledger.csv", { type: "text/csv" }));
    const target = document.querySelector("#content") ?? document.body;
    return ["dragenter", "dragover", "drop"].map((type) =>
      target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer })),
    );
  }, ledger);
}

test("a file dropped where nothing takes it stays in the application, which says what to do", async ({ page }) => {
  await openAs(page, "sasha.sysadmin", linkTo("systemLogs"));
  await drawn(page);
  const before = page.url();
  // What is not left to the browser is not opened by it.
  expect((await dropFile(page)).slice(1)).toEqual([false, false]);
  const notice = page.getByRole("status").filter({ hasText: "Files aren’t opened on this page." });
  await expect(notice).toBeVisible();
  expect(page.url()).toBe(before);
  await notice.getByRole("button", { name: "New job" }).click();
  await expect(page.getByRole("heading", { name: "New job", level: 1 })).toBeVisible();
});

test("a file dropped while the page loads is taken once it is there", async ({ page }) => {
  await openAs(page, "sasha.sysadmin", "/analysis");
  await drawn(page);
  // When the document is parsed its scripts have started, and the screen's own part is still on its way.
  await page.addInitScript((text) => {
    document.addEventListener("DOMContentLoaded", () => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], "ledger.csv", { type: "text/csv" }));
      const isDrawn = document.querySelector("h1") !== null;
      const drop = new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer });
      const isLeft = document.body.dispatchEvent(drop);
      Object.assign(globalThis, { early: { isDrawn, isLeft } });
    });
  }, ledger);
  await page.goto(addressOf(linkTo("newJob")));
  expect(await page.evaluate(() => Reflect.get(globalThis, "early"))).toEqual({
    isDrawn: false,
    isLeft: false,
  });
  await expect(page).toHaveURL(/draft=/);
  await expect(page.getByText("ledger.csv").first()).toBeVisible();
  await expect(page.getByText("Files aren’t opened on this page.")).toBeHidden();
});
