/** Which calls are due and overdue on a day, and in which order they are made. */
import { expect, test } from "vitest";
import type { MemberRow } from "./member-rows.ts";
import { callsDue, isOverdue } from "./today.ts";

const row = (supplierKey: string, nextOn: string | null, part: Partial<MemberRow> = {}) =>
  ({
    supplierKey,
    status: "Active",
    nextKind: "call",
    nextOn,
    nextTime: null,
    wave: 1,
    valueMinor: 0,
    ...part,
  }) as MemberRow;
const day = "2026-02-27";
const keys = (rows: readonly MemberRow[]) => rows.map(({ supplierKey }) => supplierKey).join("");

test("a call of today is due and not overdue; one of yesterday is both", () => {
  const rows = [row("a", "2026-02-26"), row("b", day), row("c", "2026-02-28"), row("d", null)];
  expect(keys(callsDue(rows, day, "today"))).toBe("ab");
  expect(keys(rows.filter((each) => isOverdue(each, day)))).toBe("a");
});

test("a week is seven days, the last included, also into the next month", () => {
  const rows = [row("a", "2026-03-06"), row("b", "2026-03-07")];
  expect(keys(callsDue(rows, day, "week"))).toBe("a");
});

test("what ended, and what isn't a call, is not due", () => {
  const rows = [
    row("a", day, { status: "Succeeded" }),
    row("b", day, { status: "Failed" }),
    row("c", day, { nextKind: "mail" as MemberRow["nextKind"] }),
    row("d", day, { nextKind: "callBack" }),
  ];
  expect(keys(callsDue(rows, day, "today"))).toBe("d");
});

test("calls are made by day, then by time, then by wave, and of one wave the higher value first", () => {
  const rows = [
    row("a", day, { valueMinor: 5 }),
    row("b", day, { valueMinor: 700 }),
    row("c", day, { wave: 0, valueMinor: 9000 }),
    row("d", day, { nextTime: "09:00" }),
    row("e", "2026-02-20"),
    row("f", day, { wave: 2, valueMinor: 9000 }),
  ];
  expect(keys(callsDue(rows, day, "today"))).toBe("edbafc");
});
