import { slowNetwork } from "../support/slow-network.ts";
import { addressOf, expect, openAs, signInAs, test, type Page } from "../support/journey.ts";
import { walkAnew } from "../support/walk-anew.ts";

const form = "/jobs/create/advanced";
const nameOf = (page: Page) => page.getByRole("textbox", { name: "Job name" });
const offer = (page: Page) => page.getByRole("button", { name: "Restore draft" });
const asked = (page: Page) => page.getByRole("alertdialog", { name: "Leave this page?" });
const isDraft = (method: string) => (answer: { url(): string; request(): { method(): string }; ok(): boolean }) =>
  /\/api\/v1\/drafts\/job\//.test(answer.url()) && answer.request().method() === method && answer.ok();

/** Opens the form again and waits until it has asked for a draft. */
async function openForm(page: Page, open = () => walkAnew(page, form)): Promise<void> {
  const known = page.waitForResponse(isDraft("GET"));
  await open();
  await known;
  await expect(nameOf(page)).toBeVisible();
}

/** Types a name and waits until the origin holds it. */
async function typeName(page: Page, name: string): Promise<void> {
  const kept = page.waitForResponse(isDraft("PUT"));
  await nameOf(page).fill(name);
  await kept;
}

async function chooseFrom(page: Page, field: string, search: string, option: RegExp): Promise<void> {
  await page.getByRole("button", { name: new RegExp(`^${field}`) }).click();
  const list = page.getByRole("dialog", { name: field });
  await list.getByRole("combobox").fill(search);
  await list.getByRole("option", { name: option }).first().click();
}

async function isGuarded(page: Page): Promise<void> {
  await page.getByRole("link", { name: /^Start: Document lines/ }).click();
  await expect(page.getByText("not saved")).toHaveCount(0);
  await typeName(page, "Guarded");
  await expect(page.getByText("1 unsaved change")).toBeVisible();

  await page.getByRole("navigation").getByRole("link", { name: "New job" }).first().click();
  await asked(page).getByRole("button", { name: "Cancel" }).click();
  await page.goBack();
  await asked(page).getByRole("button", { name: "Cancel" }).click();
  const closing = page.waitForEvent("dialog");
  void page.close({ runBeforeUnload: true });
  const question = await closing;
  expect(question.type()).toBe("beforeunload");
  await question.dismiss();
  await expect(nameOf(page)).toHaveValue("Guarded");
  await expect(page).toHaveURL(addressOf(form));

  const dropped = page.waitForResponse(isDraft("DELETE"));
  await page.getByRole("button", { name: "Discard changes" }).click();
  await dropped;
  await expect(nameOf(page)).toHaveValue("");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("Drop a ledger, or choose a file")).toBeVisible();
}

async function tellsWhatIsMissing(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Create job" }).click();
  const summary = page.getByRole("region", { name: "Fix these errors" });
  await expect(summary.getByRole("button")).toHaveCount(5);
  await expect(nameOf(page)).toBeFocused();
  await summary.getByRole("button", { name: /^Currency:/ }).click();
  await expect(page.getByRole("button", { name: /^Currency/ }).last()).toBeFocused();
  await nameOf(page).fill("Named");
  await expect(summary.getByRole("button")).toHaveCount(4);
  // What was typed here isn't a draft for those who come after.
  await page.getByRole("button", { name: "Discard changes" }).click();
  await expect(nameOf(page)).toHaveValue("");
}

async function submitsOnce(page: Page): Promise<void> {
  await nameOf(page).fill("Sent once");
  await page.getByLabel("Issuer", { exact: false }).selectOption({ label: "Harbour Payments" });
  await chooseFrom(page, "Currency", "GBP", /GBP/);
  await page.getByRole("button", { name: "New buyer" }).click();
  const dialog = page.getByRole("dialog", { name: "New buyer" });
  await dialog.getByRole("textbox", { name: /^Buyer name/ }).fill("Slowly Made Ltd");
  const asBefore = await slowNetwork(page, 1500);
  await dialog.getByRole("button", { name: "Create" }).click();
  await page.keyboard.press("Escape");
  await page.mouse.click(5, 5);
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeDisabled();
  await expect(dialog).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Buyer:/ }).first()).toContainText("Slowly Made Ltd");

  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && new URL(request.url()).pathname === "/api/v1/jobs") sent.push(request.url());
  });
  await page.getByRole("button", { name: "Create job" }).dblclick();
  await nameOf(page)
    .press("Enter", { timeout: 500 })
    .catch(() => undefined);
  await page.waitForURL(/\/jobs\/[^/]+\/workflow\/advanced/);
  expect(sent).toHaveLength(1);
  await asBefore();
  await expect(page.getByRole("heading", { name: "Sent once" })).toBeVisible();
  await openForm(page);
  await expect(offer(page)).toHaveCount(0);
}

test("a form guards what is not saved, names missing fields, and is sent once", async ({ page }) => {
  await openAs(page, "petra.jobmanager", "/jobs/loading");
  await test.step("what is not saved is told, and guarded on a link, on Back and on closing", () => isGuarded(page));
  await openForm(page);
  await test.step("what is missing is told under the field and above, and the first of it has the focus", () =>
    tellsWhatIsMissing(page));
  await openForm(page);
  await test.step("a dialog cannot be dismissed while it submits; a form that is sent twice makes one job", () =>
    submitsOnce(page));
});

test("a draft comes back after a reload, can be thrown away, and is gone after signing out", async ({ page }) => {
  page.on("dialog", (dialog) => void dialog.accept());
  await openForm(page, () => signInAs(page, "petra.jobmanager", form));
  await expect(offer(page)).toHaveCount(0);
  await typeName(page, "Half typed");
  await page.reload();
  await expect(page.getByText(/You have an unsaved draft from/)).toBeVisible();
  await expect(nameOf(page)).toHaveValue("");
  await offer(page).click();
  await expect(nameOf(page)).toHaveValue("Half typed");
  await expect(offer(page)).toHaveCount(0);
  await expect(page.getByText("1 unsaved change")).toBeVisible();

  await page.reload();
  const dropped = page.waitForResponse(isDraft("DELETE"));
  await page.getByRole("button", { name: "Discard draft" }).click();
  await dropped;
  await openForm(page);
  await expect(offer(page)).toHaveCount(0);

  await typeName(page, "Left behind");
  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await asked(page).getByRole("button", { name: "Yes" }).click();
  await page.waitForURL(/SIGNED_OUT|id\.localhost/);
  await openForm(page, () => signInAs(page, "petra.jobmanager", form));
  await expect(offer(page)).toHaveCount(0);
});
