import type { AnswerOf } from "@paygauge/api-types/endpoints";
import { expectAccessible } from "../support/axe.ts";
import type { Client } from "../support/client.ts";
import { expect, openAs, test, type Page } from "../support/journey.ts";
import { expectOk } from "../support/job-flow.ts";
import { ownJob, suppliersOf, type OwnRow } from "../support/own-job.ts";
import { signIn } from "../support/sign-in.ts";
import { walkAnew } from "../support/walk-anew.ts";

const csv = (name: string, lines: readonly string[]) => ({
  name,
  mimeType: "text/csv",
  buffer: Buffer.from(`${lines.join("\n")}\n`),
});
const counted = (page: Page, name: string, count: number) =>
  expect(page.getByRole("group", { name: "Suppliers by status" }).getByRole("button", { name })).toContainText(
    `${name}${count}`,
  );

async function outcomesComeByFile(page: Page, jobId: string, [one, two, three]: readonly OwnRow[]): Promise<void> {
  const head = "Supplier,Status,Reason,Date";
  await page.getByRole("button", { name: "Import external campaign" }).click();
  const dialog = page.getByRole("dialog", { name: "Import an external campaign" });
  await expectAccessible(page, { within: "[role=dialog]" });
  const lines = [head, `"${one?.name}",won,,2026-10-05`, `"${two?.name}",declined,Fees,`, "Nobody,perhaps,,"];
  await dialog.locator("input[type=file]").setInputFiles(csv("agency.csv", lines));
  await expect(
    dialog.getByText(/^3 rows: 2 to add, 0 to change, 0 to remove, 0 unchanged, 1 rejected\./),
  ).toBeVisible();
  await dialog.getByText("1 row rejected").click();
  await expect(dialog.getByText(/^Line 4: /)).toBeVisible();
  await expectAccessible(page, { within: "[role=dialog]" });
  await dialog.getByRole("textbox", { name: "Name" }).fill("Agency");
  await dialog.getByRole("button", { name: "Import", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Agency" })).toBeVisible();
  await expect(page.getByText("Imported, read-only")).toBeVisible();
  await counted(page, "Total", 2);
  await counted(page, "Fail", 1);

  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Import again" }).click();
  const again = page.getByRole("dialog", { name: "Import the campaign again" });
  const newer = [head, `"${one?.name}",won,,2026-10-05`, `"${three?.name}",open,,`];
  await again.locator("input[type=file]").setInputFiles(csv("agency-2.csv", newer));
  await expect(again.getByText("2 rows: 1 to add, 0 to change, 1 to remove, 1 unchanged, 0 rejected.")).toBeVisible();
  await expect(again.getByRole("row", { name: /^Removed/ })).toContainText(two?.name ?? "");
  await again.getByRole("button", { name: "Import", exact: true }).click();
  await expect(again).toBeHidden();
  await counted(page, "Total", 2);
  await counted(page, "Pending", 1);

  await walkAnew(page, `/jobs/${jobId}/campaign-workflows`);
  await page.getByRole("region", { name: "Funnel", exact: true }).getByRole("application").focus();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "View them in Agency" }).click();
  const grid = page.getByRole("grid", { name: "Campaign suppliers" });
  await expect(grid.getByRole("link", { name: one?.name ?? "" })).toBeVisible();
  await expect(grid.getByRole("link", { name: three?.name ?? "" })).toBeHidden();
}

/** `staff` drafts the campaign that the contacts are of. */
async function contactsComeByFile(
  page: Page,
  staff: Client,
  jobId: string,
  [one, two]: readonly OwnRow[],
): Promise<void> {
  const root = `/api/v1/jobs/${jobId}/campaign-workflows`;
  const from = { kind: "selection" };
  const { id } = expectOk(await staff.call("POST", root, { from }), "draft").json<AnswerOf<"createCampaign">>();
  await walkAnew(page, `/jobs/${jobId}/campaign-workflows/${id}/create`);
  const form = page.getByRole("form", { name: "Campaign" });
  await form.getByRole("textbox", { name: "Name" }).fill("With contacts");
  await form.getByRole("button", { name: "Create campaign" }).click();
  // With what was saved, not with the draft until it is asked for again, after ten seconds.
  await expect(page.getByRole("heading", { name: "With contacts" })).toBeVisible({ timeout: 6000 });
  const head = "Supplier,Contact,Role,Phone,Email";
  const importContacts = async (name: string, lines: readonly string[], told: RegExp) => {
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("menuitem", { name: "Import contacts" }).click();
    const dialog = page.getByRole("dialog", { name: "Import contacts" });
    await dialog.locator("input[type=file]").setInputFiles(csv(name, [head, ...lines]));
    await expect(dialog.getByText(told)).toBeVisible();
    await expectAccessible(page, { within: "[role=dialog]" });
    return dialog;
  };
  const first = await importContacts(
    "contacts.csv",
    [`"${one?.name}",Accounts desk,Payables,+44 20 7946 0000,pay@supplier.example`, `"${two?.name}",,,,not-an-address`],
    /^2 rows: 1 to add, .*1 rejected\./,
  );
  await first.getByRole("button", { name: "Import", exact: true }).click();
  await expect(first).toBeHidden();
  await walkAnew(page, `/jobs/${jobId}/campaign-workflows/${id}/suppliers/${one?.supplierKey}`);
  const contact = page.getByRole("region", { name: "Contact" });
  await expect(contact.getByText("Accounts desk")).toBeVisible();
  await expect(contact.getByText(/^Imported from contacts\.csv, /)).toBeVisible();
  await contact.getByRole("button", { name: "Edit", exact: true }).click();
  const edit = page.getByRole("dialog");
  await edit.getByRole("textbox", { name: "Name" }).fill("Purchase ledger");
  await edit.getByRole("button", { name: "Save contact" }).click();
  await expect(contact.getByText("Purchase ledger")).toBeVisible();

  await walkAnew(page, `/jobs/${jobId}/campaign-workflows/${id}`);
  const second = await importContacts(
    "newer.csv",
    [`"${one?.name}",Somebody else,,,else@supplier.example`],
    /1 contact was entered or verified here and isn’t replaced\.$/,
  );
  await expect(second.getByRole("button", { name: "Import", exact: true })).toBeDisabled();
}

test("outcomes of an agency and contacts come into campaigns by file", async ({ page }) => {
  const staff = await signIn(Number(process.env["PAYGAUGE_PORT"]), "sasha.sysadmin");
  const jobId = await ownJob(staff, "Campaigns by file", 1500);
  const suppliers = await suppliersOf(staff, jobId);
  await openAs(page, "sasha.sysadmin", `/jobs/${jobId}/campaign-workflows`);
  await test.step("an agency's outcomes come by file, and a newer file is a difference; a bar of all campaigns opens its suppliers", () =>
    outcomesComeByFile(page, jobId, suppliers));
  await test.step("contacts come by file with the name of it, and one that was verified here stays", () =>
    contactsComeByFile(page, staff, jobId, suppliers));
});
