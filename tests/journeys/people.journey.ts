import { expectAccessible } from "../support/axe.ts";
import { addressOf, expect, openAs, signInAs, test, walkTo, watchPages } from "../support/journey.ts";
import { walkAnew } from "../support/walk-anew.ts";

test("an administrator approves, invites, gives roles, issuers and a job, and takes it all back in every open tab", async ({
  page,
  browser,
  watched,
}) => {
  await openAs(page, "una.useradmin", "/admin/users");
  await expect(page.getByRole("heading", { name: "User management" })).toBeVisible();
  await expect(page.getByText("alan.accountmanager").first()).toBeVisible();
  await expectAccessible(page);

  // One field for both names and a chip, as in every list, in the address.
  await page.getByRole("searchbox").fill("isla");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  await page.getByLabel("Field").selectOption({ label: "Issuer" });
  await page.getByRole("option", { name: "Harbour Payments" }).click();
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL(/f=issuerId(~|%7E)eq(~|%7E)issuer-harbour&q=isla/);
  await expect(page.getByRole("link", { name: "Isla Issuer" })).toBeVisible();
  await expect(page.getByText("alan.accountmanager")).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("link", { name: "Isla Issuer" })).toBeVisible();

  // A dot opens the row's menu; taking access away is asked about first.
  await page.getByRole("gridcell", { name: "isla.issuer" }).click();
  await page.keyboard.press(".");
  await page.getByRole("menuitem", { name: "Deactivate" }).click();
  await expect(page.getByRole("alertdialog").or(page.getByRole("dialog"))).toContainText("Deactivate Isla Issuer?");
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  await expect(page.getByRole("link", { name: "Isla Issuer" })).toBeVisible();

  // No one left: each condition has its name. On a phone the first user is in view at once.
  await page.getByRole("searchbox").fill("nobody at all");
  await page.keyboard.press("Enter");
  await expect(page.getByText("No users match.")).toBeVisible();
  await page.getByRole("button", { name: 'Remove "Issuer equals Harbour Payments"' }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await walkAnew(page, "/admin/users");
  await expect(page.getByRole("link", { name: "Alan Accountmanager" })).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 720 });

  // Approve a user, and see them among the active.
  await walkAnew(page, "/admin/users?status=unapproved");
  await page.getByRole("button", { name: "Actions for Uri Unapproved" }).click();
  await page.getByRole("menuitem", { name: "Approve" }).click();
  await expect(page.getByText("Uri Unapproved is approved.")).toBeVisible();
  await expect(page.getByText("No users awaiting approval")).toBeVisible();

  // A new user, with messages under the fields and the summary, and an invitation that the stand-in keeps.
  await page.getByRole("link", { name: "New user" }).click();
  await page.getByLabel("First name").fill("Nia");
  await page.getByLabel("Email").fill("nobody");
  await page.getByRole("button", { name: "Create user" }).click();
  await expect(page.getByText("Enter an email address such as ada@example.com.").first()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Last name").fill("Newcomer");
  await page.getByLabel("Username").fill("nia.newcomer");
  await page.getByLabel("Email").fill("nia@harbour.example");
  await page.getByLabel("Provider user ID").fill("nia-newcomer");
  await page.getByLabel("Identity provider", { exact: false }).last().fill("local");
  await page.getByRole("button", { name: "Create user" }).click();
  await expect(page.getByRole("heading", { name: "Nia Newcomer" })).toBeVisible();
  await page.getByRole("button", { name: "Invite Nia Newcomer" }).click();
  await expect(page.getByText("Emails are captured, not sent")).toBeVisible();
  await walkTo(page, "/admin/users?status=outbox");
  await expect(page.getByText("Test mode: emails are captured here, not sent.")).toBeVisible();
  await page
    .getByRole("button", { name: /^Your access to/ })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toContainText("nia@harbour.example");
  await expect(page.getByRole("dialog")).toContainText("/login");
  await expectAccessible(page);
  await page.keyboard.press("Escape");

  // Roles in the two groups; unsaved choices are asked about.
  await walkTo(page, "/admin/users/user-clara-client");
  await expect(page.getByRole("heading", { name: "Clara Client" })).toBeVisible();
  await page.getByRole("checkbox", { name: /^Details Tab/ }).check();
  await page.getByRole("link", { name: "User management" }).first().click();
  await expect(page.getByText("Your changes aren’t saved.")).toBeVisible();
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  await page.getByRole("button", { name: "Save roles" }).click();
  await expect(page.getByText("Saved the roles of Clara Client.")).toBeVisible();
  await expectAccessible(page);

  // Two tabs of Clara: what is taken from her is gone in both (S23).
  const context = await browser.newContext();
  watchPages(context, watched);
  const first = await context.newPage();
  await signInAs(first, "clara.client", "/profile");
  await expect(first.getByText("Details Tab")).toBeVisible();
  const second = await context.newPage();
  await second.goto(addressOf("/analysis"));
  await expect(second.getByRole("heading", { name: "Analysis jobs" })).toBeVisible();
  await page.getByRole("checkbox", { name: /^Details Tab/ }).uncheck();
  await page.getByRole("button", { name: "Save roles" }).click();
  await expect(page.getByRole("button", { name: "Save roles" })).toBeDisabled();
  await expect(first.getByText("Details Tab")).toHaveCount(0);
  await page.getByRole("button", { name: "Deactivate Clara Client" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Yes", exact: true }).click();
  await expect(page.getByText("Deactivated", { exact: true })).toBeVisible();
  await Promise.all(
    [first, second].map((tab) => tab.waitForURL(/\/lobby\?reason=UserEligibility/, { timeout: 20_000 })),
  );
  await context.close();
  await page.getByRole("button", { name: "Reactivate Clara Client" }).click();
  await expect(page.getByText("Clara Client is active again.")).toBeVisible();

  // Issuers of a user.
  await page.getByRole("button", { name: /^Add to issuer/ }).click();
  await page.getByRole("option", { name: /Northstar Credit/ }).click();
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByLabel("Role in Northstar Credit")).toHaveValue("Member");
  await page.getByRole("button", { name: "Remove from Northstar Credit" }).click();
  await expect(page.getByRole("alertdialog").or(page.getByRole("dialog"))).toContainText("Remove Clara Client");
  await page.getByRole("button", { name: "Yes", exact: true }).click();
  await expect(page.getByText("Clara Client no longer belongs to Northstar Credit.")).toBeVisible();

  // The sample job, undone and given again.
  await expect(page.getByText("Direct assignment")).toBeVisible();
  await page.getByRole("button", { name: /^Unassign/ }).click();
  await page.getByRole("button", { name: "Yes", exact: true }).click();
  await expect(page.getByText("Direct assignment")).toHaveCount(0);
  await page.getByRole("button", { name: /^Assign job/ }).click();
  await page.getByRole("dialog", { name: "Assign job" }).getByRole("option").first().click();
  await page.getByRole("button", { name: "Assign", exact: true }).click();
  await expect(page.getByText("Direct assignment")).toBeVisible();
});

test("the latest terms and privacy policy are agreed to before anything else opens", async ({ page }) => {
  await signInAs(page, "agnes.agreeing", "/profile");
  const dialog = page.getByRole("dialog", { name: "Terms of service" });
  await expect(dialog).toBeVisible();
  await expect(page.getByRole("heading", { name: "Profile" })).toHaveCount(0);
  await expect(page.getByRole("navigation")).toHaveCount(0);
  // What the page would not draw, the origin does not answer either.
  const refused = await page.evaluate(async () => {
    const answer = await fetch("/feature-flags");
    return `${answer.status} ${await answer.text()}`;
  });
  expect(refused).toMatch(/^403 .*"AGREEMENT_REQUIRED"/);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "I agree to the terms of service" }).click();
  const privacy = page.getByRole("dialog", { name: "Privacy policy" });
  await privacy.getByRole("button", { name: "I agree to the privacy policy" }).click();
  await expect(page.getByRole("heading", { name: "Profile" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Profile" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("direct grants are named in words", async ({ page }) => {
  await openAs(page, "sasha.sysadmin", "/admin/users/user-greta-granted");
  const granted = page.getByRole("list", { name: "Granted permissions" });
  await expect(granted.getByRole("listitem").first()).toHaveText(/^[A-Z][a-z]+ .*/);
  await expect(granted).not.toContainText("_");
  await page.getByRole("button", { name: /^Permissions in addition to roles/ }).click();
  const choices = page.getByRole("listbox", { name: "Permissions in addition to roles" }).getByRole("option");
  await expect(choices.first()).toBeVisible();
  await expect(choices.filter({ hasText: "_" })).toHaveCount(0);
});
