import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DateOrder } from "@paygauge/api-types/entities/ledger-evidence";
import { DateReader, isoDay } from "@paygauge/analysis/reading/dates";

function read(text: string, order: DateOrder): string | null {
  const bytes = new TextEncoder().encode(text);
  const days = new DateReader(order).read(bytes, 0, bytes.length);
  return Number.isNaN(days) ? null : isoDay(days);
}

describe("dates", () => {
  it.each([
    ["2025-03-31", "ymd", "2025-03-31"],
    ["2025-03-31 00:00:00", "ymd", "2025-03-31"],
    ["2025-03-31T10:00:00Z", "dmy", "2025-03-31"],
    ["2017/12/16 10:14:44 AM", "ymd", "2017-12-16"],
    ["01-Apr-2011", "dmy", "2011-04-01"],
    ["1 April 2011", "mdy", "2011-04-01"],
    ["Apr 1, 2011", "dmy", "2011-04-01"],
    ["3. März 2024", "dmy", "2024-03-03"],
    ["4 août 2024", "dmy", "2024-08-04"],
    ["8/14/2017 0:00", "mdy", "2017-08-14"],
    ["03/05/2011", "dmy", "2011-05-03"],
    ["03/05/2011", "mdy", "2011-03-05"],
    ["31.3.25", "dmy", "2025-03-31"],
    ["1/2/70", "dmy", "1970-02-01"],
    ["20250331", "ymd", "2025-03-31"],
    ["43831", "serial", "2020-01-01"],
    ["43831.5", "serial", "2020-01-01"],
    ["Mon Mar 31 2025 00:00:00 GMT+0100 (British Summer Time)", "dmy", "2025-03-31"],
    ["Mon, 31 Mar 2025 00:00:00 GMT", "mdy", "2025-03-31"],
    ["Montag, 31.03.2025", "dmy", "2025-03-31"],
    ["Wednesday, April 2, 2025", "mdy", "2025-04-02"],
    ["2025-W01", "ymd", "2024-12-30"],
    ["2025W13", "ymd", "2025-03-24"],
    ["2020-W53-7", "ymd", "2021-01-03"],
  ] as const)("%s in %s is %s", (text, order, iso) => {
    expect(read(text, order)).toBe(iso);
  });

  it.each([
    ["31/02/2020", "dmy"],
    ["29/02/2019", "dmy"],
    ["13/13/2020", "dmy"],
    ["0000-00-00", "ymd"],
    ["12", "ymd"],
    ["43831", "dmy"],
    ["n/a", "dmy"],
    ["1/1/2020 by hand", "dmy"],
    ["1850-01-01", "ymd"],
  ] as const)("%s in %s is no date", (text, order) => {
    expect(read(text, order)).toBeNull();
  });

  it("reads back every day in every order", () => {
    const day = fc.date({ min: new Date("1901-01-01"), max: new Date("2099-12-31"), noInvalidDate: true });
    fc.assert(
      fc.property(
        day,
        fc.constantFrom("-", "/", "."),
        fc.constantFrom("", " 0:00", " 10:14:44 AM"),
        (date, mark, time) => {
          const iso = date.toISOString().slice(0, 10);
          const [year = "", month = "", dayOf = ""] = iso.split("-");
          expect(read(`${[year, month, dayOf].join(mark)}${time}`, "ymd")).toBe(iso);
          expect(read(`${[dayOf, month, year].join(mark)}${time}`, "dmy")).toBe(iso);
          expect(read(`${[Number(month), Number(dayOf), year].join(mark)}${time}`, "mdy")).toBe(iso);
          const name = date.toLocaleString("en", { month: "short", timeZone: "UTC" });
          expect(read(`${dayOf}-${name}-${year}`, "mdy")).toBe(iso);
        },
      ),
    );
  });
});

describe("dates without a year", () => {
  const within = (text: string, order: DateOrder, day: string) => {
    const bytes = new TextEncoder().encode(text);
    const days = new DateReader(order, { day }).read(bytes, 0, bytes.length);
    return Number.isNaN(days) ? null : isoDay(days);
  };
  it.each([
    ["31/03", "dmy", "2025-01-01", "2025-03-31"],
    ["3/31", "mdy", "2025-01-01", "2025-03-31"],
    ["31-Mar", "mdy", "2025-01-01", "2025-03-31"],
    ["31.03.", "dmy", "2025-04-01", "2026-03-31"],
    ["1/4", "dmy", "2025-04-01", "2025-04-01"],
    ["29/02", "dmy", "2023-07-01", "2024-02-29"],
  ] as const)("%s in %s is in the year from %s", (text, order, start, iso) => {
    expect(within(text, order, start)).toBe(iso);
    expect(read(text, order)).toBeNull();
  });

  it("swaps day and month of true dates where a user said so", () => {
    const bytes = new TextEncoder().encode("2025-03-12");
    expect(isoDay(new DateReader("dmy", undefined, true).read(bytes, 0, bytes.length))).toBe("2025-12-03");
  });
});
