import { defaultGridQuery, type GridQuery } from "@paygauge/ui/grid/grid-query.ts";
import { expect, test } from "vitest";
import type { SavedView } from "@paygauge/api-types/entities/views";
import {
  namesNoView,
  queryOfView,
  searchToHandOn,
  tellsAll,
  searchOfView,
  viewOfAddress,
  viewText,
  waitsForViews,
} from "./view-address.ts";

const designed: GridQuery = { ...defaultGridQuery, orderBy: { property: "spend", direction: "desc" } };
const view = (id: string, more: Partial<SavedView> = {}): SavedView => ({
  id,
  grid: "suppliers",
  name: id,
  query: "",
  issuerId: null,
  issuerName: null,
  isOwn: true,
  ownerName: "Clara",
  isDefault: false,
  version: 1,
  ...more,
});
const views = [view("a"), view("b", { isDefault: true })];

test("a bare address opens with the default, a written one with what it says", () => {
  expect(viewOfAddress("", views)?.id).toBe("b");
  expect(viewOfAddress("tab=x", views)?.id).toBe("b");
  expect(viewOfAddress("v=a&f=x~eq~1", views)?.id).toBe("a");
  expect(viewOfAddress("f=x~eq~1", views)).toBeUndefined();
  expect(viewOfAddress("v=-", views)).toBeUndefined();
  expect(viewOfAddress("v=gone", views)).toBeUndefined();
});

test("only an address that a view decides waits for the views", () => {
  expect([waitsForViews(""), waitsForViews("v=a")]).toEqual([true, true]);
  expect([waitsForViews("v=-"), waitsForViews("s=name~asc")]).toEqual([false, false]);
});

test("a view keeps the state without its page, and gives it back", () => {
  const query: GridQuery = { ...designed, page: 4, orderBy: undefined, widths: { name: 210 }, pins: 2, search: "ltd" };
  const kept = view("c", { query: viewText(query, designed) });
  expect(queryOfView(kept, designed)).toEqual({ ...query, page: 1 });
  expect(queryOfView(undefined, designed)).toBe(designed);
  expect(viewText(designed, designed)).toBe("");
});

test("what names the list stays in the address of a view", () => {
  const keys = { keeps: ["status"] };
  const people = view("d", { query: "s=name~desc", isDefault: true });
  expect(searchOfView("status=pending&p=2", { ...people, issuerId: "i" }, keys)).toBe("status=pending&v=d");
  expect(searchOfView("status=pending&p=2", people, keys)).toBe("status=pending&v=own-d&s=name%7Edesc");
  expect(searchOfView("status=pending", undefined, keys)).toBe("status=pending&v=-");
});

test("an address may name a view that is another user's own or was deleted; no name and the standard one are none of these", () => {
  expect(namesNoView("v=gone&p=2", views)).toBe(true);
  expect(namesNoView("v=gone", undefined)).toBe(false);
  for (const search of ["v=a", "v=-", "", "p=2"]) expect(namesNoView(search, views), search).toBe(false);
});

test("a user's own view stands whole in the address, so that the link shows others the same rows", () => {
  const own = view("e", { query: "s=name~asc&f=city~eq~Leeds" });
  const address = searchOfView("", own, {});
  expect(tellsAll(address)).toBe(true);
  expect(viewOfAddress(address, [own])).toBe(own);
  // Anyone who has no such view misses nothing and waits for nothing.
  expect([namesNoView(address, []), waitsForViews(address)]).toEqual([false, false]);
  expect(queryOfView(view("x", { query: address }), designed)).toEqual(queryOfView(own, designed));
});

test("an address is made fit to be handed on where it is not: of a default, and of an own view named by its id", () => {
  const own = view("e", { query: "s=name~asc" });
  expect(searchToHandOn("tab=x", own, own.query, {})).toBe("tab=x&v=own-e&s=name%7Easc");
  expect(searchToHandOn("v=e&q=ltd", own, "s=name~asc&q=ltd", {})).toBe("v=own-e&s=name%7Easc&q=ltd");
  expect(searchToHandOn("v=own-e", own, "", {})).toBeNull();
  const shared = view("s", { issuerId: "i", query: "s=name~asc" });
  expect(searchToHandOn("", shared, shared.query, {})).toBe("v=s");
  expect(searchToHandOn("v=s&q=ltd", shared, "s=name~asc&q=ltd", {})).toBeNull();
});
