import { Panel, PlainTable, type PlainColumn } from "@paygauge/ui";
import type { Insights, PaymentMix } from "@paygauge/api-types/entities/insights";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { percentOf, useMoney, usePercent } from "../job-money.ts";
import { useAnalysisWords } from "../use-analysis-words.ts";
import { useDocumentWords } from "../use-document-words.ts";

type Row = Omit<PaymentMix[number], "method"> & { readonly method: string | null };

/** Below 640 px rows have no titles above them: each figure says what it is. */
function Figure({ title, children }: { readonly title: string; readonly children: string }) {
  return (
    <>
      <span className="me-1 text-label text-text-2 sm:hidden">{title}</span>
      {children}
    </>
  );
}

/** How the buyer pays today: by method the value, how often, and what that costs; of the selection and the period. */
export function PaymentMixPanel({ insights }: { readonly insights: Insights }) {
  const words = useTranslations("analysis.insights.mixTable");
  const columns = useColumns(insights);
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

function useColumns(insights: Insights): readonly PlainColumn<Row>[] {
  const words = useTranslations("analysis.insights.mixTable");
  const usual = useTranslations("analysis.insights");
  const counted = useDocumentWords();
  const formats = useFormats();
  const money = useMoney(insights);
  const percent = usePercent();
  const analysis = useAnalysisWords();
  const whole = insights.paymentMethods.reduce((all, { valueMinor }) => all + valueMinor, 0);
  const figure = (key: string, title: string, textOf: (row: Row) => string): PlainColumn<Row> => ({
    key,
    title,
    render: (row) => {
      const text = textOf(row);
      return text === "" ? "" : <Figure title={title}>{text}</Figure>;
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
    figure("value", usual("methodsMeasure"), ({ valueMinor }) => money.exact(valueMinor)),
    figure("share", words("share"), ({ valueMinor }) => percent(percentOf(valueMinor, whole))),
    figure("count", counted("payments", words("payments")), ({ count }) => formats.count(count)),
    figure("each", words("each"), ({ costPerPaymentMinor: each }) => (each === undefined ? "" : money.exact(each))),
    figure("cost", words("cost"), ({ costMinor: cost }) => (cost === undefined ? "" : money.exact(cost))),
  ];
}
