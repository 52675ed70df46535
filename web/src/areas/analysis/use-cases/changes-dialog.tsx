import { Button, Dialog, ErrorState, PlainTable } from "@paygauge/ui";
import type { Job } from "@paygauge/api-types/entities/jobs";
import type { UseCase, UseCaseChanges } from "@paygauge/api-types/entities/use-cases";
import { problemView } from "../../../data/grid-error.ts";
import { useAction } from "../../../data/use-action.ts";
import { useCall } from "../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { useCaseMoney } from "../../../state/case-money.ts";

interface ChangesDialogProps {
  readonly job: Job;
  readonly found: UseCase;
  readonly onClose: () => void;
  readonly onRefreshed: () => void;
}

/** Who would join and who would leave, with spend, before the set is taken again. */
export function ChangesDialog({ job, found, onClose, onRefreshed }: ChangesDialogProps) {
  const words = useTranslations("useCases.refresh");
  const params = { jobId: job.id, useCaseId: found.useCaseId };
  const { data, problem, reload, refreshing } = useCall("useCaseChanges", { params });
  const { run, pending } = useAction("refreshUseCase", { operation: words("operation") });
  const refresh = async () => {
    const outcome = await run({ params, body: { version: found.version } });
    if (outcome?.ok !== true) return;
    notifyDone(outcome.answer.message);
    onRefreshed();
    onClose();
  };
  const willHide = found.isPublished && job.published?.run !== job.latest?.run;
  return (
    <Dialog
      open
      size="md"
      onOpenChange={onClose}
      submitting={pending}
      title={words("title")}
      description={words(willHide ? "introHidden" : "intro", { run: String(job.latest?.number ?? "") })}
      footer={
        <>
          <Button disabled={pending} onClick={onClose}>
            {words("cancel")}
          </Button>
          <Button variant="primary" pending={pending} disabled={data === undefined} onClick={() => void refresh()}>
            {words("confirm")}
          </Button>
        </>
      }
    >
      {problem !== undefined && data === undefined && (
        <ErrorState {...problemView(problem)} onRetry={reload} retrying={refreshing} />
      )}
      {data !== undefined && (
        <div className="flex flex-col gap-4">
          <Side job={job} side={data.joined} title="joined" />
          <Side job={job} side={data.left} title="left" />
        </div>
      )}
    </Dialog>
  );
}

interface SideProps extends Pick<ChangesDialogProps, "job"> {
  readonly side: UseCaseChanges["joined"];
  readonly title: "joined" | "left";
}

function Side({ job, side, title }: SideProps) {
  const words = useTranslations("useCases.refresh");
  const formats = useFormats();
  const money = useCaseMoney(job);
  const said = words(title, { count: side.suppliers, spend: money.estimate(side.yearMinor) });
  if (side.suppliers === 0) return <p className="text-data text-text-2">{words(`no.${title}`)}</p>;
  return (
    <section aria-label={said}>
      <h3 className="mb-1 text-data font-semibold">{said}</h3>
      {side.rows.length < side.suppliers && (
        <p className="mb-1 text-label text-text-2">
          {words("largest", { shown: formats.count(side.rows.length), total: formats.count(side.suppliers) })}
        </p>
      )}
      <PlainTable
        long
        label={said}
        columns={[
          { key: "name", title: words("supplier"), render: ({ name }) => name, namesRow: true },
          { key: "year", title: words("year"), render: ({ yearMinor }) => money.estimate(yearMinor), atEnd: true },
        ]}
        rows={side.rows}
        rowKey={({ supplierKey }) => supplierKey}
      />
    </section>
  );
}
