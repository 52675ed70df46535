import { Badge, Panel, PlainTable, TextLink, useTexts } from "@paygauge/ui";
import { useState } from "react";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { Job } from "@paygauge/api-types/entities/jobs";
import type { UseCase, UseCaseList } from "@paygauge/api-types/entities/use-cases";
import { DamagedPart } from "../../../data/lists/damaged-part.tsx";
import { useAction } from "../../../data/use-action.ts";
import { useCall } from "../../../data/use-call.ts";
import { Caveat } from "../../../state/caveat.tsx";
import { useTranslations } from "../../../state/formats.ts";
import { OwnShape } from "../../../state/own-shape.tsx";
import { usePageParams } from "../../../state/page.ts";
import { useRunQuery } from "../../../state/perspective.ts";
import { EstimateCaveat } from "../estimate-caveat.tsx";
import { AnalysisPending } from "../analysis-pending.tsx";
import { SaveUseCaseDialog, type NewUseCase } from "./save-use-case-dialog.tsx";
import { SeedsPanel } from "./seeds-panel.tsx";
import { useCaseMoney } from "../../../state/case-money.ts";
import { useSetColumns } from "./use-set-columns.tsx";
import { UseCaseStatus } from "./use-case-status.tsx";
import { useMayEditUseCases } from "./use-may-edit.ts";
import { WavesPanel } from "./waves-panel.tsx";

/** The use cases of a job with what they are worth, and those that are proposed. */
export default function JobUseCasesScreen() {
  const { jobId } = usePageParams("jobUseCases");
  const query = useRunQuery();
  const { data: job } = useCall("job", { params: { jobId } });
  const { data, problem, reload, refreshing } = useCall("useCases", { params: { jobId }, query });
  const mayEdit = useMayEditUseCases();
  const { run: remove } = useAction("deleteUseCase", {
    operation: useTranslations("useCases.page")("deleteOperation"),
  });
  const [saving, setSaving] = useState<NewUseCase | null>(null);
  if (data === undefined && problem !== undefined)
    return <AnalysisPending {...{ jobId, problem }} onRetry={reload} retrying={refreshing} />;
  if (data === undefined || job === undefined) return <OwnShape />;
  return (
    <div className="flex flex-col gap-3.5 p-5 max-lg:p-4">
      <EstimateCaveat job={job} />
      <OutOfDate list={data} />
      <DamagedPart
        ids={data.damaged}
        onDelete={mayEdit ? (useCaseId) => remove({ params: { jobId, useCaseId } }).then(reload) : undefined}
      />
      <CasesPanel job={job} list={data} />
      {data.waves !== null && data.waves.length > 0 && (
        <WavesPanel job={job} waves={data.waves} onSave={mayEdit ? setSaving : undefined} />
      )}
      {data.seeds !== null && <SeedsPanel job={job} seeds={data.seeds} onSave={mayEdit ? setSaving : undefined} />}
      {saving !== null && <SaveUseCaseDialog job={job} from={saving} onClose={() => setSaving(null)} />}
    </div>
  );
}

function OutOfDate({ list }: { readonly list: UseCaseList }) {
  const words = useTranslations("useCases.list");
  const count = list.cases.filter(({ isOutOfDate }) => isOutOfDate).length;
  return count === 0 ? null : (
    <Caveat short={words("outOfDateShort", { count })}>{words("outOfDate", { count })}</Caveat>
  );
}

function CasesPanel({ job, list }: { readonly job: Job; readonly list: UseCaseList }) {
  const words = useTranslations("useCases.list");
  const texts = useTexts();
  const figures = useSetColumns<UseCase>(job);
  const money = useCaseMoney(job);
  const { cases, total, seeds } = list;
  if (cases.length === 0)
    return (
      <Panel title={words("title")}>
        <p className="text-data text-text-2">{words(seeds === null ? "emptyRead" : "empty")}</p>
      </Panel>
    );
  return (
    <Panel
      title={words("title")}
      facts={words("facts", {
        suppliers: total.suppliers,
        spend: money.estimate(total.yearMinor),
        expected: money.whole(total.expectedMinor / 10 ** job.minorDigits),
      })}
    >
      <PlainTable
        stacked
        label={words("title")}
        columns={[
          {
            key: "name",
            title: words("name"),
            render: ({ useCaseId, name, method }) => (
              <span className="flex flex-wrap items-center gap-2 pointer-coarse:min-h-11">
                <TextLink
                  variant="entity"
                  className="inline-block pointer-coarse:py-3.25"
                  href={linkTo("jobUseCase", { jobId: job.id, useCaseId })}
                >
                  {name}
                </TextLink>
                <Badge tone="accent">{texts.capabilityNames[method]}</Badge>
              </span>
            ),
            namesRow: true,
          },
          { key: "status", title: words("status"), render: (found) => <UseCaseStatus job={job} found={found} /> },
          ...figures,
        ]}
        rows={cases}
        rowKey={({ useCaseId }) => useCaseId}
      />
      <p className="mt-2 text-label text-text-2">{words("footnote")}</p>
    </Panel>
  );
}
