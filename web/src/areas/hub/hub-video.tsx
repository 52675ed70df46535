import { CopyButton } from "@paygauge/ui";
import { useRef, type ReactNode } from "react";
import type { HubArticle, HubVideo } from "@paygauge/api-types/entities/resource-hub";
import { useAddressPart } from "../../data/use-address-part.ts";
import { useFormats, useTranslations } from "../../state/formats.ts";
import { useLanguage } from "../../state/language.ts";
import { hubAddress } from "./hub-address.ts";
import { HubLength, HubState } from "./hub-items.tsx";
import { clockOf } from "./hub-time.ts";
import { MarkRead } from "./mark-read.tsx";
import { Markdown } from "./markdown/markdown.tsx";
import { HubPlayer } from "./player/hub-player.tsx";
import { linkedSecond } from "./player/start-second.ts";
import { Transcript } from "./player/transcript.tsx";
import { usePlayer } from "./player/use-player.ts";
import { useReports } from "./player/use-reports.ts";

interface HubVideoViewProps {
  readonly article: HubArticle;
  readonly video: HubVideo;
  readonly onRead: () => void;
}

interface HubVideoProps extends HubVideoViewProps {
  /** Below the transcript. */
  readonly children: ReactNode;
}

/** A video with its transcript; both stay in step. */
export function HubVideoView({ article, video, onRead, children }: HubVideoProps) {
  const [language] = useLanguage();
  const seconds = article.seconds ?? 0;
  const own = video.captionLanguages.includes(language) ? language : (video.captionLanguages[0] ?? null);
  const videoRef = useRef<HTMLVideoElement>(null);
  const frameRef = useRef<HTMLElement>(null);
  const player = usePlayer({ video: videoRef, frame: frameRef }, seconds, own);
  const [asked] = useAddressPart("t");
  useReports(videoRef, article.id, onRead);
  return (
    <div className="grid items-start gap-3.5 lg:grid-cols-[5fr_2fr]">
      <div className="flex min-w-0 flex-col gap-3.5">
        <HubPlayer {...{ article, video, player, videoRef, frameRef }} linked={linkedSecond(asked, seconds)} />
        <About article={article} video={video} second={player.second} onRead={onRead} />
      </div>
      <div className="flex min-w-0 flex-col gap-3.5">
        <Transcript video={video} language={player.captions ?? own ?? "en"} second={player.second} onGo={player.goTo} />
        {children}
      </div>
    </div>
  );
}

interface AboutProps extends HubVideoViewProps {
  readonly second: number;
}

function About({ article, video, second, onRead }: AboutProps) {
  const words = useTranslations("hub.player");
  const hub = useTranslations("hub");
  const formats = useFormats();
  const at = Math.floor(second);
  const address = hubAddress({ topic: article.topic, item: article.id, t: String(at) });
  const { length: chapters } = video.chapters;
  const { length: languages } = video.captionLanguages;
  return (
    <article lang={article.language} className="rounded-card border border-line bg-surface p-5 max-lg:p-4">
      <h2 className="text-title font-semibold wrap-anywhere">{article.title}</h2>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-label text-text-2">
        <HubLength item={article} />
        <span>{hub("published", { day: formats.day(article.publishedOn) })}</span>
        {chapters > 0 && <span>{words("chapterCount", { count: chapters })}</span>}
        {languages > 0 && <span>{words("captionCount", { count: languages })}</span>}
        <HubState item={article} />
      </p>
      {article.summary !== "" && <p className="mt-3 max-w-160 text-body text-text-2">{article.summary}</p>}
      {article.body !== "" && (
        <div className="mt-3">
          <Markdown text={article.body} itemId={article.id} />
        </div>
      )}
      <MarkRead article={article} onRead={onRead}>
        <CopyButton text={`${location.origin}${address}`} label={words("copyLink", { time: clockOf(at) })} />
      </MarkRead>
    </article>
  );
}
