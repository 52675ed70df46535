/** Which way figures and levels went between two runs, where users read it. */
import { createElement } from "react";
import { expect, it } from "vitest";
import { comparedRuns as found } from "../../../support/test-comparison.ts";
import { openScreen } from "../../../support/test-screen.ts";
import { HeadlinePanel } from "./headline-panel.tsx";
import { MovesPanel } from "./moves-panel.tsx";
import { SinceUpload } from "./since-upload.tsx";

it("the headline shows what rose with a plus and what fell with a minus", async () => {
  const screen = await openScreen("/", createElement(HeadlinePanel, { found }));
  const rows = screen.table("Headline").map((cells) => [cells[0], cells.at(-1)]);
  expect(rows.slice(1, 6)).toEqual([
    ["Suppliers", "+4"],
    ["Spend", "−£5,000.00"],
    ["Addressable spend", "+£1,000.00"],
    ["Cardable spend", "£0.00"],
    ["Opportunity", "£0.00"],
  ]);
});

it("the headline takes no difference of two currencies", async () => {
  const inEuros = { ...found, after: { ...found.after, currency: "EUR" } };
  const screen = await openScreen("/", createElement(HeadlinePanel, { found: inEuros }));
  const spend = screen.table("Headline").find(([name]) => name === "Spend");
  expect(spend).toEqual(["Spend", "£50,000.00", "€45,000.00", ""]);
  expect(screen.text()).toContain("The jobs have different currencies, so amounts aren’t compared.");
});

it("levels have the earlier one in rows and the later one in columns", async () => {
  const chosen: object[] = [];
  const state = {
    before: undefined,
    after: undefined,
    other: undefined,
    capability: "vcard",
    by: "count",
    shown: null,
  };
  const panel = createElement(MovesPanel, {
    found,
    changes: found.changes,
    state: state as never,
    set: (parts) => void chosen.push(parts),
  });
  const screen = await openScreen("/", panel);
  expect(screen.table("Levels").map((cells) => cells.join(" | "))).toEqual([
    "From (rows) to (columns) | High | Medium | Low | None",
    "High | 50 |  |  | 2",
    "Medium |  |  |  | ",
    "Low | 7 |  |  | ",
    "None |  |  |  | ",
  ]);
  await screen.press("7: from Low to High. List the suppliers.");
  expect(chosen).toEqual([{ capability: "vcard", show: "Low.High" }]);
});

it("the summary says what rose and fell since the upload before", async () => {
  const listed = (number: number, upload: string) => ({ ...found.after, run: `r${number}`, number, upload });
  const screen = await openScreen(
    "/",
    createElement(SinceUpload, { jobId: "j1", summary: { currency: "GBP", minorDigits: 2 } }),
    {
      answers: { jobRuns: { runs: [listed(2, "b"), listed(1, "a")], others: [] }, compareRuns: found },
    },
  );
  await screen.shows("Since the last upload");
  const facts = [...document.querySelectorAll("dl > div")].map((each) => each.textContent);
  expect(facts).toEqual([
    "Suppliers+4",
    "Spend−£5k",
    "Opportunity£0.00",
    "New suppliers5",
    "Removed suppliers1",
    "Levels raised7",
    "Levels lowered2",
  ]);
  expect(screen.sent.find(({ id }) => id === "compareRuns")?.query).toEqual({ before: "r1", after: "r2" });
});
