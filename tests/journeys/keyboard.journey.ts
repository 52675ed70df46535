import type { Request } from "@playwright/test";
import { addressOf, expect, signInAs, test } from "../support/journey.ts";
import { textOf } from "../support/job-screens.ts";
import { KeysAlone } from "../support/keys-alone.ts";
import { drawn } from "../support/pages-to-see.ts";
import { slowNetwork } from "../support/slow-network.ts";

/**
 * Ten everyday tasks by keyboard alone, one after the other as a user would go: nothing is clicked, filled in from
 * outside or focused by the test. Every step begins where the one before it left the focus.
 */
test("ten tasks by keyboard alone", async ({ page }, { retry }) => {
  // What it makes has names of its own at each try.
  const view = `By keyboard ${retry}`;
  const keys = new KeysAlone(page);
  const dialog = (name: string | RegExp) => page.getByRole("dialog", { name });
  const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
  const pages = page.getByRole("navigation", { name: "Suppliers: Pages" });

  await test.step("1. sign in", async () => {
    await page.goto(addressOf("/analysis"));
    await keys.enter(page.getByRole("link", { name: "Continue with the local identity provider" }));
    await keys.enter(page.getByRole("button", { name: /^Dana Developer/ }));
    await expect(page.getByRole("heading", { level: 1, name: "Analysis jobs" })).toBeVisible();
  });

  await test.step("2. open a job through the palette, and its suppliers past the navigation", async () => {
    await keys.press("Control+k");
    await expect(dialog("Quick search").getByRole("combobox")).toBeFocused();
    await keys.type("#calder county");
    await expect(dialog("Quick search").getByRole("option").first()).toContainText(/Calder County \(sample\)/);
    await keys.press("Enter");
    await expect(page).toHaveURL(/\/jobs\/[\w-]+\//);
    // The page that opened has the focus, however long it is.
    await expect(page.getByRole("main")).toBeFocused();
    await keys.enter(page.getByRole("link", { name: "Skip to content" }), "Shift+Tab");
    await keys.enter(page.getByRole("link", { name: "Suppliers", exact: true }));
    await expect(page.getByRole("grid", { name: "Suppliers" })).toBeVisible();
  });

  await test.step("3. filter and order the suppliers", async () => {
    await keys.enter(button("Filter"));
    const editor = dialog("Add filter");
    await keys.select(editor.getByLabel("Field"), "Spend");
    await keys.fill(editor.getByLabel("Value", { exact: true }), "1000");
    await keys.press("Enter");
    await expect(page.getByText(/greater than or equal to 1,000/)).toBeVisible();
    await expect(pages).toContainText("matching");
    await keys.tabTo(page.locator("[data-cell]"));
    await keys.press("Control+Home", "ArrowUp", "ArrowRight", "ArrowRight", "Enter");
    await expect(page.getByRole("columnheader", { name: "Country" })).toHaveAttribute("aria-sort", "ascending");
  });

  await test.step("4. open a supplier, go to the next one, and come back to the same list", async () => {
    await expect(page.locator("[aria-busy]")).toHaveCount(0);
    await keys.press("ArrowDown", "ArrowLeft", "Enter");
    const name = page.locator("#supplier-name");
    await expect(name).toHaveText(/\S/);
    const first = await name.innerText();
    await expect(button("Next supplier")).toBeEnabled();
    await keys.press("j");
    await expect(name).not.toHaveText(first);
    await keys.enter(page.getByRole("link", { name: "Back to the list" }));
    await expect(page.getByText(/greater than or equal to 1,000/)).toBeVisible();
    await expect(page.getByRole("columnheader", { name: "Country" })).toHaveAttribute("aria-sort", "ascending");
  });

  await test.step("5. keep this list as a view", async () => {
    await keys.enter(page.getByRole("button", { name: /^Standard view/ }));
    await keys.choose(page.getByRole("menuitem", { name: "Save as new view" }));
    await keys.fill(dialog(/./).or(page.getByRole("alertdialog")).getByRole("textbox"), view);
    await keys.press("Enter");
    await expect(button(view)).toBeVisible();
  });

  await test.step("6. export what matches", async () => {
    const downloading = page.waitForEvent("download");
    await keys.enter(button("Export"));
    await keys.choose(page.getByRole("menuitem", { name: /matching, as CSV$/ }));
    expect((await textOf(await downloading)).split("\r\n").length).toBeGreaterThan(2);
  });

  await test.step("7. drill from a bar of the insights into its suppliers", async () => {
    await keys.enter(page.getByRole("link", { name: "Insights", exact: true }), "Shift+Tab");
    const chart = page.getByRole("region", { name: /^Spend by / }).first();
    await keys.tabTo(chart.getByRole("application"));
    await keys.press("ArrowRight", "Enter");
    await keys.choose(page.getByRole("menuitem", { name: /^Show [\d,]+ suppliers?$/ }));
    await expect(page).toHaveURL(/\/suppliers\?f=breakdown\d/);
    await expect(pages).toContainText("matching");
  });

  await test.step("8. see what merging a supplier asks, and leave it", async () => {
    await keys.tabTo(page.locator("[data-cell]"));
    await keys.press("Control+Home", "ArrowRight", "Enter");
    await keys.enter(button("Merge or split"));
    const merging = dialog(/^Merge or split /);
    await expect(merging.getByRole("button", { name: /^Supplier to keep/ })).toBeVisible();
    // Options open by the focus alone, for who may have that.
    await keys.tabInto(dialog("Supplier to keep"));
    await keys.type("county");
    await expect(dialog("Supplier to keep").getByRole("option").first()).toBeVisible();
    await keys.press("Escape");
    await expect(dialog("Supplier to keep")).toHaveCount(0);
    await keys.press("Escape");
    await expect(merging).toHaveCount(0);
    await expect(button("Merge or split")).toBeFocused();
  });

  await test.step("9. create a user: refused first, then right", async () => {
    await keys.press("Control+k");
    await keys.type("user management");
    await expect(dialog("Quick search").getByRole("option").first()).toContainText("User management");
    await keys.press("Enter");
    await keys.enter(page.getByRole("link", { name: "New user" }));
    await keys.fill(page.getByLabel("First name"), "Kay");
    await keys.fill(page.getByLabel("Last name"), "Board");
    await keys.fill(page.getByLabel("Username"), "kay.board");
    await keys.fill(page.getByLabel("Email"), "nobody");
    await keys.press("Enter");
    await expect(page.getByText("Enter an email address such as ada@example.com.").first()).toBeVisible();
    // The summary has the focus; its first line leads to the field.
    await keys.enter(page.getByRole("link", { name: /email address/ }).or(button(/email address/)));
    await expect(page.getByLabel("Email")).toBeFocused();
    await keys.fill(page.getByLabel("Email"), `kay.board${retry}@harbour.example`);
    await keys.fill(page.getByLabel("Provider user ID"), `kay-board-${retry}`);
    await keys.fill(page.getByLabel(/^Identity provider/), "local");
    await keys.press("Enter");
    await expect(page.getByRole("heading", { name: "Kay Board" })).toBeVisible();
  });

  await test.step("10. as somebody of several roles: view as fewer of them, and as all again", async () => {
    // An open page whose session is gone would lead to its own address.
    await page.goto("about:blank");
    await page.context().clearCookies();
    await page.goto(addressOf("/profile"));
    await keys.enter(page.getByRole("link", { name: "Continue with the local identity provider" }));
    await keys.enter(page.getByRole("button", { name: /^Robin Manyroles/ }));
    await keys.enter(page.getByRole("button", { name: "Account of Robin Manyroles" }));
    await keys.choose(page.getByRole("menuitem", { name: "Switch roles" }));
    const switcher = dialog("Switch roles");
    await keys.tabTo(switcher.getByRole("checkbox").first());
    await keys.press("Space");
    await keys.enter(switcher.getByRole("button", { name: /^View as \d+ of \d+ roles$/ }));
    await keys.enter(page.getByRole("button", { name: /^Viewing as \d+ of \d+ roles$/ }));
    // The application is loaded again: a journey that ends before would meet the next one's first page.
    const loaded = page.waitForEvent("load");
    await keys.enter(page.getByRole("button", { name: "Back to all roles" }));
    await loaded;
    await expect(page.getByRole("button", { name: /^Viewing as/ })).toHaveCount(0);
  });
});

test("anyone who tabs past a field whose list is on its way keeps the focus", async ({ browser }) => {
  // No part of the application is loaded yet.
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const page = await context.newPage();
  await signInAs(page, "petra.jobmanager", "/jobs/create/advanced");
  await drawn(page);
  await page.getByRole("combobox", { name: "Issuer" }).focus();
  const asked = new Set<Request>();
  page.on("request", (request) => void (request.resourceType() === "script" && asked.add(request)));
  const undelayed = await slowNetwork(page, 1500);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: /^Currency/ })).toBeFocused();
  await expect.poll(() => asked.size).toBeGreaterThan(0);
  const day = page.getByRole("textbox", { name: "First day" });
  for (let presses = 0; presses < 8; presses += 1) {
    if (await day.evaluate((field) => field === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await expect(day).toBeFocused();
  for (const request of asked) await request.response();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)))),
  );
  await undelayed();
  await expect(day).toBeFocused();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  // Anyone who stays has the list.
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
  await context.close();
});
