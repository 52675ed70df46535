import {
  Badge,
  Button,
  CopyButton,
  EmptyState,
  ErrorState,
  MessageText,
  Panel,
  ProgressBar,
  Skeleton,
  buttonStyle,
} from "@paygauge/ui";
import { Download, RotateCw, X } from "lucide-react";
import { useState } from "react";
import type { DataDownload } from "@paygauge/api-types/entities/data-downloads";
import { callHref } from "../../../data/call-api.ts";
import { problemView } from "../../../data/grid-error.ts";
import { useAction } from "../../../data/use-action.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import type { DownloadPlace } from "./download-calls.ts";
import type { useDownloads } from "./use-downloads.ts";
import { isUnderWay } from "./use-downloads.ts";

interface RecentProps {
  readonly place: DownloadPlace;
  readonly downloads: ReturnType<typeof useDownloads>;
}

const icon = { size: 16, strokeWidth: 1.6, "aria-hidden": true } as const;

/** Files of the job that the user may fetch: in progress, ready, and expired ones that can be made again. */
export function RecentDownloads({ place, downloads }: RecentProps) {
  const words = useTranslations("downloads.page");
  const { data, problem, reload, refreshing } = downloads;
  const open = data?.filter(isUnderWay) ?? [];
  const ended = data?.filter((each) => !isUnderWay(each)) ?? [];
  return (
    <div className="flex min-w-0 flex-col gap-3.5">
      {open.length > 0 && (
        <Panel title={words("inProgress")}>
          <ul className="flex flex-col gap-3">
            {open.map((item) => (
              <UnderWay key={item.id} {...{ place, item }} onChanged={reload} />
            ))}
          </ul>
        </Panel>
      )}
      <Panel title={words("recent")} facts={words("kept")}>
        {data === undefined && problem === undefined && <Skeleton kind="table" columns={2} rows={3} />}
        {data === undefined && problem !== undefined && (
          <ErrorState {...problemView(problem)} onRetry={reload} retrying={refreshing} />
        )}
        {data !== undefined && ended.length === 0 && <EmptyState title={words("none")}>{words("noneWhy")}</EmptyState>}
        <ul className="divide-y divide-line">
          {ended.map((item) => (
            <Ended key={item.id} {...{ place, item }} again={downloads.again} pending={downloads.pending} />
          ))}
        </ul>
      </Panel>
    </div>
  );
}

interface UnderWayProps {
  readonly place: DownloadPlace;
  readonly item: DataDownload;
  readonly onChanged: () => void;
}

function UnderWay({ place, item, onChanged }: UnderWayProps) {
  const words = useTranslations("downloads.page");
  const kinds = useTranslations("downloads.kinds");
  const formats = useFormats();
  const { run, pending } = useAction(place.calls.remove, { operation: words("cancel") });
  const cancel = async () => {
    await run({ params: { jobId: place.jobId, downloadId: item.id } });
    onChanged();
  };
  const name = `${kinds(item.kind)}, ${words(`formats.${item.format}`)}`;
  const amount = words("written", { done: formats.count(item.done), total: formats.count(item.total) });
  return (
    <li className="flex flex-col gap-1.5">
      <ProgressBar label={name} value={item.done} max={Math.max(1, item.total)} amount={amount} />
      <div className="flex flex-wrap items-center gap-2">
        <p className="text-label text-text-2">{words("mayLeave")}</p>
        <Button
          size="sm"
          variant="quiet"
          className="ms-auto"
          pending={pending}
          icon={<X {...icon} />}
          onClick={() => void cancel()}
        >
          {words("cancel")}
        </Button>
      </div>
    </li>
  );
}

interface EndedProps {
  readonly place: DownloadPlace;
  readonly item: DataDownload;
  readonly pending: boolean;
  readonly again: (item: DataDownload) => void;
}

function Ended({ place, item, pending, again }: EndedProps) {
  const words = useTranslations("downloads.page");
  const kinds = useTranslations("downloads.kinds");
  const { fileName, isExpired } = item;
  const isReady = fileName !== null && !isExpired;
  const name = fileName ?? kinds(item.kind);
  // Days left don't change while the page is open.
  const [now] = useState(() => Date.now());
  const days = Math.max(0, Math.ceil((Date.parse(item.expiresOn) - now) / 86_400_000));
  return (
    <li data-download={item.id} className="flex flex-wrap items-start gap-x-3 gap-y-1.5 py-2.5">
      <Badge>{item.gzip ? "GZ" : item.format.toUpperCase()}</Badge>
      <div className="min-w-0 grow basis-48">
        <p className={`text-data font-medium wrap-anywhere ${isReady ? "" : "text-text-2"}`}>{name}</p>
        <Facts item={item} isReady={isReady} />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {fileName !== null && (
          <span className="text-label text-text-2">
            {isExpired ? words("expired") : words("daysLeft", { count: days })}
          </span>
        )}
        {isReady && (
          <a
            href={callHref(place.calls.fetch, { params: { jobId: place.jobId, downloadId: item.id } })}
            download
            className={buttonStyle({ size: "sm" })}
            aria-label={words("fetchNamed", { name })}
          >
            <Download {...icon} />
            {words("fetch")}
          </a>
        )}
        <Button
          size="sm"
          variant="quiet"
          aria-label={words("againNamed", { name })}
          disabled={pending}
          icon={<RotateCw {...icon} />}
          onClick={() => again(item)}
        >
          {words("again")}
        </Button>
      </div>
    </li>
  );
}

/** Who made it, what it holds, its digest; or why there is none. */
function Facts({ item, isReady }: { readonly item: DataDownload; readonly isReady: boolean }) {
  const words = useTranslations("downloads.page");
  const formats = useFormats();
  const { fileName, rows, size, sha256 } = item;
  return (
    <>
      {rows !== null && size !== null && (
        <p className="text-label text-text-2">
          {words("facts", { count: rows, size: formats.bytes(size), run: item.runNumber })}
        </p>
      )}
      <p className="text-label text-text-2">{words("by", { name: item.by, day: formats.day(item.createdOn) })}</p>
      {sha256 !== null && isReady && (
        <p className="flex items-center gap-1 text-label text-text-2" title={sha256}>
          SHA-256 <span className="font-mono">{sha256.slice(0, 8)}</span>
          <CopyButton text={sha256} label={words("copyDigest")} />
        </p>
      )}
      {fileName === null && (
        <p className="text-label text-danger">
          {item.message === null ? (
            words(item.state === "Canceled" ? "canceled" : "failed")
          ) : (
            <MessageText message={item.message} />
          )}
        </p>
      )}
    </>
  );
}
