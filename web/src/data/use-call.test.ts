import { act, createElement, useLayoutEffect } from "react";
import { SWRConfig } from "swr";
import { expect, test, vi } from "vitest";
import { openPage } from "../support/test-page.ts";
import { useCall } from "./use-call.ts";

const paging = { currentPage: 1, hasNextPage: false, hasPreviousPage: false, pageSize: 50, totalPages: 1 };
/** A page of jobs that is told by its count alone. */
const pageOf = (totalCount: number) => ({ collection: [], ...paging, totalCount });

test("what is shown is called out of date until the newer answer is drawn, not only until it has arrived", async () => {
  const asked: ((count: number) => void)[] = [];
  vi.stubGlobal(
    "fetch",
    () =>
      new Promise<Response>((resolve) => {
        asked.push((count) => resolve(Response.json(pageOf(count))));
      }),
  );
  const page = await openPage("/analysis");
  const seen: (readonly [count: number | undefined, isRefreshing: boolean])[] = [];
  const Inside = ({ search }: { readonly search: string }) => {
    const { data, refreshing } = useCall("jobs", { body: { pageNumber: 1, pageSize: 50, search } });
    // Each commit is what a user sees, also one that lasts for a moment.
    useLayoutEffect(() => {
      seen.push([data?.totalCount, refreshing]);
    });
    return null;
  };
  const cache = { provider: () => new Map() };
  const Whole = (props: { readonly search: string }) =>
    SWRConfig({ value: cache, children: createElement(Inside, props) });
  const answer = (count: number) => act(async () => asked.shift()?.(count));
  await page.draw(createElement(Whole, { search: "" }));
  await answer(1);
  seen.length = 0;
  await page.draw(createElement(Whole, { search: "acme" }));
  await answer(2);
  expect(seen.at(-1)).toEqual([2, false]);
  expect(seen.filter(([count, isRefreshing]) => count === 1 && !isRefreshing)).toEqual([]);
});

test("a screen is not told that nothing is awaited before its first answer is drawn", async () => {
  let answer: ((count: number) => void) | undefined;
  vi.stubGlobal(
    "fetch",
    () =>
      new Promise<Response>((resolve) => {
        answer = (count) => resolve(Response.json(pageOf(count)));
      }),
  );
  const page = await openPage("/analysis");
  const seen: (readonly [count: number | undefined, isLoading: boolean])[] = [];
  const Inside = () => {
    const { data, loading } = useCall("jobs", { body: { pageNumber: 1, pageSize: 50, search: "first" } });
    useLayoutEffect(() => {
      seen.push([data?.totalCount, loading]);
    });
    return null;
  };
  const value = { provider: () => new Map() };
  await page.draw(createElement(() => SWRConfig({ value, children: createElement(Inside) })));
  await act(async () => answer?.(3));
  expect(seen.at(-1)).toEqual([3, false]);
  // Neither rows nor a wait: what a screen draws as an empty list.
  expect(seen.filter(([count, isLoading]) => count === undefined && !isLoading)).toEqual([]);
});
