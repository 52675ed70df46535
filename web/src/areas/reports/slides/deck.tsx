import { Button, IconButton, NotificationBar } from "@paygauge/ui";
import { ChevronLeft, ChevronRight, Maximize, Minimize, NotebookText, Presentation } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import { useSearchParams } from "wouter";
import type { ReportSnapshot } from "@paygauge/api-types/reports/snapshot";
import { useTranslations } from "../../../state/formats.ts";
import { ScaledSlide } from "./scaled-slide.tsx";
import { useDeckKeys, useDeckPlace, useFullscreen, type DeckPlace } from "./use-deck.ts";

// The presenter's own window.
const PresenterView = lazy(async () => ({ default: (await import("./presenter-view.tsx")).PresenterView }));

const icon = { size: 16, strokeWidth: 1.6, "aria-hidden": true } as const;

/** Windows of the same presentation, of the same version in the same language, move together. */
const channelOf = ({ jobId, reportType, version, locale }: ReportSnapshot): string =>
  `paygauge.slides ${jobId} ${reportType} ${version} ${locale}`;

/** Slides one at a time: by keys, by buttons, on the full screen, with notes, and in step with the presenter's window. */
export function Deck({ snapshot }: { readonly snapshot: ReportSnapshot }) {
  const words = useTranslations("reports.slides");
  const [params] = useSearchParams();
  const total = snapshot.sections.length;
  const at = useDeckPlace(channelOf(snapshot), total);
  const [notes, setNotes] = useState(false);
  const [isBlocked, setIsBlocked] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const { isFull, toggle } = useFullscreen(stage);
  const openPresenter = () => {
    const url = new URL(location.href);
    url.searchParams.set("presenter", "1");
    const opened = window.open(url, "paygauge-presenter", "popup,width=1100,height=700");
    setIsBlocked(opened === null);
  };
  const toggleNotes = () => setNotes((before) => !before);
  const isPresenter = params.get("presenter") === "1";
  useDeckKeys(at, total, {
    onFullscreen: toggle,
    onNotes: toggleNotes,
    ...(isPresenter ? {} : { onPresenter: openPresenter }),
  });
  if (isPresenter)
    return (
      <Suspense fallback={null}>
        <PresenterView snapshot={snapshot} at={at} />
      </Suspense>
    );
  return (
    <section aria-label={words("region")} className="flex flex-col gap-3">
      {isBlocked && <NotificationBar tone="warning">{words("blocked")}</NotificationBar>}
      <div
        ref={stage}
        className={isFull ? "size-full bg-black" : "overflow-hidden rounded-card border border-line shadow-popover"}
      >
        <ScaledSlide snapshot={snapshot} place={at.place} fits={isFull} />
      </div>
      <DeckControls {...{ at, total, notes, isFull, openPresenter }} onNotes={toggleNotes} onFullscreen={toggle} />
      {notes && (
        <div className="rounded-card border border-line bg-surface px-4 py-3">
          <h3 className="mb-1 text-data font-semibold">{words("notes")}</h3>
          <div className="text-body">
            <SpeakerNotes snapshot={snapshot} place={at.place} />
          </div>
        </div>
      )}
    </section>
  );
}

interface DeckControlsProps {
  readonly at: DeckPlace;
  readonly total: number;
  readonly notes: boolean;
  readonly isFull: boolean;
  readonly openPresenter: () => void;
  readonly onNotes: () => void;
  readonly onFullscreen: () => void;
}

/** What the keys do, for the pointer. */
function DeckControls({ at, total, notes, isFull, openPresenter, onNotes, onFullscreen }: DeckControlsProps) {
  const words = useTranslations("reports.slides");
  return (
    <div className="flex flex-wrap items-center gap-2">
      <IconButton
        variant="bordered"
        label={words("previous")}
        aria-keyshortcuts="ArrowLeft"
        disabled={at.place === 0}
        icon={<ChevronLeft {...icon} />}
        onClick={() => at.go(at.place - 1)}
      />
      <IconButton
        variant="bordered"
        label={words("next")}
        aria-keyshortcuts="ArrowRight"
        disabled={at.place >= total - 1}
        icon={<ChevronRight {...icon} />}
        onClick={() => at.go(at.place + 1)}
      />
      <output className="text-data text-text-2">
        {words("slide", { place: String(at.place + 1), total: String(total) })}
      </output>
      <p className="ms-auto text-label text-text-3 max-lg:hidden">{words("keys")}</p>
      <Button size="sm" aria-pressed={notes} aria-keyshortcuts="N" onClick={onNotes}>
        <NotebookText {...icon} />
        {words("notes")}
      </Button>
      <Button size="sm" aria-keyshortcuts="P" onClick={openPresenter}>
        <Presentation {...icon} />
        {words("presenter")}
      </Button>
      <Button size="sm" aria-keyshortcuts="F" onClick={onFullscreen}>
        {isFull ? <Minimize {...icon} /> : <Maximize {...icon} />}
        {words(isFull ? "leaveFullscreen" : "fullscreen")}
      </Button>
    </div>
  );
}

/** The speaker notes of a slide, a paragraph a line. */
export function SpeakerNotes({ snapshot, place }: { readonly snapshot: ReportSnapshot; readonly place: number }) {
  const words = useTranslations("reports.slides");
  const text = snapshot.sections[place]?.slide?.speakerNotes ?? "";
  if (text.trim() === "") return <p className="text-text-2">{words("noNotes")}</p>;
  return (
    <div lang={snapshot.locale} className="flex flex-col gap-2">
      {text
        .split("\n")
        .filter((line) => line.trim() !== "")
        .map((line) => (
          <p key={line}>{line}</p>
        ))}
    </div>
  );
}
