import { Button } from "@paygauge/ui";
import type { RefObject } from "react";
import type { HubArticle, HubVideo } from "@paygauge/api-types/entities/resource-hub";
import { languageNames, type Language } from "@paygauge/api-types/languages";
import { callHref } from "../../../data/call-api.ts";
import { useTranslations } from "../../../state/formats.ts";
import { clockOf } from "../hub-time.ts";
import { PlayerControls } from "./player-controls.tsx";
import { resumableSecond } from "./start-second.ts";
import type { Player } from "./use-player.ts";

interface HubPlayerProps {
  readonly article: HubArticle;
  readonly video: HubVideo;
  readonly player: Player;
  readonly videoRef: RefObject<HTMLVideoElement | null>;
  readonly frameRef: RefObject<HTMLElement | null>;
  /** The second that the address names. */
  readonly linked: number | null;
}

/** The browser's video with controls that never hide, and keys while the focus is inside. */
export function HubPlayer({ article, video, player, videoRef, frameRef, linked }: HubPlayerProps) {
  const words = useTranslations("hub.player");
  const { id, title, seconds } = article;
  const params = { hubItemId: id };
  const [first, ...others] = video.captionLanguages;
  const trackOf = (language: Language | undefined) =>
    language === undefined
      ? {}
      : {
          srcLang: language,
          label: languageNames[language],
          src: callHref("hubTrack", { params, query: { language, kind: "captions" } }),
        };
  return (
    <section
      ref={frameRef}
      aria-label={words("label", { title })}
      className="flex flex-col overflow-hidden rounded-card border border-line bg-surface"
    >
      <video
        ref={videoRef}
        src={callHref("hubVideo", { params })}
        poster={video.hasPoster ? callHref("hubPoster", { params }) : undefined}
        preload="metadata"
        playsInline
        className="min-h-0 w-full grow aspect-video"
        style={{ backgroundColor: "black" }}
        onLoadedMetadata={() => {
          if (linked !== null) player.goTo(linked);
        }}
        onClick={() => player.act({ kind: "toggle" })}
      >
        {/* Without a file where the video has no captions. */}
        <track kind="captions" {...trackOf(first)} />
        {others.map((language) => (
          <track key={language} kind="captions" {...trackOf(language)} />
        ))}
      </video>
      {player.hasFailed && (
        <p role="alert" className="flex flex-wrap items-center gap-3 border-t border-line px-3 py-2 text-data">
          {words("failed")}
          <Button size="sm" onClick={player.retry}>
            {words("retry")}
          </Button>
        </p>
      )}
      {linked === null && <Resume video={video} seconds={seconds ?? 0} player={player} />}
      <PlayerControls player={player} video={video} seconds={seconds ?? 0} />
    </section>
  );
}

interface ResumeProps {
  readonly video: HubVideo;
  readonly seconds: number;
  readonly player: Player;
}

/** Offers to continue where the user stopped; nothing jumps by itself. */
function Resume({ video, seconds, player }: ResumeProps) {
  const words = useTranslations("hub.player");
  const second = resumableSecond(video.second, seconds);
  if (second === null || player.second > 0 || !player.isPaused) return null;
  const start = (from: number) => {
    player.goTo(from);
    player.act({ kind: "toggle" });
  };
  return (
    <div className="flex flex-wrap gap-2 border-t border-line px-3 py-2">
      <Button size="sm" variant="primary" onClick={() => start(second)}>
        {words("resume", { time: clockOf(second) })}
      </Button>
      <Button size="sm" onClick={() => start(0)}>
        {words("startOver")}
      </Button>
    </div>
  );
}
