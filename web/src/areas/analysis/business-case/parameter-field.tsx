import { Button, NumberField } from "@paygauge/ui";
import { useState } from "react";
import { parameterRules, type IssuerKey, type ParameterKey } from "@paygauge/api-types/value/case/parameters";
import { useTranslations } from "../../../state/formats.ts";
import { shownIn, typedIn } from "../../../state/case-money.ts";
import { useCaseView } from "./case-view.ts";
import { useParameterWords } from "./use-parameter-words.ts";

interface ParameterFieldProps {
  readonly name: ParameterKey | IssuerKey;
  readonly value: number;
  /** Where the value comes from, in words. */
  readonly source: string;
  /** Nobody states it: the field is empty until somebody does. */
  readonly isUnstated?: boolean;
  /** What counts without what was typed, null for nothing; absent: nothing was typed here. */
  readonly back?: number | null | undefined;
  readonly onType: (value: number | undefined) => void;
}

/** One assumption: name and source beside its value, and the way back to what counts without it. */
export function ParameterField({ name, value, source, isUnstated = false, back, onType }: ParameterFieldProps) {
  const words = useTranslations("businessCase.assumptions");
  const { job } = useCaseView();
  const { nameOf, valueOf, unitOf } = useParameterWords(job);
  const rule = parameterRules[name];
  /** What was typed and is not taken. */
  const [wrong, setWrong] = useState<string | null>(null);
  const change = (text: string) => {
    if (isUnstated && text.trim() === "") {
      setWrong(null);
      return;
    }
    const typed = typedIn(rule, text);
    setWrong(typed === null ? text : null);
    if (typed !== null) onType(typed);
  };
  const reset = () => {
    setWrong(null);
    onType(undefined);
  };
  const isTyped = back !== undefined;
  const backText =
    back === null ? words("unstatedAgain") : words("useIt", { source, value: valueOf(name, back ?? value) });
  return (
    <div className="flex items-start gap-3 py-1">
      <div className="min-w-0 grow pt-0.5">
        <p className="text-data">{nameOf(name)}</p>
        {isTyped || wrong !== null ? (
          <Button
            size="sm"
            variant="quiet"
            className="-ms-2 h-auto! max-w-full py-0.5 text-start text-label! whitespace-normal! text-accent-text!"
            aria-label={`${backText}. ${words("resetOf", { name: nameOf(name) })}`}
            onClick={reset}
          >
            {backText}
          </Button>
        ) : (
          <p className="text-label text-text-3">{source}</p>
        )}
      </div>
      <div
        className={`w-38 shrink-0 [&_input]:text-end [&_input]:tabular-nums ${isTyped ? "rounded-control border-s-3 border-accent" : ""}`}
      >
        <NumberField
          labelHidden
          label={nameOf(name)}
          unit={unitOf(name)}
          value={wrong ?? (isUnstated ? "" : shownIn(rule.unit, value))}
          error={
            wrong === null
              ? undefined
              : words("range", { least: valueOf(name, rule.least), most: valueOf(name, rule.most) })
          }
          onChange={change}
        />
      </div>
    </div>
  );
}
