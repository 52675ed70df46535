/** The conversation of this tab: its logs, the question in progress, and what a user does with it. */
import { useEffect, useRef, useState } from "react";
import type { ChatLog } from "@paygauge/api-types/entities/chat";
import { ApiProblem } from "../../data/api-problem.ts";
import { useAction } from "../../data/use-action.ts";
import { useCall } from "../../data/use-call.ts";
import { useBoot } from "../../state/boot.ts";
import { useTranslations } from "../../state/formats.ts";
import { useLanguage } from "../../state/language.ts";
import { askAssistant, type SoFar } from "./ask-assistant.ts";

/** What the page shows that a question may be about. */
export interface OnScreen {
  readonly jobId: string;
  readonly supplierKey: string | undefined;
}

/** A question whose answer is not stored here yet. */
export interface LiveQuestion extends SoFar {
  readonly question: string;
  readonly about: OnScreen | null;
  /** null while the answer is being written; otherwise why there is none. */
  readonly failure: string | null;
}

/** How often a stored answer that is still being written is read again, ms. */
const pollMs = 2000;

/** The ID of the conversation, in session storage for each user (docs/specification.md section 4). */
function useConversationId(): readonly [string | null, (id: string | null) => void] {
  const { me } = useBoot();
  const key = `paygauge.chat.${me.id}`;
  const [id, setId] = useState(() => sessionStorage.getItem(key));
  const set = (next: string | null) => {
    if (next === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, next);
    setId(next);
  };
  return [id, set];
}

export interface Conversation {
  /** Oldest first. */
  readonly logs: readonly ChatLog[];
  readonly live: LiveQuestion | null;
  readonly isLoading: boolean;
  readonly isPending: boolean;
  readonly ask: (question: string, about: OnScreen | null, searchedFor?: string) => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly retry: () => void;
  readonly reset: () => Promise<void>;
  readonly rate: (log: ChatLog, rating: ChatLog["rating"]) => Promise<void>;
}

/** Logs as they are stored, with those that this tab has received since; oldest first. */
function useLogs(id: string | null, onGone: () => void) {
  const [received, setReceived] = useState<readonly ChatLog[]>([]);
  const stored = useCall("chatConversation", id === null ? null : { params: { id }, query: { limit: "100" } });
  const { data, problem, reload } = stored;
  const known = id === null ? [] : (data?.logs ?? []).toReversed();
  const newer = received.filter((log) => log.conversation_id === id && !known.some((each) => each.id === log.id));
  const logs = [...known, ...newer];
  const isWritten = logs.at(-1)?.state === "pending";
  useEffect(() => {
    if (!isWritten) return undefined;
    const timer = setInterval(reload, pollMs);
    return () => clearInterval(timer);
  }, [isWritten, reload]);
  // A conversation that another tab deleted, or that has expired.
  const isGone = problem?.status === 404;
  useEffect(() => {
    if (isGone) onGone();
    // oxlint-disable-next-line react/exhaustive-deps -- the callback changes on each render
  }, [isGone]);
  return {
    logs,
    isWritten,
    isLoading: id !== null && data === undefined && problem === undefined && newer.length === 0,
    reload,
    add: (log: ChatLog) => setReceived((before) => [...before.filter((each) => each.id !== log.id), log]),
  };
}

/** A refusal says what to do, such as to wait a minute; anything else is the specification's sentence. */
const failureOf = (error: unknown, sentence: string): string =>
  error instanceof ApiProblem && error.status >= 400 && error.status < 500 ? error.message : sentence;

const nothingYet: Omit<LiveQuestion, "question" | "about"> = {
  id: null,
  conversationId: null,
  sentences: [],
  sources: [],
  failure: null,
};

/** The question in progress, and how it is sent. */
function useLive(id: string | null, setId: (id: string) => void, onDone: (log: ChatLog) => void) {
  const words = useTranslations("assistant");
  const [language] = useLanguage();
  const [live, setLive] = useState<LiveQuestion | null>(null);
  const running = useRef<AbortController | null>(null);
  const onGrown = (soFar: SoFar) => {
    if (soFar.conversationId !== null && soFar.conversationId !== id) setId(soFar.conversationId);
    setLive((before) => (before === null ? null : { ...before, ...soFar }));
  };
  const ask = async (question: string, about: OnScreen | null, searchedFor?: string) => {
    if (running.current !== null) return;
    running.current = new AbortController();
    setLive({ ...nothingYet, question, about });
    const asked = {
      question,
      language,
      ...(id !== null && { conversation_id: id }),
      ...(about !== null && { job_id: about.jobId }),
      ...(about?.supplierKey !== undefined && { supplier_key: about.supplierKey }),
      ...(searchedFor !== undefined && { searched_for: searchedFor }),
    };
    try {
      const log = await askAssistant(asked, onGrown, running.current.signal);
      setId(log.conversation_id);
      onDone(log);
      setLive(null);
    } catch (error) {
      const failure = failureOf(error, words("failed"));
      setLive((before) => (before === null ? null : { ...before, failure }));
    } finally {
      running.current = null;
    }
  };
  const end = () => {
    setLive(null);
    running.current?.abort();
  };
  return { live, ask, end };
}

/** The conversation of this tab, with what a user can do in it. */
export function useConversation(): Conversation {
  const words = useTranslations("assistant");
  const [id, setId] = useConversationId();
  const { logs, isWritten, isLoading, reload, add } = useLogs(id, () => setId(null));
  const { live, ask, end } = useLive(id, setId, add);
  const stopping = useAction("stopChatMessage", { operation: words("stopOperation") });
  const resetting = useAction("deleteChatConversation", { operation: words("resetOperation") });
  const rating = useAction("rateChatMessage", { operation: words("rateOperation") });
  const pendingId = live?.id ?? (isWritten ? (logs.at(-1)?.id ?? null) : null);
  return {
    logs: live === null ? logs : logs.filter((log) => log.id !== live.id),
    live,
    isLoading: isLoading && live === null,
    isPending: live === null ? isWritten : live.failure === null,
    ask,
    stop: async () => {
      if (pendingId === null) return;
      const outcome = await stopping.run({ params: { messageId: pendingId } });
      end();
      if (outcome?.ok === true) add(outcome.answer.log);
      reload();
    },
    retry: () => {
      if (live !== null) void ask(live.question, live.about);
    },
    reset: async () => {
      const outcome = id === null ? null : await resetting.run({ params: { id } });
      if (outcome?.ok === false && outcome.problem.status !== 404) return;
      end();
      setId(null);
    },
    rate: async (log, value) => {
      const outcome = await rating.run({ params: { messageId: log.id }, body: { rating: value } });
      if (outcome?.ok === true) reload();
    },
  };
}
