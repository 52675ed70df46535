import { Badge, Button, ProgressBar, MessageText, useTranslate } from "@paygauge/ui";
import { useAtomValue } from "jotai";
import type { Upload } from "@paygauge/api-types/entities/jobs";
import type { UploadState } from "@paygauge/api-types/states";
import { retryTransfer, transfersAtom, type Transfer } from "../../../../data/uploads/transfers.ts";
import { secondsLeft } from "../../../../data/uploads/rate.ts";
import { useFormats, useTranslations } from "../../../../state/formats.ts";
import { isBusy } from "../workflow-steps.ts";
import { RemoveFile } from "./remove-file.tsx";
import { ResumeUpload } from "./resume-upload.tsx";
import { encodeMessage } from "@paygauge/api-types/catalogue/message";

const tones = {
  Receiving: "info",
  Unpacking: "info",
  Inspecting: "info",
  Inspected: "success",
  Checking: "info",
  Checked: "success",
  Refused: "danger",
  Discarded: "neutral",
} as const satisfies Record<UploadState, string>;

interface UploadRowProps {
  readonly upload: Upload;
  readonly current: boolean;
  readonly editable: boolean;
  readonly onOpen: () => void;
  readonly onChanged: () => void;
}

/** One file: its name, size, state, progress, and what can be done with it. */
export function UploadRow({ upload, current, editable, onOpen, onChanged }: UploadRowProps) {
  const words = useTranslations("upload.file");
  const formats = useFormats();
  const transfer = useAtomValue(transfersAtom).find((each) => each.uploadId === upload.id);
  return (
    <li aria-current={current || undefined} className="flex flex-col gap-2 py-2.5 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-data">
        <button
          type="button"
          onClick={onOpen}
          className={`min-w-0 truncate rounded-chip text-start hover:underline ${current ? "font-semibold" : "font-medium"}`}
        >
          {upload.fileName}
        </button>
        <span className="grow text-text-2">{formats.bytes(upload.size)}</span>
        <Badge tone={tones[upload.state]}>{words(`states.${upload.state}`)}</Badge>
        {editable && (
          <RemoveFile file={upload} size="sm" variant="quiet" onRemoved={onChanged}>
            {words("cancel")}
          </RemoveFile>
        )}
      </div>
      {transfer !== undefined && <TransferProgress transfer={transfer} />}
      {transfer === undefined && upload.state === "Receiving" && editable && <ResumeUpload upload={upload} />}
      {isBusy(upload.state) && upload.state !== "Checking" && (
        <p className="text-label text-text-2">{words(upload.state === "Unpacking" ? "unpacking" : "inspecting")}</p>
      )}
      {upload.unpacked?.notes.map((note) => (
        <p key={encodeMessage(note)} className="text-label text-text-2">
          <MessageText message={note} />
        </p>
      ))}
    </li>
  );
}

function TransferProgress({ transfer }: { readonly transfer: Transfer }) {
  const words = useTranslations("upload.file");
  const translate = useTranslate();
  const formats = useFormats();
  const left = secondsLeft(transfer.size, transfer.sent, transfer.rate);
  const facts = [words("progress", { done: formats.bytes(transfer.sent), total: formats.bytes(transfer.size) })];
  if (transfer.state === "sending" && transfer.rate > 0) {
    facts.push(words("rate", { rate: formats.bytes(transfer.rate) }));
    if (left !== undefined) facts.push(words("remaining", { time: durationOf(left, words) }));
  }
  return (
    <>
      <ProgressBar
        label={transfer.state === "waiting" ? words("waiting") : words("states.Receiving")}
        value={transfer.sent}
        max={transfer.size}
        amount={facts.join(", ")}
        tone={transfer.state === "failed" ? "danger" : "accent"}
      />
      {transfer.state === "retrying" && <p className="text-label text-warning">{words("retrying")}</p>}
      {transfer.state === "failed" && (
        <p role="alert" className="flex flex-wrap items-center gap-2 text-label font-medium text-danger">
          {words("failed", { reason: translate(transfer.reason ?? "") })}
          <Button size="sm" onClick={() => void retryTransfer(transfer)}>
            {words("tryAgain")}
          </Button>
        </p>
      )}
    </>
  );
}

/** The coarsest unit that still tells something. */
function durationOf(seconds: number, words: ReturnType<typeof useTranslations<"upload.file">>): string {
  if (seconds < 90) return words("seconds", { count: seconds });
  const minutes = Math.round(seconds / 60);
  return minutes < 90 ? words("minutes", { count: minutes }) : words("hours", { count: Math.round(minutes / 60) });
}
