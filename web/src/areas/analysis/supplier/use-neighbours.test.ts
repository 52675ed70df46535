import { act, createElement } from "react";
import { SWRConfig, useSWRConfig } from "swr";
import { expect, test, vi } from "vitest";
import type { SupplierDetail } from "@paygauge/api-types/entities/suppliers";
import { callKey } from "../../../data/use-call.ts";
import { openPage } from "../../../support/test-page.ts";
import { queryOfSearch, toSupplierRequest } from "../suppliers/supplier-query.ts";
import { useNeighbourKeys } from "../../../data/use-neighbour-keys.ts";
import { useNeighbours } from "./use-neighbours.ts";

const jobId = "j1";
const perPage = 100;
const keyAt = (place: number) => `s${place}`;

/** A page of the list as the origin answers it: of its rows only the key is read here. */
function answerOf(number: number, total: number) {
  const first = (number - 1) * perPage + 1;
  const places = Array.from({ length: Math.min(perPage, total - first + 1) }, (_, at) => first + at);
  return {
    collection: places.map((place) => ({ supplierKey: keyAt(place) })),
    currentPage: number,
    totalCount: total,
    hasNextPage: number * perPage < total,
    hasPreviousPage: number > 1,
  };
}

/** The page of a supplier, opened from a list of which no page has arrived yet. */
async function openSupplier(place: number, listPage: number) {
  // Whatever is asked stays on its way until the test says what has arrived.
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  const search = `?p=${listPage}`;
  const page = await openPage(`/jobs/${jobId}/suppliers/${keyAt(place)}${search}`);
  const navigate = vi.fn<(href: string) => void>();
  const held: { mutate?: ReturnType<typeof useSWRConfig>["mutate"] } = {};
  const Inside = ({ at }: { readonly at: number }) => {
    held.mutate = useSWRConfig().mutate;
    // Only these of its facts are read here.
    const detail = { row: { supplierKey: keyAt(at) }, previousKey: null, nextKey: null, minorDigits: 2 };
    useNeighbourKeys(useNeighbours(jobId, detail as unknown as SupplierDetail), keyAt(at), navigate);
    return null;
  };
  const cache = { provider: () => new Map() };
  const Whole = (props: { readonly at: number }) => SWRConfig({ value: cache, children: createElement(Inside, props) });
  await page.draw(createElement(Whole, { at: place }));
  const request = toSupplierRequest(queryOfSearch(search), 2);
  const arrives = (number: number, total = 150) =>
    act(async () => {
      const key = callKey("jobSuppliers", { params: { jobId }, query: {}, body: { ...request, pageNumber: number } });
      await held.mutate?.(key, answerOf(number, total), { revalidate: false });
    });
  return { ...page, arrives, navigate, show: (at: number) => page.draw(createElement(Whole, { at })) };
}

const ledTo = (navigate: { readonly mock: { readonly calls: readonly (readonly string[])[] } }) =>
  navigate.mock.calls.map(([href = ""]) => href.replace(/^.*\/suppliers\/(\w+).*$/, "$1"));

test("J leads to the next supplier and K to the one before, as soon as the list is known", async () => {
  const { arrives, press, navigate } = await openSupplier(50, 1);
  await arrives(1);
  await press("j");
  await press("K");
  expect(ledTo(navigate)).toEqual(["s51", "s49"]);
});

test("J at the end of a page is remembered until the next page has come, and leads there once", async () => {
  const { arrives, press, navigate } = await openSupplier(100, 1);
  await arrives(1);
  await press("j");
  expect(ledTo(navigate)).toEqual([]);
  await arrives(2);
  expect(ledTo(navigate)).toEqual(["s101"]);
});

test("K at the start of a page is remembered as well; the last key pressed counts", async () => {
  const { arrives, press, navigate } = await openSupplier(101, 2);
  await press("j");
  await press("k");
  await arrives(2);
  await arrives(1);
  expect(ledTo(navigate)).toEqual(["s100"]);
});

test("where there is no next supplier nothing is remembered, also when the list grows later", async () => {
  const { arrives, press, navigate } = await openSupplier(150, 2);
  await arrives(2);
  await press("j");
  await arrives(2, 160);
  expect(ledTo(navigate)).toEqual([]);
  await press("j");
  expect(ledTo(navigate)).toEqual(["s151"]);
});

test("a key that waits is forgotten when another supplier is opened meanwhile", async () => {
  const { arrives, press, navigate, show } = await openSupplier(100, 1);
  await press("j");
  await show(20);
  await arrives(1);
  expect(ledTo(navigate)).toEqual([]);
});
