import { TextLink, type GridColumn, type GridQuery } from "@paygauge/ui";
import { useMemo } from "react";
import type { SupplierRow } from "@paygauge/api-types";
import { useWords } from "../../../state/formats.ts";
import type { JobMoney } from "../job-money.ts";
import { useEnumColumns } from "./use-enum-columns.tsx";
import { useScoreColumns } from "./use-score-columns.tsx";
import { supplierHref } from "./supplier-query.ts";

type Column = GridColumn<SupplierRow>;

/** Columns of the suppliers grid; their keys are the properties that the paged request names. */
export function useSupplierColumns(jobId: string, money: JobMoney, query: GridQuery): readonly Column[] {
  const identity = useIdentityColumns(jobId, query);
  const figures = useFigureColumns(money);
  const enums = useEnumColumns();
  const scores = useScoreColumns();
  return useMemo(
    () => [
      ...identity,
      ...figures.shown,
      ...scores.shown,
      enums.match,
      ...figures.hidden,
      ...scores.hidden,
      ...enums.hidden,
    ],
    [identity, figures, enums, scores],
  );
}

function useIdentityColumns(jobId: string, query: GridQuery): readonly Column[] {
  const words = useWords("suppliers.grid.columns");
  return useMemo(
    (): readonly Column[] => [
      {
        key: "name",
        title: words("name"),
        type: "text",
        width: 190,
        grow: 2,
        value: (row) => row.name,
        render: (row) => (
          <TextLink variant="entity" href={supplierHref(jobId, row.supplierKey, query)}>
            {row.name}
          </TextLink>
        ),
        inList: "title",
      },
      { key: "country", title: words("country"), type: "text", width: 72, value: (row) => row.country, inList: "line" },
      {
        key: "mcc",
        title: words("mcc"),
        type: "text",
        width: 140,
        grow: 1,
        value: (row) => row.mcc,
        render: (row) => `${row.mcc} ${row.mccDescription}`.trim(),
      },
    ],
    [words, jobId, query],
  );
}

interface FigureColumns {
  readonly shown: readonly Column[];
  readonly hidden: readonly Column[];
}

function useFigureColumns({ currency, minorDigits }: JobMoney): FigureColumns {
  const words = useWords("suppliers.grid");
  return useMemo(() => {
    type MoneyKey = "spendMinor" | "apovMinor" | "aivMinor" | "apvMinor";
    const scale = 10 ** minorDigits;
    const amount = (key: MoneyKey, digits: number, width: number): Column => ({
      key,
      title: words(`columns.${key}`),
      unit: currency,
      type: "number",
      // Exact for every amount below 2^53 minor units, which is all that a row can carry.
      numberStyle: { kind: "decimal", digits },
      width,
      value: (row) => (row[key] === null ? null : row[key] / scale),
    });
    type CountKey = "transactions" | "orders" | "invoices" | "payments" | "variants" | "detailLevel";
    const count = (key: CountKey): Column => ({
      key,
      title: words(`columns.${key}`),
      type: "number",
      width: 96,
      value: (row) => row[key],
    });
    const text = (key: "city" | "mccDescription"): Column => ({
      key,
      title: words(`columns.${key}`),
      type: "text",
      width: 140,
      value: (row) => row[key],
    });
    const days: Column = {
      key: "daysToPay",
      title: words("columns.daysToPay"),
      unit: words("units.days"),
      type: "number",
      numberStyle: { kind: "average" },
      width: 112,
      value: (row) => row.daysToPay,
    };
    const confidence: Column = {
      key: "confidence",
      title: words("columns.confidence"),
      unit: words("units.percent"),
      type: "number",
      numberStyle: { kind: "average" },
      width: 120,
      value: (row) => row.confidence,
    };
    const hidden = [
      text("city"),
      text("mccDescription"),
      count("transactions"),
      count("orders"),
      count("payments"),
      amount("apovMinor", 1, 104),
      amount("apvMinor", 1, 104),
      days,
      confidence,
      count("detailLevel"),
      count("variants"),
    ];
    return {
      shown: [
        { ...amount("spendMinor", minorDigits, 118), inList: "figure" },
        { ...count("invoices"), width: 82 },
        amount("aivMinor", 1, 92),
      ],
      hidden: hidden.map((column): Column => ({ ...column, hidden: true })),
    };
  }, [words, currency, minorDigits]);
}
