import { expect, test } from "vitest";
import type { PagedRequest } from "@paygauge/api-types/entities/paging";
import { answerSet } from "./answer-set.ts";
import type { FigureAsk, Job } from "./figure-answer.ts";
import { readQuestion } from "./read-question.ts";
import { wordingOf } from "./words.ts";

interface Supplier {
  readonly vcardScore: string;
  readonly tandEcardScore: string;
  readonly matchBand: string;
}

const totals = { spendMinor: 12_345, transactions: 1, orders: 0, invoices: 1, payments: 0 };
const averages = { apovMinor: null, aivMinor: null, apvMinor: null };

/** An origin that answers the suppliers' call of one job as the grid does: values of one column are joined with "or". */
function originOf(suppliers: readonly Supplier[]) {
  const passes = (supplier: Supplier, items: readonly { propertyName: string; itemValue?: string | undefined }[]) =>
    [...new Set(items.map(({ propertyName }) => propertyName))].every((name) =>
      items.some((item) => item.propertyName === name && Reflect.get(supplier, name) === item.itemValue),
    );
  return {
    fetch: async (_: string, init: { readonly body: string }): Promise<Response> => {
      const { filters } = JSON.parse(init.body) as PagedRequest;
      const found = suppliers.filter((each) => passes(each, filters?.filterItems ?? []));
      const page = { currentPage: 1, hasNextPage: false, hasPreviousPage: false, pageSize: 1, totalPages: 1 };
      const counts = { totalCount: found.length, unfilteredCount: suppliers.length };
      return Response.json({
        ...page,
        ...counts,
        collection: [],
        breakdowns: [],
        predictionModel: null,
        totals: { ...totals, ...averages },
      });
    },
  };
}

/** The parts of a job that answers read. */
const job = {
  id: "j1",
  name: "Quarry Hill",
  currency: "GBP",
  minorDigits: 2,
  capabilities: ["vcard", "tandEcard"],
  directory: null,
  latest: null,
  published: null,
} as unknown as Job;

async function told(question: string, suppliers: readonly Supplier[]): Promise<readonly string[]> {
  const read = readQuestion(question, "en");
  if (read === null) throw new Error(`Not read: ${question}`);
  const asker = { env: { ORIGIN: originOf(suppliers) as unknown as Fetcher }, reads: "token" };
  const ask: FigureAsk = {
    reader: { asker, permissions: ["JobSuppliers_VIEW"] },
    question: read,
    job,
    supplierKey: null,
    words: wordingOf("en"),
  };
  return (await answerSet(ask)).sentences;
}

const unmatched = { vcardScore: "Medium", tandEcardScore: "None", matchBand: "Unmatched" };
const matched = { vcardScore: "High", tandEcardScore: "High", matchBand: "High" };

test("a capability that Summary calls not scored has no count, at no level", async () => {
  const sentence = "Travel and expense card isn’t scored in this job: no supplier has a level for it.";
  expect(await told("How many suppliers are None for travel card?", [unmatched, unmatched])).toEqual([sentence]);
  expect(await told("How many suppliers are High for travel card?", [unmatched, unmatched])).toEqual([sentence]);
  const [counted] = await told("How many suppliers are High for travel card?", [unmatched, matched]);
  expect(counted).toBe("Travel and expense card at High: 1 supplier of 2, with spend of £123.45.");
});

test("levels of a job without a match have the note that Summary shows", async () => {
  const open = "No supplier is matched with a directory yet, so levels may rise.";
  expect(await told("How many suppliers are Medium for virtual card?", [unmatched])).toEqual([
    "Virtual card at Medium: 1 supplier of 1, with spend of £123.45.",
    open,
  ]);
  expect(await told("How many suppliers are Medium for virtual card?", [unmatched, matched])).not.toContain(open);
});

test("a capability that the job hasn't chosen is named as such, and nothing is counted", async () => {
  expect(await told("How many suppliers are High for Boost?", [matched])).toEqual(["Boost isn’t chosen for this job."]);
});

test("without a level, the answer has every level", async () => {
  const [high, medium, low, none] = await told("How many suppliers have a virtual card level?", [unmatched, matched]);
  expect([high, medium]).toEqual([
    "Virtual card at High: 1 supplier of 2, with spend of £123.45.",
    "Virtual card at Medium: 1 supplier of 2, with spend of £123.45.",
  ]);
  expect([low, none]).toEqual(["Virtual card at Low: no supplier.", "Virtual card at None: no supplier."]);
});
