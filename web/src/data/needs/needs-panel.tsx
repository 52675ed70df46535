import { AppLink, Button, buttonStyle, IconButton, Panel } from "@paygauge/ui";
import { X } from "lucide-react";
import { useState } from "react";
import type { NeedsYou } from "@paygauge/api-types/entities/needs";
import { useFormats, useTranslations } from "../../state/formats.ts";
import { jobHref } from "../../state/job-href.ts";
import { useGuard } from "../../state/permissions.ts";
import { useCall } from "../use-call.ts";
import { NeedRow } from "./need-row.tsx";
import { useNeedWords } from "./use-need-words.ts";
import { useRowFocus } from "./use-row-focus.ts";
import { useSettle, type Settling } from "./use-settle.ts";
import { useSettledElsewhere, type SettledElsewhere } from "./use-settled-elsewhere.ts";

/** Rows shown before the user asks for all of them: on the dashboard, and above another list. */
const shownAtFirst = { whole: 6, short: 3 } as const;

interface NeedsPanelProps {
  /** "short": above another list, with fewer rows, and hidden while nothing waits. */
  readonly look: keyof typeof shownAtFirst;
}

/** What waits for the user, one action a row. */
export function NeedsPanel({ look }: NeedsPanelProps) {
  const words = useTranslations("main.home.needs");
  const { count } = useFormats();
  const { data, problem, reload } = useCall("needsYou", {});
  const settling = useSettle(reload);
  const { settled, dismiss } = useSettledElsewhere(data?.rows, settling.own);
  const [isWhole, setWhole] = useState(false);
  const [showsLater, setShowsLater] = useState(false);
  const most = shownAtFirst[look];
  const rows = isWhole ? (data?.rows ?? []) : (data?.rows ?? []).slice(0, most);
  const focus = useRowFocus(rows.map(({ id }) => id));
  const isEmpty = data === undefined || (data.total === 0 && data.later.length === 0 && data.firstJob === null);
  if (look === "short" && isEmpty && settled.length === 0) return null;
  const hasFailed = data === undefined ? problem !== undefined : data.failed.length > 0;
  return (
    <Panel
      title={words("title")}
      {...(data !== undefined && data.total > 0 && { facts: count(data.total) })}
      actions={
        data !== undefined &&
        data.later.length > 0 && (
          <Button size="sm" variant="quiet" aria-expanded={showsLater} onClick={() => setShowsLater(!showsLater)}>
            {words("later", { count: count(data.later.length) })}
          </Button>
        )
      }
    >
      <div {...focus} className="outline-none">
        {data?.firstJob && <FirstJob job={data.firstJob} />}
        <ul className="divide-y divide-line">
          {rows.map((need) => (
            <NeedRow key={need.id} need={need} settling={settling} />
          ))}
        </ul>
        {data?.rows.length === 0 && data.firstJob === null && (
          <p className="py-2 text-data text-text-2">{words("none")}</p>
        )}
      </div>
      {hasFailed && <output className="block py-2 text-label text-text-2">{words("failed")}</output>}
      <SettledRows settled={settled} onDismiss={dismiss} />
      {data !== undefined && data.rows.length > most && (
        <Button size="sm" variant="quiet" onClick={() => setWhole(!isWhole)}>
          {isWhole ? words("less") : words("more", { count: count(data.rows.length) })}
        </Button>
      )}
      {data !== undefined && isWhole && data.total > data.rows.length && (
        <p className="text-label text-text-2">
          {words("shown", { shown: count(data.rows.length), count: count(data.total) })}
        </p>
      )}
      {showsLater && data !== undefined && data.later.length > 0 && <Later later={data.later} settling={settling} />}
    </Panel>
  );
}

/** The one published job of a reader: one press from its summary. */
function FirstJob({ job }: { readonly job: NonNullable<NeedsYou["firstJob"]> }) {
  const words = useTranslations("main.home.needs");
  const { opens } = useGuard();
  return (
    <div className="flex items-center gap-3 py-2">
      <div className="min-w-0 grow">
        <p className="font-medium wrap-anywhere">{words("first", { name: job.name })}</p>
        <p className="text-label text-text-2">{job.buyerName}</p>
      </div>
      <AppLink
        href={jobHref({ ...job, state: "Ready" }, opens)}
        className={buttonStyle({ className: "min-w-24 max-sm:h-11" })}
      >
        {words("openFirst")}
      </AppLink>
    </div>
  );
}

interface SettledRowsProps {
  readonly settled: readonly SettledElsewhere[];
  readonly onDismiss: (id: string) => void;
}

/** Rows that another user settled, each shown once. */
function SettledRows({ settled, onDismiss }: SettledRowsProps) {
  const words = useTranslations("main.home.needs");
  const { locale } = useFormats();
  const wordsOf = useNeedWords();
  return (
    <output className="block">
      {settled.map(({ need, by, at }) => {
        const what = wordsOf(need).title;
        const time = at === null ? "" : new Date(at).toLocaleTimeString(locale, { hour: "2-digit", minute: "2-digit" });
        return (
          <span key={need.id} className="flex items-center gap-2 py-1 text-label text-text-2">
            {by === null ? words("settled", { what }) : words("settledBy", { what, name: by, time })}
            <IconButton
              size="sm"
              label={words("dismiss")}
              onClick={() => onDismiss(need.id)}
              icon={<X aria-hidden size={14} strokeWidth={1.6} />}
            />
          </span>
        );
      })}
    </output>
  );
}

function Later({ later, settling }: { readonly later: NeedsYou["later"]; readonly settling: Settling }) {
  const words = useTranslations("main.home.needs");
  const formats = useFormats();
  const wordsOf = useNeedWords();
  return (
    <section aria-label={words("laterTitle")} className="mt-2 border-t border-line pt-2">
      <ul className="divide-y divide-line">
        {later.map((need) => {
          const { title, detail } = wordsOf(need);
          return (
            <li key={need.id} className="flex items-center gap-3 py-2">
              <div className="min-w-0 grow">
                <p className="wrap-anywhere">{title}</p>
                <p className="text-label wrap-anywhere text-text-2">
                  {detail} · {words("until", { day: formats.day(need.until) })}
                </p>
              </div>
              <Button size="sm" onClick={() => void settling.resume(need, words("back"))}>
                {words("back")}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
