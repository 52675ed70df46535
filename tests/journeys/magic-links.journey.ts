import { allowLinks } from "../support/allow-links.ts";
import { expectAccessible } from "../support/axe.ts";
import { addressOf, expect, openAs, test, watchPages, type Page } from "../support/journey.ts";
import { signIn } from "../support/sign-in.ts";

const ledger = (rows: number) =>
  [
    "Supplier,Amount,Date",
    ...Array.from({ length: rows }, (_, at) => `Maker ${at} Works,${at + 1}.25,2025-01-02`),
  ].join("\n");
const csv = (name: string, text: string) => ({ name, mimeType: "text/csv", buffer: Buffer.from(text) });

/** The picture of a state, if PICTURES names a folder for them. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env["PICTURES"];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

/** Makes a link by the form and gives its address out of the mail that the stand-in kept. */
async function sendLink(page: Page): Promise<string> {
  await openAs(page, "sasha.sysadmin", "/admin/analysis-admin/magic-links");
  await expect(page.getByText("No magic links yet")).toBeVisible();
  await page.getByRole("button", { name: "New magic link" }).first().click();
  const form = page.getByRole("dialog", { name: "New magic link" });
  await form.getByLabel(/^Issuer/).selectOption("Harbour Payments");
  await form.getByRole("button", { name: "Turn on upload links" }).click();
  await form.getByLabel("Buyer").click();
  await page.getByRole("option", { name: "Calder County" }).click();
  await form.getByLabel("Recipient’s email address").fill("finance@calder.example");
  const send = form.getByRole("button", { name: "Send link" });
  await expectAccessible(page, { within: "[role=dialog]" });
  await picture(page, "magic-link-new-1440");
  await send.click();
  await expect(form).toBeHidden();
  const panel = page.getByRole("complementary", { name: "Magic link" });
  await expect(panel.getByRole("heading", { name: "finance@calder.example" })).toBeVisible();
  await panel.getByText("Read the email").click();
  await expect(panel.getByText("pgt_", { exact: false })).toBeVisible();
  return /https?:\S+\/upload\/\S+#pgt_[\w-]{43}/.exec(await panel.innerText())?.[0] ?? "";
}

test("a link by mail takes a ledger without an account, and the sender makes a job of it", async ({
  page,
  browser,
}) => {
  // Another test may have turned them on.
  await allowLinks(await signIn(Number(process.env["PAYGAUGE_PORT"]), "sasha.sysadmin"), false);
  const link = new URL(await sendLink(page));
  const address = addressOf(`${link.pathname}${link.search}${link.hash}`);

  const faults: string[] = [];
  const context = await browser.newContext();
  watchPages(context, faults);
  const theirs = await context.newPage();
  // The token is in no address and no header of any request, Referer included.
  context.on("request", (request) => {
    const said = `${request.url()} ${JSON.stringify(request.headers())}`;
    if (said.includes("pgt_")) faults.push(`A token in ${request.url()}`);
  });

  // Without the fragment the page asks for the whole link; nothing was opened by looking.
  await theirs.goto(addressOf(`${link.pathname}${link.search}`));
  await expect(theirs.getByRole("heading", { name: "Paste the whole link" })).toBeVisible();
  await theirs.getByLabel("Link from the email").fill("https://brand1.example/upload/x");
  await theirs.getByRole("button", { name: "Continue" }).click();
  await expect(theirs.getByRole("alert")).toHaveText(/isn’t the whole link/);
  await picture(theirs, "upload-paste");

  await theirs.goto("about:blank");
  // As a mail program lengthens a link at the end of a sentence.
  await theirs.goto(`${address}).`);
  await expect(theirs.getByRole("heading", { name: "Send your payment ledger to Harbour Payments" })).toBeVisible();
  await expectAccessible(theirs);
  await picture(theirs, "upload-start");
  await theirs.getByRole("button", { name: "Continue" }).click();
  await expect(theirs.getByText("For the supplier analysis of Calder County Council.", { exact: false })).toBeVisible();
  await picture(theirs, "upload-choose");

  // A wrong file gets the check's sentence, and another one takes its place.
  await theirs.locator("input[type=file]").setInputFiles(csv("wrong.pdf", "%PDF-1.7 nothing"));
  await expect(theirs.getByText("Received, but it can’t be read.")).toBeVisible();
  const receipt = theirs.getByText("A receipt was sent to finance@calder.example.");
  await expect(receipt).toBeVisible();
  await expect(theirs.locator("#sentences")).toContainText("PDF");
  await picture(theirs, "upload-refused");
  theirs.on("dialog", (dialog) => void dialog.accept());
  await theirs.getByRole("button", { name: "Replace the file" }).click();
  await expect(theirs.getByRole("button", { name: "Choose a file" })).toBeVisible();
  await theirs.locator("input[type=file]").setInputFiles(csv("calder-ap.csv", ledger(60)));
  await expect(theirs.getByText("Received. 60 rows, £1,845.00.", { exact: false })).toBeVisible();
  // A link mails one receipt an hour; the first file had it.
  await expect(receipt).toBeHidden();
  await expectAccessible(theirs);
  await picture(theirs, "upload-received");

  // The receipt is there after reloading; another browser shows that the link is used.
  await theirs.setViewportSize({ width: 390, height: 844 });
  await theirs.reload();
  await expect(theirs.getByText("Received. 60 rows", { exact: false })).toBeVisible();
  await picture(theirs, "upload-received-390");
  const other = await browser.newContext({ locale: "de-DE" });
  const stranger = await other.newPage();
  await stranger.goto(address);
  await stranger.getByRole("button", { name: "Continue" }).click();
  await expect(stranger.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
  await other.close();

  // The sender's list and timeline, and "Needs you", which leads to the file.
  await page.reload();
  const panel = page.getByRole("complementary", { name: "Magic link" });
  await expect(panel.getByText("File received")).toHaveCount(2);
  await expect(panel.getByText("Loaded by an email scanner")).toBeVisible();
  await expectAccessible(page);
  await picture(page, "magic-links-1440");
  await page.setViewportSize({ width: 390, height: 844 });
  await picture(page, "magic-links-390");
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, "sasha.sysadmin", "/dashboard");
  const need = page.getByRole("listitem").filter({ hasText: "A file from finance@calder.example" });
  await expect(need).toBeVisible();
  await picture(page, "magic-needs");
  await need.getByRole("link", { name: "Open" }).click();
  await expect(page.getByText("calder-ap.csv").first()).toBeVisible();
  await expect(page.getByText("The magic link is for this buyer.")).toBeVisible();
  await page.getByRole("radio", { name: /^GBP/ }).click();
  await picture(page, "magic-draft");
  await page.getByRole("button", { name: "Import 60 rows" }).click();
  await page.waitForURL(/\/jobs\/[\w-]+\/summary/);
  await expect(page.getByText("Calder County", { exact: false }).first()).toBeVisible();
  await theirs.reload();
  await expect(theirs.getByText("Received, and imported.", { exact: false })).toBeVisible();
  await expect(theirs.getByRole("button", { name: "Replace the file" })).toBeHidden();
  await context.close();
  expect(faults).toEqual([]);
});
