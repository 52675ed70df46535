import type { GridColumn } from "@paygauge/ui";
import { useMemo } from "react";
import { supplierColumns, type SupplierColumn, type SupplierRow } from "@paygauge/api-types";
import { useWords } from "../../../state/formats.ts";
import type { JobMoney } from "../job-money.ts";
import { figureColumns } from "./figure-columns.ts";
import { SupplierLink } from "./supplier-link.tsx";
import { useEnumColumns } from "./use-enum-columns.tsx";
import { useScoreColumns } from "./use-score-columns.tsx";

type Column = GridColumn<SupplierRow>;

/** Columns of the suppliers grid; their keys are the properties that the paged request names. */
export function useSupplierColumns(jobId: string, { currency, minorDigits }: JobMoney): readonly Column[] {
  const words = useWords("suppliers.grid");
  const identity = useIdentityColumns(jobId);
  const enums = useEnumColumns();
  const scores = useScoreColumns();
  return useMemo(() => {
    const figures = figureColumns(
      { title: (key) => words(`columns.${key}`), days: words("units.days"), percent: words("units.percent") },
      { currency, minorDigits },
    );
    return [
      ...identity.shown,
      ...figures.shown,
      ...scores.shown,
      enums.match,
      ...identity.hidden,
      ...figures.hidden,
      ...scores.hidden,
      ...enums.hidden,
      ...filterOnlyColumns((key) => words(`fields.${key}`)),
    ];
  }, [words, currency, minorDigits, identity, enums, scores]);
}

function useIdentityColumns(jobId: string): { readonly shown: readonly Column[]; readonly hidden: readonly Column[] } {
  const words = useWords("suppliers.grid.columns");
  return useMemo(() => {
    const text = (key: "country" | "city" | "mccDescription", width: number): Column => ({
      key,
      title: words(key),
      type: "text",
      width,
      value: (row) => row[key],
    });
    const name: Column = {
      key: "name",
      title: words("name"),
      type: "text",
      width: 190,
      grow: 2,
      value: (row) => row.name,
      render: (row) => (
        <SupplierLink jobId={jobId} supplierKey={row.supplierKey}>
          {row.name}
        </SupplierLink>
      ),
      inList: "title",
    };
    const mcc: Column = {
      key: "mcc",
      title: words("mcc"),
      type: "text",
      width: 140,
      grow: 1,
      value: (row) => row.mcc,
      render: (row) => `${row.mcc} ${row.mccDescription}`.trim(),
    };
    return {
      shown: [name, { ...text("country", 80), inList: "line" as const }, mcc],
      hidden: [
        { ...text("city", 140), hidden: true },
        { ...text("mccDescription", 180), hidden: true },
      ],
    };
  }, [words, jobId]);
}

const filterOnlyKeys = [
  "mccGroup",
  "mccType",
  "sicDivision",
  "sicMajorGroup",
  "sicIndustryGroup",
  "sicIndustryCode",
  "unspscCategory",
  "naicsIndustry",
  "paymentMethodCount",
] as const satisfies readonly SupplierColumn[];

/** What rows can be filtered by without showing it: a supplier's row does not carry these. */
function filterOnlyColumns(title: (key: (typeof filterOnlyKeys)[number]) => string): readonly Column[] {
  return filterOnlyKeys.map((key) => ({
    key,
    title: title(key),
    type: supplierColumns[key],
    width: 100,
    filterOnly: true,
    sortable: false,
    value: () => null,
  }));
}
