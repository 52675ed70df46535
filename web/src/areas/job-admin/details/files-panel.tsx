import { AppLink, Button, buttonStyle, CopyButton, Panel } from "@paygauge/ui";
import { Download, Trash2 } from "lucide-react";
import { Suspense, useState } from "react";
import type { JobFile } from "@paygauge/api-types/entities/job-details";
import { callHref } from "../../../data/call-api.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { callParts } from "../../../data/call-parts.derived.ts";
import { areaTexts, lazyWithTexts } from "../../../texts/catalogue.ts";
import type { PartProps } from "./part-props.ts";

const RemoveUploadDialog = lazyWithTexts(
  () => import("../../../records/remove-upload-dialog.tsx"),
  areaTexts.upload,
  callParts.uploadChecks,
);

/** The job's files: what is in them, who brought them, and the files themselves. */
export function FilesPanel({ job, details, onChanged }: PartProps) {
  const words = useTranslations("jobAdmin.details");
  const { files } = details;
  // Who may not see files is not told whether there are any.
  if (files === null) return null;
  return (
    <Panel title={words("files")} facts={words("fileCount", { count: files.length })}>
      {files.length === 0 ? (
        <p className="text-data text-text-2">{words("noFiles")}</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {files.map((file) => (
            <FileRow
              key={file.id}
              jobId={job.id}
              file={file}
              mayRemove={job.mayEdit && job.state !== "Running" && file.state === "Checked"}
              onChanged={onChanged}
            />
          ))}
        </ul>
      )}
    </Panel>
  );
}

interface FileRowProps {
  readonly jobId: string;
  readonly file: JobFile;
  readonly mayRemove: boolean;
  readonly onChanged: () => void;
}

function FileRow({ jobId, file, mayRemove, onChanged }: FileRowProps) {
  const words = useTranslations("jobAdmin.details");
  const formats = useFormats();
  const [removing, setRemoving] = useState(false);
  const { accepted, rejected, digest } = file;
  const rows = accepted === null || rejected === null ? words("notChecked") : words("rowsOf", { accepted, rejected });
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1 py-2 text-data first:pt-0 last:pb-0">
      <div className="flex min-w-48 grow basis-0 flex-col gap-0.5">
        <span className="font-medium wrap-anywhere">{file.fileName}</span>
        <span className="text-text-2">{words("sizeAndRows", { size: formats.bytes(file.size), rows })}</span>
        <span className="text-label text-text-2">
          {words("uploadedBy", { name: file.uploadedBy, day: formats.day(file.createdOn) })}
        </span>
      </div>
      <AppLink
        href={callHref("downloadUpload", { params: { jobId, uploadId: file.id } })}
        download
        aria-label={words("downloadOf", { name: file.fileName })}
        className={buttonStyle({ size: "sm" })}
      >
        <Download aria-hidden size={14} strokeWidth={1.6} />
        {words("download")}
      </AppLink>
      {mayRemove && (
        <Button size="sm" aria-label={words("removeOf", { name: file.fileName })} onClick={() => setRemoving(true)}>
          <Trash2 aria-hidden size={14} strokeWidth={1.6} />
          {words("remove")}
        </Button>
      )}
      {removing && (
        <Suspense>
          <RemoveUploadDialog
            file={{ jobId, id: file.id, fileName: file.fileName }}
            onRemoved={onChanged}
            onClose={() => setRemoving(false)}
          />
        </Suspense>
      )}
      {digest !== null && (
        <div className="flex min-w-0 basis-full items-start gap-1 text-label text-text-2">
          <span className="shrink-0">{words("digest")}</span>
          <span className="min-w-0 grow font-mono text-mono wrap-anywhere">{digest}</span>
          <CopyButton text={digest} />
        </div>
      )}
    </li>
  );
}
