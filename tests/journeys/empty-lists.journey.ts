import { en } from "../../web/src/texts/en.ts";
import { emptyLists, type EmptyListDeclaration, type EmptyListId } from "../../web/src/data/empty/empty-lists.ts";
import { axeFindings } from "../support/axe.ts";
import { expect, openAs, test, walkTo, type Page } from "../support/journey.ts";
import { drawn } from "../support/pages-to-see.ts";

/** The place of each list of the whole system; parts of one page do not follow each other, so one walks to the next. */
const places = [
  ["jobs", "/analysis"],
  ["usersActive", "/admin/users"],
  ["buyer", "/admin/buyer-manager"],
  ["usersUnapproved", "/admin/users?status=unapproved"],
  ["issuers", "/admin/issuer-manager"],
  ["usersPending", "/admin/users?status=pending"],
  ["queuedCommands", "/devops/proq-monitoring?list=queued"],
  ["usersDeactivated", "/admin/users?status=deactivated"],
  ["errorCommands", "/devops/proq-monitoring?list=error"],
  ["mails", "/admin/users?status=outbox"],
  ["completedCommands", "/devops/proq-monitoring?list=completed"],
  ["workflows", "/devops/workflow-management"],
  ["systemLogs", "/admin/system-logs"],
  ["suppliers", "/jobs/sample-job/suppliers"],
] as const satisfies readonly (readonly [EmptyListId, string])[];

async function saysWhy(page: Page, list: EmptyListId): Promise<void> {
  const words = en.empty[list];
  const { page: entry }: EmptyListDeclaration = emptyLists[list];
  await expect(page.getByText(words.title, { exact: true })).toBeVisible();
  await expect(page.getByText(words.why)).toBeVisible();
  await expect(page.getByText(words.next)).toBeVisible();
  const way = page.getByRole("main").getByRole("link", { name: words.action, exact: true });
  if (entry !== undefined && words.action !== "") await expect(way.first()).toBeVisible();
  expect(await axeFindings(page, { within: "main" })).toEqual([]);
}

async function tellWhatTheyAre(page: Page): Promise<void> {
  const empty: EmptyListId[] = [];
  let searched = 0;
  for (const [list, path] of places) {
    if (list !== places[0][0]) await walkTo(page, path);
    await drawn(page);
    const rows = page.getByRole("main").getByRole("gridcell");
    await expect(rows.first().or(page.getByText(en.empty[list].title, { exact: true }))).toBeVisible();
    if ((await rows.count()) === 0) {
      await saysWhy(page, list);
      empty.push(list);
      continue;
    }
    const search = page.getByRole("main").getByRole("searchbox");
    if (!(await search.isVisible())) continue;
    searched += 1;
    await search.fill("zzzz no such row");
    await search.press("Enter");
    const drop = page.getByRole("button", { name: /zzzz no such row/ });
    await expect(page.getByText(/^No (?:rows match these filters|users match)\./)).toBeVisible();
    await drop.last().click();
    await expect(rows.first()).toBeVisible();
  }
  // How many are empty depends on the journeys that ran before on the same system.
  expect(empty.length).toBeGreaterThan(0);
  expect(searched).toBeGreaterThan(4);
}

test("a new system's empty lists say why and what to do next; a filter that leaves nothing names itself", async ({
  page,
}) => {
  await openAs(page, "dana.developer", places[0][1]);
  await test.step("every list of the whole system", () => tellWhatTheyAre(page));
  await test.step("the same empty list tells those who may what to do, and the others whom to ask", async () => {
    const words = en.empty.supplierList;
    const issuer = "/admin/issuer-manager/issuer-northstar";
    await walkTo(page, issuer);
    await expect(page.getByText(words.next).first()).toBeVisible();
    // No part of the user before asks any more when their session goes.
    await page.goto("about:blank");
    await page.context().clearCookies();
    await openAs(page, "petra.jobmanager", issuer);
    await expect(page.getByText(words.ask).first()).toBeVisible();
    await expect(page.getByText(words.next)).toHaveCount(0);
  });
});
