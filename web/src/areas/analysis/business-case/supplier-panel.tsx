import { Combobox, Panel, PlainTable, useTexts } from "@paygauge/ui";
import { Scale } from "lucide-react";
import { useState } from "react";
import type { Capability } from "@paygauge/api-types";
import { supplierOf, typicalSupplier, type SupplierSide } from "@paygauge/api-types/value/case/supplier-side";
import { useCall } from "../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useMay } from "../../../state/permissions.ts";
import { useRunQuery } from "../../../state/perspective.ts";
import { useCaseMoney } from "../../../state/case-money.ts";
import { useCaseView } from "./case-view.ts";
import { Figure } from "./figure.tsx";

/** What the case means to those who are asked to take part. Acceptance costs them, and where they lose it says so. */
export function SupplierPanel() {
  const words = useTranslations("businessCase.supplier");
  const { job, inputs, result, methods } = useCaseView();
  const maySeeSuppliers = useMay("JobSuppliers_VIEW");
  const { capabilityNames } = useTexts();
  const money = useCaseMoney(job);
  const sides = methods.flatMap((method) => {
    const cohort = result.asked.find((each) => each.method === method);
    const suppliers = inputs.cohorts.find((each) => each.method === method)?.suppliers ?? 0;
    const side = cohort === undefined ? null : typicalSupplier(cohort, suppliers);
    return side === null ? [] : [side];
  });
  const losing = sides.filter(({ net }) => net < 0);
  const days = (value: number) => words("days", { days: Math.round(value) });
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
            method: capabilityNames[side.method],
            fee: money.percent(side.feeRate),
            breakEven: side.breakEvenDays === null ? "" : days(side.breakEvenDays),
            days: days(side.daysEarlier),
            net: money.whole(side.net),
          })}
        </p>
      ))}
      {losing.length > 1 && (
        <p className="mb-1.5 text-data">
          {words("alsoLose", {
            methods: losing
              .slice(1)
              .map(({ method }) => capabilityNames[method])
              .join(", "),
          })}
        </p>
      )}
      <CohortTable sides={sides} />
      {maySeeSuppliers && <ChosenSupplier />}
      <p className="mt-2 text-label text-text-2">{words("cost")}</p>
    </Panel>
  );
}

function CohortTable({ sides }: { readonly sides: readonly SupplierSide[] }) {
  const words = useTranslations("businessCase.supplier");
  const { job } = useCaseView();
  const { capabilityNames } = useTexts();
  const money = useCaseMoney(job);
  const { count } = useFormats();
  return (
    <PlainTable
      label={words("title")}
      columns={[
        {
          key: "method",
          title: words("cohort"),
          namesRow: true,
          render: ({ method }: SupplierSide) => capabilityNames[method],
        },
        { key: "days", title: words("sooner"), atEnd: true, render: ({ daysEarlier }) => count(daysEarlier) },
        {
          key: "breakEven",
          title: words("breakEven"),
          atEnd: true,
          render: ({ breakEvenDays }) => (breakEvenDays === null ? words("none") : count(Math.round(breakEvenDays))),
        },
        {
          key: "rate",
          title: words("rate"),
          atEnd: true,
          render: ({ earlyPayRate }) =>
            earlyPayRate === null ? words("none") : money.percent(Number(earlyPayRate.toFixed(3))),
        },
        {
          key: "net",
          title: words("net"),
          atEnd: true,
          render: ({ method, net }) => (
            <Figure of={{ kind: "supplier", method }} name={words("netOf", { method: capabilityNames[method] })}>
              {money.whole(net)}
            </Figure>
          ),
        },
      ]}
      rows={sides}
      rowKey={({ method }) => method}
    />
  );
}

function ChosenSupplier() {
  const words = useTranslations("businessCase.supplier");
  const { job, result, methods } = useCaseView();
  const { capabilityNames } = useTexts();
  const money = useCaseMoney(job);
  const query = useRunQuery();
  const [search, setSearch] = useState("");
  const [chosen, setChosen] = useState<string>();
  const request = { pageNumber: 1, pageSize: 25, orderBy: "-spendMinor", ...(search === "" ? {} : { search }) };
  const { data } = useCall("jobSuppliers", { params: { jobId: job.id }, query, body: request });
  const rows = data?.collection ?? [];
  const row = rows.find(({ supplierKey }) => supplierKey === chosen);
  const method: Capability | undefined = row?.recommendedMethod ?? methods[0];
  const cohort = result.asked.find((each) => each.method === method);
  const volume = { spend: (row?.addressableMinor ?? 0) / 10 ** job.minorDigits, payments: row?.transactions ?? 0 };
  const side = row === undefined ? null : supplierOf(cohort, volume);
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
          {words(side.net < 0 ? "chosenLoses" : "chosenGains", {
            name: row.name,
            method: capabilityNames[side.method],
            spend: money.whole(side.spend),
            net: money.whole(side.net),
          })}
        </output>
      )}
    </div>
  );
}
