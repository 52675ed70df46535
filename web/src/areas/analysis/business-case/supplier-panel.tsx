import { Combobox, Panel, PlainTable } from "@paygauge/ui";
import { Scale } from "lucide-react";
import { useState } from "react";
import type { CaseMethod } from "@paygauge/api-types/entities/case-methods";
import { leaveAsIs } from "@paygauge/api-types/entities/capabilities";
import { factorFor } from "@paygauge/analysis/value/factor-for";
import { supplierOf, typicalSupplier, type SupplierSide } from "@paygauge/analysis/value/case/supplier-side";
import { useCall } from "../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useMay } from "../../../state/permissions.ts";
import { useRunQuery } from "../../../state/perspective.ts";
import { useCaseMoney } from "../../../state/case-money.ts";
import { useMethodNames } from "./use-method-names.ts";
import { useCaseView } from "./case-view.ts";
import { Figure } from "./figure.tsx";

/** What the case means to those who are asked to take part. Acceptance costs them, and where they lose it says so. */
export function SupplierPanel() {
  const words = useTranslations("businessCase.supplier");
  const { job, inputs, result, methods } = useCaseView();
  const maySeeSuppliers = useMay("JobSuppliers_VIEW");
  const methodName = useMethodNames();
  const money = useCaseMoney(job);
  const sides = methods.flatMap((method) => {
    const cohort = result.asked.find((each) => each.method === method);
    const suppliers = inputs.cohorts.find((each) => each.method === method)?.suppliers ?? 0;
    const side = cohort === undefined ? null : typicalSupplier(cohort, suppliers);
    return side === null ? [] : [side];
  });
  const losing = sides.filter(({ year }) => year !== null && year.net < 0);
  const unstated = sides.filter(({ year }) => year === null);
  const days = (value: number) => words("days", { days: Math.round(value) });
  const namesOf = (of: readonly SupplierSide[]) => of.map(({ method }) => methodName(method)).join(", ");
  return (
    <Panel
      title={
        <span className="inline-flex items-center gap-2">
          {losing.length > 0 && <Scale aria-hidden size={16} strokeWidth={1.6} className="text-warning" />}
          {words("title")}
        </span>
      }
      facts={words("facts")}
    >
      {losing.slice(0, 1).map((side) => (
        <p key={side.method} className="mb-1.5 text-data">
          {words(side.breakEvenDays === null ? "losesAlways" : "loses", {
            method: methodName(side.method),
            fee: money.percent(side.feeRate ?? 0),
            breakEven: side.breakEvenDays === null ? "" : days(side.breakEvenDays),
            days: days(side.daysEarlier),
            net: money.whole(side.year?.net ?? 0),
          })}
        </p>
      ))}
      {losing.length > 1 && (
        <p className="mb-1.5 text-data">{words("alsoLose", { methods: namesOf(losing.slice(1)) })}</p>
      )}
      {unstated.length > 0 && <p className="mb-1.5 text-data">{words("unstated", { methods: namesOf(unstated) })}</p>}
      <CohortTable sides={sides} />
      {maySeeSuppliers && <ChosenSupplier />}
      <p className="mt-2 text-label text-text-2">{words("cost")}</p>
    </Panel>
  );
}

/** What a figure of a side is written as; null where there is none to tell. */
function useSideTexts() {
  const words = useTranslations("businessCase.supplier");
  const { job } = useCaseView();
  const money = useCaseMoney(job);
  const { count } = useFormats();
  return {
    sooner: ({ daysEarlier }: SupplierSide) => count(Number(daysEarlier.toFixed(1))),
    breakEven: ({ breakEvenDays }: SupplierSide) =>
      breakEvenDays === null ? words("none") : count(Math.round(breakEvenDays)),
    rate: ({ earlyPayRate }: SupplierSide) =>
      earlyPayRate === null ? words("none") : money.percent(Number(earlyPayRate.toFixed(3))),
    net: ({ year }: SupplierSide) => (year === null ? words("feeUnstated") : money.whole(year.net)),
  } as const;
}

const columns = [
  { key: "sooner", kind: "daysSooner", isThere: () => true },
  { key: "breakEven", kind: "breakEvenDays", isThere: ({ breakEvenDays }: SupplierSide) => breakEvenDays !== null },
  { key: "rate", kind: "earlyPay", isThere: ({ earlyPayRate }: SupplierSide) => earlyPayRate !== null },
  { key: "net", kind: "supplier", isThere: ({ year }: SupplierSide) => year !== null },
] as const;

/** A column that no cohort fills is left out: the panel is narrow. */
function CohortTable({ sides }: { readonly sides: readonly SupplierSide[] }) {
  const words = useTranslations("businessCase.supplier");
  const methodName = useMethodNames();
  const texts = useSideTexts();
  const filled = columns.filter(({ key, isThere }) => key !== "rate" || sides.some(isThere));
  return (
    <PlainTable
      label={words("title")}
      columns={[
        {
          key: "method",
          title: words("cohort"),
          namesRow: true,
          render: ({ method }: SupplierSide) => methodName(method),
        },
        ...filled.map(({ key, kind, isThere }) => ({
          key,
          title: words(key),
          atEnd: true,
          render: (side: SupplierSide) =>
            isThere(side) ? (
              <Figure
                of={{ kind, side }}
                name={words("figureOf", { figure: words(key), method: methodName(side.method) })}
              >
                {texts[key](side)}
              </Figure>
            ) : (
              texts[key](side)
            ),
        })),
      ]}
      rows={sides}
      rowKey={({ method }) => method}
    />
  );
}

function ChosenSupplier() {
  const words = useTranslations("businessCase.supplier");
  const { job, result, methods, annualFactor } = useCaseView();
  const methodName = useMethodNames();
  const money = useCaseMoney(job);
  const query = useRunQuery();
  const [search, setSearch] = useState("");
  const [chosen, setChosen] = useState<string>();
  const request = { pageNumber: 1, pageSize: 25, orderBy: "-spendMinor", ...(search === "" ? {} : { search }) };
  const { data } = useCall("jobSuppliers", { params: { jobId: job.id }, query, body: request });
  const rows = data?.collection ?? [];
  const row = rows.find(({ supplierKey }) => supplierKey === chosen);
  const recommended = row?.recommendedMethod ?? leaveAsIs;
  const method: CaseMethod | undefined = recommended === leaveAsIs ? methods[0] : recommended;
  const cohort = result.asked.find((each) => each.method === method);
  const factor = factorFor(row?.transactions ?? 0, annualFactor);
  const volume = {
    spend: ((row?.addressableMinor ?? 0) / 10 ** job.minorDigits) * factor,
    payments: (row?.transactions ?? 0) * factor,
  };
  const side = row === undefined || cohort === undefined ? null : supplierOf(cohort, volume);
  return (
    <div className="mt-3 border-t border-line pt-3">
      <Combobox
        label={words("choose")}
        placeholder={words("choosePlaceholder")}
        value={chosen}
        options={rows.map(({ supplierKey, name }) => ({ value: supplierKey, label: name }))}
        onSearch={setSearch}
        onChange={setChosen}
      />
      {side !== null && row !== undefined && (
        <output className="mt-2 block text-data">
          {side.year === null ? (
            words("chosenUnstated", { name: row.name, method: methodName(side.method) })
          ) : (
            <Figure of={{ kind: "supplier", side }} name={row.name}>
              {words(side.year.net < 0 ? "chosenLoses" : "chosenGains", {
                name: row.name,
                method: methodName(side.method),
                spend: money.whole(side.volume.spend),
                net: money.whole(side.year.net),
              })}
            </Figure>
          )}
        </output>
      )}
    </div>
  );
}
