import { Panel, PlainTable, type PlainColumn } from "@paygauge/ui";
import type { ReactNode } from "react";
import type { Insights, PaymentMix } from "@paygauge/api-types/entities/insights";
import { Figure } from "../../../data/figures/figure.tsx";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { percentOf, useMoney, usePercent } from "../job-money.ts";
import { useAnalysisWords } from "../use-analysis-words.ts";
import { useDocumentWords } from "../use-document-words.ts";
import { methodFigures } from "./insight-figures.ts";
import type { InsightsQuery } from "./insights-query.ts";

type Row = Omit<PaymentMix[number], "method"> & { readonly method: string | null };

/** Below 640 px rows have no titles above them: each figure says what it is. */
function Titled({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <>
      <span className="me-1 text-label text-text-2 sm:hidden">{title}</span>
      {children}
    </>
  );
}

interface PaymentMixPanelProps {
  readonly jobId: string;
  readonly query: InsightsQuery;
  readonly insights: Insights;
}

/** How the buyer pays today: by method the value, how often, and what that costs; of the selection and the period. */
export function PaymentMixPanel(props: PaymentMixPanelProps) {
  const { insights } = props;
  const words = useTranslations("analysis.insights.mixTable");
  const columns = useColumns(props);
  const { paymentMethods: mix } = insights;
  if (!mix.some(({ method }) => method !== "Unknown")) return null;
  const sum = (pick: (row: PaymentMix[number]) => number): number => mix.reduce((all, row) => all + pick(row), 0);
  const total: Row = {
    method: null,
    valueMinor: sum(({ valueMinor }) => valueMinor),
    count: sum(({ count }) => count),
    costMinor: sum(({ costMinor = 0 }) => costMinor),
  };
  return (
    <Panel title={words("title")} facts={words("facts")}>
      <PlainTable
        stacked
        label={words("title")}
        columns={columns}
        rows={[...mix, total]}
        rowKey={({ method }) => method ?? "total"}
      />
    </Panel>
  );
}

function useColumns({ jobId, insights, query }: PaymentMixPanelProps): readonly PlainColumn<Row>[] {
  const words = useTranslations("analysis.insights.mixTable");
  const usual = useTranslations("analysis.insights");
  const counted = useDocumentWords();
  const formats = useFormats();
  const money = useMoney(insights);
  const percent = usePercent();
  const analysis = useAnalysisWords();
  const made = (row: Row) => methodFigures(jobId, insights, query, row);
  const whole = insights.paymentMethods.reduce((all, { valueMinor }) => all + valueMinor, 0);
  const figure = (key: string, title: string, textOf: (row: Row) => ReactNode): PlainColumn<Row> => ({
    key,
    title,
    render: (row) => {
      const text = textOf(row);
      return text === "" ? "" : <Titled title={title}>{text}</Titled>;
    },
    atEnd: true,
  });
  return [
    {
      key: "method",
      title: usual("method"),
      render: ({ method }) =>
        method === null ? <strong className="font-semibold">{words("total")}</strong> : analysis.method(method),
      namesRow: true,
    },
    figure("value", usual("methodsMeasure"), (row) => <Figure of={made(row).value} isExact />),
    figure("share", words("share"), ({ valueMinor }) => percent(percentOf(valueMinor, whole))),
    figure("count", counted("payments", words("payments")), ({ count }) => formats.count(count)),
    figure("each", words("each"), (row) =>
      row.costPerPaymentMinor === undefined ? (
        ""
      ) : (
        <Figure of={made(row).each}>{money.exact(row.costPerPaymentMinor)}</Figure>
      ),
    ),
    figure("cost", words("cost"), (row) => (row.costMinor === undefined ? "" : <Figure of={made(row).cost} isExact />)),
  ];
}
