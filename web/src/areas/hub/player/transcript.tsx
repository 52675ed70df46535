import { Button, Panel, TextField } from "@paygauge/ui";
import { useEffect, useRef, useState } from "react";
import type { HubVideo } from "@paygauge/api-types/entities/resource-hub";
import type { Language } from "@paygauge/api-types/languages";
import { useTranslations } from "../../../state/formats.ts";
import { clockOf } from "../hub-time.ts";

type Cue = HubVideo["chapters"][number];

interface TranscriptProps {
  readonly video: HubVideo;
  readonly language: Language;
  readonly second: number;
  readonly onGo: (second: number) => void;
}

/** Transcript and chapters: the part that plays is marked, and each leads to its second. */
export function Transcript({ video, language, second, onGo }: TranscriptProps) {
  const words = useTranslations("hub.player");
  const [part, setPart] = useState<"transcript" | "chapters">("transcript");
  const [text, setText] = useState("");
  const transcript = video.transcripts.find((each) => each.language === language) ?? video.transcripts[0];
  const cues = part === "chapters" ? video.chapters : (transcript?.cues ?? []);
  const wanted = text.trim().toLowerCase();
  const shown = cues.filter((cue) => wanted === "" || cue.text.toLowerCase().includes(wanted));
  return (
    <Panel
      title={words(part)}
      actions={
        <>
          {(["transcript", "chapters"] as const).map((each) => (
            <Button key={each} size="sm" aria-pressed={each === part} onClick={() => setPart(each)}>
              {words(each)}
            </Button>
          ))}
        </>
      }
    >
      {cues.length === 0 ? (
        <p className="text-data text-text-2">{words(part === "chapters" ? "noChapters" : "noTranscript")}</p>
      ) : (
        <>
          <TextField
            type="search"
            label={words("find")}
            labelHidden
            placeholder={words("find")}
            autoComplete="off"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <output className="sr-only">{wanted === "" ? "" : words("found", { count: shown.length })}</output>
          <CueList
            cues={shown}
            language={part === "chapters" ? undefined : transcript?.language}
            second={second}
            isSearched={wanted !== ""}
            onGo={onGo}
          />
        </>
      )}
    </Panel>
  );
}

interface CueListProps {
  readonly cues: readonly Cue[];
  readonly language: Language | undefined;
  readonly second: number;
  /** A search stops the list from following the video. */
  readonly isSearched: boolean;
  readonly onGo: (second: number) => void;
}

/** Follows the video until the user scrolls or searches; a button resumes. */
function CueList({ cues, language, second, isSearched, onGo }: CueListProps) {
  const words = useTranslations("hub.player");
  const [follows, setFollows] = useState(true);
  const list = useRef<HTMLOListElement>(null);
  const current = cues.findLastIndex(({ from }) => from <= second);
  const isFollowing = follows && !isSearched;
  useEffect(() => {
    const box = list.current;
    const item = box?.children[current];
    if (!isFollowing || box === null || !(item instanceof HTMLElement)) return;
    // The list alone is moved, and at once: nothing glides, and the page stays in its place.
    box.scrollTop = item.offsetTop - box.clientHeight / 3;
  }, [current, isFollowing]);
  return (
    <>
      <ol
        ref={list}
        lang={language}
        className="relative mt-2 flex max-h-96 flex-col overflow-y-auto"
        onWheel={() => setFollows(false)}
        onTouchMove={() => setFollows(false)}
      >
        {cues.map((cue, at) => (
          <li key={`${cue.from} ${at}`}>
            <button
              type="button"
              aria-current={at === current ? "true" : undefined}
              className="flex w-full gap-3 border-s-2 border-transparent px-2 py-1.5 text-start text-data hover:bg-hover aria-[current]:border-accent aria-[current]:bg-accent-subtle aria-[current]:font-semibold pointer-coarse:py-3"
              onClick={() => onGo(cue.from)}
            >
              <span className="w-12 shrink-0 text-accent-text tabular-nums">{clockOf(cue.from)}</span>
              <span className="min-w-0 wrap-anywhere">{cue.text}</span>
            </button>
          </li>
        ))}
      </ol>
      {!isFollowing && !isSearched && (
        <div className="mt-2">
          <Button size="sm" onClick={() => setFollows(true)}>
            {words("follow")}
          </Button>
        </div>
      )}
    </>
  );
}
