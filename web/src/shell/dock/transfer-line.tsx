import { ConfirmDialog, IconButton, ProgressBar, TextLink, useTranslate } from "@paygauge/ui";
import { X } from "lucide-react";
import { useState } from "react";
import { linkTo } from "@paygauge/api-types/sitemap";
import { useCall } from "../../data/use-call.ts";
import type { Transfer } from "../../data/uploads/transfers.ts";
import { useDiscard } from "../../data/uploads/use-discard.ts";
import { useFormats, useTranslations } from "../../state/formats.ts";
import { workflowPages } from "../../state/job-pages.ts";

/** One file that this tab sends. */
export function TransferLine({ transfer }: { readonly transfer: Transfer }) {
  const words = useTranslations("upload.dock");
  const translate = useTranslate();
  const files = useTranslations("upload.file");
  const formats = useFormats();
  const [asking, setAsking] = useState(false);
  const { discard, pending } = useDiscard();
  const job = useCall("job", { params: { jobId: transfer.jobId } }).data;
  const failed = transfer.state === "failed" || transfer.state === "retrying";
  const amount = files("progress", { done: formats.bytes(transfer.sent), total: formats.bytes(transfer.size) });
  const label = words("upload", { file: transfer.fileName });
  return (
    <li className="flex flex-col gap-1 px-3 py-2">
      <div className="flex items-center gap-2">
        {job === undefined ? (
          <span className="min-w-0 grow truncate text-data font-medium">{transfer.fileName}</span>
        ) : (
          <TextLink
            variant="entity"
            href={linkTo(workflowPages[job.kind], { jobId: transfer.jobId })}
            truncate
            className="grow text-data"
          >
            {job.name === "" ? transfer.fileName : job.name}
          </TextLink>
        )}
        <IconButton
          size="sm"
          label={words("cancelUpload", { file: transfer.fileName })}
          onClick={() => setAsking(true)}
          icon={<X aria-hidden size={14} strokeWidth={1.6} />}
        />
      </div>
      <ProgressBar
        label={label}
        value={transfer.sent}
        max={transfer.size}
        amount={transfer.state === "waiting" ? words("waiting") : amount}
        tone={transfer.state === "failed" ? "danger" : "accent"}
      />
      {failed && transfer.reason !== null && (
        <p className="text-label text-danger">{words("paused", { reason: translate(transfer.reason) })}</p>
      )}
      {asking && (
        <ConfirmDialog
          open
          onOpenChange={setAsking}
          submitting={pending}
          danger
          title={words("discardTitle")}
          description={words("discardText", { file: transfer.fileName })}
          onConfirm={() => void discard(transfer.jobId, transfer.uploadId, transfer.fileName)}
        />
      )}
    </li>
  );
}
