import { AppLink, buttonStyle, IconButton, ProgressBar, MessageText } from "@paygauge/ui";
import { Download, X } from "lucide-react";
import type { ExportItem } from "@paygauge/api-types/entities/exports";
import { exportFileHref } from "../../data/exports/export-file.ts";
import { isUnderWay, useRemoveExport } from "../../data/exports/use-exports.ts";
import { useFormats, useTranslations } from "../../state/formats.ts";

interface ExportLineProps {
  readonly item: ExportItem;
  /** The line is put away; a finished file stays where it can be found. */
  readonly onAway: () => void;
  readonly onChanged: () => void;
}

/** One file that the system writes for this user: how far it is, then the way to fetch it. */
export function ExportLine({ item, onAway, onChanged }: ExportLineProps) {
  const words = useTranslations("upload.exports");
  const formats = useFormats();
  const { remove, pending } = useRemoveExport(item, words("cancelExport", { file: item.fileName }));
  const isOpen = isUnderWay(item);
  const close = async () => {
    if (isOpen && (await remove())) onChanged();
    onAway();
  };
  return (
    <li className="flex flex-col gap-1 px-3 py-2">
      <div className="flex items-center gap-2">
        <span className="min-w-0 grow truncate text-data font-medium" title={item.fileName}>
          {item.fileName}
        </span>
        <IconButton
          size="sm"
          disabled={pending}
          label={isOpen ? words("cancelExport", { file: item.fileName }) : words("putAway", { file: item.fileName })}
          onClick={() => void close()}
          icon={<X aria-hidden size={14} strokeWidth={1.6} />}
        />
      </div>
      {isOpen && (
        <ProgressBar
          label={words("exporting")}
          value={item.done}
          max={item.total}
          amount={item.total === 0 ? words("exportWaits") : words("exportRows", { done: item.done, total: item.total })}
        />
      )}
      {item.state === "Completed" && (
        <AppLink href={exportFileHref(item)} download className={buttonStyle({ size: "sm" })}>
          <Download aria-hidden size={14} strokeWidth={1.6} />
          {words("fetchExport", { rows: item.total, size: formats.bytes(item.size ?? 0) })}
        </AppLink>
      )}
      {!isOpen && item.state !== "Completed" && (
        <p className="text-label text-danger">
          <MessageText message={item.message ?? words("exportStopped")} />
        </p>
      )}
    </li>
  );
}
