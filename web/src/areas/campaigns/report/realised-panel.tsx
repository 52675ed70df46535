import {
  AppLink,
  Button,
  csvOf,
  fileNameOf,
  linkStyle,
  Panel,
  PlainTable,
  saveFile,
  type PlainColumn,
  useTexts,
} from "@paygauge/ui";
import { Download } from "lucide-react";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { RealisedSpend } from "@paygauge/api-types/entities/realised-spend";
import { useCall } from "../../../data/use-call.ts";
import { Figure } from "../../../data/figures/figure.tsx";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { realisedFigures } from "../words/campaign-figures.ts";
import { useCampaignMoney } from "../words/use-campaign-money.ts";

type Row = RealisedSpend["rows"][number];

interface RealisedPanelProps {
  readonly jobId: string;
  readonly campaignWorkflowId: string;
}

/** Of suppliers that agreed: what they were expected to be paid by the agreed method since, and what they were. */
export function RealisedPanel(params: RealisedPanelProps) {
  const { data } = useCall("campaignRealised", { params });
  // No one agreed yet: the other panels say so.
  if (data === undefined || data.rows.length === 0) return null;
  return <Realised jobId={params.jobId} spend={data} />;
}

function Realised({ jobId, spend }: { readonly jobId: string; readonly spend: RealisedSpend }) {
  const words = useTranslations("campaigns.report.spend");
  const money = useCampaignMoney(spend);
  const { total, rows, lastMonth } = spend;
  const unknown = rows.length - total.suppliers;
  const columns = useColumns(jobId, spend);
  const all = realisedFigures(spend, total).difference;
  return (
    <Panel
      title={words("title")}
      facts={lastMonth === null ? spend.currency : words("facts", { currency: spend.currency, month: lastMonth })}
      actions={<Csv spend={spend} />}
    >
      <p className="mb-2 text-data">
        {total.suppliers === 0
          ? words("noneKnown")
          : words("sentence", {
              count: total.suppliers,
              realised: money(total.realisedMinor),
              expected: money(total.expectedMinor),
            })}
        {unknown > 0 && total.suppliers > 0 && ` ${words("unknown", { count: unknown })}`}
      </p>
      <PlainTable
        label={words("title")}
        rows={rows}
        rowKey={({ supplierKey }) => supplierKey}
        long
        stacked
        columns={columns}
        sum={{
          name: words("total"),
          value: total.suppliers === 0 ? "–" : <Figure of={all}>{money(all.result?.minor ?? 0)}</Figure>,
        }}
      />
    </Panel>
  );
}

function useColumns(jobId: string, spend: RealisedSpend): readonly PlainColumn<Row>[] {
  const words = useTranslations("campaigns.report.spend");
  const { capabilityNames } = useTexts();
  const formats = useFormats();
  const money = useCampaignMoney(spend);
  const known = (row: Row, key: keyof ReturnType<typeof realisedFigures>) => {
    if (row.reason !== null) return "–";
    const of = realisedFigures(spend, row, { jobId, supplierKey: row.supplierKey })[key];
    return <Figure of={of}>{money(of.result?.minor ?? 0)}</Figure>;
  };
  return [
    {
      key: "name",
      title: words("supplier"),
      namesRow: true,
      render: ({ name, supplierKey }) => (
        <AppLink href={linkTo("jobSupplier", { jobId, supplierKey })} className={linkStyle()}>
          {name}
        </AppLink>
      ),
    },
    { key: "method", title: words("method"), render: ({ method }) => capabilityNames[method] },
    { key: "on", title: words("agreedOn"), render: ({ agreedOn }) => formats.day(agreedOn) },
    {
      key: "months",
      title: words("months"),
      atEnd: true,
      render: ({ months, reason }) => (reason === null ? formats.count(months) : words(`reasons.${reason}`)),
    },
    { key: "expected", title: words("expected"), atEnd: true, render: (row) => known(row, "expected") },
    { key: "realised", title: words("realised"), atEnd: true, render: (row) => known(row, "realised") },
    { key: "difference", title: words("difference"), atEnd: true, render: (row) => known(row, "difference") },
  ];
}

function Csv({ spend }: { readonly spend: RealisedSpend }) {
  const words = useTranslations("campaigns.report.spend");
  const { capabilityNames } = useTexts();
  const inMoney = (key: "expected" | "realised") => `${words(key)} (${spend.currency})`;
  const save = () => {
    const major = (row: Row, minor: number) => (row.reason === null ? minor / 10 ** spend.minorDigits : "");
    const raw = spend.rows.map((row) => [
      row.name,
      capabilityNames[row.method],
      row.agreedOn,
      row.reason === null ? row.months : words(`reasons.${row.reason}`),
      major(row, row.expectedMinor),
      major(row, row.realisedMinor),
    ]);
    const head = [words("supplier"), words("method"), words("agreedOn"), words("months")];
    const text = csvOf({ head: [...head, inMoney("expected"), inMoney("realised")], rows: [], raw });
    saveFile(new Blob([text], { type: "text/csv" }), fileNameOf(words("title"), "csv"));
  };
  return (
    <Button size="sm" variant="quiet" icon={<Download aria-hidden size={16} strokeWidth={1.6} />} onClick={save}>
      CSV
    </Button>
  );
}
