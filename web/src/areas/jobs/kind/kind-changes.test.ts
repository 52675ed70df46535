import { expect, test } from "vitest";
import type { Upload } from "@paygauge/api-types/entities/jobs";
import { kindChanges } from "./kind-changes.ts";

const column = (at: number) => ({ column: at });
const file = (sources: object) => ({ mapping: { sources } as unknown as Upload["mapping"] });

test("a summary as matched data only: what the file feeds of money is not read, and pages of money are not there", () => {
  const files = [file({ supplierName: column(0), spend: column(1), currency: column(2) })];
  const changes = kindChanges("base", "matchedDataOnly", files);
  expect(changes.unread).toEqual(["spend", "currency"]);
  expect(changes.wanted).toEqual([]);
  expect(changes.absent).toContain("jobInsights");
  expect(changes.absent).not.toContain("jobSuppliers");
  expect(changes).toMatchObject({ gained: [], asksCurrency: false });
});

test("matched data only as document lines: an amount and a currency are asked for, and the pages come", () => {
  const changes = kindChanges("matchedDataOnly", "advanced", [file({ supplierName: column(0) })]);
  expect(changes.wanted).toEqual(["amount"]);
  expect(changes).toMatchObject({ unread: [], absent: [], asksCurrency: true });
  expect(changes.gained).toContain("jobInsights");
});

test("a summary as document lines: the sums of the summary are not read", () => {
  const files = [file({ supplierName: column(0), spend: column(1), invoiceCount: column(2), currency: column(3) })];
  const changes = kindChanges("base", "advanced", files);
  expect(changes.unread).toEqual(["spend", "invoiceCount"]);
  expect(changes).toMatchObject({ wanted: ["amount"], absent: [], gained: [], asksCurrency: false });
});
