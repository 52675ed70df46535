/** What a page of downloads counts, asks for and offers again. */
import { createElement } from "react";
import { describe, expect, it } from "vitest";
import { linkTo } from "@paygauge/api-types/sitemap";
import { usualField } from "@paygauge/api-types/datapoints/standard-profiles";
import type { DataDownload, DownloadCount, FormOfDownload } from "@paygauge/api-types/entities/data-downloads";
import { doneWith, openScreen, refusedWith } from "../../../support/test-screen.ts";
import { dataCalls } from "./download-calls.ts";
import { DownloadPage } from "./download-page.tsx";

const form: FormOfDownload = {
  profile: {
    id: null,
    name: null,
    version: 1,
    fields: [
      usualField("name", "unavailable"),
      usualField("cardAccepting"),
      { ...usualField("spendMinor"), min: "0", max: "5000" },
    ],
  },
  total: 1200,
  currency: "GBP",
  minorDigits: 2,
  ranges: [],
  isPublished: false,
};
const count = (part: Partial<DownloadCount> = {}): DownloadCount => ({
  rows: 1200,
  total: 1200,
  spendMinor: "123456789",
  alone: [],
  ...part,
});
const ready: DataDownload = {
  id: "d1",
  kind: "analysis",
  format: "csv",
  gzip: true,
  language: "de",
  filters: [{ key: "cardAccepting", is: false }],
  profileName: null,
  profileVersion: 1,
  runNumber: 3,
  createdOn: "2026-01-01T00:00:00Z",
  expiresOn: "2999-01-01T00:00:00Z",
  by: "Ada",
  isOwn: true,
  state: "Completed",
  done: 5,
  total: 5,
  rows: 5,
  size: 2048,
  sha256: "a".repeat(64),
  fileName: "Data.csv.gz",
  message: null,
  isExpired: false,
};

type Answers = NonNullable<NonNullable<Parameters<typeof openScreen>[2]>["answers"]>;
const open = (search = "", answers: Answers = {}, mode: "Live" | "ReadOnly" = "Live") => {
  const place = { jobId: "j1", calls: dataCalls, kinds: ["analysis", "onboarding"] } as const;
  return openScreen(`${linkTo("jobDataDownload", { jobId: "j1" })}${search}`, createElement(DownloadPage, { place }), {
    mode,
    answers: {
      dataDownloadForm: form,
      countDataDownload: count(),
      dataDownloads: [],
      createDataDownload: { ...doneWith("Begun."), id: "d9" },
      ...answers,
    },
  });
};
const filtersOf = (...filters: object[]) => `?filters=${encodeURIComponent(JSON.stringify(filters))}`;

describe("a new download", () => {
  it("shows how many rows and how much spend the file will have, and asks for exactly that", async () => {
    const screen = await open("?format=csv&gzip=1&language=fr");
    await screen.shows("Download 1,200 rows");
    expect(screen.text()).toContain("1,200 of 1,200");
    expect(screen.text()).toContain("£1,234,567.89");
    await screen.press("Download 1,200 rows");
    await screen.until(() => screen.writes().length > 0);
    expect(screen.writes()).toEqual([
      {
        id: "createDataDownload",
        params: { jobId: "j1" },
        query: {},
        body: { kind: "analysis", filters: [], format: "csv", gzip: true, language: "fr" },
      },
    ]);
  });

  it("asks for those that are not so where No is chosen, and counts the same", async () => {
    const screen = await open("", {
      countDataDownload: ({ body }) => count(JSON.stringify(body).includes('"is":false') ? { rows: 500 } : {}),
    });
    await screen.shows("Download 1,200 rows");
    await screen.choose("Card accepting", "false");
    await screen.shows("Download 500 rows");
    await screen.press("Download 500 rows");
    await screen.until(() => screen.writes().length > 0);
    const filters = [{ key: "cardAccepting", is: false }];
    expect(screen.writes().map(({ body }) => body)).toMatchObject([{ kind: "analysis", filters }]);
    expect(screen.sent.filter(({ id }) => id === "countDataDownload").at(-1)?.body).toEqual({
      kind: "analysis",
      filters,
    });
  });

  it("asks for the lowest and the highest as they are labelled", async () => {
    const screen = await open();
    await screen.shows("Download 1,200 rows");
    await screen.type("Spend, from", "100");
    await screen.type("Spend, to", "250.5");
    await screen.until(() => screen.sent.some(({ body }) => JSON.stringify(body ?? "").includes('"max":"250.5"')));
    await screen.shows("Download 1,200 rows");
    await screen.press("Download 1,200 rows");
    await screen.until(() => screen.writes().length > 0);
    expect(screen.writes().map(({ body }) => body)).toMatchObject([
      { filters: [{ key: "spendMinor", min: "100", max: "250.5" }] },
    ]);
  });

  it("doesn't count nor start with a number beyond the profile's bounds", async () => {
    const screen = await open(filtersOf({ key: "spendMinor", min: "0", max: "5000.01" }));
    await screen.shows("Enter a value from 0 to 5000.");
    expect(screen.button("Counting rows…")?.disabled).toBe(true);
    expect(screen.sent.map(({ id }) => id)).not.toContain("countDataDownload");
  });

  it.each<readonly [string, string, Partial<DownloadCount>, string, "Live" | "ReadOnly"]>([
    ["no row matches", "", { rows: 0 }, "Download 0 rows", "Live"],
    ["a sheet can't hold the rows", "?format=xlsx", { rows: 1_048_576 }, "Download 1,048,576 rows", "Live"],
    ["the product is in read-only mode", "", {}, "Download 1,200 rows", "ReadOnly"],
  ])("can't be started where %s", async (_, search, part, name, mode) => {
    const screen = await open(search, { countDataDownload: count(part) }, mode);
    await screen.shows(name);
    expect(screen.button(name)?.disabled).toBe(true);
  });

  it("can be started with the most rows that a sheet holds", async () => {
    const screen = await open("?format=xlsx", { countDataDownload: count({ rows: 1_048_575 }) });
    await screen.shows("Download 1,048,575 rows");
    expect(screen.button("Download 1,048,575 rows")?.disabled).toBe(false);
  });

  it("shows why the origin refused it", async () => {
    const screen = await open("", {
      createDataDownload: () => refusedWith("You keep 50 files. Remove one first.", {}, 409),
    });
    await screen.shows("Download 1,200 rows");
    await screen.press("Download 1,200 rows");
    await screen.until(() => screen.said().length > 0);
    expect(screen.said().map(({ message }) => message)).toEqual(["You keep 50 files. Remove one first."]);
  });
});

describe("an earlier download", () => {
  it("is fetched from its own address, and made again with its own filters, format and language", async () => {
    const screen = await open("?format=xlsx&language=en", { dataDownloads: [ready] });
    await screen.shows("Data.csv.gz");
    expect(screen.button("Download Data.csv.gz")?.getAttribute("href")).toBe("/api/v1/jobs/j1/data-downloads/d1");
    expect(screen.text()).toContain("5 rows, 2 kB, run 3");
    await screen.press("Make Data.csv.gz again");
    await screen.until(() => screen.writes().length > 0);
    expect(screen.writes().map(({ body }) => body)).toEqual([
      { kind: "analysis", filters: ready.filters, format: "csv", gzip: true, language: "de" },
    ]);
  });

  it("that has expired can be made again, but not fetched", async () => {
    const screen = await open("", { dataDownloads: [{ ...ready, isExpired: true }] });
    await screen.shows("Expired");
    expect(screen.button("Download Data.csv.gz")).toBeUndefined();
    expect(screen.button("Make Data.csv.gz again")).toBeDefined();
  });

  it("in progress shows its rows and is canceled by its own id", async () => {
    const running = {
      ...ready,
      id: "d2",
      state: "InProgress",
      fileName: null,
      rows: null,
      size: null,
      sha256: null,
    } as const;
    const screen = await open("", {
      dataDownloads: [{ ...running, done: 250, total: 1000 }],
      deleteDataDownload: doneWith("Removed."),
    });
    await screen.shows("250 of 1,000 rows");
    await screen.press("Cancel");
    await screen.until(() => screen.writes().length > 0);
    expect(screen.writes().map(({ id, params }) => [id, params])).toEqual([
      ["deleteDataDownload", { jobId: "j1", downloadId: "d2" }],
    ]);
  });
});
