import { Badge, CapabilityStrip, FactList, Panel, TextLink, useTexts } from "@paygauge/ui";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { Job } from "@paygauge/api-types/entities/jobs";
import type { UseCase, UseCaseSupplier } from "@paygauge/api-types/entities/use-cases";
import { useCall } from "../../../data/use-call.ts";
import { Figure } from "../../../data/figures/figure.tsx";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { NeighbourButtons } from "../../../state/neighbour-buttons.tsx";
import { OwnShape } from "../../../state/own-shape.tsx";
import { usePageParams } from "../../../state/page.ts";
import { useGuard } from "../../../state/permissions.ts";
import { useRunQuery } from "../../../state/perspective.ts";
import { AnalysisPending } from "../analysis-pending.tsx";
import { useAnalysisWords } from "../use-analysis-words.ts";
import { useDocumentWords } from "../use-document-words.ts";
import { MissingUseCase, NotInUseCase } from "./missing-use-case.tsx";
import { UseCaseLinks } from "./use-case-links.tsx";
import { useCaseMoney } from "../../../state/case-money.ts";
import { bandsOfMember } from "./bands-of-member.ts";
import { yearOfMember } from "./use-case-figures.ts";
import { ValuePanel } from "./value-panel.tsx";
import { useRecordName } from "../../../state/record-name.ts";

/** A supplier of a use case: how it was when the set was frozen, what it is worth, and where else it counts. */
export default function JobUseCaseSupplierScreen() {
  const { jobId, useCaseId, supplierKey } = usePageParams("jobUseCaseSupplier");
  const query = useRunQuery();
  const params = { jobId, useCaseId };
  const { data: job } = useCall("job", { params: { jobId } });
  const useCase = useCall("useCase", { params, query });
  const found = useCase.data;
  const { data, problem, reload, refreshing } = useCall("useCaseSupplier", {
    params: { ...params, supplierKey },
    query,
  });
  if (data === undefined || data.member.supplierKey !== supplierKey) {
    // The use case is there: it is the supplier that is not.
    if (problem?.status === 404 && found?.useCaseId === useCaseId) return <NotInUseCase jobId={jobId} found={found} />;
    if (problem?.status === 404 && useCase.loading) return <OwnShape />;
    if (problem?.status === 404) return <MissingUseCase jobId={jobId} />;
    return <AnalysisPending {...{ jobId, problem }} onRetry={reload} retrying={refreshing} />;
  }
  if (job === undefined || found === undefined) return <OwnShape />;
  return <SupplierOfUseCase job={job} found={found} supplier={data} />;
}

interface SupplierProps {
  readonly job: Job;
  readonly found: UseCase;
  readonly supplier: UseCaseSupplier;
}

function SupplierOfUseCase({ job, found, supplier }: SupplierProps) {
  const words = useTranslations("useCases.supplier");
  const analysis = useAnalysisWords();
  const texts = useTexts();
  const { member } = supplier;
  useRecordName(member.name);
  // The levers of one supplier: the terms of the set over its own figures, as if it converts.
  const totals = { suppliers: 1, yearMinor: member.yearMinor, payments: member.payments };
  const alone: UseCase = {
    ...found,
    totals,
    cardable: {
      suppliers: member.cardableMinor > 0 ? 1 : 0,
      yearMinor: member.cardableMinor,
      payments: member.cardablePayments,
    },
    typed: { ...found.typed, conversion: 1 },
  };
  return (
    <div className="flex flex-col gap-3.5 p-5 max-lg:p-4">
      <section aria-labelledby="supplier-name" className="rounded-card border border-line bg-surface px-4 py-3.5">
        <SupplierLinks {...{ job, found, supplier }} />
        <div className="mt-2 flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <h2 id="supplier-name" className="text-title font-semibold wrap-anywhere">
            {member.name}
          </h2>
          <Badge tone="accent">{texts.capabilityNames[found.method]}</Badge>
        </div>
        <p className="text-data text-text-2">
          {[analysis.country(member.country), `${member.mcc} ${member.mccDescription}`.trim()]
            .filter((each) => each !== "")
            .join(", ")}
        </p>
        <div className="mt-3">
          <CapabilityStrip bands={bandsOfMember(member)} />
        </div>
      </section>
      <div className="grid items-start gap-3.5 lg:grid-cols-2">
        <ValuePanel job={job} found={alone} isOne />
        <div className="flex min-w-0 flex-col gap-3.5">
          <SetPanel {...{ job, found, supplier }} />
          <Panel title={words("counts")} facts={words("countsFacts")}>
            <UseCaseLinks jobId={job.id} cases={supplier.cases} />
          </Panel>
        </div>
      </div>
    </div>
  );
}

/** The supplier's figures as the set keeps them, and the way to its own page. */
function SetPanel({ job, found, supplier }: SupplierProps) {
  const counted = useDocumentWords();
  const words = useTranslations("useCases.supplier");
  const formats = useFormats();
  const money = useCaseMoney(job);
  const { opens } = useGuard();
  const { member } = supplier;
  return (
    <Panel title={words("frozen")} facts={words("frozenOn", { day: formats.day(found.frozenOn) })}>
      <FactList
        facts={[
          [
            words("year"),
            <Figure key="year" of={yearOfMember(job, member)}>
              {money.estimate(member.yearMinor)}
            </Figure>,
          ],
          [counted("paymentsYear", words("payments")), formats.count(member.payments)],
          [words("place"), words("placeOf", { place: supplier.place, total: found.totals.suppliers })],
        ]}
      />
      {supplier.isInRun ? (
        opens("jobSupplier") && (
          <p className="mt-2 text-data">
            <TextLink href={linkTo("jobSupplier", { jobId: job.id, supplierKey: member.supplierKey })}>
              {words("toSupplier")}
            </TextLink>
          </p>
        )
      ) : (
        <p className="mt-2 text-data text-text-2">{words("notInRun")}</p>
      )}
    </Panel>
  );
}

function SupplierLinks({ job, found, supplier }: SupplierProps) {
  const words = useTranslations("useCases.supplier");
  const params = { jobId: job.id, useCaseId: found.useCaseId };
  const hrefOf = (supplierKey: string | null) =>
    supplierKey === null ? undefined : linkTo("jobUseCaseSupplier", { ...params, supplierKey });
  return (
    <div className="flex flex-wrap items-center gap-2">
      <TextLink href={linkTo("jobUseCase", params)} variant="quiet" className="text-data">
        {found.name}
      </TextLink>
      <div className="ms-auto flex items-center gap-1.5 text-label text-text-2">
        <span className="me-1">{words("placeOf", { place: supplier.place, total: found.totals.suppliers })}</span>
        <NeighbourButtons
          neighbours={{ previous: hrefOf(supplier.previousKey), next: hrefOf(supplier.nextKey) }}
          recordKey={supplier.member.supplierKey}
          labels={{ previous: words("previous"), next: words("next") }}
        />
      </div>
    </div>
  );
}
