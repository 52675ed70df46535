import { Button, IconButton } from "@paygauge/ui";
import { Copy, RefreshCw, ThumbsDown, ThumbsUp } from "lucide-react";
import { useState } from "react";
import type { ChatLog, ChatSource } from "@paygauge/api-types/entities/chat";
import { useFormats, useTranslations } from "../../state/formats.ts";
import { useMay } from "../../state/permissions.ts";
import { SourceList } from "./source-list.tsx";
import { useSourceWords } from "./use-source-words.ts";
import type { Conversation, LiveQuestion, OnScreen } from "./use-conversation.ts";

function Question({ text }: { readonly text: string }) {
  return (
    <p className="ms-auto w-fit max-w-[85%] rounded-card bg-sunken px-3 py-2 text-body whitespace-pre-wrap wrap-anywhere">
      {text}
    </p>
  );
}

interface SentencesProps {
  readonly sentences: ChatLog["sentences"];
  readonly sources: ChatLog["sources"];
  readonly chosen: number | null;
  readonly onChoose: (number: number) => void;
}

/** Sentences with the numbers of their sources; plain text, whatever a document holds. */
function Sentences({ sentences, sources, chosen, onChoose }: SentencesProps) {
  const words = useTranslations("assistant");
  const known = new Map(sources.map((source) => [source.number, source]));
  return (
    <div className="flex flex-col gap-2 text-body">
      {sentences.map((sentence, at) => (
        // Sentences are only ever added at the end.
        // oxlint-disable-next-line react/no-array-index-key
        <p key={at} className="wrap-anywhere">
          {sentence.is_quote ? `“${sentence.text}”` : sentence.text}
          {sentence.sources.map((number) => (
            <button
              key={number}
              type="button"
              aria-pressed={chosen === number}
              aria-label={words("source", { number: String(number), name: known.get(number)?.source ?? "" })}
              className="ms-1 inline-flex size-5 items-center justify-center rounded-mark bg-selected align-text-bottom text-label font-semibold text-accent-text aria-pressed:bg-accent aria-pressed:text-on-accent pointer-coarse:size-8"
              onClick={() => onChoose(number)}
            >
              {number}
            </button>
          ))}
        </p>
      ))}
    </div>
  );
}

/** A question whose answer is being written. */
export function LiveView({ live }: { readonly live: LiveQuestion }) {
  const words = useTranslations("assistant");
  return (
    <div className="flex flex-col gap-3" aria-busy>
      <Question text={live.question} />
      {live.sentences.length === 0 ? (
        <p className="text-data text-text-2">{words("pending")}</p>
      ) : (
        <Sentences {...live} chosen={null} onChoose={() => {}} />
      )}
    </div>
  );
}

interface FailedViewProps {
  readonly live: LiveQuestion;
  readonly onRetry: () => void;
}

/** A question that was not answered, with the reason. */
export function FailedView({ live, onRetry }: FailedViewProps) {
  const words = useTranslations("assistant");
  return (
    <div className="flex flex-col items-start gap-3">
      <Question text={live.question} />
      <p role="alert" className="text-body">
        {live.failure}
      </p>
      <Button size="sm" icon={<RefreshCw aria-hidden size={14} strokeWidth={1.6} />} onClick={onRetry}>
        {words("tryAgain")}
      </Button>
    </div>
  );
}

interface LogViewProps {
  readonly log: ChatLog;
  /** Its sources are open. */
  readonly isLast: boolean;
  readonly conversation: Conversation;
  /** The page, if the question is asked again. */
  readonly about: OnScreen | null;
}

/** A question with its stored answer, its sources, and what can be done with it. */
export function LogView({ log, isLast, conversation, about }: LogViewProps) {
  const words = useTranslations("assistant");
  const [chosen, setChosen] = useState<number | null>(isLast ? (log.sources[0]?.number ?? null) : null);
  const { state, sentences, sources, closest, searched_for: searchedFor } = log;
  return (
    <div className="flex flex-col gap-3">
      <Question text={log.question} />
      {state === "pending" && sentences.length === 0 && <p className="text-data text-text-2">{words("pending")}</p>}
      {log.mode === "figures" && sources.length > 0 && <p className="text-label text-text-2">{words("figures")}</p>}
      {sentences.length > 0 && state !== "unanswered" && (
        <Sentences {...{ sentences, sources, chosen }} onChoose={setChosen} />
      )}
      {state === "unanswered" && <Unanswered closest={closest} />}
      {state === "stopped" && <p className="text-label text-text-2">{words("stopped")}</p>}
      {state === "failed" && (
        <>
          <p className="text-body">{words("failed")}</p>
          {isLast && (
            <Button size="sm" className="self-start" onClick={() => void conversation.ask(log.question, about)}>
              {words("tryAgain")}
            </Button>
          )}
        </>
      )}
      {searchedFor !== null && <p className="text-label text-text-2">{words("searchedFor", { words: searchedFor })}</p>}
      {sources.length > 0 && <SourceList sources={sources} chosen={chosen} onChoose={setChosen} />}
      {(state === "answered" || state === "unanswered") && <LogActions log={log} conversation={conversation} />}
    </div>
  );
}

function Unanswered({ closest }: { readonly closest: ChatSource | null }) {
  const words = useTranslations("assistant");
  const say = useSourceWords();
  return (
    <p className="text-body">
      {words("unanswered")}
      {closest !== null && ` ${words("closest", { source: say.place(closest) })}`}
    </p>
  );
}

function LogActions({ log, conversation }: Pick<LogViewProps, "log" | "conversation">) {
  const words = useTranslations("assistant");
  const formats = useFormats();
  const say = useSourceWords();
  const seesCosts = useMay("ChatbotDocumentManagement_CRUD");
  const icon = { "aria-hidden": true, size: 14, strokeWidth: 1.6 } as const;
  const copied = [log.answer, ...log.sources.map((source) => `[${source.number}] ${say.place(source)}`)].join("\n");
  const rate = (rating: "helpful" | "unhelpful") => void conversation.rate(log, log.rating === rating ? null : rating);
  const seconds = new Intl.NumberFormat(formats.locale, { maximumFractionDigits: 2 }).format(log.processing_time);
  return (
    <div className="flex flex-wrap items-center gap-1">
      <Button
        size="sm"
        variant="quiet"
        icon={<Copy {...icon} />}
        onClick={() => void navigator.clipboard.writeText(copied)}
      >
        {words("copy")}
      </Button>
      <IconButton
        size="sm"
        label={words("helpful")}
        aria-pressed={log.rating === "helpful"}
        icon={<ThumbsUp {...icon} />}
        onClick={() => rate("helpful")}
      />
      <IconButton
        size="sm"
        label={words("unhelpful")}
        aria-pressed={log.rating === "unhelpful"}
        icon={<ThumbsDown {...icon} />}
        onClick={() => rate("unhelpful")}
      />
      {seesCosts && (
        <span className="ms-auto text-label text-text-2">{words("facts", { seconds, tokens: log.token_count })}</span>
      )}
    </div>
  );
}
