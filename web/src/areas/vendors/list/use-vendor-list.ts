import { useCallback, useMemo, useState } from "react";
import type { VendorPage, VendorRow } from "@paygauge/api-types/entities/vendors";
import { minorDigitsOf } from "@paygauge/analysis/reading/currencies";
import type { Rows } from "../../../data/use-rows.ts";
import type { GridQuery } from "@paygauge/ui";
import { axisOf, daysOf, todayIso } from "../words/time-axis.ts";
import { rowsBefore, vendorHref } from "../words/vendor-query.ts";

/** Decimals of the answer's currency, in which amounts are filtered; two until the first answer. */
export function useDigits() {
  const [digits, setDigits] = useState(2);
  const learn = (answer: VendorPage | undefined) => {
    const known = answer === undefined ? digits : minorDigitsOf(answer.currency);
    if (known !== digits) setDigits(known);
  };
  return { digits, learn };
}

/** The loaded rows of the list, their places and addresses, and the time axis of their evidence. */
export function useVendorList(query: GridQuery, rows: Rows<"vendorsPage">) {
  const [today] = useState(todayIso);
  const listed = rows.grid.rows;
  const loaded = useMemo(() => (listed ?? []).filter((row) => row !== undefined), [listed]);
  const places = useMemo(() => {
    const before = rowsBefore(query);
    return new Map(
      (listed ?? []).flatMap((row, at) => (row === undefined ? [] : [[row.vendorId, before + at] as const])),
    );
  }, [listed, query]);
  const hrefOf = useCallback(
    ({ vendorId }: VendorRow) => vendorHref(vendorId, query, places.get(vendorId) ?? null),
    [query, places],
  );
  const axis = useMemo(
    () =>
      axisOf(
        loaded.flatMap((row) => daysOf(row.evidence)),
        today,
      ),
    [loaded, today],
  );
  return { answer: rows.data, loaded, places, hrefOf, axis, today };
}
