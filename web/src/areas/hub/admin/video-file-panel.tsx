import { Button, FileDrop, Panel, ProgressBar, useTranslate } from "@paygauge/ui";
import { useAtomValue } from "jotai";
import { useState } from "react";
import { videoResourceLimits, type VideoUpload } from "@paygauge/api-types/entities/video-resources";
import { asProblem } from "../../../data/api-problem.ts";
import { bytesReceived } from "../../../data/uploads/parts.ts";
import { ConfirmButton } from "../../../records/confirm-button.tsx";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { notifyProblem } from "../../../state/notifications.ts";
import { useMayChange } from "../../../state/system.ts";
import { minutesOf } from "../hub-time.ts";
import type { ItemProps } from "./item-props.ts";
import {
  beginVideo,
  cancelVideo,
  dismissVideo,
  resumeVideo,
  videoTransfersAtom,
  type VideoTransfer,
} from "./video-transfers.ts";

const any = { endings: [], maxBytes: Number.POSITIVE_INFINITY, maxWords: "", multiple: false } as const;

/** The file of a video: the stored one, one that is being sent, or one that continues where it stopped. */
export function VideoFilePanel({ item }: ItemProps) {
  const words = useTranslations("hubAdmin");
  const formats = useFormats();
  const transfer = useAtomValue(videoTransfersAtom).get(item.id);
  const { seconds, fileBytes } = item;
  const facts =
    seconds === null || fileBytes === null
      ? undefined
      : words("fileFacts", { length: minutesOf(seconds), size: formats.bytes(fileBytes) });
  return (
    <Panel title={words("file")} facts={facts}>
      {transfer !== undefined ? (
        <Transfer transfer={transfer} isStored={item.upload !== null} />
      ) : item.upload !== null ? (
        <Unfinished itemId={item.id} upload={item.upload} />
      ) : (
        <ChooseVideo itemId={item.id} label={words(fileBytes === null ? "choose" : "chooseAnother")} />
      )}
    </Panel>
  );
}

function ChooseVideo({ itemId, label }: { readonly itemId: string; readonly label: string }) {
  const words = useTranslations("hubAdmin");
  const mayChange = useMayChange();
  const formats = useFormats();
  const begin = (file: File | undefined) => {
    if (file === undefined) return;
    beginVideo(itemId, file).catch((thrown: unknown) => notifyProblem(words("upload"), asProblem(thrown)));
  };
  return (
    <FileDrop
      label={label}
      hint={words("fileHint")}
      endings={[".mp4"]}
      maxBytes={videoResourceLimits.videoBytes}
      maxWords={formats.bytes(videoResourceLimits.videoBytes)}
      multiple={false}
      disabled={!mayChange}
      onFiles={([file]) => begin(file)}
    />
  );
}

interface CancelProps {
  readonly itemId: string;
  readonly upload: VideoUpload;
}

function Cancel({ itemId, upload }: CancelProps) {
  const words = useTranslations("hubAdmin");
  const cancel = () =>
    cancelVideo(itemId, upload.id).catch((thrown: unknown) => notifyProblem(words("cancel"), asProblem(thrown)));
  return (
    <ConfirmButton
      size="sm"
      label={words("cancel")}
      title={words("cancelTitle", { file: upload.fileName })}
      description={words("cancelText")}
      act={cancel}
    />
  );
}

interface TransferProps {
  readonly transfer: VideoTransfer;
  /** The system still has the upload: a refused file is gone. */
  readonly isStored: boolean;
}

function Transfer({ transfer, isStored }: TransferProps) {
  const words = useTranslations("hubAdmin");
  const translate = useTranslate();
  const formats = useFormats();
  const { itemId, upload, sent, state, reason } = transfer;
  const isRefused = state === "failed" && !isStored;
  const sentence = reason === null ? "" : translate(reason);
  return (
    <div className="flex flex-col gap-3">
      {!isRefused && (
        <ProgressBar
          label={words("sending", { file: upload.fileName })}
          value={sent}
          max={upload.size}
          amount={words("progress", { sent: formats.bytes(sent), size: formats.bytes(upload.size) })}
          tone={state === "failed" ? "danger" : "accent"}
        />
      )}
      {reason !== null && (
        <p role="alert" className="text-data text-danger">
          {isRefused ? sentence : words(state === "failed" ? "failed" : "retrying", { reason: sentence })}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {state === "failed" && (
          <Button size="sm" onClick={() => dismissVideo(itemId)}>
            {words("again")}
          </Button>
        )}
        {!isRefused && <Cancel itemId={itemId} upload={upload} />}
      </div>
    </div>
  );
}

/** Started before, or in another window: the same file continues with the parts that are missing. */
function Unfinished({ itemId, upload }: CancelProps) {
  const words = useTranslations("hubAdmin");
  const formats = useFormats();
  const mayChange = useMayChange();
  const [isOther, setOther] = useState(false);
  const received = bytesReceived(upload.size, upload.partSize, upload.partsReceived);
  const size = formats.bytes(upload.size);
  const take = (file: File | undefined) => {
    if (file === undefined) return;
    const isSame = file.name === upload.fileName && file.size === upload.size;
    setOther(!isSame);
    if (isSame) void resumeVideo(itemId, upload, file);
  };
  return (
    <div className="flex flex-col gap-3">
      <FileDrop
        {...any}
        label={words("resume", { file: upload.fileName })}
        hint={words("resumeHint", { sent: formats.bytes(received), size })}
        disabled={!mayChange}
        onFiles={([file]) => take(file)}
      />
      {isOther && (
        <p role="alert" className="text-data text-danger">
          {words("otherFile", { file: upload.fileName, size })}
        </p>
      )}
      <div>
        <Cancel itemId={itemId} upload={upload} />
      </div>
    </div>
  );
}
