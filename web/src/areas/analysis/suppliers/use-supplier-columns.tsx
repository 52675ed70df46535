import { restsOnDemo } from "@paygauge/api-types/entities/directory";
import type { GridColumn } from "@paygauge/ui";
import { useMemo } from "react";
import { breakdownProperties } from "@paygauge/api-types/entities/breakdowns";
import {
  directoryColumns,
  supplierColumns,
  type SupplierColumn,
  type SupplierRow,
} from "@paygauge/api-types/entities/suppliers";
import type { Job } from "@paygauge/api-types/entities/jobs";
import { ownValue } from "@paygauge/api-types/own-value";
import { useGlossary, type TermId } from "../../../glossary/use-glossary.ts";
import { useHasFigures } from "../../../data/use-has-figures.ts";
import { useTranslations } from "../../../state/formats.ts";
import { useDocumentWords } from "../use-document-words.ts";
import { figureColumns } from "./figure-columns.ts";
import { matchColumns } from "./match-columns.ts";
import { SupplierLink } from "./supplier-link.tsx";
import { useEnumColumns } from "./use-enum-columns.tsx";
import { usePredictionColumn } from "./use-prediction-column.tsx";
import { useScoreColumns } from "./use-score-columns.tsx";

type Column = GridColumn<SupplierRow>;

const noBreakdowns: readonly string[] = [];

/**
 * Columns of the suppliers grid; their keys are the properties that the paged request names. `breakdowns`: what those of
 * the job are called; `model`: number of the model that predicts its suppliers.
 */
export function useSupplierColumns(
  job: Job,
  breakdowns = noBreakdowns,
  model: number | null = null,
): readonly Column[] {
  const { id: jobId, currency, minorDigits, directory } = job;
  const hasFigures = useHasFigures(jobId);
  const words = useTranslations("suppliers.grid");
  const isDemo = restsOnDemo(directory);
  const identity = useIdentityColumns(jobId);
  const enums = useEnumColumns(job);
  const scores = useScoreColumns(job);
  const prediction = usePredictionColumn(model);
  const glossary = useGlossary();
  const counted = useDocumentWords();
  return useMemo(() => {
    const titleOf = (key: string, usual: string) =>
      key === "orders" || key === "invoices" || key === "payments" ? counted(key, usual) : usual;
    const figures = figureColumns(
      {
        title: (key) => titleOf(key, words(`columns.${key}`)),
        days: words("units.days"),
        percent: words("units.percent"),
      },
      { currency, minorDigits },
    );
    const columns: readonly Column[] = [
      ...identity.shown,
      ...figures.shown,
      ...scores.shown,
      ...prediction,
      enums.match,
      ...breakdownColumns(breakdowns, words("breakdownNote")),
      ...identity.hidden,
      ...figures.hidden,
      ...scores.hidden,
      ...enums.hidden,
      ...filterOnlyColumns((key) => words(`fields.${key}`)),
    ].map((column) => {
      const term = ownValue(terms, column.key);
      return term === undefined ? column : { ...column, definition: glossary?.[term].definition };
    });
    const own = hasFigures ? columns : matchColumns(columns);
    return isDemo ? own.map(marked) : own;
  }, [
    words,
    currency,
    minorDigits,
    hasFigures,
    isDemo,
    identity,
    enums,
    scores,
    prediction,
    glossary,
    counted,
    breakdowns,
  ]);
}

/** The value of each breakdown that a supplier spends most under. */
function breakdownColumns(labels: readonly string[], definition: string): readonly Column[] {
  return breakdownProperties.slice(0, labels.length).map((key, at) => ({
    key,
    title: labels[at] ?? "",
    definition,
    type: "text",
    width: 150,
    hidden: at > 0,
    value: (row) => row[key],
  }));
}

/** Heads that the glossary explains. */
const terms: Readonly<Partial<Record<string, TermId>>> = {
  mcc: "mcc",
  payeeClass: "payeeClass",
  addressableMinor: "addressable",
  cardableMinor: "cardable",
  apovMinor: "apov",
  aivMinor: "aiv",
  apvMinor: "apv",
  frequency: "frequency",
  termsBucket: "termsBucket",
  daysToPay: "daysToPay",
  matchBand: "matchBand",
  matchReason: "matchBand",
  matchedName: "directory",
  confidence: "confidence",
  cardAccepting: "cardAccepting",
  vcAccepting: "vcAccepting",
  detailLevel: "detailLevel",
  cardCapability: "cardCapability",
  capabilities: "capability",
  stpScore: "stp",
  vcardScore: "vcard",
  pcardScore: "pcard",
  tandEcardScore: "tandEcard",
  scfScore: "scf",
  instantPayScore: "instantPay",
  boostScore: "boost",
  optimaScore: "optima",
  recommendedMethod: "recommendedMethod",
} satisfies Partial<Record<SupplierColumn | "capabilities", TermId>>;

/** On a made directory what rests on it says so; the strip is of the scores. */
function marked(column: Column): Column {
  return directoryColumns.has(column.key) || column.key === "capabilities" ? { ...column, isDemo: true } : column;
}

function useIdentityColumns(jobId: string): { readonly shown: readonly Column[]; readonly hidden: readonly Column[] } {
  const words = useTranslations("suppliers.grid.columns");
  return useMemo(() => {
    const text = (key: "country" | "city" | "mccDescription" | "matchedName", width: number): Column => ({
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
      width: 260,
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
        { ...text("matchedName", 190), hidden: true },
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
