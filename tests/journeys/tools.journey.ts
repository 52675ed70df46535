/** The tools: a register imported and searched, addresses checked, an email written. SHOTS names a folder for pictures. */
import { readFile } from "node:fs/promises";
import { expectAccessible } from "../support/axe.ts";
import { addressOf, expect, openAs, test, type Page } from "../support/journey.ts";
import { registerFile } from "../../origin/src/companies/register.fixture.ts";

async function look(page: Page, name: string): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page, { within: "main" });
      const folder = process.env["SHOTS"];
      if (folder !== undefined)
        await page.screenshot({ path: `${folder}/${name}-${colorScheme}-${width}.png`, fullPage: true });
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
}

const office = { line1: "14 Canal Row", line2: "Trafford Park", town: "MANCHESTER", postcode: "M17 1EP" };
const register = registerFile([
  {
    number: "04417286",
    name: "PEMBERTON ROW CHEMICALS LTD",
    ...office,
    incorporatedOn: "15/04/2002",
    accountsMadeUp: "31/12/2025",
    accountsDue: "30/09/2027",
    sic1: "20590 - Manufacture of other chemical products",
    previous1: "ROW SOLVENTS LIMITED",
    previous1On: "31/05/2012",
  },
  { number: "SC204417", name: "ROW PEMBERTON TRADING LIMITED", status: "In Administration", postcode: "G2 4JR" },
]);

test("a register is imported, a company found by a former name, and addresses are checked with it", async ({
  page,
}) => {
  await openAs(page, "sasha.sysadmin", "/tools/companies-house");
  await page.getByRole("searchbox", { name: "Search companies" }).fill("pemberton");
  await expect(page.getByText("No company register is imported.")).toBeVisible();
  await look(page, "registry-none");
  await page.goto(addressOf("/admin/analysis-admin?part=titles"));
  await page.getByLabel("Register file (CSV)").setInputFiles({
    name: "BasicCompanyData-2026-11-01-part1_7.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(register),
  });
  await expect(
    page.getByText("2 rows in BasicCompanyData-2026-11-01-part1_7.csv: 2 companies, 0 rejected."),
  ).toBeVisible();
  await page.getByLabel("Source").fill("Companies House, November 2026");
  await page.getByLabel("Note").fill("First import");
  await page.getByRole("button", { name: "Save as new version" }).click();
  await expect(page.getByLabel("Register file (CSV)")).toBeVisible();

  await page.goto(addressOf("/tools"));
  await look(page, "tools");
  await page.getByRole("link", { name: "Company registry" }).last().click();
  await page.getByRole("searchbox", { name: "Search companies" }).fill("row solvents");
  await expect(page.getByText("as ROW SOLVENTS LIMITED", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: /PEMBERTON ROW CHEMICALS LTD/ }).click();
  await expect(page.getByRole("heading", { name: "PEMBERTON ROW CHEMICALS LTD" })).toBeVisible();
  await page.getByRole("button", { name: "Read officers" }).click();
  await expect(page.getByText("The imported register has no officers.")).toBeVisible();
  await look(page, "registry");
  await page.getByRole("searchbox", { name: "Search companies" }).fill("sc 204417");
  await page.getByRole("button", { name: /ROW PEMBERTON TRADING LIMITED/ }).click();
  await expect(page.getByRole("heading", { name: /In administration/ })).toBeVisible();

  await page.getByRole("button", { name: "Look up a list" }).click();
  await expect(page.getByText("No list yet")).toBeVisible();
  await page.getByLabel("File of companies (CSV, XLSX)").setInputFiles({
    name: "suppliers.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("Supplier;Amount\nRow Solvents Ltd;1.00\nPemberton Row Chemicals;2.00\nUnheard of;3.00\n"),
  });
  await expect(page.getByLabel("Column of the file")).toHaveValue("0");
  await page.getByRole("button", { name: "Estimate 3" }).click();
  await expect(page.getByText("3 requests, about 1 second.", { exact: false })).toBeVisible();
  await look(page, "registry-estimate");
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page.getByRole("cell", { name: "as ROW SOLVENTS LIMITED" })).toBeVisible();
  await expect(page.getByRole("cell", { name: "Not found" })).toBeVisible();
  await expect(page.getByRole("cell", { name: "2 of 3" })).toBeVisible();
  const [sheet] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export (CSV)" }).click(),
  ]);
  expect(await readFile(await sheet.path(), "utf8")).toContain("Row Solvents Ltd,04417286,PEMBERTON ROW CHEMICALS LTD");
  await look(page, "registry-list");

  await page.goto(addressOf("/tools/address-validator"));
  await page
    .getByLabel("Addresses, one a line")
    .fill("14 canal row mancester MI7 1EP\nHauptstr. 5, 10827 Berlin, Germany\nPO BOX 77, Leeds\nsee invoice");
  await page.getByRole("button", { name: "Validate 4" }).click();
  await expect(page.getByRole("button", { name: /14 canal row, Manchester, M17 1EP/ })).toBeVisible();
  await expect(page.getByText("One character of the postcode was read differently", { exact: false })).toBeVisible();
  // A part was corrected: the address is edited, or used as entered, and never accepted unseen.
  await expect(page.getByRole("button", { name: "Accept", exact: true })).toBeDisabled();
  await page.getByRole("button", { name: "Use as entered" }).click();
  await expect(page.getByRole("cell", { name: /Use as entered/ })).toBeVisible();
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await page.getByLabel("Edit address").fill("14 Canal Row, Manchester, M17 1EP");
  await page.getByRole("button", { name: "Check again" }).click();
  await page.getByRole("button", { name: "Accept", exact: true }).click();
  await expect(page.getByRole("cell", { name: /Accepted/ })).toBeVisible();
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export (JSON)" }).click(),
  ]);
  expect(JSON.parse(await readFile(await saved.path(), "utf8"))[0]).toMatchObject({
    entered: "14 canal row mancester MI7 1EP",
    edited: "14 Canal Row, Manchester, M17 1EP",
    decision: "accepted",
    use: "14 Canal Row, Manchester, M17 1EP",
  });
  await look(page, "addresses");
});

test("an address is taken apart by rules, and a model that invents is refused", async ({ page }) => {
  await openAs(page, "sasha.sysadmin", "/tools/ai-address-parser");
  await page.getByLabel("Address", { exact: true }).fill("Unit 4, 21 Kirkgate, Leeds LS1 6DY");
  await page.getByRole("button", { name: "Parse" }).click();
  await expect(page.getByRole("cell", { name: "21 Kirkgate" })).toBeVisible();
  await expect(page.getByText("words that aren’t in the address", { exact: false })).toBeVisible();
  await look(page, "parser");
});

test("an email is written from a template, previewed for its first recipient and captured", async ({ page }) => {
  await openAs(page, "sasha.sysadmin", "/tools/send-email");
  await page.getByLabel("Template").selectOption("reminder");
  await page.getByLabel("Recipients, one a line").fill("Ada Row <ada@harbour.example>\nBob");
  await expect(page.getByText("Line 2 has no email address.")).toBeVisible();
  await look(page, "mail-fault");
  await page.getByLabel("Recipients, one a line").fill("Ada Row <ada@harbour.example>");
  await expect(page.getByText("Dear Ada Row,", { exact: false }).last()).toBeVisible();
  await expect(page.getByText("Stop these emails: (link of each recipient)", { exact: false })).toBeVisible();
  await page.getByLabel("Subject").fill("Reminder in May");
  await page.getByRole("button", { name: "Save as a new template" }).click();
  await page.getByLabel("Template name").fill("May");
  await page.getByRole("alertdialog").getByRole("button", { name: "Save template" }).click();
  await expect(page.getByRole("combobox", { name: "Template" }).locator("option:checked")).toHaveText("May");
  await page.getByRole("combobox", { name: "Template" }).selectOption("plain");
  await page.getByRole("combobox", { name: "Template" }).selectOption({ label: "May" });
  await expect(page.getByLabel("Subject")).toHaveValue("Reminder in May");
  await page.getByRole("button", { name: "Send to 1" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("cell", { name: "Captured" })).toBeVisible();
  await look(page, "mail");
});
