import { ConfirmDialog, IconButton } from "@paygauge/ui";
import { Maximize2, MessageCircle, Minimize2, RotateCcw, X } from "lucide-react";
import { useEffect, useRef, useState, type RefObject } from "react";
import type { AnswerOf } from "@paygauge/api-types/endpoints";
import { useCall } from "../../data/use-call.ts";
import { useTranslations } from "../../state/formats.ts";
import { usePage } from "../../state/page.ts";
import { Composer, type JobOnScreen } from "./composer.tsx";
import { FailedView, LiveView, LogView } from "./log-view.tsx";
import { Suggestions } from "./suggestions.tsx";
import { useConversation, type Conversation } from "./use-conversation.ts";

interface AssistantPanelProps {
  /** undefined: the health check failed. */
  readonly health: AnswerOf<"chatHealthCheck"> | undefined;
  readonly isFull: boolean;
  readonly onPlace: (isFull: boolean) => void;
  readonly onClose: () => void;
}

/** Questions and answers: a panel at the side of the page from 1,280 pixels, over it below, the whole screen on a phone. */
export function AssistantPanel({ health, isFull, onPlace, onClose }: AssistantPanelProps) {
  const words = useTranslations("assistant");
  const conversation = useConversation();
  const job = useJobOnScreen();
  const frameRef = useRef<HTMLElement>(null);
  useEscape(frameRef, onClose);
  const frame = isFull
    ? "fixed inset-0 z-50"
    : "fixed inset-y-0 end-0 z-50 w-100 shrink-0 border-s border-line shadow-1 max-sm:inset-0 max-sm:w-full lg:static lg:z-auto lg:shadow-none";
  return (
    <aside
      ref={frameRef}
      aria-label={words("title")}
      className={`flex min-h-0 flex-col bg-surface [--ground:var(--surface)] print:hidden ${frame}`}
    >
      <PanelHeader {...{ health, isFull, onPlace, onClose, conversation }} />
      <div className={`flex min-h-0 grow flex-col ${isFull ? "mx-auto w-full max-w-200" : ""}`}>
        {health === undefined || health.status === "degraded" ? (
          <p className="border-b border-line bg-sunken px-4 py-2 text-label text-warning">{words("unhealthy")}</p>
        ) : (
          <p className="border-b border-line bg-sunken px-4 py-2 text-label text-text-2">{words(health.mode)}</p>
        )}
        <Logs conversation={conversation} job={job} />
        <Composer conversation={conversation} job={job} />
      </div>
    </aside>
  );
}

/** Escape closes the panel while the focus is in it. */
function useEscape(frame: RefObject<HTMLElement | null>, onClose: () => void): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isInside = frame.current?.contains(document.activeElement) ?? false;
      if (event.key === "Escape" && isInside && !event.defaultPrevented) latest.current();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [frame]);
}

/** The job that the page shows, for questions about it. */
function useJobOnScreen(): JobOnScreen | null {
  const { params } = usePage();
  const { jobId, supplierKey } = params;
  const { data } = useCall("job", jobId === undefined ? null : { params: { jobId } });
  return jobId === undefined || data === undefined ? null : { jobId, supplierKey, name: data.name };
}

interface PanelHeaderProps extends AssistantPanelProps {
  readonly conversation: Conversation;
}

const mark = { "aria-hidden": true, size: 16, strokeWidth: 1.6 } as const;

function PanelHeader({ health, isFull, onPlace, onClose, conversation }: PanelHeaderProps) {
  const words = useTranslations("assistant");
  const [asking, setAsking] = useState(false);
  const Place = isFull ? Minimize2 : Maximize2;
  const isEmpty = conversation.logs.length === 0 && conversation.live === null;
  return (
    <header className="flex min-h-13 items-center gap-2 border-b border-line ps-4 pe-2">
      <MessageCircle {...mark} size={18} className="text-accent-text" />
      <h2 className="text-section font-semibold">{words("title")}</h2>
      {health !== undefined && (
        <span className="text-label text-text-2">{words("documents", { count: health.documents })}</span>
      )}
      <div className="ms-auto flex">
        <IconButton
          label={words("reset")}
          disabled={isEmpty}
          icon={<RotateCcw {...mark} />}
          onClick={() => setAsking(true)}
        />
        <IconButton
          label={words(isFull ? "besidePage" : "fullPage")}
          icon={<Place {...mark} />}
          onClick={() => onPlace(!isFull)}
        />
        <IconButton label={words("close")} icon={<X {...mark} />} onClick={onClose} />
      </div>
      {asking && (
        <ConfirmDialog
          open
          danger
          title={words("resetTitle")}
          confirmLabel={words("reset")}
          cancelLabel={words("cancel")}
          onOpenChange={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            void conversation.reset();
          }}
        >
          {words("resetText")}
        </ConfirmDialog>
      )}
    </header>
  );
}

/** The conversation, kept at its end while it grows. */
function Logs({ conversation, job }: { readonly conversation: Conversation; readonly job: JobOnScreen | null }) {
  const words = useTranslations("assistant");
  const { logs, live, isLoading, ask } = conversation;
  const box = useRef<HTMLDivElement>(null);
  const length = logs.length + (live?.sentences.length ?? 0) + (live === null ? 0 : 1);
  useEffect(() => {
    if (length > 0) box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [length]);
  const isReady = live === null && logs.length > 0;
  return (
    <div ref={box} className="min-h-0 grow overflow-auto px-4 py-4">
      {isLoading && <p className="text-data text-text-2">{words("loading")}</p>}
      {!isLoading && logs.length === 0 && live === null && (
        <div className="flex flex-col gap-3">
          <p className="text-data text-text-2">{words("empty")}</p>
          <Suggestions onAsk={(question) => void ask(question, job)} />
        </div>
      )}
      <ol aria-label={words("conversation")} className="flex flex-col gap-5">
        {logs.map((log, at) => (
          <li key={log.id}>
            <LogView log={log} isLast={at === logs.length - 1} conversation={conversation} about={job} />
          </li>
        ))}
        {live !== null && (
          <li>
            {live.failure === null ? <LiveView live={live} /> : <FailedView live={live} onRetry={conversation.retry} />}
          </li>
        )}
      </ol>
      <output className="sr-only">{isReady ? words("ready") : ""}</output>
    </div>
  );
}
