import { ConfirmDialog, ErrorState, PlainTable, Skeleton } from "@paygauge/ui";
import type { Addition, UploadRemoval } from "@paygauge/api-types/entities/upload-removal";
import type { RunFacts } from "@paygauge/api-types/entities/runs";
import { problemView } from "../data/grid-error.ts";
import { useAction } from "../data/use-action.ts";
import { useCall } from "../data/use-call.ts";
import { useFormats, useTranslations } from "../state/formats.ts";
import { notifyDone } from "../state/notifications.ts";

interface RemoveUploadDialogProps {
  readonly file: { readonly jobId: string; readonly id: string; readonly fileName: string };
  readonly onRemoved: () => void;
  readonly onClose: () => void;
}

/** Removes a file of a job: what becomes of its results, and what users have added since, is told before. */
export default function RemoveUploadDialog({ file, onRemoved, onClose }: RemoveUploadDialogProps) {
  const words = useTranslations("upload.removal");
  const params = { jobId: file.jobId, uploadId: file.id };
  const { data, problem, reload, refreshing } = useCall("uploadRemoval", { params }, { keepPrevious: false });
  const { run, pending } = useAction("removeUpload", { operation: words("act") });
  const remove = async () => {
    if (data === undefined) return;
    const outcome = await run({ params, body: { confirmation: data.confirmation } });
    if (outcome === null) return;
    // What was told holds no longer: it is told again.
    if (!outcome.ok) return reload();
    notifyDone(outcome.answer.message);
    onClose();
    onRemoved();
  };
  return (
    <ConfirmDialog
      open
      danger
      size="md"
      onOpenChange={onClose}
      submitting={pending}
      canConfirm={data !== undefined}
      title={words("title", { name: file.fileName })}
      confirmLabel={words("act")}
      cancelLabel={words("keep")}
      onConfirm={() => void remove()}
    >
      {data !== undefined && <Told removal={data} />}
      {data === undefined && problem === undefined && <Skeleton kind="table" columns={4} rows={2} />}
      {data === undefined && problem !== undefined && (
        <ErrorState {...problemView(problem)} onRetry={reload} retrying={refreshing} />
      )}
    </ConfirmDialog>
  );
}

function Told({ removal }: { readonly removal: UploadRemoval }) {
  const words = useTranslations("upload.removal");
  const { outcome, present, earlier, published, publishedNumber, added, counts } = removal;
  const total = Object.values(counts).reduce((sum, each) => sum + each, 0);
  return (
    <div className="flex flex-col gap-3 text-data">
      <p>
        {outcome === "earlier"
          ? words("outcome.earlier", { number: earlier?.number ?? 0 })
          : words(`outcome.${outcome}`)}
      </p>
      {outcome !== "unused" && present !== null && (
        <Results present={present} earlier={outcome === "earlier" ? earlier : null} removal={removal} />
      )}
      {published !== "unaffected" && <p>{words(`published.${published}`, { number: publishedNumber ?? 0 })}</p>}
      {total > 0 && (
        <>
          <p>{words("added", { count: total })}</p>
          <Added added={added} />
          {total > added.length && <p className="text-text-2">{words("more", { count: total - added.length })}</p>}
          <p className="text-text-2">{words("kept")}</p>
        </>
      )}
      <p className="text-text-2">{words("gone")}</p>
    </div>
  );
}

interface ResultsProps {
  readonly present: RunFacts;
  readonly earlier: RunFacts | null;
  readonly removal: Pick<UploadRemoval, "currency" | "minorDigits">;
}

/** The figures of now, and those that come back. */
function Results({ present, earlier, removal: { currency, minorDigits } }: ResultsProps) {
  const words = useTranslations("upload.removal");
  const formats = useFormats();
  const rows = [
    { when: words("now"), run: present },
    ...(earlier ? [{ when: words("afterwards"), run: earlier }] : []),
  ];
  return (
    <PlainTable
      framed
      label={words("results")}
      columns={[
        {
          key: "when",
          title: words("results"),
          render: ({ when, run }) => words("runOf", { when, number: run.number }),
        },
        {
          key: "suppliers",
          title: words("suppliers"),
          render: ({ run }) => formats.count(run.suppliersCount),
          atEnd: true,
        },
        {
          key: "spend",
          title: words("spend"),
          render: ({ run }) => formats.money(run.spendMinor, currency, minorDigits),
          atEnd: true,
        },
        { key: "finished", title: words("finished"), render: ({ run }) => formats.day(run.finishedOn) },
      ]}
      rows={rows}
      rowKey={({ run }) => run.run}
    />
  );
}

function Added({ added }: { readonly added: readonly Addition[] }) {
  const words = useTranslations("upload.removal");
  const formats = useFormats();
  return (
    <PlainTable
      framed
      long
      stacked
      label={words("list")}
      columns={[
        { key: "kind", title: words("what"), render: ({ kind }) => words(`kinds.${kind}`) },
        { key: "about", title: words("about"), render: ({ about }) => about, className: "wrap-anywhere" },
        { key: "author", title: words("author"), render: ({ author }) => author },
        { key: "at", title: words("when"), render: ({ at }) => formats.day(at) },
      ]}
      rows={added.map((each, at) => ({ ...each, place: at }))}
      rowKey={({ place }) => place}
    />
  );
}
