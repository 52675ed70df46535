import { expect, test } from "vitest";
import { listedPages, shownEntries, wantedOf, type Entry } from "./entries.ts";

const entry = (group: Entry["group"], label: string, note = ""): Entry => ({ key: label, group, label, note });
const own = [
  entry("page", "Buyer management"),
  entry("page", "Analysis jobs"),
  entry("action", "New job"),
  entry("recent", "Analysis jobs"),
];
const found = [entry("job", "Wharf spend"), entry("person", "Clara Client", "clara.client")];
const labels = (typed: string) => shownEntries(own, found, typed).map(({ group, label }) => `${group} ${label}`);

test("a first letter narrows to actions, jobs or users", () => {
  expect(wantedOf("#  wharf")).toEqual({ only: "job", text: "wharf" });
  expect(wantedOf(" wharf #")).toEqual({ only: null, text: "wharf #" });
  expect(labels("> job")).toEqual(["action New job"]);
  expect(labels("@cl")).toEqual(["person Clara Client"]);
  expect(labels("#w")).toEqual(["job Wharf spend"]);
});

test("recents are first and once, then records, pages and actions", () => {
  expect(labels("")).toEqual([
    "recent Analysis jobs",
    "job Wharf spend",
    "person Clara Client",
    "page Buyer management",
    "action New job",
  ]);
});

test("with a first letter, too, what was opened last is first", () => {
  const opened: Entry = { ...entry("recent", "Calder County FY26", "Calder County Council"), key: "job 7" };
  const more: Entry = { ...entry("job", "Calderdale 2013"), key: "job 9" };
  expect(shownEntries([...own, opened], [more], "#calder").map(({ label }) => label)).toEqual([
    "Calder County FY26",
    "Calderdale 2013",
  ]);
});

test("every word counts, whatever its case and place", () => {
  expect(shownEntries(own, [], "MANAGE buyer").map(({ label }) => label)).toEqual(["Buyer management"]);
});

test("a page that only test environments have is listed in these alone", () => {
  const has = (environment: string) => listedPages(environment).some(({ id }) => id === "devResetAllJobs");
  expect(["local", "test", "production", "Local", ""].filter(has)).toEqual(["local", "test"]);
  expect(listedPages("production").some(({ id }) => id === "devAnonymizeCsv")).toBe(true);
});
