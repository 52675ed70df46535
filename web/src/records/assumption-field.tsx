import { Button, NumberField } from "@paygauge/ui";
import { RotateCcw } from "lucide-react";
import type { AssumptionKey } from "@paygauge/api-types/entities/assumption-keys";
import { useTranslations } from "../state/formats.ts";
import { typedValue, type useAssumptionWords } from "../state/use-assumption-words.ts";

interface AssumptionFieldProps {
  readonly id: AssumptionKey;
  readonly words: Pick<ReturnType<typeof useAssumptionWords>, "nameOf" | "unitOf" | "mostOf">;
  /** Where the value comes from that counts without this one. */
  readonly hint: string;
  /** What was typed; undefined: that other value counts. */
  readonly text: string | undefined;
  /** What the field shows where nothing was typed. */
  readonly standard: string;
  readonly onChange: (text: string | undefined) => void;
}

/** One assumption with its unit, what counts without it, and its reset. */
export function AssumptionField({ id, words, hint, text, standard, onChange }: AssumptionFieldProps) {
  const shared = useTranslations("useCases.assumptions");
  const isWrong = text !== undefined && typedValue(id, text) === null;
  const name = words.nameOf(id);
  return (
    <div className={`flex items-start gap-1.5 ${text === undefined ? "" : "border-s-2 border-accent ps-2"}`}>
      <div className="min-w-0 grow">
        <NumberField
          label={name}
          hint={hint}
          unit={words.unitOf(id)}
          value={text ?? standard}
          error={isWrong ? shared("range", { most: words.mostOf(id) }) : undefined}
          onChange={onChange}
        />
      </div>
      {text !== undefined && (
        <Button
          size="sm"
          variant="quiet"
          aria-label={shared("resetOf", { name })}
          icon={<RotateCcw aria-hidden size={14} strokeWidth={1.6} />}
          onClick={() => onChange(undefined)}
        >
          {shared("reset")}
        </Button>
      )}
    </div>
  );
}
