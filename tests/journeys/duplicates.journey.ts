import { createJob, checkUpload, expectOk, importJob, progressOf, sendFile, until } from "../support/job-flow.ts";
import { addressOf, expect, openAs, test } from "../support/journey.ts";
import { signIn } from "../support/sign-in.ts";

const header = "Supplier Name,VAT Number,Address,City,Postcode,Country,Invoice Number,Invoice Date,Amount";
/** Two spellings of one tax number, two pairs of spellings of one place, and firms that are like no one. */
const payees = [
  "Northgate Catering Supplies Ltd,GB123456789,1 High Street,Bolton,BL1 1AA",
  "Northgate Catering Supplys,GB123456789,,,",
  "Turning Point Services Ltd,,4 Mill Lane,Leeds,LS1 4AB",
  "TURNING PIONT SERVICES,,4 Mill Ln,Leeds,LS1 4AB",
  "Whitfield Joinery,,12 Park Road,York,YO1 7HH",
  "Whitfeild Joinery,,12 Park Rd,York,YO17HH",
  "Leeds Schools PFI One,,9 Castle Street,Leeds,LS2 7AB",
  "Leeds Schools PFI Two,,9 Castle Street,Leeds,LS2 7AB",
  ...[
    "Amberley Foundry",
    "Brackenridge Optics",
    "Corvane Timber",
    "Dunmore Glass",
    "Eastwick Paper",
    "Fallow Press",
  ].map((name, at) => `${name},,${at + 20} Quay Street,Hull,HU${at + 1} 2ZZ`),
];

function ledger(): Buffer {
  const lines = payees.map(
    (payee, at) => `${payee},GBR,INV${at},2025-03-${String(at + 1).padStart(2, "0")},${(14 - at) * 1000}.00`,
  );
  return Buffer.from(`${[header, ...lines].join("\n")}\n`);
}

test("possible duplicates are proposed: one is merged, one kept separate, and both stay after a re-score", async ({
  page,
}) => {
  const client = await signIn(Number(process.env["PAYGAUGE_PORT"]), "sasha.sysadmin");
  const jobId = await createJob(client, "Duplicates", { currency: "GBP", country: "GBR" });
  await checkUpload(client, jobId, await sendFile(client, jobId, "alike.csv", ledger()));
  expect((await importJob(client, jobId)).state).toBe("Ready");
  const suppliers = async (): Promise<number> =>
    expectOk(await client.call("GET", `/api/v1/jobs/${jobId}/summary`), "summary").json<{
      totals: { suppliers: number };
    }>().totals.suppliers;
  // the two of one tax number are one already
  expect(await suppliers()).toBe(payees.length - 1);

  await openAs(page, "sasha.sysadmin", `/jobs/${jobId}/suppliers`);
  await page.getByRole("button", { name: "3 possible duplicates" }).click({ timeout: 30_000 });
  const dialog = page.getByRole("dialog", { name: "Possible duplicates" });
  await expect(dialog.getByText("Same: name, street, postcode, city")).toHaveCount(3);
  // Numbered names are two companies until a user says otherwise.
  await expect(dialog.getByRole("checkbox", { name: /PFI (One|Two)$/ })).not.toBeChecked();
  await expect(dialog.getByRole("button", { name: /^Merge into Leeds Schools/ })).toBeDisabled();
  await dialog.getByRole("button", { name: /^Keep Leeds Schools PFI/ }).click();
  await dialog.getByRole("button", { name: "Merge into Turning Point Services Ltd" }).click();
  await expect(page.getByText("Merge saved.").first()).toBeVisible();
  await dialog.getByRole("button", { name: "Keep Whitfield Joinery and the others separate" }).click();
  await expect(dialog.getByText("Nothing left to review")).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await expect(page.getByRole("button", { name: /possible duplicate/ })).toHaveCount(0);

  expectOk(await client.call("POST", `/api/v1/jobs/${jobId}/rescore`), "re-score");
  await until(
    "the re-score, to its last step",
    () => progressOf(client, jobId),
    ({ state, steps }) => state === "Ready" && steps.every((step) => step.state === "Completed"),
  );
  expect(await suppliers()).toBe(payees.length - 2);
  const left = expectOk(await client.call("GET", `/api/v1/jobs/${jobId}/merge-proposals`), "proposals");
  expect(left.json()).toEqual({ isComplete: true, total: 0, proposals: [] });

  await page.goto(addressOf(`/jobs/${jobId}/suppliers?q=Whitfield`));
  await page.getByRole("link", { name: "Whitfield Joinery" }).first().click();
  await page.getByRole("button", { name: "Merge or split" }).click();
  await expect(page.getByText("Kept separate: Whitfield Joinery, Whitfeild Joinery")).toBeVisible();
});
