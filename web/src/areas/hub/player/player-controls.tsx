import { IconButton } from "@paygauge/ui";
import { Captions, CaptionsOff, Maximize, Pause, Play, Volume2, VolumeX } from "lucide-react";
import type { HubVideo } from "@paygauge/api-types/entities/resource-hub";
import { isLanguage, languageNames } from "@paygauge/api-types/languages";
import { useTranslations } from "../../../state/formats.ts";
import { clockOf } from "../hub-time.ts";
import type { Player } from "./use-player.ts";

interface PlayerControlsProps {
  readonly player: Player;
  readonly video: HubVideo;
  readonly seconds: number;
}

const icon = { size: 16, strokeWidth: 1.6, "aria-hidden": true } as const;
const rates = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;
const choice = "h-8 rounded-control border border-control bg-surface px-1.5 text-label text-text pointer-coarse:h-11";

export function PlayerControls({ player, video, seconds }: PlayerControlsProps) {
  const words = useTranslations("hub.player");
  const { second, isPaused, isMuted } = player;
  const chapter = video.chapters.findLast(({ from }) => from <= second)?.text;
  const times = words("timeOf", { time: clockOf(second), total: clockOf(seconds) });
  return (
    <div className="flex flex-col gap-1 border-t border-line px-3 py-2">
      <Timeline player={player} video={video} seconds={seconds} times={times} />
      <div className="flex flex-wrap items-center gap-1.5">
        <IconButton
          label={words(isPaused ? "play" : "pause")}
          onClick={() => player.act({ kind: "toggle" })}
          icon={isPaused ? <Play {...icon} /> : <Pause {...icon} />}
        />
        <IconButton
          label={words(isMuted ? "unmute" : "mute")}
          onClick={() => player.act({ kind: "mute" })}
          icon={isMuted ? <VolumeX {...icon} /> : <Volume2 {...icon} />}
        />
        <span className="px-1 text-label whitespace-nowrap tabular-nums">{times}</span>
        {chapter !== undefined && <span className="min-w-0 truncate text-label text-text-2">{chapter}</span>}
        <span className="ms-auto inline-flex flex-wrap items-center gap-1.5">
          <select
            aria-label={words("speed")}
            className={choice}
            value={String(player.rate)}
            onChange={({ target }) => player.setRate(Number(target.value))}
          >
            {rates.map((rate) => (
              <option key={rate} value={rate}>
                {words("times", { rate })}
              </option>
            ))}
          </select>
          {video.captionLanguages.length > 0 && <CaptionChoice player={player} video={video} />}
          <IconButton
            label={words("fullScreen")}
            onClick={() => player.act({ kind: "fullScreen" })}
            icon={<Maximize {...icon} />}
          />
        </span>
      </div>
    </div>
  );
}

/** Captions on and off, and their language. */
function CaptionChoice({ player, video }: Pick<PlayerControlsProps, "player" | "video">) {
  const words = useTranslations("hub.player");
  const { captions } = player;
  return (
    <>
      <IconButton
        label={words(captions === null ? "captionsOn" : "captionsOff")}
        onClick={() => player.act({ kind: "captions" })}
        icon={captions === null ? <CaptionsOff {...icon} /> : <Captions {...icon} />}
      />
      <select
        aria-label={words("captionLanguage")}
        className={choice}
        value={captions ?? ""}
        onChange={({ target }) => player.setCaptions(isLanguage(target.value) ? target.value : null)}
      >
        <option value="">{words("noCaptions")}</option>
        {video.captionLanguages.map((language) => (
          <option key={language} value={language}>
            {languageNames[language]}
          </option>
        ))}
      </select>
    </>
  );
}

/** The position, with a mark where each chapter begins. */
function Timeline({ player, video, seconds, times }: PlayerControlsProps & { readonly times: string }) {
  const words = useTranslations("hub.player");
  return (
    <div className="relative">
      <input
        type="range"
        aria-label={words("position")}
        aria-valuetext={times}
        className="block h-6 w-full accent-[var(--accent)] pointer-coarse:h-11"
        min={0}
        max={seconds}
        step={1}
        value={Math.min(seconds, Math.floor(player.second))}
        onChange={({ target }) => player.goTo(Number(target.value))}
        onKeyDown={(event) => {
          if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
          event.preventDefault();
          player.act({ kind: "by", seconds: event.key === "ArrowLeft" ? -5 : 5 });
        }}
      />
      <span aria-hidden className="pointer-events-none absolute inset-x-2 top-1/2">
        {video.chapters
          .filter(({ from }) => from > 0 && from < seconds)
          .map(({ from }) => (
            <span
              key={from}
              className="absolute -mt-1 h-2 w-0.5 bg-text-2"
              style={{ insetInlineStart: `${(from / seconds) * 100}%` }}
            />
          ))}
      </span>
    </div>
  );
}
