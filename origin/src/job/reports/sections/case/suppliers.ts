import type { ReportTable } from "@paygauge/api-types/reports/figures";
import { typicalSupplier, type SupplierSide } from "@paygauge/analysis/value/case/supplier-side";
import type { ReportedBusinessCase } from "../../../business-case/reported-case.ts";
import { defineSection, type Composing } from "../../section.ts";
import { caseTexts, countingCase, toldLevels } from "./case-texts.ts";

interface Side extends SupplierSide {
  readonly suppliers: number;
}

function sidesOf(told: ReportedBusinessCase): Side[] {
  const { asked } = toldLevels(told).base.result;
  return asked.flatMap((cohort) => {
    const suppliers = told.inputs.cohorts.find(({ method }) => method === cohort.method)?.suppliers ?? 0;
    const side = typicalSupplier(cohort, suppliers);
    return side === null ? [] : [{ ...side, suppliers }];
  });
}

const isLosing = ({ year }: SupplierSide): boolean => year !== null && year.net < 0;

function leadOf(sides: readonly Side[], composing: Composing): string[] {
  const { words, formats } = composing;
  const texts = caseTexts(composing);
  const names = (of: readonly Side[]): string => of.map(({ method }) => texts.method(method)).join(", ");
  const lost = sides.filter(isLosing).map((side) =>
    words.say(side.breakEvenDays === null ? "caseLosesAlways" : "caseLoses", {
      method: texts.method(side.method),
      fee: formats.share(side.feeRate ?? 0),
      rate: formats.share(side.terms.cashRate),
      breakEven: Math.round(side.breakEvenDays ?? 0),
      days: Math.round(side.daysEarlier),
      loss: texts.money(Math.abs(side.year?.net ?? 0)),
      spend: texts.money(side.volume.spend),
    }),
  );
  const questioned = sides.some(isLosing) ? [words.say("caseQuestioned")] : [];
  const unstated = sides.filter(({ year }) => year === null);
  return [
    ...lost,
    ...questioned,
    ...(unstated.length > 0 ? [words.say("caseFeeUnstated", { methods: names(unstated) })] : []),
    words.say("caseSuppliersPay"),
  ];
}

function tableOf(sides: readonly Side[], composing: Composing): ReportTable {
  const { words, formats } = composing;
  const texts = caseTexts(composing);
  const { heads, parameters, sources } = words.caseWords;
  return {
    caption: words.say("caseTypical"),
    columns: [
      { id: "cohort", label: heads.cohort, align: "start" },
      { id: "suppliers", label: heads.suppliers, align: "end" },
      { id: "fee", label: parameters.supplierFee, align: "end" },
      { id: "daysSooner", label: heads.daysSooner, align: "end" },
      { id: "breakEvenDays", label: heads.breakEvenDays, align: "end" },
      { id: "earlyPay", label: words.say("caseEarlyPay"), align: "end" },
      { id: "net", label: words.say("caseSupplierYear"), align: "end" },
    ],
    rows: sides.map((side) => ({
      rowId: side.method,
      cells: [
        texts.method(side.method),
        formats.count(side.suppliers),
        side.feeRate === null ? sources.unstated : formats.share(side.feeRate),
        formats.decimal(side.daysEarlier),
        side.breakEvenDays === null ? "–" : formats.count(Math.round(side.breakEvenDays)),
        side.earlyPayRate === null ? "–" : formats.share(Number(side.earlyPayRate.toFixed(3))),
        side.year === null ? sources.unstated : texts.money(side.year.net),
      ],
    })),
    totalRows: sides.length,
  };
}

/** What the case asks of suppliers. Acceptance costs them, and the page reports where a typical one loses. */
export const caseSuppliersSection = defineSection<ReportedBusinessCase>({
  id: "caseSuppliers",
  kind: "finding",
  reportTypes: ["business-case"],
  title: (words) => words.say("caseSuppliersTitle"),
  facts: countingCase,
  compose: (told, composing) => {
    const { words } = composing;
    const sides = sidesOf(told);
    const losing = sides.filter(isLosing).length;
    return {
      title: words.say("caseSuppliersTitle"),
      finding: words.say(losing > 0 ? "caseSuppliersLose" : "caseSuppliersFinding", {
        count: losing,
        all: sides.length,
      }),
      lead: leadOf(sides, composing),
      facts: [],
      table: tableOf(sides, composing),
      isDemo: composing.summary.directory?.isSample ?? false,
    };
  },
});
