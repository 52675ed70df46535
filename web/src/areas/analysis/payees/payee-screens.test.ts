/** What a decision on payee classes sends: of the payee that was pressed, or of those that were selected. */
import { createElement } from "react";
import { expect, it } from "vitest";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { DecidePayeesBody, PayeeClassesAnswer, PayeeItem } from "@paygauge/api-types/entities/payee-classes";
import { testJob } from "../../../support/test-job.ts";
import { doneWith, openScreen } from "../../../support/test-screen.ts";
import { PayeesReview } from "./payees-review.tsx";

const item = (supplierKey: string, name: string, payeeClass: PayeeItem["payeeClass"]): PayeeItem => ({
  supplierKey,
  name,
  country: "GBR",
  spendMinor: 100_000,
  state: "waiting",
  counted: "Supplier",
  payeeClass,
  evidence: [],
  remembered: null,
  decision: null,
});
const items = [item("s1", "Barclays", "Bank"), item("s2", "Lettings", "Rent"), item("s3", "Lloyds", "Bank")];
const answer: PayeeClassesAnswer = {
  isKnown: true,
  groups: [],
  atStake: { payees: 0, addressableMinor: 0 },
  total: 3,
  items,
  pending: 0,
};

async function open() {
  const screen = await openScreen(
    linkTo("jobSuppliers", { jobId: "j1" }),
    createElement(PayeesReview, { job: testJob }),
    {
      permissions: ["JobSuppliers_VIEW", "Job_EDIT"],
      answers: {
        job: testJob,
        payeeClasses: answer,
        decidePayees: ({ body }) => ({
          ...doneWith("Decided."),
          decisionIds: (body as DecidePayeesBody).supplierKeys.map((_, at) => at + 1),
        }),
      },
    },
  );
  await screen.shows("Lloyds");
  return screen;
}
const bodies = (screen: Awaited<ReturnType<typeof open>>) => screen.writes().map(({ body }) => body);

it("confirming one payee decides that payee alone", async () => {
  const screen = await open();
  await screen.press("Confirm Rent for Lettings");
  await screen.until(() => screen.said().length > 0);
  expect(bodies(screen)).toEqual([{ supplierKeys: ["s2"], payeeClass: "Rent" }]);
});

it("selected payees are decided as proposed, those of one class together, and no other", async () => {
  const screen = await open();
  await screen.tick("Select Barclays");
  await screen.tick("Select Lettings");
  await screen.press("Decide");
  await screen.until(() => screen.said().length > 0);
  expect(bodies(screen)).toEqual([
    { supplierKeys: ["s1"], payeeClass: "Bank" },
    { supplierKeys: ["s2"], payeeClass: "Rent" },
  ]);
});

it("a chosen class is decided for the selected payees, and without a selection for none", async () => {
  const screen = await open();
  expect(screen.button("Decide")?.disabled).toBe(true);
  await screen.tick("Select Barclays");
  await screen.tick("Select Lloyds");
  await screen.tick("Select Barclays");
  await screen.choose("Class for the selected payees", "Intercompany");
  await screen.press("Decide");
  await screen.until(() => screen.said().length > 0);
  expect(bodies(screen)).toEqual([{ supplierKeys: ["s3"], payeeClass: "Intercompany" }]);
});
