import { ChevronDown, ChevronUp, Search, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { useLocale, useTexts } from "../context/ui-context.tsx";
import { formatNumber } from "../context/number-format.ts";
import { IconButton } from "../components/button/icon-button.tsx";
import { TextField } from "../components/field/text-field.tsx";

interface FindBarProps {
  readonly text: string;
  /** Which of the finds is shown, from 0. */
  readonly at: number;
  readonly count: number;
  readonly onText: (text: string) => void;
  readonly onStep: (step: 1 | -1) => void;
  readonly onClose: () => void;
}

/** Looks for a bar by its name: Enter goes to the next, Shift+Enter to the one before, Escape ends. */
export function FindBar({ text, at, count, onText, onStep, onClose }: FindBarProps) {
  const { chart: texts } = useTexts();
  const locale = useLocale();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const number = (value: number) => formatNumber(value, { kind: "count" }, locale);
  return (
    <search className="mb-2 flex flex-wrap items-center gap-2 print:hidden">
      <div className="w-56 max-sm:w-full">
        <TextField
          ref={field}
          type="search"
          label={texts.find}
          labelHidden
          placeholder={texts.find}
          icon={<Search size={14} strokeWidth={1.6} />}
          value={text}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter") onStep(event.shiftKey ? -1 : 1);
            else if (event.key === "Escape") onClose();
            else return;
            event.preventDefault();
          }}
        />
      </div>
      <output className="text-label text-text-2">
        {text.trim() === "" ? "" : count === 0 ? texts.foundNone : texts.found(number(at + 1), number(count))}
      </output>
      <IconButton
        size="sm"
        label={texts.findBefore}
        disabled={count === 0}
        onClick={() => onStep(-1)}
        icon={<ChevronUp aria-hidden size={14} strokeWidth={1.6} />}
      />
      <IconButton
        size="sm"
        label={texts.findNext}
        disabled={count === 0}
        onClick={() => onStep(1)}
        icon={<ChevronDown aria-hidden size={14} strokeWidth={1.6} />}
      />
      <IconButton
        size="sm"
        label={texts.findEnd}
        onClick={onClose}
        icon={<X aria-hidden size={14} strokeWidth={1.6} />}
      />
    </search>
  );
}
