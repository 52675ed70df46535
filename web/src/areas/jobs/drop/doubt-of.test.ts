/** What is said of a file that holds no payments, before its buyer is asked for. */
import { expect, it } from "vitest";
import { doubtOf } from "./doubt-of.ts";
import { readHead } from "./read-head.ts";

const register = "Contract Number,Supplier,Start Date,End Date,Amount\n1,Acme,2024-01-01,2026-01-01,5000.00\n";
const ledger = "Invoice Number,Supplier,Payment Date,Amount\n1,Acme,2024-01-01,5000.00\n";
const headOf = (text: string) => readHead(new File([text], "x.csv"), { currency: "GBP" });

it("is named from the beginning of the file, before the origin has looked at it", async () => {
  const head = await headOf(register);
  expect(doubtOf(head, undefined, "advanced")?.code).toBe("contract-register");
  const arriving = { state: "Receiving", refusal: null, inspection: null } as const;
  expect(doubtOf(head, arriving, "base")?.code).toBe("contract-register");
  expect(doubtOf(head, arriving, "matchedDataOnly")).toBeNull();
  expect(doubtOf(await headOf(ledger), undefined, "advanced")).toBeNull();
});

it("is the origin's word once it has looked, and nothing where the user insisted", async () => {
  const head = await headOf(register);
  const { refusal, inspection } = { refusal: head.doubt ?? null, inspection: head.inspection };
  expect(doubtOf(head, { state: "Refused", refusal, inspection }, "advanced")).toBe(refusal);
  expect(doubtOf(head, { state: "Inspected", refusal: null, inspection }, "advanced")).toBeNull();
});
