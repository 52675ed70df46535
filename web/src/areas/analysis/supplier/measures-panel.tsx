import { Panel } from "@paygauge/ui";
import type { SupplierDetail } from "@paygauge/api-types/entities/suppliers";
import { Term } from "../../../glossary/term.tsx";
import { useCaseMoney } from "../../../state/case-money.ts";
import { Figure } from "../../../data/figures/figure.tsx";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { FactsList, type Fact } from "../facts-list.tsx";
import { useMoney, usePercent } from "../job-money.ts";
import { useAnalysisWords } from "../use-analysis-words.ts";
import { useDocumentWords } from "../use-document-words.ts";
import { documentFigures, supplierFigures } from "./supplier-figures.ts";
import { yearFigure } from "./year-figure.ts";

interface MeasuresPanelProps {
  readonly jobId: string;
  readonly detail: SupplierDetail;
}

/** The supplier in figures, as the files state them. */
export function MeasuresPanel({ jobId, detail }: MeasuresPanelProps) {
  const words = useTranslations("suppliers.page");
  const amounts = useAmountFacts(jobId, detail);
  const times = useTimeFacts(detail);
  const formats = useFormats();
  const { scaled } = detail;
  const period =
    scaled === null
      ? words("measuresNote")
      : words("measuresOfPeriod", { first: formats.day(scaled.from), last: formats.day(scaled.to) });
  return (
    <Panel title={words("measures")} facts={period}>
      <FactsList facts={[...amounts.documents, ...times, ...amounts.reach]} />
    </Panel>
  );
}

/** Spend, documents with their averages, and what of the spend can be moved. */
function useAmountFacts(
  jobId: string,
  detail: SupplierDetail,
): Readonly<Record<"documents" | "reach", readonly Fact[]>> {
  const made = supplierFigures(jobId, detail);
  const held = documentFigures(jobId, detail);
  const words = useTranslations("suppliers.page");
  const counted = useDocumentWords();
  const formats = useFormats();
  const money = useMoney(detail);
  const { estimate } = useCaseMoney(detail);
  const { measures } = detail;
  const documents = (key: "orders" | "invoices" | "payments"): Fact => ({
    key,
    label: counted(key, words(key)),
    value: formats.count(measures[key]),
    note: measures[key] === 0 ? undefined : <Figure of={held.sum(key, measures[`${key}Minor`])} isExact />,
  });
  const average = (key: "apov" | "aiv" | "apv" | "ticket"): Fact => {
    const minor = measures[`${key}Minor`];
    const value = minor === null ? words("none") : <Figure of={held.average(minor)}>{money.average(minor)}</Figure>;
    return { key, label: <Term id={key}>{words(key)}</Term>, value };
  };
  const amount = (key: "onCard" | "addressable" | "cardable"): Fact => ({
    key,
    label: key === "onCard" ? words(key) : <Term id={key}>{words(key)}</Term>,
    value: <Figure of={made[key]} isExact />,
    ...(key === "onCard" || detail.addressableFactor === 1
      ? {}
      : { note: words("aYear", { money: estimate(yearFigure(measures[`${key}Minor`], detail)) }) }),
  });
  const spend: Fact = {
    key: "spend",
    label: words("spendLabel"),
    value: <Figure of={made.spend} isExact />,
    note: words(`sources.${measures.spendSource}`),
  };
  return {
    documents: [
      spend,
      documents("orders"),
      average("apov"),
      documents("invoices"),
      average("aiv"),
      documents("payments"),
      average("apv"),
      average("ticket"),
    ],
    reach: [amount("onCard"), amount("addressable"), amount("cardable")],
  };
}

/** How often, on which terms and how promptly the supplier is paid. */
function useTimeFacts({ measures }: SupplierDetail): readonly Fact[] {
  const words = useTranslations("suppliers.page");
  const formats = useFormats();
  const percent = usePercent();
  const analysis = useAnalysisWords();
  const days = (value: number) => {
    const count = Math.round(Math.abs(value) * 10) / 10;
    return { count, days: formats.count(count) };
  };
  const lateness = (late: number) =>
    late < 0 ? words("daysEarly", days(late)) : words("daysLate", { days: Math.round(late) });
  const { termsDays, daysToPay, daysLate, orderShare } = measures;
  return [
    {
      key: "frequency",
      label: <Term id="frequency">{words("frequency")}</Term>,
      value: analysis.frequency(measures.frequency),
    },
    {
      key: "terms",
      label: <Term id="termsBucket">{words("terms")}</Term>,
      value: analysis.terms(measures.termsBucket),
      note: termsDays === null ? undefined : words("termsDays", days(termsDays)),
    },
    {
      key: "daysToPay",
      label: <Term id="daysToPay">{words("daysToPay")}</Term>,
      value: daysToPay === null ? words("unknown") : words("days", days(daysToPay)),
      note: daysLate === null ? undefined : lateness(daysLate),
    },
    {
      key: "orderShare",
      label: words("orderShare"),
      value: orderShare === null ? words("unknown") : percent(orderShare * 100),
    },
  ];
}
