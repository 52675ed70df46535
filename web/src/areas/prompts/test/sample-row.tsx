import { Check, ChevronRight, X } from "lucide-react";
import type { ReactNode } from "react";
import type { PromptCheck } from "@paygauge/api-types/entities/prompts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { medianMs, type SampleResult, type TestSample } from "./test-state.ts";

interface SampleRowProps {
  readonly sample: TestSample;
  readonly checks: readonly PromptCheck[];
  readonly result: SampleResult | undefined;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** A sample with how often each check passed; it opens to the texts. */
export function SampleRow({ sample, checks, result, isOpen, onToggle, children }: SampleRowProps) {
  const words = useTranslations("prompts");
  const formats = useFormats();
  const ms = result === undefined ? null : medianMs(result);
  return (
    <li className={`border-b border-line px-4 py-2 last:border-b-0 ${isOpen ? "bg-selected" : ""}`}>
      <div className="flex items-baseline gap-2 text-data">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={onToggle}
          className="inline-flex min-h-6 min-w-0 grow items-center gap-1 text-start font-medium pointer-coarse:min-h-11"
        >
          <ChevronRight
            aria-hidden
            size={14}
            strokeWidth={1.6}
            className={`shrink-0 transition-transform ${isOpen ? "rotate-90" : ""}`}
          />
          <span className="wrap-anywhere">{sample.name}</span>
          <span className="font-normal text-text-2">{sample.language}</span>
        </button>
        {ms !== null && (
          <span className="shrink-0 tabular-nums">
            {words("versions.seconds", { seconds: formats.count(Math.round(ms / 10) / 100) })}
          </span>
        )}
      </div>
      {result === undefined ? (
        <p className="ps-4.5 text-label text-text-2">{words("test.notRun")}</p>
      ) : (
        <ul className="flex flex-wrap gap-x-3 gap-y-0.5 ps-4.5 text-label">
          {checks.map((check) => (
            <CheckResult key={check} check={check} passed={result.passed[check] ?? 0} of={result.of} />
          ))}
        </ul>
      )}
      {children}
    </li>
  );
}

interface CheckResultProps {
  readonly check: PromptCheck;
  readonly passed: number;
  readonly of: number;
}

function CheckResult({ check, passed, of }: CheckResultProps) {
  const words = useTranslations("prompts");
  const isGood = passed === of;
  const Sign = isGood ? Check : X;
  const result = words("test.checkOf", { check: words(`checks.${check}`), passed, of });
  return (
    <li
      title={`${result}. ${words(`checkHints.${check}`)}`}
      className={`inline-flex items-center gap-1 ${isGood ? "text-text-2" : "font-semibold text-danger"}`}
    >
      <Sign aria-hidden size={12} strokeWidth={2} className={isGood ? "text-success" : ""} />
      {isGood ? (
        <>
          <span aria-hidden>{words(`checks.${check}`)}</span>
          <span className="sr-only">{result}</span>
        </>
      ) : (
        result
      )}
    </li>
  );
}
