import { TextLink } from "@paygauge/ui";
import { FileSpreadsheet } from "lucide-react";
import type { SftpFile } from "@paygauge/api-types/entities/sftp";
import { linkTo } from "@paygauge/api-types/sitemap";
import { useFormats, useTranslations } from "../../../state/formats.ts";

const tones: Readonly<Record<SftpFile["state"], string>> = {
  ready: "text-success",
  growing: "text-warning",
  taking: "text-text-2",
  uploaded: "text-success",
  done: "text-success",
  same: "text-text-2",
  refused: "text-danger",
};

const nameOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1);

/** Files with their size and what became of them; one that was uploaded leads to its job. */
export function FileLines({ files, more }: { readonly files: readonly SftpFile[]; readonly more: number }) {
  const words = useTranslations("sftp");
  const formats = useFormats();
  return (
    <ul className="divide-y divide-line text-data">
      {files.map((file) => (
        <li key={file.id} className="py-2">
          <div className="flex items-center gap-2.5">
            <FileSpreadsheet aria-hidden size={16} strokeWidth={1.6} className="shrink-0 text-text-3" />
            <span className="min-w-0 grow wrap-anywhere">
              {file.jobId === null ? (
                nameOf(file.path)
              ) : (
                <TextLink href={linkTo("jobDetails", { jobId: file.jobId })}>{nameOf(file.path)}</TextLink>
              )}
            </span>
            <span className="shrink-0 text-text-2 tabular-nums">{formats.bytes(file.size)}</span>
            <span className={`w-24 shrink-0 text-end ${tones[file.state]}`}>{words(`file.${file.state}`)}</span>
          </div>
          {file.problem !== null && (
            <p className="ps-6.5 text-label text-text-2">{words(`problems.${file.problem}`)}</p>
          )}
        </li>
      ))}
      {more > 0 && <li className="py-2 text-label text-text-2">{words("more", { count: more })}</li>}
    </ul>
  );
}
