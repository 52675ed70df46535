import { Button } from "@paygauge/ui";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import type { ReportSnapshot } from "@paygauge/api-types/reports/snapshot";
import { useTranslations } from "../../../state/formats.ts";
import { SpeakerNotes } from "./deck.tsx";
import { ScaledSlide } from "./scaled-slide.tsx";
import type { DeckPlace } from "./use-deck.ts";

interface PresenterViewProps {
  readonly snapshot: ReportSnapshot;
  readonly at: DeckPlace;
}

const startedKey = "paygauge.presenter.started";

/** Minutes and seconds since the clock was started; it continues after a reload. */
function useElapsed() {
  const [started, setStarted] = useState(() => {
    const kept = Number(sessionStorage.getItem(startedKey));
    return Number.isFinite(kept) && kept > 0 ? kept : Date.now();
  });
  const [now, setNow] = useState(started);
  useEffect(() => {
    sessionStorage.setItem(startedKey, String(started));
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [started]);
  const seconds = Math.max(0, Math.floor((now - started) / 1000));
  const two = (value: number): string => String(value).padStart(2, "0");
  const restart = () => {
    setStarted(Date.now());
    setNow(Date.now());
  };
  return { text: `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`, restart };
}

/** The slide that follows, or the end. */
function NextSlide({ snapshot, at }: PresenterViewProps) {
  const words = useTranslations("reports.slides");
  const isLast = at.place >= snapshot.sections.length - 1;
  return (
    <section aria-label={words("after")} className="flex min-w-0 flex-col gap-2">
      <p className="text-label font-semibold text-text-2">{words("after")}</p>
      <div className="overflow-hidden rounded-card border border-line bg-surface">
        {isLast ? (
          <p className="p-4 text-data text-text-2">{words("end")}</p>
        ) : (
          <ScaledSlide snapshot={snapshot} place={at.place + 1} />
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button disabled={at.place === 0} onClick={() => at.go(at.place - 1)}>
          {words("previous")}
        </Button>
        <Button variant="primary" disabled={isLast} onClick={() => at.go(at.place + 1)}>
          {words("next")}
        </Button>
      </div>
    </section>
  );
}

/**
 * The presenter's own window: the slide of now and the next one, how long it has taken, and what to say in all the room
 * below them, in letters that are read from a step away.
 */
export function PresenterView({ snapshot, at }: PresenterViewProps) {
  const words = useTranslations("reports.slides");
  const total = snapshot.sections.length;
  const { text, restart } = useElapsed();
  return createPortal(
    <main
      aria-label={words("presenterTitle", { name: snapshot.jobName })}
      className="fixed inset-0 z-50 grid grid-rows-[auto_auto_minmax(9rem,1fr)] gap-4 overflow-auto bg-canvas p-4 text-text"
    >
      <header className="flex flex-wrap items-center gap-3">
        <h1 className="min-w-0 grow truncate text-section font-semibold">
          {words("presenterTitle", { name: snapshot.jobName })}
        </h1>
        <p className="text-section tabular-nums">
          {words("elapsed")} {text}
        </p>
        <Button size="sm" onClick={restart}>
          {words("restart")}
        </Button>
        <Button size="sm" onClick={() => window.close()}>
          {words("close")}
        </Button>
      </header>
      <div className="grid items-start gap-4 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <section aria-label={words("now")} className="flex min-w-0 flex-col gap-2">
          <p className="text-label font-semibold text-text-2">
            {words("now")} · {words("slide", { place: String(at.place + 1), total: String(total) })}
          </p>
          <div className="overflow-hidden rounded-card border border-line">
            <ScaledSlide snapshot={snapshot} place={at.place} />
          </div>
        </section>
        <NextSlide snapshot={snapshot} at={at} />
      </div>
      <section
        aria-labelledby="presenter-notes"
        className="flex min-h-0 flex-col gap-2 rounded-card border border-line bg-surface px-5 py-4"
      >
        <h2 id="presenter-notes" className="text-data font-semibold">
          {words("notes")}
        </h2>
        <div className="min-h-0 grow overflow-auto text-title [&_p]:max-w-[72ch]">
          <SpeakerNotes snapshot={snapshot} place={at.place} />
        </div>
      </section>
    </main>,
    document.body,
  );
}
