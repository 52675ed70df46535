import { Panel, PlainTable } from "@paygauge/ui";
import { useMemo } from "react";
import { issuerResult } from "@paygauge/analysis/value/case/case-model";
import { issuerAmount } from "@paygauge/analysis/value/case/explain-issuer";
import { issuerRows, type IssuerRow } from "@paygauge/analysis/value/case/explanation";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useCaseMoney } from "../../../state/case-money.ts";
import { useCaseView } from "./case-view.ts";
import { Figure } from "./figure.tsx";

/** The issuer's years, net and in basis points; drawn for who may see them in this job alone. */
export function IssuerPanel() {
  const words = useTranslations("businessCase.issuer");
  const { job, inputs, body, values, years } = useCaseView();
  const money = useCaseMoney(job);
  const { locale } = useFormats();
  const points = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const found = useMemo(() => issuerResult(inputs, body.issuerTyped, values, years), [inputs, body, values, years]);
  if (found === null) return null;
  const textOf = (row: IssuerRow, amount: number | null): string => {
    if (amount === null) return words("none");
    return row === "netBp" ? points.format(amount) : money.whole(amount);
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
            render: (row: IssuerRow) => words(row),
          },
          ...found.map(({ year, cohorts }, at) => ({
            key: String(at),
            title: words("year", { year: at + 1 }),
            atEnd: true,
            render: (row: IssuerRow) => (
              <Figure
                of={{ kind: "issuer", row, year, cohorts }}
                name={words("name", { item: words(row), year: at + 1 })}
              >
                {textOf(row, issuerAmount(year, row))}
              </Figure>
            ),
          })),
        ]}
        rows={issuerRows}
        rowKey={(row) => row}
        rowClass={(row) => (row === "net" ? "font-semibold" : "")}
      />
    </Panel>
  );
}
