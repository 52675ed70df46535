import { expectAccessible } from "../support/axe.ts";
import { expect, openAs, test } from "../support/journey.ts";
import { ownJob, rescored, suppliersOf } from "../support/own-job.ts";
import { signIn } from "../support/sign-in.ts";
import { walkAnew } from "../support/walk-anew.ts";

test("a level is set by hand with a reason, undone, set again from the list, and is next to the rules", async ({
  page,
}) => {
  const staff = await signIn(Number(process.env["PAYGAUGE_PORT"]), "sasha.sysadmin");
  const jobId = await ownJob(staff, "Levels of my own", 1500);
  const [first] = await suppliersOf(staff, jobId);
  await openAs(page, "sasha.sysadmin", `/jobs/${jobId}/suppliers/${first?.supplierKey}`);
  const panel = page.getByRole("region", { name: "Levels set manually" });
  await expect(panel.getByText("All levels come from the rules.")).toBeVisible();
  await panel.getByRole("button", { name: "Set level" }).click();
  const dialog = page.getByRole("dialog", { name: `Set a level for ${first?.name}` });
  await dialog.getByLabel("Capability").selectOption({ label: "Boost" });
  await dialog.getByLabel("None").check();
  await dialog.getByRole("button", { name: "Set level" }).click();
  await expect(dialog.getByText("Enter a reason.")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Reason").fill("They told us so.");
  await dialog.getByRole("button", { name: "Set level" }).click();
  await expect(dialog).toBeHidden();
  await expect(panel.getByText(/^Boost: None\. Rules: /)).toBeVisible();
  await expect(panel.getByText("They told us so.")).toBeVisible();
  await expect(panel.getByText("Takes effect at the next re-score.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(panel.getByText("Boost follows the rules again.")).toBeVisible();

  const notes = page.getByRole("region", { name: "Notes" });
  await notes.getByLabel("New note").fill("Asked in May.\n<b>No</b> answer.");
  await notes.getByRole("button", { name: "Add note" }).click();
  await expect(notes.getByText("<b>No</b> answer.")).toBeVisible();
  await expect(notes.getByText(/^Sasha Sysadmin, /)).toBeVisible();
  await expectAccessible(page);
  await notes.getByRole("button", { name: /^Remove note from / }).click();
  await expect(notes.getByText("No notes yet.")).toBeVisible();

  // From the list: the menu of a row's cells.
  await walkAnew(page, `/jobs/${jobId}/suppliers`);
  await page.getByRole("gridcell", { name: "GBR" }).first().click({ button: "right" });
  await page.getByRole("menuitem", { name: "Set level manually" }).click();
  const again = page.getByRole("dialog", { name: `Set a level for ${first?.name}` });
  await again.getByLabel("None").check();
  await again.getByLabel("Reason").fill("No terminal.");
  await again.getByRole("button", { name: "Set level" }).click();
  await expect(again).toBeHidden();
  await rescored(staff, jobId);
  await walkAnew(page, `/jobs/${jobId}/summary`);
  await page.getByRole("link", { name: "1 supplier has a level set manually" }).click();
  await expect(page).toHaveURL(/setByHand/);
  await expect(page.getByRole("link", { name: first?.name ?? "", exact: true })).toBeVisible();
  await expect(page.getByText(/^Set manually\. The rules give /).first()).toBeAttached();
  await expectAccessible(page);
});
