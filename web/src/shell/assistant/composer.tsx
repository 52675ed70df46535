import { Button, IconButton } from "@paygauge/ui";
import { ArrowUp, Square, X } from "lucide-react";
import { useId, useRef, useState } from "react";
import { chatLimits } from "@paygauge/api-types/entities/chat";
import { useTranslations } from "../../state/formats.ts";
import type { Conversation, OnScreen } from "./use-conversation.ts";

/** The job that the page shows, and its supplier, if it shows one. */
export interface JobOnScreen extends OnScreen {
  readonly name: string;
}

interface ComposerProps {
  readonly conversation: Conversation;
  readonly job: JobOnScreen | null;
}

/** Characters left from which the counter is shown. */
const counterFrom = 200;

/** The field for a question: Enter sends, Shift and Enter begins a line. */
export function Composer({ conversation, job }: ComposerProps) {
  const words = useTranslations("assistant");
  const id = useId();
  const [text, setText] = useState("");
  const [withoutJob, setWithoutJob] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const { isPending, ask, stop } = conversation;
  const context = job !== null && withoutJob !== job.jobId ? job : null;
  const left = chatLimits.questionLength - text.length;
  const isBlank = text.trim() === "";
  const send = () => {
    if (isBlank || isPending) return;
    setText("");
    void ask(text.trim(), context);
    field.current?.focus();
  };
  return (
    <div className="border-t border-line px-4 py-3">
      <div className="flex flex-col gap-1.5 rounded-control border border-control bg-surface p-2 focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-focus">
        {context !== null && <ContextChip job={context.name} onRemove={() => setWithoutJob(context.jobId)} />}
        <div className="flex items-end gap-2">
          <label htmlFor={id} className="sr-only">
            {words("question")}
          </label>
          <textarea
            ref={field}
            id={id}
            rows={2}
            className="min-w-0 grow resize-none bg-transparent text-body text-text outline-none placeholder:text-text-2"
            placeholder={words("placeholder")}
            maxLength={chatLimits.questionLength}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
              event.preventDefault();
              send();
            }}
          />
          <SendButton {...{ isPending, isBlank, send }} stop={() => void stop()} />
        </div>
      </div>
      <p className="mt-1.5 flex flex-wrap justify-between gap-x-3 text-label text-text-2">
        <span>{words("kept")}</span>
        {left <= counterFrom && <span>{words("counter", { left })}</span>}
      </p>
    </div>
  );
}

interface ContextChipProps {
  readonly job: string;
  readonly onRemove: () => void;
}

/** The job that a question is about, until it is removed. */
function ContextChip({ job, onRemove }: ContextChipProps) {
  const words = useTranslations("assistant");
  return (
    <span className="inline-flex max-w-full items-center gap-1 self-start rounded-control border border-line-2 bg-selected ps-2 text-label">
      <span className="truncate">{words("context", { job })}</span>
      <IconButton
        size="sm"
        label={words("removeContext", { job })}
        icon={<X aria-hidden size={12} strokeWidth={1.8} />}
        onClick={onRemove}
      />
    </span>
  );
}

interface SendButtonProps {
  readonly isPending: boolean;
  readonly isBlank: boolean;
  readonly send: () => void;
  readonly stop: () => void;
}

/** Sends the question; while an answer is being written, stops it. */
function SendButton({ isPending, isBlank, send, stop }: SendButtonProps) {
  const words = useTranslations("assistant");
  if (isPending)
    return <IconButton label={words("stop")} icon={<Square aria-hidden size={14} strokeWidth={2} />} onClick={stop} />;
  return (
    <Button
      variant="primary"
      aria-label={words("send")}
      disabled={isBlank}
      icon={<ArrowUp aria-hidden size={16} strokeWidth={2} />}
      onClick={send}
    />
  );
}
