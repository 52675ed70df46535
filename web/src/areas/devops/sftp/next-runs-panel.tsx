import { Panel, Skeleton } from "@paygauge/ui";
import { useState } from "react";
import type { SftpConfiguration } from "@paygauge/api-types/endpoints/sftp-configurations";
import { useCall } from "../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";

const [hourMs, dayMs] = [3_600_000, 86_400_000];

/** The next three runs on the clock of the configuration's zone. */
export function NextRunsPanel({ row }: { readonly row: SftpConfiguration }) {
  const words = useTranslations("sftp");
  const { locale } = useFormats();
  const [now] = useState(() => Date.now());
  const { every, time, weekday, zone, state } = row;
  const { data } = useCall("sftpNextRuns", { query: { every, time, weekday, zone } });
  const part = (iso: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: zone }).format(new Date(iso));
  const ahead = (iso: string) => {
    const ms = Date.parse(iso) - now;
    const relative = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
    return ms < 2 * dayMs
      ? relative.format(Math.max(0, Math.round(ms / hourMs)), "hour")
      : relative.format(Math.round(ms / dayMs), "day");
  };
  return (
    <Panel title={words("nextTitle")} facts={words("zone", { zone: zone.replaceAll("_", " ") })}>
      {state === "stopped" && <p className="text-data text-text-2">{words("none")}</p>}
      {state !== "stopped" && data === undefined && <Skeleton kind="form" fields={3} />}
      {state !== "stopped" && (
        <ol className="-mx-4 divide-y divide-line border-t border-line">
          {data?.next.map((iso) => (
            <li key={iso} className="flex items-center gap-4 px-4 py-2">
              <span className="w-10 text-center">
                <span className="block text-title font-semibold tabular-nums">{part(iso, { day: "numeric" })}</span>
                <span className="block text-label text-text-2">{part(iso, { month: "short" })}</span>
              </span>
              <span className="text-data">
                <time dateTime={iso} className="block font-semibold">
                  {part(iso, { weekday: "short", hour: "2-digit", minute: "2-digit" })}
                </time>
                <span className="text-label text-text-2">{ahead(iso)}</span>
              </span>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
