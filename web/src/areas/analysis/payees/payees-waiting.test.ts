/** How much less is addressable without the payees that wait: the amount, and the link to the review. */
import { createElement } from "react";
import { expect, it } from "vitest";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { Permission } from "@paygauge/api-types/access/permissions";
import type { PayeeClassesAnswer } from "@paygauge/api-types/entities/payee-classes";
import { testJob } from "../../../support/test-job.ts";
import { openScreen } from "../../../support/test-screen.ts";
import { AddressableWithout } from "./payees-waiting.tsx";

const answerOf = (payees: number, addressableMinor: number): PayeeClassesAnswer => ({
  isKnown: true,
  groups: [{ state: "waiting", payeeClass: "Grant", payees, spendMinor: addressableMinor }],
  atStake: { payees, addressableMinor },
  total: payees,
  items: [],
  pending: 0,
});

const open = (answer: PayeeClassesAnswer, permissions: readonly Permission[] = ["JobSuppliers_VIEW"]) =>
  openScreen(
    linkTo("jobSummary", { jobId: testJob.id }),
    createElement("div", null, "Addressable ", createElement(AddressableWithout, { jobId: testJob.id })),
    { permissions, answers: { job: testJob, payeeClasses: answer } },
  );

it("states the amount and links to the payees that wait", async () => {
  const screen = await open(answerOf(12, 210_000_000));
  await screen.shows("less if the 12 payees that wait are excluded");
  const link = document.querySelector("a");
  expect(link?.getAttribute("href")).toContain("payees=waiting");
  expect(link?.textContent).toMatch(/2\.1/);
});

it("has the singular of one payee", async () => {
  const screen = await open(answerOf(1, 50_000));
  await screen.shows("less if the payee that waits is excluded");
});

it("shows nothing where nothing would be excluded", async () => {
  const screen = await open(answerOf(0, 0));
  await screen.until(() => screen.sent.some(({ id }) => id === "payeeClasses"));
  await screen.shows("Addressable");
  expect(document.querySelector("a")).toBeNull();
});

it("asks nothing for a user who may not see suppliers", async () => {
  const screen = await open(answerOf(12, 210_000_000), []);
  await screen.until(() => screen.sent.some(({ id }) => id === "job"));
  expect(screen.sent.filter(({ id }) => id === "payeeClasses")).toEqual([]);
});
