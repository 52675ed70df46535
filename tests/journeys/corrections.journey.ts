/** A file with faults is corrected in place, by keyboard, checked again and imported; the file stays as received. */
import { expectAccessible } from "../support/axe.ts";
import { addressOf, expect, signInAs, test } from "../support/journey.ts";
import { drawn } from "../support/pages-to-see.ts";

const ledger = [
  "Supplier Name,Invoice date,Amount",
  ...Array.from(
    { length: 60 },
    (_, at) => `Kestrel Paving ${at} Ltd,2026-10-${String((at % 28) + 1).padStart(2, "0")},${1000 + at}.50`,
  ),
  "Winterbourne Print Ltd,2026-10-05,see attached",
  ",2026-10-06,120.00",
  "Underwood Packaging,1O/10/2026,1940.00",
  "Pinewood Packaging,1O/10/2026,60.00",
].join("\n");

test("faults of a file are corrected by keyboard next to it, and it is imported as corrected", async ({ page }) => {
  await signInAs(page, "petra.jobmanager", "/jobs/create/advanced");
  const jobId = await page.evaluate(async (text) => {
    const send = async (path: string, body: unknown, type = "application/json", method = "POST") => {
      const headers = { "content-type": type, "x-csrf": "1", "idempotency-key": crypto.randomUUID() };
      const answer = await fetch(`/api/v1/jobs${path}`, {
        method,
        headers,
        body: body instanceof Uint8Array ? Uint8Array.from(body) : JSON.stringify(body),
      });
      return answer.json();
    };
    const facts = { kind: "advanced", issuerId: "issuer-harbour", buyerId: "buyer-calder-county", currency: "GBP" };
    const { id } = await send("", { name: "Faults", ...facts, buyerCountry: "GBR", capabilities: ["stp"] });
    const bytes = new TextEncoder().encode(text);
    const { upload } = await send(`/${id}/uploads`, { fileName: "october.csv", size: bytes.length });
    await send(`/${id}/uploads/${upload.id}/parts/1`, bytes, "application/octet-stream", "PUT");
    await send(`/${id}/uploads/${upload.id}/complete`, {});
    return String(id);
  }, ledger);
  await page.goto(addressOf(`/jobs/${jobId}/workflow/advanced?step=map`));
  await page.getByRole("button", { name: "Check all rows" }).click();
  await page.getByRole("link", { name: "Errors 2", exact: true }).click();
  await drawn(page);
  await expectAccessible(page);

  await page.getByRole("button", { name: "Next finding" }).focus();
  await page.keyboard.press("n");
  await expect(page.getByRole("button", { name: "Amount: see attached" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.getByLabel("Replace with").fill("99.50");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Amount: 99.50" })).toBeFocused();
  await page.keyboard.press("n");
  await expect(page.getByRole("button", { name: "Supplier Name: empty" })).toBeFocused();
  // The address shows the same rows again.
  await page.getByRole("link", { name: "Warnings 2", exact: true }).click();
  await page.reload();
  await page.getByRole("button", { name: "Invoice date: 1O/10/2026" }).first().click();
  await page.getByLabel("Replace with").fill("2026-10-10");
  await page.getByRole("button", { name: "Replace all identical values" }).click();
  await expect(page.getByRole("button", { name: "Invoice date: 2026-10-10" })).toHaveCount(2);
  await expect(page.getByRole("button", { name: /^Import/ })).toBeDisabled();
  await page.getByRole("button", { name: "Check again with the corrections" }).click();
  await expect(page.getByText("2 apply, 0 no longer match, 0 lack their column.")).toBeVisible();
  await page.getByRole("button", { name: "Use this period" }).click();
  await page.getByRole("button", { name: "Import 63 rows" }).click();
  await expect(page.getByRole("heading", { name: "Faults" })).toBeVisible();
  await expect(page).toHaveURL(/\/jobs\/loading\/|\/summary/);
});
