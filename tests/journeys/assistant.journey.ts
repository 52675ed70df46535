import { expectAccessible } from "../support/axe.ts";
import { addressOf, expect, openAs, test } from "../support/journey.ts";
import { ownJob, suppliersOf } from "../support/own-job.ts";
import { signIn } from "../support/sign-in.ts";
import { covered } from "../support/targets.ts";

test("a question is answered from the help pages with its source, kept over a reload, and deleted", async ({
  page,
}) => {
  await openAs(page, "sasha.sysadmin", "/analysis");
  await page.getByRole("button", { name: "Open assistant" }).click();
  await expect(page).toHaveURL(/chat=side/);
  const panel = page.getByRole("complementary", { name: "Assistant" });
  const field = panel.getByRole("textbox", { name: "Your question" });
  await expect(panel.getByRole("button", { name: "Send" })).toBeDisabled();
  await field.fill("   ");
  await expect(panel.getByRole("button", { name: "Send" })).toBeDisabled();
  await field.fill("What is cardable spend?");
  await field.press("Shift+Enter");
  await expect(panel.getByRole("listitem")).not.toHaveCount(0);
  await field.fill("What is cardable spend?");
  await field.press("Enter");
  const log = panel.getByRole("list", { name: "Conversation" });
  await expect(log.getByText("What is cardable spend?")).toBeVisible();
  await expect(log.getByText(/addressable spend with suppliers that accept cards/).first()).toBeVisible();
  const sources = panel.getByRole("list", { name: "Sources" });
  await sources.getByRole("button", { name: "Show in context" }).click();
  await expect(sources.locator("mark").first()).toBeVisible();
  await expectAccessible(page);

  await field.fill("What is the weather in Paris?");
  await field.press("Enter");
  await expect(log.getByText(/The documents don’t answer this\./)).toBeVisible();
  await page.reload();
  await expect(log.getByText("What is cardable spend?")).toBeVisible();
  await expect(log.getByText(/The documents don’t answer this\./)).toBeVisible();

  await panel.getByRole("button", { name: "Full page" }).click();
  await expect(page).toHaveURL(/chat=full/);
  await panel.getByRole("button", { name: "Start over" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Start over" }).click();
  await expect(log.getByRole("listitem")).toHaveCount(0);
  await expect(panel.getByText("Ask how something works, or what a figure means.")).toBeVisible();
  await expectAccessible(page);
  await field.focus();
  await page.keyboard.press("Escape");
  await expect(page).not.toHaveURL(/chat=/);
});

test("a question about the job on screen is answered from its figures, and its source opens exactly these", async ({
  page,
}) => {
  const staff = await signIn(Number(process.env["PAYGAUGE_PORT"]), "petra.jobmanager");
  const jobId = await ownJob(staff, "Asked about", 3000);
  await openAs(page, "petra.jobmanager", `/jobs/${jobId}/suppliers?chat=side`);
  const panel = page.getByRole("complementary", { name: "Assistant" });
  const field = panel.getByRole("textbox", { name: "Your question" });
  await expect(panel.getByText("About Asked about")).toBeVisible();
  await panel.getByRole("button", { name: "How many suppliers are at High for virtual card?" }).click();
  const log = panel.getByRole("list", { name: "Conversation" });
  const answer = log.getByText(/^Virtual card at High: \d+ suppliers? of \d+, with spend of £/);
  await expect(answer).toBeVisible();
  const [, count = "", all = ""] = /(\d+) suppliers? of (\d+)/.exec(await answer.innerText()) ?? [];
  await expect(log.getByText("From this job’s figures")).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole("link", { name: "Open Suppliers" }).click();
  await expect(page).toHaveURL(/f=vcardScore/);
  await expect(page.getByRole("main").getByText(new RegExp(`${count} matching.*${all} total`))).toBeVisible();

  // The panel stays open next to the screen that it leads to.
  await expect(answer).toBeVisible();
  const [largest] = await suppliersOf(staff, jobId);
  await page.goto(addressOf(`/jobs/${jobId}/suppliers/${largest?.supplierKey}?chat=side`));
  await field.fill("Why is this supplier at its level for virtual card?");
  await field.press("Enter");
  await expect(log.getByText(new RegExp(`^${largest?.name} is at \\w+ for Virtual card, with`))).toBeVisible();
});

test("its button covers neither the way to the next page nor, on a phone, a list's actions", async ({ page }) => {
  await openAs(page, "sasha.sysadmin", "/jobs/sample-job/suppliers");
  await expect(page.getByRole("button", { name: "Open assistant" })).toBeVisible();
  await page.getByRole("button", { name: "Next page" }).click();
  await expect(page.getByText("Page 2 of 10")).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => covered(page)).toEqual([]);
  await expect(page.getByRole("contentinfo").getByRole("button", { name: "Open assistant" })).toBeVisible();
});

test("its button keeps the focus when it moves", async ({ page }) => {
  await openAs(page, "sasha.sysadmin", "/jobs/sample-job/summary");
  const inHeader = page.getByRole("banner").getByRole("button", { name: "Open assistant" });
  await inHeader.focus();
  // A phone has it in the footer.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("contentinfo").getByRole("button", { name: "Open assistant" })).toBeFocused();
});
