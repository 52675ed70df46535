import { expect, it } from "vitest";
import { localDay } from "./local-day.ts";

it.each([
  ["Pacific/Kiritimati", "2026-11-28", "2026-11-27T10:00:00.000Z"],
  ["Pacific/Pago_Pago", "2026-11-27", "2026-11-27T11:00:00.000Z"],
  ["Europe/Zurich", "2026-11-27", "2026-11-26T23:00:00.000Z"],
  ["Nowhere/Atall", "2026-11-27", "2026-11-27T00:00:00.000Z"],
  ["x".repeat(65), "2026-11-27", "2026-11-27T00:00:00.000Z"],
  [null, "2026-11-27", "2026-11-27T00:00:00.000Z"],
])("in %s it is %s, since %s", (zone, day, dayStart) => {
  expect(localDay("2026-11-27T18:30:05.250Z", zone)).toEqual({ day, dayStart });
});
