import { SelectField } from "@paygauge/ui";
import { useState } from "react";
import { useTranslations } from "../../../state/formats.ts";
import { useReason } from "../usage-panel.tsx";
import { worstAttempt, type SampleResult } from "./test-state.ts";

interface Side {
  readonly number: number;
  readonly result: SampleResult | undefined;
}

/** What each version wrote for a sample. */
export function SampleTexts({ sides }: { readonly sides: readonly Side[] }) {
  return (
    <div className="mt-2 flex flex-col gap-3">
      {sides.map(({ number, result }) =>
        result === undefined || result.attempts.length === 0 ? null : (
          <SideText key={number} number={number} result={result} />
        ),
      )}
    </div>
  );
}

function SideText({ number, result }: { readonly number: number; readonly result: SampleResult }) {
  const words = useTranslations("prompts");
  const reasonOf = useReason();
  const [chosen, setChosen] = useState<number | null>(null);
  const at = chosen ?? worstAttempt(result);
  const attempt = result.attempts[at];
  if (attempt === undefined) return null;
  const failed = attempt.failed.map((check) => words(`checks.${check}`)).join(", ");
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-label">
        <span className="font-semibold">{words("test.wrote", { number })}</span>
        <SelectField
          label={words("test.attempt")}
          labelHidden
          value={String(at)}
          onChange={({ target }) => setChosen(Number(target.value))}
          options={result.attempts.map((_, place) => ({
            value: String(place),
            label: words("test.attemptOf", { number: place + 1 }),
          }))}
        />
        <span className="text-text-2">{words("test.words", { count: attempt.words })}</span>
        <span className={failed === "" ? "text-success" : "font-medium text-danger"}>
          {failed === "" ? words("test.passed") : words("test.failed", { checks: failed })}
        </span>
      </div>
      {attempt.text === null ? (
        <p className="mt-1 text-data text-danger">
          {words("test.noText", { reason: reasonOf(attempt.reason ?? "model") })}
        </p>
      ) : (
        <blockquote className="mt-1 border-s-2 border-line-2 ps-2.5 text-data whitespace-pre-wrap wrap-anywhere">
          {attempt.text}
        </blockquote>
      )}
    </div>
  );
}
