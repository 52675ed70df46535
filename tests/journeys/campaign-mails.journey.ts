import { expectAccessible } from "../support/axe.ts";
import { expectOk } from "../support/job-flow.ts";
import { addressOf, expect, openAs, test, type Page } from "../support/journey.ts";
import { ownJob, rescored, suppliersOf, type OwnRow } from "../support/own-job.ts";
import { signIn } from "../support/sign-in.ts";

const csv = (name: string, lines: readonly string[]) => ({
  name,
  mimeType: "text/csv",
  buffer: Buffer.from(`${lines.join("\n")}\n`),
});

/** The picture of a state, if PICTURES names a folder for them. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env["PICTURES"];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

/** Contacts of these suppliers, from a file, as often as it is asked. */
async function importContacts(page: Page, of: readonly OwnRow[]): Promise<void> {
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Import contacts" }).click();
  const dialog = page.getByRole("dialog", { name: "Import contacts" });
  const lines = of.map(({ name }, at) => `"${name}",Jenny Marsh ${at},Payables,,jenny-${at}@supplier.example`);
  await dialog
    .locator("input[type=file]")
    .setInputFiles(csv("contacts.csv", ["Supplier,Contact,Role,Phone,Email", ...lines]));
  await expect(dialog.getByText(/^2 rows: /)).toBeVisible();
  const keep = dialog.getByRole("button", { name: "Import", exact: true });
  // Contacts that are there already leave nothing to import.
  if (await keep.isEnabled()) await keep.click();
  else await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
}

/** A use case, and its started campaign; the page shows it. */
async function campaignOfUseCase(page: Page, name: string, jobId: string, useCaseId: string): Promise<void> {
  await openAs(page, "sasha.sysadmin", `/jobs/${jobId}/use-cases/${useCaseId}`);
  await page.getByRole("button", { name: "Start campaign" }).click();
  const form = page.getByRole("form", { name: "Campaign" });
  await form.getByRole("textbox", { name: "Name" }).fill(name);
  await form.getByRole("button", { name: "Create campaign" }).click();
  await expect(page.getByRole("heading", { name })).toBeVisible();
  await page.getByRole("button", { name: "Start campaign" }).click();
  const start = page.getByRole("dialog", { name: `Start ${name}?` });
  await start.getByRole("button", { name: "Start" }).click();
  await expect(page.getByRole("region", { name: "Suppliers by status" })).toBeVisible();
}

/** On the page of a supplier of the campaign: writes down that it agreed. */
async function supplierAgrees(page: Page): Promise<void> {
  const outcome = page.getByRole("region", { name: "Outcome" });
  await outcome.getByRole("button", { name: "Success" }).click();
  await outcome.getByLabel("Agreed on").fill(new Date().toISOString().slice(0, 10));
  await outcome.getByRole("button", { name: "Save outcome" }).click();
  await expect(outcome.getByText(/^Virtual card, agreed/)).toBeVisible();
}

/** A day of calls on a phone: each is written down, and the next one comes by itself. */
async function dayOfCalls(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByText(/^Work today’s/).click();
  for (let made = 0; made < 2; made++) {
    await expect(page.getByText(`${made} made today`)).toBeVisible();
    if (made === 0) {
      await expectAccessible(page);
      await picture(page, "calls-390");
    }
    const voicemail = page.getByRole("button", { name: "Voicemail" });
    await voicemail.click();
    await expect(voicemail).toHaveAttribute("aria-pressed", "true");
    await page.getByRole("button", { name: "Save and open the next call" }).click();
  }
  // After the last one the campaign is shown again, with nothing due.
  await expect(page.getByRole("button", { name: "No calls today" })).toBeDisabled();
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** Names who answers suppliers; replies go there. */
async function nameAccounts(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Name contact" }).click();
  const dialog = page.getByRole("dialog", { name: "Contact in the buyer’s accounts department" });
  await dialog.getByRole("textbox", { name: "Name" }).fill("Rosa Keane");
  await dialog.getByRole("textbox", { name: "Email for replies" }).fill("payables@calder.example");
  await dialog.getByRole("button", { name: "Save contact" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Name contact" })).toBeHidden();
}

const openMails = (page: Page) => page.getByRole("link", { name: "Email", exact: true }).click();

test("a use case becomes a campaign and mails; who stopped them is never written to again", async ({
  page,
  browser,
}) => {
  const staff = await signIn(Number(process.env["PAYGAUGE_PORT"]), "sasha.sysadmin");
  const jobId = await ownJob(staff, "Mails of my own", 1500);
  const of = (await suppliersOf(staff, jobId)).slice(0, 2);
  const body = { name: "Everybody", method: "vcard", criteria: { filterItems: [] }, typed: {} };
  const made = expectOk(await staff.call("POST", `/api/v1/jobs/${jobId}/use-cases`, body), "use case");
  const { id } = made.json<{ id: string }>();
  await campaignOfUseCase(page, "Mailed", jobId, id);
  await importContacts(page, of);

  await openMails(page);
  await expect(
    page.getByText("Sending is off: no email provider is configured. Emails are stored here."),
  ).toBeVisible();
  // The check that fails is said next to Send as well.
  const beside = page.getByRole("status").filter({ hasText: "Enter the sender’s postal address." });
  await expect(beside).toContainText("more under Checks");
  await expect(page.getByText(/no email address\. Add contacts/)).toBeVisible();
  await page.getByRole("button", { name: "Change postal address" }).click();
  const address = page.getByRole("dialog", { name: "Sender’s postal address" });
  await address.getByRole("textbox").fill("4 Quay Street, Bristol BS1 4DJ");
  await address.getByRole("button", { name: "Save address" }).click();
  await expect(address).toBeHidden();

  // Nothing is sent before the buyer's accounts department has a contact: the page asks for it.
  await expect(page.getByRole("button", { name: "Send to 2 suppliers" })).toBeDisabled();
  await nameAccounts(page);

  // The template is refused with an unknown variable, at its field, and saved without it.
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  const first = await text.inputValue();
  await text.fill(`Dear {firstName},\n\n${first}`);
  await page.getByRole("button", { name: "Save version 1" }).click();
  await expect(page.getByText("“{firstName}” isn’t a variable.", { exact: false }).first()).toBeVisible();
  await text.fill(`${first}\n\nThank you.`);
  await page.getByRole("button", { name: "Save version 1" }).click();
  await expect(page.getByText(/^Version 1, saved by Sasha Sysadmin/)).toBeVisible();
  const shown = page.getByRole("region", { name: "Preview" });
  await expect(shown.getByText("4 Quay Street, Bristol BS1 4DJ", { exact: false })).toBeVisible();
  await expect(shown.getByText("Thank you.", { exact: false })).toBeVisible();
  await expect(shown.getByText(/We never ask for bank, card or payment details/)).toBeVisible();
  await expectAccessible(page);
  await picture(page, "mails-1440");

  await page.getByRole("button", { name: "Send to 2 suppliers" }).click();
  const sure = page.getByRole("alertdialog", { name: "Send 2 emails?" });
  await expectAccessible(page, { within: "[role=alertdialog]" });
  await sure.getByRole("button", { name: "Send to 2 suppliers" }).click();
  const list = page.getByRole("list", { name: "Sending" });
  await expect(list.getByText("Sent", { exact: true })).toHaveCount(2);
  await expect(page.getByRole("button", { name: "No one left to write to" })).toBeDisabled();

  // The follow-up is a text of its own, which gives the letter's day and reference.
  await page.getByLabel("Kind", { exact: true }).selectOption("followUp");
  await expect(shown.getByText(/On .* we wrote to you that .* Our reference is [A-Z]{5}-[A-Z]{5}/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Follow up with 2 suppliers" })).toBeEnabled();
  await page.getByLabel("Kind", { exact: true }).selectOption("first");

  // One receiver follows the link without an account: looking changes nothing, the button does.
  await list.getByRole("button", { name: of[0]?.name ?? "" }).click();
  const mail = page.getByRole("dialog");
  await expect(mail.getByText("pgt_", { exact: false })).toBeVisible();
  const link = /https?:\S+\/stop\/pgt_[\w-]{43}/.exec(await mail.innerText())?.[0] ?? "";
  await picture(page, "mail-dialog-1440");
  await mail.getByRole("button", { name: "Close" }).last().click();
  const receiver = await browser.newContext();
  const theirs = await receiver.newPage();
  const { pathname } = new URL(link);
  await theirs.goto(addressOf(pathname));
  await expect(theirs.getByRole("button", { name: "Stop these emails" })).toBeVisible();
  await picture(theirs, "stop-page");
  await theirs.reload();
  await theirs.getByRole("button", { name: "Stop these emails" }).click();
  await expect(theirs.getByRole("heading", { name: "You won’t receive these emails again." })).toBeVisible();
  await receiver.close();

  // Another campaign with the same contacts, imported again, writes to the other one alone.
  await campaignOfUseCase(page, "Mailed again", jobId, id);
  await importContacts(page, of);
  await importContacts(page, of);
  await openMails(page);
  await nameAccounts(page);
  await expect(page.getByRole("button", { name: "Send to 1 supplier" })).toBeVisible();
  await page.getByRole("button", { name: "Send to 1 supplier" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Send to 1 supplier" }).click();
  await expect(list.getByText("Sent", { exact: true })).toHaveCount(1);
  await expect(list.getByRole("button", { name: of[1]?.name ?? "" })).toBeVisible();

  const mails = page.url();
  await dayOfCalls(page);
  await page.goto(mails);
  // That one agrees; scored again, the job shows the agreement as evidence, and no longer once it is reopened.
  await list.getByRole("button", { name: of[1]?.name ?? "" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Open supplier to paste a reply" }).click();
  await expect(page.getByRole("heading", { name: of[1]?.name ?? "", exact: true })).toBeVisible();
  const letter = page.getByRole("region", { name: "Letter" });
  await expect(letter.getByText(/call the number that you already have/)).toBeVisible();
  const script = page.getByRole("region", { name: "Call script" });
  const never = script.getByRole("region", { name: "Never on the phone" });
  await expect(never.getByRole("listitem")).toHaveCount(3);
  await picture(page, "letter-1440");
  await letter.getByLabel("Kind", { exact: true }).selectOption("followUp");
  await expect(page.getByRole("region", { name: "Follow-up" }).getByText(/we wrote to you/)).toBeVisible();
  await supplierAgrees(page);
  const member = page.url();
  await rescored(staff, jobId);
  await page.goto(addressOf(`/jobs/${jobId}/suppliers/${of[1]?.supplierKey}`));
  await expect(page.getByText(/^Agreed to Virtual card on .* in the campaign “Mailed again”$/)).toBeVisible();
  await picture(page, "agreed-1440");
  await page.goto(member);
  const outcome = page.getByRole("region", { name: "Outcome" });
  await outcome.getByRole("button", { name: "Reopen", exact: true }).click();
  await outcome.getByRole("textbox", { name: "Note" }).fill("Its bank has to agree first.");
  await outcome.getByRole("button", { name: "Reopen supplier" }).click();
  await expect(outcome.getByText(/^Virtual card, agreed/)).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(mails);
  await expect(list.getByText("Sent", { exact: true })).toHaveCount(1);
  await expectAccessible(page);
  await picture(page, "mails-390");
});
