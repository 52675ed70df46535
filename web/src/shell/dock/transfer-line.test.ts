/** A file that is sent, in the dock. */
import { createElement } from "react";
import { expect, it } from "vitest";
import { openScreen } from "../../support/test-screen.ts";
import { testJob } from "../../support/test-job.ts";
import { TransferLine } from "./transfer-line.tsx";

const transfer = {
  uploadId: "u1",
  jobId: "j1",
  fileName: "payments.csv",
  size: 100,
  sent: 10,
  rate: 0,
  state: "sending",
  reason: null,
} as const;

/** The text of the link to the job that the file is sent to. */
async function linkOf(name: string): Promise<string | null | undefined> {
  const screen = await openScreen("/analysis", createElement(TransferLine, { transfer }), {
    answers: { job: { ...testJob, name } },
  });
  const link = () => document.querySelector("li a");
  await screen.until(() => link() !== null);
  return link()?.textContent;
}

it("leads to its job by the job's name", async () => {
  expect(await linkOf("Quarry Hill")).toBe("Quarry Hill");
});

it("leads to a draft without a name by the file's", async () => {
  expect(await linkOf("")).toBe("payments.csv");
});
