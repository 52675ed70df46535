import { expectAccessible } from "../support/axe.ts";
import {
  addressOf,
  expect,
  openAs,
  signInAs,
  test,
  walkTo,
  type BrowserContext,
  type Page,
} from "../support/journey.ts";

const header = (page: Page) => page.getByRole("banner");
const links = (page: Page) => page.getByRole("navigation", { name: "Main navigation" }).getByRole("link");
const openSwitcher = async (page: Page) => {
  await page.getByRole("button", { name: "Account of Robin Manyroles" }).click();
  await page.getByRole("menuitem", { name: "Switch roles" }).click();
  return page.getByRole("dialog", { name: "Switch roles" });
};

async function rolesAreNarrowed(page: Page, context: BrowserContext): Promise<void> {
  const account = page.getByRole("button", { name: "Account of Robin Manyroles" });
  await account.hover();
  await expect(page.getByRole("tooltip")).toContainText("Client, Campaign Manager, Job Manager");
  const other = await context.newPage();
  await other.goto(addressOf("/profile"));
  await expect(links(other).filter({ hasText: "Buyer Management" })).toBeVisible();
  // What the other tab reads all the time must survive the switch.
  const away: string[] = [];
  other.on("framenavigated", (frame) => away.push(frame.url()));

  const dialog = await openSwitcher(page);
  const [system, analysis] = [
    dialog.getByRole("group", { name: "System Roles" }),
    dialog.getByRole("group", { name: "Analysis Roles" }),
  ];
  await expect(system.getByRole("checkbox")).toHaveCount(3);
  await expect(analysis.getByRole("checkbox", { name: "Suppliers Tab" })).toBeChecked();
  await expect(dialog.getByText("These roles include all your permissions")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "View as all roles" })).toBeDisabled();
  for (const name of ["Job Manager", "Campaign Manager"]) await system.getByRole("checkbox", { name }).uncheck();
  await analysis.getByRole("checkbox", { name: "Insights Tab" }).uncheck();
  await expect(dialog.getByText(/With these roles, \d+ pages and \d+ permissions are unavailable\./)).toBeVisible();
  await expect(dialog.getByText(/Buyer management · /)).toBeVisible();
  await expectAccessible(page, { within: "[role=dialog]" });
  const before = (await context.cookies(addressOf("/"))).find(({ name }) => name === "__Host-session")?.value;
  await dialog.getByRole("button", { name: "View as 2 of 5 roles" }).click();

  // The page that the roles in effect may not open makes way for the first that they may.
  await expect(page).toHaveURL(addressOf("/analysis"));
  await expect(header(page).getByRole("button", { name: "Viewing as 2 of 5 roles" })).toBeVisible();
  await expect(links(page).filter({ hasText: "Buyer Management" })).toHaveCount(0);
  const after = (await context.cookies(addressOf("/"))).find(({ name }) => name === "__Host-session")?.value;
  expect(after).not.toBe(before);

  await expect(header(other).getByRole("button", { name: "Viewing as 2 of 5 roles" })).toBeVisible();
  await expect(links(other).filter({ hasText: "Buyer Management" })).toHaveCount(0);
  expect(away).toEqual([]);
  await page.goto(addressOf("/admin/buyer-manager"));
  await expect(page).toHaveURL(addressOf("/401"));

  await page.goto(addressOf("/profile"));
  await header(page).getByRole("button", { name: "Viewing as 2 of 5 roles" }).click();
  await page.getByRole("button", { name: "Back to all roles" }).click();
  await expect(links(page).filter({ hasText: "Buyer Management" })).toBeVisible();
  await expect(page).toHaveURL(addressOf("/profile"));
  await expect(header(page).getByRole("button", { name: /Viewing as/ })).toHaveCount(0);
  await expect(header(other).getByRole("button", { name: /Viewing as/ })).toHaveCount(0);
}

async function switchAsksFirst(page: Page): Promise<void> {
  await page.getByLabel("Name").first().fill("Unsaved changes");
  const dialog = await openSwitcher(page);
  await dialog.getByRole("checkbox", { name: "Client" }).uncheck();
  await dialog.getByRole("button", { name: "View as 4 of 5 roles" }).click();
  const question = page.getByRole("alertdialog", { name: "Leave this page?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByLabel("Name").first()).toHaveValue("Unsaved changes");
  await expect(header(page).getByRole("button", { name: /Viewing as/ })).toHaveCount(0);
}

test("roles are switched for the session, and a form is not lost by it", async ({ page, context }) => {
  await signInAs(page, "robin.manyroles", "/admin/buyer-manager");
  await test.step("roles are narrowed for the session, told in the header, followed by other tabs, and given back", () =>
    rolesAreNarrowed(page, context));
  await walkTo(page, "/jobs/create/base");
  await test.step("a switch asks first where a form holds what is not saved", () => switchAsksFirst(page));
});

test("a holder of one standard role views as a role that it includes, and goes back", async ({ page }) => {
  await signInAs(page, "dana.developer", "/profile");
  await page.getByRole("button", { name: "Account of Dana Developer" }).click();
  await page.getByRole("menuitem", { name: "Switch roles" }).click();
  const dialog = page.getByRole("dialog", { name: "Switch roles" });
  const box = (name: string) => dialog.getByRole("checkbox", { name: new RegExp(`^${name} [A-Z]`) });
  await expect(box("Developer")).toBeChecked();
  await box("Client").check();
  await expect(box("Developer")).not.toBeChecked();
  await expectAccessible(page, { within: "[role=dialog]" });
  await dialog.getByRole("button", { name: /^View as 1 of / }).click();
  const badge = header(page).getByRole("button", { name: "Viewing as Client" });
  await expect(badge).toBeVisible();
  await expect(links(page).filter({ hasText: "DevOps" })).toHaveCount(0);
  await badge.click();
  await page.getByRole("button", { name: "Back to all roles" }).click();
  await expect(links(page).filter({ hasText: "DevOps" })).toBeVisible();
  await expect(badge).toHaveCount(0);
});

test("who may not switch is not offered it", async ({ page }) => {
  await openAs(page, "petra.jobmanager", "/profile");
  await page.getByRole("button", { name: "Account of Petra Jobmanager" }).click();
  await expect(page.getByRole("menuitem", { name: "Profile" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Switch roles" })).toHaveCount(0);
});
