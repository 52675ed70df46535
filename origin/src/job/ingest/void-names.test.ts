/** Payees whose names say that their payments are void. */
import { describe, expect, it } from "vitest";
import { openQuestions } from "@paygauge/api-types/entities/questions";
import { isVoidName } from "@paygauge/analysis/reading/void-names";
import { readAsProposed } from "./proposed.fixture.ts";

it.each([
  "**VOID** Acorn Ltd",
  "Acorn Ltd **VOID**",
  "*** VOIDED *** Acorn Ltd",
  "VOID - Acorn Ltd",
  "Acorn Ltd (void)",
  "[CANCELLED] Acorn Ltd",
  "Void: Acorn Ltd",
  "VOID Acorn Ltd",
  "Acorn GmbH *STORNIERT*",
  "Acorn SARL (annulé)",
])("%s is void", (name) => {
  expect(isVoidName(name)).toBe(true);
});

it.each(["Voids & Gaps Ltd", "Void Studio Ltd", "Storno AG", "Avoid Ltd", "Cancelled Dreams Films", "A*VOIDANCE Ltd"])(
  "%s is a name",
  (name) => {
    expect(isVoidName(name)).toBe(false);
  },
);

describe("a ledger with such names", () => {
  const rows = ["Acorn Ltd;100", "**VOID** Acorn Ltd;40", "Bolt Ltd;30", "Bolt Ltd **VOID**;5", "Bolt Ltd;20"];
  const text = `Supplier;Date;Amount\n${rows.map((row, at) => row.replace(";", `;2026-01-1${at};`)).join(".00\n")}.00\n`;
  const question = { code: "voidNames", rows: 2, countedMinor: "19500", leftOutMinor: "15000" };

  it("is asked about before the import, with both totals", async () => {
    const { check, mapping } = await readAsProposed(text);
    expect(openQuestions(check?.questions ?? [], mapping?.answers, 2)).toMatchObject([question]);
  });

  it.each([
    ["leaveOut", "15000", 2],
    ["count", "19500", 0],
  ] as const)("adds up to what %s offers", async (voidNames, sum, voided) => {
    const { check, mapping } = await readAsProposed(text, { change: () => ({ answers: { voidNames } }) });
    expect(check).toMatchObject({ sumMinor: sum, voided, questions: [question] });
    expect(openQuestions(check?.questions ?? [], mapping?.answers, 2)).toEqual([]);
  });
});
