import { expect, openAs, test, walkTo, type Page } from "../support/journey.ts";
import { coveredFocus } from "../support/covered-focus.ts";
import { drawn } from "../support/pages-to-see.ts";

const offer = (page: Page) => page.getByRole("button", { name: "Restore draft" });

/** The origin's answer to a draft that is kept or dropped. */
const answered = (page: Page, method: string, place: string) =>
  page.waitForResponse(
    (answer) => answer.url().endsWith(`/api/v1/drafts/${place}`) && answer.request().method() === method && answer.ok(),
  );

const lowScreens = [
  { width: 1280, height: 420 },
  { width: 390, height: 560 },
];

/** A text field of a form, and the place that its words are kept at. */
const forms = [
  { path: "/admin/issuer-manager/issuer-fern", field: /^Name/, place: "issuer/issuer-fern" },
  { path: "/admin/users/create", field: /^First name/, place: "user/new" },
  { path: "/admin/issuer-manager?part=brands&brand=new", field: /^Name/, place: "brand/new" },
] as const;

/** Text in a field of the open form is offered after a reload, and is gone permanently with the changes. */
async function fieldIsKept(page: Page, { path, field, place }: (typeof forms)[number]): Promise<void> {
  await drawn(page);
  const box = page.getByRole("textbox", { name: field }).first();
  const kept = answered(page, "PUT", place);
  await box.fill("4711");
  await kept;
  await page.reload();
  await offer(page).click();
  await expect(box).toHaveValue("4711");
  await expect(page.getByText("1 unsaved change")).toBeVisible();
  const dropped = answered(page, "DELETE", place);
  await page.getByRole("button", { name: "Discard changes" }).click();
  await dropped;
  // The answer that would be offered is there before one looks for the offer.
  const asked = answered(page, "GET", place);
  await page.reload();
  await asked;
  await drawn(page);
  await expect(offer(page)).toHaveCount(0);
  // On a low screen the form's own bar is over its fields.
  for (const size of path.includes("issuer-fern") ? lowScreens : []) {
    await page.setViewportSize(size);
    await drawn(page);
    await page.getByRole("main").focus();
    expect(await coveredFocus(page, 24), `${size.width}`).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** Choices that have a save of their own, on the page of the current user. */
async function choiceIsKept(page: Page): Promise<void> {
  const role = page.getByRole("checkbox", { name: /^Campaign Manager/ });
  const kept = answered(page, "PUT", "userRoles/user-clara-client");
  await role.check();
  await kept;
  await page.reload();
  await offer(page).click();
  await expect(role).toBeChecked();
  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await page.getByRole("alertdialog", { name: "Leave this page?" }).getByRole("button", { name: "Cancel" }).click();
  await expect(role).toBeChecked();
  const dropped = answered(page, "DELETE", "userRoles/user-clara-client");
  await role.uncheck();
  await dropped;
}

/** Rules that are edited, in a draft of the version in use. */
async function rulesAreKept(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Create draft from version 1" }).click();
  const note = page.getByLabel("Note", { exact: true });
  await expect(note).toBeVisible();
  const number = /rulesets\/(\d+)/.exec(page.url())?.[1] ?? "";
  const place = `confidenceRuleset/${number}`;
  const weight = page.getByRole("spinbutton", { name: "Prior" });
  const before = await weight.inputValue();
  const kept = answered(page, "PUT", place);
  await weight.fill("7");
  await kept;
  await page.reload();
  await expect(weight).toHaveValue(before);
  await offer(page).click();
  await expect(weight).toHaveValue("7");
  const dropped = answered(page, "DELETE", place);
  await page.getByRole("button", { name: "Save draft" }).click();
  await dropped;
  await page.reload();
  await expect(weight).toHaveValue("7");
  await expect(offer(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Discard", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
}

test("what is typed or chosen in forms, and rules that are edited, come back after a reload until they are dropped", async ({
  page,
}) => {
  page.on("dialog", (dialog) => void dialog.accept());
  await openAs(page, "dana.developer");
  await expect(page.getByRole("heading", { name: "Analysis jobs" })).toBeVisible();
  for (const form of forms) {
    await walkTo(page, form.path);
    await test.step(`what is typed into a form is offered after a reload, and thrown away with the changes: ${form.path}`, () =>
      fieldIsKept(page, form));
  }
  await walkTo(page, "/admin/users/user-clara-client");
  await test.step("choices with a save of their own are kept as well, and signing out over them asks first", () =>
    choiceIsKept(page));
  await walkTo(page, "/admin/analysis-admin/confidence-rulesets");
  await test.step("rules that are edited are kept as a draft of their version", () => rulesAreKept(page));
});
