import papa from "papaparse";
import { addMails } from "../support/many-mails.ts";
import { expect, openAs, test, walkTo, type Page } from "../support/journey.ts";
import { textOf } from "../support/job-screens.ts";
import { drawn } from "../support/pages-to-see.ts";

interface ExportedList {
  readonly path: string;
  /** As its foot calls it. */
  readonly label: string;
  /** A column that only "every column" brings, where there is one. */
  readonly hidden?: string;
}
type ExportedLists = readonly [ExportedList, ...ExportedList[]];

/** Lists of the product. Two parts of one page do not follow each other: one walks from each to the next. */
const ofAdministrator: ExportedLists = [
  { path: "/analysis", label: "Analysis jobs" },
  { path: "/admin/users", label: "Active", hidden: "Terms agreed" },
  { path: "/admin/issuer-manager", label: "Issuers" },
  { path: "/admin/users?status=outbox", label: "Email outbox" },
  { path: "/admin/issuer-manager/issuer-harbour/users", label: "Issuer users" },
  { path: "/admin/buyer-manager", label: "Buyers" },
  // Without the filter that the log opens with: everything is locks and parts of files, too.
  { path: "/admin/system-logs?f=", label: "Audit log entries" },
];
const ofDeveloper: ExportedLists = [
  { path: "/devops/proq-monitoring?list=completed", label: "Completed and canceled commands" },
  { path: "/devops/workflow-management", label: "Jobs and their steps" },
];

/** That of the list: a chart next to it has its own. */
const exportButton = (page: Page) =>
  page
    .locator("section")
    .filter({ has: page.getByRole("navigation", { name: /: Pages$/ }) })
    .getByRole("button", { name: "Export", exact: true });

async function exported(page: Page, entry: RegExp): Promise<string> {
  const downloading = page.waitForEvent("download");
  await exportButton(page).click();
  await page.getByRole("menuitem", { name: entry }).click();
  return textOf(await downloading);
}

const rowsIn = (csv: string) => papa.parse<string[]>(csv.replace(/^\uFEFF/, ""), { skipEmptyLines: true }).data;
const foot = (page: Page) => page.getByRole("navigation", { name: /: Pages$/ }).getByRole("status");

/** Everything of the current list goes into a CSV and a workbook, with the columns in view or with all. */
async function exportsEverything(page: Page, { label, hidden }: ExportedList): Promise<void> {
  const grid = page.getByRole("grid");
  await drawn(page);
  // It is this list's own.
  await expect(page.getByRole("navigation", { name: `${label}: Pages`, exact: true })).toBeVisible();
  if ((await foot(page).innerText()) === "No rows") {
    await exportButton(page).click();
    await expect(page.getByRole("menuitem", { name: /^All 0, as CSV/ })).toBeDisabled();
    // The open menu would be over the next list.
    await page.keyboard.press("Escape");
    return;
  }
  await expect(grid).toBeVisible();
  const csv = rowsIn(await exported(page, /^All [\d,]+, as CSV/));
  const [head = [], ...rows] = csv;
  const found = /of ([\d,]+)/.exec(await foot(page).innerText())?.[1]?.replaceAll(",", "");
  // The log grows by what happens meanwhile.
  expect(rows.length).toBeGreaterThanOrEqual(Number(found));
  expect(rows.length).toBeLessThanOrEqual(Number(found) + 5);
  const titles = await grid
    .getByRole("columnheader")
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label") ?? ""));
  expect(head).toEqual(titles.filter((title) => title !== "" && title !== "Actions"));

  await exportButton(page).click();
  await page.getByRole("menuitemcheckbox", { name: "Include all columns" }).click();
  const wide = rowsIn(await exported(page, /^All [\d,]+, as CSV/))[0] ?? [];
  expect(wide.slice(0, head.length)).toEqual(head);
  if (hidden !== undefined) expect(wide).toContain(hidden);
  const workbook = await exported(page, /^All [\d,]+, as Excel/);
  expect(workbook.slice(0, 2)).toBe("PK");
}

/** Walks from list to list. */
async function exportEach(page: Page, [first, ...others]: ExportedLists): Promise<void> {
  await test.step(first.label, () => exportsEverything(page, first));
  for (const list of others) {
    await walkTo(page, list.path);
    await test.step(list.label, () => exportsEverything(page, list));
  }
}

async function exportsChosenRows(page: Page): Promise<void> {
  await walkTo(page, "/admin/users");
  await expect(page.getByRole("grid")).toBeVisible();
  const boxes = page.getByRole("gridcell").getByRole("checkbox");
  await boxes.nth(0).check();
  await boxes.nth(2).check();
  // The name follows its initials, which no file has.
  const cells = await page.locator('[role="gridcell"][aria-colindex="2"]').allInnerTexts();
  const names = cells.map((cell) => cell.split("\n").at(-1));
  const chosen = rowsIn(await exported(page, /^2 selected, as CSV/)).slice(1);
  expect(chosen.map(([name]) => name)).toEqual([names[0], names[2]]);
  await page.getByRole("checkbox", { name: "Select all rows on this page" }).check();
  await boxes.nth(1).uncheck();
  await walkTo(page, "/admin/buyer-manager?q=calder");
  await expect(page.getByRole("grid")).toBeVisible();
  const left = rowsIn(await exported(page, /^\d+ matching, as CSV/)).slice(1);
  expect(left.length).toBeGreaterThan(0);
  expect(left.every(([name = ""]) => /calder/i.test(name))).toBe(true);
}

test("everything of each list goes into a CSV and a workbook, with the columns in view or with all; chosen rows and what a filter leaves go alone", async ({
  page,
}) => {
  await openAs(page, "sasha.sysadmin", ofAdministrator[0].path);
  await exportEach(page, ofAdministrator);
  await test.step("chosen rows and what a filter leaves are exported alone", () => exportsChosenRows(page));
});

test("everything of a developer's lists goes into a CSV and a workbook as well", async ({ page }) => {
  await openAs(page, "dana.developer", ofDeveloper[0].path);
  await exportEach(page, ofDeveloper);
});

test("more rows than a browser should gather are written by the system, fetched from the dock, and stay in the menu", async ({
  page,
}) => {
  const stores = process.env["PAYGAUGE_STORES"];
  test.skip(stores === undefined, "It fills a table of the system's own stores.");
  const mails = 5100;
  addMails(stores ?? "", mails);
  await openAs(page, "sasha.sysadmin", "/admin/users?status=outbox");
  await expect(page.getByRole("grid")).toBeVisible();
  await exportButton(page).click();
  await page.getByRole("menuitem", { name: /^All 5,[\d]+, as CSV/ }).click();
  const dock = page.getByRole("region", { name: "Running now" });
  const downloading = page.waitForEvent("download");
  await dock.getByRole("link", { name: /^5,[\d]+ rows, / }).click();
  const [head, ...rows] = rowsIn(await textOf(await downloading));
  expect(head).toEqual(["Subject", "To", "State", "Provider", "Created"]);
  expect(rows.filter(([subject]) => subject?.startsWith("Mail "))).toHaveLength(mails);
  expect(rows.find(([subject]) => subject === "Mail 7")?.slice(1, 3)).toEqual(["many@mails.example", "Captured"]);
  await dock.getByRole("button", { name: /^Dismiss / }).click();
  await expect(dock).toBeHidden();
  const again = page.waitForEvent("download");
  await exportButton(page).click();
  await page
    .getByRole("menuitem", { name: /^Email outbox\.csv, 5,/ })
    .first()
    .click();
  expect(rowsIn(await textOf(await again))).toHaveLength(rows.length + 1);
});
