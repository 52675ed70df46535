import { expect, test } from "vitest";
import { firstOfMonth } from "./first-of-month.ts";

const dated = (locale: string, day: string, options: Intl.DateTimeFormatOptions): string =>
  firstOfMonth(new Intl.DateTimeFormat(locale, { timeZone: "UTC", ...options }).format(new Date(day)), locale);

test("only the first of a month is an ordinal, and only in French", () => {
  const long = { dateStyle: "long" } as const;
  expect(dated("fr-FR", "2026-03-01", long)).toBe("1er mars 2026");
  expect(dated("fr-FR", "2026-03-11", long)).toBe("11 mars 2026");
  expect(dated("fr-FR", "2026-03-21T01:01:01Z", { dateStyle: "full", timeStyle: "short" })).toBe(
    "samedi 21 mars 2026 à 01:01",
  );
  expect(dated("fr-FR", "2026-02-01T01:01:01Z", { dateStyle: "full", timeStyle: "short" })).toBe(
    "dimanche 1er février 2026 à 01:01",
  );
  expect(dated("de-DE", "2026-03-01", long)).toBe("1. März 2026");
  expect(dated("en-GB", "2026-03-01", long)).toBe("1 March 2026");
});
