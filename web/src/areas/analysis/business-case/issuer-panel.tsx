import { Panel, PlainTable } from "@paygauge/ui";
import { useMemo } from "react";
import { issuerResult } from "@paygauge/api-types/value/case/case-model";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useCaseMoney } from "../../../state/case-money.ts";
import { useCaseView } from "./case-view.ts";

const rows = [
  "interchange",
  "perPayment",
  "schemeFee",
  "creditLoss",
  "rebate",
  "funding",
  "operations",
  "net",
] as const;
const costs: ReadonlySet<string> = new Set(["schemeFee", "creditLoss", "rebate", "funding", "operations"]);

/** The issuer's years, net and in basis points; drawn for who may see them in this job alone. */
export function IssuerPanel() {
  const words = useTranslations("businessCase.issuer");
  const { job, inputs, body, values, years } = useCaseView();
  const money = useCaseMoney(job);
  const { locale } = useFormats();
  const points = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const found = useMemo(() => issuerResult(inputs, body.issuerTyped, values, years), [inputs, body, values, years]);
  if (found === null) return null;
  const amount = (row: (typeof rows)[number], at: number) => {
    const value = found[at]?.[row] ?? 0;
    return costs.has(row) ? -value : value;
  };
  return (
    <Panel title={words("title")} facts={words("facts")}>
      <PlainTable
        label={words("title")}
        columns={[
          {
            key: "name",
            title: words("what"),
            namesRow: true,
            render: (row: (typeof rows)[number] | "netBp") => words(row),
          },
          ...found.map((year, at) => ({
            key: String(at),
            title: words("year", { year: at + 1 }),
            atEnd: true,
            render: (row: (typeof rows)[number] | "netBp") => {
              if (row !== "netBp") return money.whole(amount(row, at));
              return year.netBp === null ? words("none") : points.format(year.netBp);
            },
          })),
        ]}
        rows={[...rows, "netBp"]}
        rowKey={(row) => row}
        rowClass={(row) => (row === "net" ? "font-semibold" : "")}
      />
    </Panel>
  );
}
