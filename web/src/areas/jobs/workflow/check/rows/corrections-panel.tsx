import { Button, buttonStyle, IconButton, Panel, PlainTable } from "@paygauge/ui";
import { X } from "lucide-react";
import type { Upload } from "@paygauge/api-types/entities/jobs";
import type { Correction } from "@paygauge/api-types/entities/corrections";
import { callHref } from "../../../../../data/call-api.ts";
import { useAction } from "../../../../../data/use-action.ts";
import { useCall } from "../../../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../../../state/formats.ts";
import { notifyDone } from "../../../../../state/notifications.ts";

interface CorrectionsPanelProps {
  readonly file: Upload;
  readonly files: readonly Upload[];
  readonly editable: boolean;
  readonly onChanged: () => void;
}

/** What is corrected next to the file: each correction can be undone alone, and all be taken over from another file. */
export function CorrectionsPanel({ file, files, editable, onChanged }: CorrectionsPanelProps) {
  const words = useTranslations("upload.check.corrections");
  const params = { jobId: file.jobId, uploadId: file.id };
  const { data, reload } = useCall("uploadCorrections", { params });
  const changed = () => {
    reload();
    onChanged();
  };
  const others = files.filter(({ id, state }) => id !== file.id && state === "Checked");
  const counts = file.check?.corrections;
  if (data === undefined || (data.length === 0 && others.length === 0)) return null;
  return (
    <Panel
      title={words("title")}
      facts={words("facts")}
      actions={
        data.length > 0 && (
          <a href={callHref("exportCorrections", { params })} download className={buttonStyle({ size: "sm" })}>
            {words("export")}
          </a>
        )
      }
    >
      <div className="flex flex-col gap-3">
        {counts && !file.isCorrected && <p className="text-data">{words("counts", { ...counts })}</p>}
        {data.length > 0 && <Listed data={data} editable={editable} params={params} onRemoved={changed} />}
        {editable && others.length > 0 && <TakeOver file={file} others={others} onTaken={changed} />}
      </div>
    </Panel>
  );
}

interface ListedProps {
  readonly data: readonly Correction[];
  readonly editable: boolean;
  readonly params: { readonly jobId: string; readonly uploadId: string };
  readonly onRemoved: () => void;
}

function Listed({ data, editable, params, onRemoved }: ListedProps) {
  const words = useTranslations("upload.check.corrections");
  const formats = useFormats();
  const { run, pending } = useAction("removeCorrection", { operation: words("remove") });
  const remove = async (correctionId: string) => {
    const outcome = await run({ params: { ...params, correctionId } });
    if (outcome?.ok !== true) return;
    notifyDone(outcome.answer.message);
    onRemoved();
  };
  return (
    <PlainTable
      long
      stacked
      label={words("title")}
      columns={[
        {
          key: "row",
          title: words("row"),
          render: ({ row }) => (row === null ? words("everyRow") : formats.count(row)),
        },
        { key: "column", title: words("column"), render: ({ columnName }) => columnName },
        { key: "from", title: words("from"), render: ({ from }) => from, className: "wrap-anywhere" },
        { key: "to", title: words("to"), render: ({ to }) => to, className: "font-medium wrap-anywhere" },
        {
          key: "author",
          title: words("author"),
          render: ({ author, at, reason = "" }) => (
            <>
              {`${author}, ${formats.day(at)}`}
              {reason !== "" && <span className="block text-label text-text-2 wrap-anywhere">{reason}</span>}
            </>
          ),
        },
        ...(editable
          ? [
              {
                key: "remove",
                title: words("remove"),
                titleHidden: true,
                render: ({ id, from, to }: Correction) => (
                  <IconButton
                    size="sm"
                    label={words("removeOne", { from, to })}
                    disabled={pending}
                    onClick={() => void remove(id)}
                    icon={<X aria-hidden size={14} strokeWidth={1.6} />}
                  />
                ),
              },
            ]
          : []),
      ]}
      rows={data}
      rowKey={({ id }) => id}
    />
  );
}

interface TakeOverProps {
  readonly file: Upload;
  readonly others: readonly Upload[];
  readonly onTaken: () => void;
}

function TakeOver({ file, others, onTaken }: TakeOverProps) {
  const words = useTranslations("upload.check.corrections");
  const { run, pending } = useAction("takeCorrections", { operation: words("take") });
  const take = async (from: string) => {
    const outcome = await run({ params: { jobId: file.jobId, uploadId: file.id }, body: { from } });
    if (outcome?.ok !== true) return;
    notifyDone(outcome.answer.message);
    onTaken();
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      {others.map(({ id, fileName }) => (
        <Button key={id} size="sm" disabled={pending} onClick={() => void take(id)}>
          {words("takeFrom", { name: fileName })}
        </Button>
      ))}
    </div>
  );
}
