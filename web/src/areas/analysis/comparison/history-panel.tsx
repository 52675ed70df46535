import { bandOf, CapabilityStrip, Panel, PlainTable, type Band, type CapabilityKey } from "@paygauge/ui";
import { capabilities } from "@paygauge/api-types/entities/capabilities";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { AnswerOf } from "@paygauge/api-types/endpoints";
import type { SupplierDetail } from "@paygauge/api-types/entities/suppliers";
import { useCall } from "../../../data/use-call.ts";
import { Figure } from "../../../data/figures/figure.tsx";
import { sumFigure } from "../../../data/figures/figure-query.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";

interface HistoryPanelProps {
  readonly jobId: string;
  readonly detail: SupplierDetail;
}

type Lived = AnswerOf<"supplierHistory">[number];

function bandsOf({ levels }: Lived): Partial<Record<CapabilityKey, Band>> {
  const told = capabilities.filter((each) => levels[each] !== undefined);
  return Object.fromEntries(told.map((each) => [each, bandOf(levels[each] ?? "None") ?? "none"]));
}

/** The supplier in the runs that are kept, the newest first; nothing where there is only one. */
export function HistoryPanel({ jobId, detail }: HistoryPanelProps) {
  const words = useTranslations("runs.history");
  const { day } = useFormats();
  const spend = ({ spendMinor }: Lived) =>
    sumFigure(
      detail,
      "supplierSpend",
      { key: "spend", minor: spendMinor },
      { notes: ["ofRun"], rows: linkTo("jobSupplierRows", { jobId, supplierKey }) },
    );
  const { supplierKey } = detail.row;
  const { data } = useCall("supplierHistory", { params: { jobId, supplierKey } }, { keepPrevious: false });
  if (data === undefined || data.length < 2) return null;
  return (
    <Panel title={words("title")}>
      <PlainTable
        label={words("title")}
        columns={[
          {
            key: "run",
            title: words("run"),
            render: ({ number, finishedOn, publishedOn }) => (
              <>
                {words("runOf", { number: String(number), day: day(finishedOn) })}
                {publishedOn !== null && <span className="block text-label text-text-2">{words("published")}</span>}
              </>
            ),
            namesRow: true,
          },
          { key: "spend", title: words("spend"), render: (lived) => <Figure of={spend(lived)} />, atEnd: true },
          { key: "levels", title: words("levels"), render: (lived) => <CapabilityStrip bands={bandsOf(lived)} /> },
        ]}
        rows={data}
        rowKey={({ run }) => run}
      />
    </Panel>
  );
}
