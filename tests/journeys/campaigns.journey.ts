import { expectAccessible } from "../support/axe.ts";
import { expect, openAs, test, type Page } from "../support/journey.ts";
import { ownJob } from "../support/own-job.ts";
import { expectOk } from "../support/job-flow.ts";
import { signIn } from "../support/sign-in.ts";

/** What a counter of the campaign says: "12" of "Pending 12 …". */
const counter = async (page: Page, name: string): Promise<number> => {
  const button = page.getByRole("group", { name: "Suppliers by status" }).getByRole("button", { name });
  const text = await button.innerText();
  return Number(/\n([\d,]+)/.exec(text)?.[1]?.replaceAll(",", ""));
};

const expectCounts = async (page: Page, counts: Readonly<Record<string, number>>) => {
  for (const [name, count] of Object.entries(counts))
    await expect.poll(() => counter(page, name), { message: name }).toBe(count);
};

test("a use case becomes a campaign, a call a success; it is undone, made again and reopened", async ({ page }) => {
  const staff = await signIn(Number(process.env["PAYGAUGE_PORT"]), "sasha.sysadmin");
  const jobId = await ownJob(staff, "Campaigns of my own", 1500);
  const body = { name: "Everybody", method: "vcard", criteria: { filterItems: [] }, typed: {} };
  const made = expectOk(await staff.call("POST", `/api/v1/jobs/${jobId}/use-cases`, body), "use case");
  const { id } = made.json<{ id: string }>();
  await openAs(page, "sasha.sysadmin", `/jobs/${jobId}/use-cases/${id}`);
  await page.getByRole("button", { name: "Start campaign" }).click();
  await expect(page).toHaveURL(/\/campaign-workflows\/[^/]+\/create$/);
  const form = page.getByRole("form", { name: "Campaign" });
  await form.getByRole("textbox", { name: "Name" }).fill("");
  await form.getByRole("button", { name: "Create campaign" }).click();
  await expect(form.getByRole("textbox", { name: "Name" })).toBeFocused();
  await form.getByRole("textbox", { name: "Name" }).fill("Cheque to virtual card");
  await expectAccessible(page);
  await form.getByRole("button", { name: "Create campaign" }).click();
  await expect(page.getByRole("heading", { name: "Cheque to virtual card" })).toBeVisible();
  await page.getByRole("button", { name: "Start campaign" }).click();
  const start = page.getByRole("dialog", { name: "Start Cheque to virtual card?" });
  await expect(start.getByText(/suppliers have no contact yet\./)).toBeVisible();
  await expectAccessible(page);
  await start.getByRole("button", { name: "Start" }).click();
  const board = page.getByRole("region", { name: "Suppliers by status" });
  const pending = board.getByRole("list", { name: "Pending" }).getByRole("link").first();
  await expect(pending).toBeVisible();
  const all = await counter(page, "Total");
  await expectCounts(page, { Pending: all, Active: 0 });
  await expectAccessible(page);

  // A voicemail: the supplier is Active, and the next call is three working days later.
  const name = await pending.innerText();
  await pending.click();
  await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  await page.keyboard.press("4");
  await expect(page.getByRole("button", { name: "Voicemail" })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("textbox", { name: "Note" }).fill("Left with accounts receivable.");
  await page.getByRole("button", { name: "Save call" }).click();
  const attempts = page.getByRole("region", { name: "Attempts" });
  await expect(attempts.getByText("Left with accounts receivable.")).toBeVisible();
  await expectAccessible(page);

  // Its success needs a date, which is asked for under the field.
  const outcome = page.getByRole("region", { name: "Outcome" });
  await outcome.getByRole("button", { name: "Success" }).click();
  await outcome.getByRole("button", { name: "Save outcome" }).click();
  await expect(outcome.getByText("Enter the date the supplier agreed.")).toBeVisible();
  await expect(outcome.getByLabel("Agreed on")).toBeFocused();
  await outcome.getByLabel("Agreed on").fill(new Date().toISOString().slice(0, 10));
  await outcome.getByRole("button", { name: "Save outcome" }).click();
  await expect(outcome.getByText(/^Virtual card, agreed/)).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(outcome.getByRole("button", { name: "Success" })).toBeVisible();
  await expect(outcome.getByText(/^Virtual card, agreed/)).toBeHidden();

  // On the board by keys: the fields open there too, and the remainder out goes nowhere.
  await page.getByRole("link", { name: "Cheque to virtual card" }).click();
  await expectCounts(page, { Pending: all - 1, Active: 1, Success: 0 });
  const card = board.getByRole("list", { name: "Active" }).getByRole("link", { name, exact: true });
  await card.focus();
  await page.keyboard.press("Control+ArrowRight");
  const fields = page.getByRole("dialog", { name: `${name} to Success` });
  await fields.getByRole("button", { name: "Cancel" }).click();
  await expect(board.getByRole("list", { name: "Active" }).getByRole("link", { name, exact: true })).toBeFocused();
  await page.keyboard.press("m");
  await page.getByRole("menuitem", { name: "Move to Success" }).press("Enter");
  await fields.getByLabel("Agreed on").fill(new Date().toISOString().slice(0, 10));
  // The card behind is on its way, and faint for that time.
  await expectAccessible(page, { within: "[role=dialog]" });
  await fields.getByRole("button", { name: "Move to Success" }).click();
  await expect(board.getByRole("list", { name: "Success" }).getByRole("link", { name, exact: true })).toBeFocused();
  await expectCounts(page, { Total: all, Pending: all - 1, Active: 0, Success: 1 });

  // A counter filters; the grid shows the same row, and it is reopened from there with its reason.
  await page.getByRole("group", { name: "Suppliers by status" }).getByRole("button", { name: "Success" }).click();
  await page.getByRole("navigation", { name: "Campaign views" }).getByRole("link", { name: "Grid" }).click();
  const grid = page.getByRole("grid", { name: "Campaign suppliers" });
  await expect(grid.getByRole("link", { name, exact: true })).toBeVisible();
  await expectAccessible(page);
  await grid.getByRole("checkbox").first().check();
  await page.getByRole("button", { name: "Move to" }).click();
  await page.getByRole("menuitem", { name: "Pending" }).click();
  const reopen = page.getByRole("dialog", { name: "1 supplier to Pending" });
  await reopen.getByRole("textbox", { name: "Note" }).fill("The card was refused.");
  await reopen.getByRole("button", { name: "Move to Pending" }).click();
  await expect(reopen).toBeHidden();
  await expectCounts(page, { Pending: all, Active: 0, Success: 0 });
});
