import { afterEach, expect, test, vi } from "vitest";
import type { PagedRequest } from "@paygauge/api-types/entities/paging";
import { withOwnDays } from "./own-days.ts";

afterEach(() => vi.unstubAllEnvs());

const requestOf = (propertyName: string, itemValue?: string): PagedRequest => ({
  pageNumber: 1,
  pageSize: 50,
  filters: {
    filterItems: [
      {
        propertyName,
        itemComparisonOperator: "Equal",
        ...(itemValue === undefined ? { allowNullValue: true } : { itemValue }),
      },
    ],
  },
});
const valueIn = (zone: string, value: string) => {
  vi.stubEnv("TZ", zone);
  return withOwnDays(requestOf("createdOn", value), "createdOn").filters?.filterItems[0]?.itemValue;
};

test.each([
  ["UTC", "2026-11-22", "2026-11-22T00:00:00.000Z/2026-11-22T23:59:59.999Z"],
  ["America/New_York", "2026-11-22", "2026-11-22T05:00:00.000Z/2026-11-23T04:59:59.999Z"],
  ["Pacific/Auckland", "2026-11-22", "2026-11-21T11:00:00.000Z/2026-11-22T10:59:59.999Z"],
  // The clock is put back that night: the day has 25 hours.
  ["Europe/London", "2026-10-25", "2026-10-24T23:00:00.000Z/2026-10-25T23:59:59.999Z"],
])("in %s the day %s is %s", (zone, day, span) => {
  expect(valueIn(zone, day)).toBe(span);
});

test("what isn't a day, another property and blanks stay as they are", () => {
  expect(valueIn("America/New_York", "yesterday")).toBe("yesterday");
  for (const request of [requestOf("at", "2026-11-22"), requestOf("createdOn"), { pageNumber: 1, pageSize: 50 }])
    expect(withOwnDays(request, "createdOn")).toEqual(request);
});
