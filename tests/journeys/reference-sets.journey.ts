import { expectAccessible } from "../support/axe.ts";
import { expect, signInAs, test, type Page } from "../support/journey.ts";

/** Colour modes and widths that the section is looked at in; SHOTS names a folder for pictures. */
async function look(page: Page, name: string): Promise<void> {
  await expect(page.getByRole("dialog")).toHaveCount(0);
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
}

test("titles of industry codes are looked at, kept as a version, used, and rolled back from", async ({ page }) => {
  await signInAs(page, "sasha.sysadmin", "/admin/analysis-admin");
  await page.getByRole("link", { name: "Industry titles" }).first().click();
  const versions = page.getByRole("group", { name: "Versions of SIC four-digit titles" });
  await expect(versions.getByRole("row", { name: /^0 in use Built-in titles/ })).toBeVisible();
  await page
    .getByLabel("Titles file (CSV)")
    .first()
    .setInputFiles({
      name: "sic.csv",
      mimeType: "text/csv",
      buffer: Buffer.from("Code,Title\n111,Wheat\n7372,Prepackaged software\n7372,Twice\n"),
    });
  await expect(page.getByText("3 rows in sic.csv: 2 titles, 1 rejected.")).toBeVisible();
  await expect(page.getByRole("cell", { name: "0111" })).toBeVisible();
  await page.getByText("1 row rejected").click();
  await expect(page.getByText("Line 4: The code 7372 appears twice.")).toBeVisible();
  await look(page, "look");
  const draft = page.waitForResponse(
    (answer) => answer.url().includes("/drafts/tableImport/") && answer.request().method() === "PUT" && answer.ok(),
  );
  await page.getByLabel(/^Source/).fill("SIC manual 1987");
  await page.getByLabel(/^Note/).fill("Four digits.");
  // The run read is in its address, and what was typed with the user.
  await draft;
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole("button", { name: "Restore draft" }).click();
  await expect(page.getByLabel(/^Source/)).toHaveValue("SIC manual 1987");
  await page.getByRole("button", { name: "Save as new version" }).click();
  const kept = versions.getByRole("row", { name: /^1 SIC manual 1987/ });
  await expect(kept).toBeVisible();
  await kept.getByRole("button", { name: "Activate" }).click();
  await page.getByRole("button", { name: "Use titles" }).click();
  await expect(versions.getByRole("row", { name: /^1 in use/ })).toBeVisible();
  await look(page, "kept");
  await versions.getByRole("button", { name: "Roll back" }).click();
  await page.getByRole("button", { name: "Use titles" }).click();
  await expect(versions.getByRole("row", { name: /^0 in use/ })).toBeVisible();
});

/** Stops or starts the queue service, as the page's user may. */
async function queueRuns(page: Page, isRunning: boolean): Promise<void> {
  const status = await page.evaluate(async (runs) => {
    const headers = { "x-csrf": "1", "content-type": "application/json" };
    const body = JSON.stringify({ isRunning: runs });
    return (await fetch("/api/v1/proq/service", { method: "POST", headers, body })).status;
  }, isRunning);
  expect(status).toBe(200);
}

test("an import tells how far its command is, is canceled, found again by its address, and resumed", async ({
  page,
}) => {
  await signInAs(page, "dana.developer", "/admin/analysis-admin?part=directory");
  await expect(page.getByText("sample data", { exact: true })).toBeVisible();
  await queueRuns(page, false);
  try {
    await page.getByLabel("Directory file (CSV)").setInputFiles({
      name: "acceptors.csv",
      mimeType: "text/csv",
      buffer: Buffer.from("Merchant ID,Merchant name,Country\n1,Acme Widgets,GB\n"),
    });
    await expect(page.getByRole("progressbar", { name: "Reading acceptors.csv" })).toBeVisible();
    await expect(page.getByText("Queued")).toBeVisible();
    await look(page, "waiting");
    await page.getByRole("button", { name: "Cancel", exact: true }).click();
    await expect(page.getByText("The import of acceptors.csv was canceled.")).toBeVisible();
    await page.reload();
    await expect(page.getByText("The import of acceptors.csv was canceled.")).toBeVisible();
    await look(page, "canceled");
  } finally {
    await queueRuns(page, true);
  }
  await page.getByRole("button", { name: "Resume" }).click();
  await expect(page.getByText("1 of 1 rows in acceptors.csv are card acceptors")).toBeVisible();
  await page.getByRole("button", { name: "Discard file" }).click();
  await page.getByLabel("Directory file (CSV)").setInputFiles({
    name: "no-acceptors.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("Code,Anything\n1,x\n"),
  });
  await expect(page.getByRole("alert").getByText("No column contains acceptor names.")).toBeVisible();
  await look(page, "failed");
  const waysOn = page.getByRole("alert").getByRole("button");
  await expect(waysOn).toHaveText(["Choose another file", "Try again"]);
  await waysOn.first().click();
  await expect(page.getByLabel("Directory file (CSV)")).toBeAttached();
});
