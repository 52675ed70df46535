import { Button, Dialog, NumberField } from "@paygauge/ui";
import { RotateCcw } from "lucide-react";
import { useState } from "react";
import type { Job, UseCase } from "@paygauge/api-types";
import { assumptionsOf, type AssumptionKey } from "@paygauge/api-types/value/assumptions";
import { useTranslations } from "../../../state/formats.ts";
import { shownText, typedValue, useAssumptionWords } from "../../../state/use-assumption-words.ts";
import { useCaseMoney } from "../../../state/case-money.ts";
import { valueOf as worthOf } from "./use-case-value.ts";
import type { UseCaseChange } from "./use-case-writing.ts";

interface AssumptionsDialogProps {
  readonly job: Job;
  readonly found: UseCase;
  readonly write: (change: UseCaseChange) => Promise<boolean>;
  readonly pending: boolean;
  readonly onClose: () => void;
}

type Texts = Readonly<Partial<Record<AssumptionKey, string>>>;

/** The values that were typed; a key without a value is one that is not taken. */
function typedOf(texts: Texts): ReadonlyMap<AssumptionKey, number | null> {
  const entries = Object.entries(texts) as [AssumptionKey, string][];
  return new Map(entries.map(([key, text]) => [key, typedValue(key, text)]));
}

/** Every assumption with its unit, its default and a reset each; what it would come to stands below. */
export function AssumptionsDialog({ job, found, write, pending, onClose }: AssumptionsDialogProps) {
  const words = useTranslations("useCases.assumptions");
  const money = useCaseMoney(job);
  const known = Object.entries(found.typed) as [AssumptionKey, number][];
  const [texts, setTexts] = useState<Texts>(() =>
    Object.fromEntries(known.map(([key, value]) => [key, shownText(key, value)])),
  );
  const typed = typedOf(texts);
  const isWhole = [...typed.values()].every((value) => value !== null);
  const values: UseCase["typed"] = Object.fromEntries([...typed].filter(([, value]) => value !== null));
  const changed = typed.size;
  const save = async () => {
    if (isWhole && (await write({ typed: values }))) onClose();
  };
  return (
    <Dialog
      open
      size="md"
      onOpenChange={onClose}
      submitting={pending}
      title={words("title")}
      description={words("intro")}
      footer={
        <>
          <Button disabled={pending || changed === 0} onClick={() => setTexts({})}>
            {words("resetAll", { count: changed })}
          </Button>
          <Button disabled={pending} onClick={onClose}>
            {words("cancel")}
          </Button>
          <Button variant="primary" pending={pending} disabled={!isWhole} onClick={() => void save()}>
            {words("save")}
          </Button>
        </>
      }
    >
      <div className="grid gap-x-5 gap-y-3 sm:grid-cols-2">
        {assumptionsOf(found.method).map((key) => (
          <AssumptionField
            key={key}
            {...{ job, found }}
            id={key}
            text={texts[key]}
            onChange={(text) => {
              const { [key]: _, ...others } = texts;
              setTexts(text === undefined ? others : { ...texts, [key]: text });
            }}
          />
        ))}
      </div>
      <output className="mt-4 block text-data font-medium">
        {isWhole
          ? words("worth", { value: money.whole(worthOf({ ...found, typed: values }, job).expected.total) })
          : words("notWhole")}
      </output>
    </Dialog>
  );
}

interface FieldProps extends Pick<AssumptionsDialogProps, "job" | "found"> {
  readonly id: AssumptionKey;
  /** undefined: the default stands. */
  readonly text: string | undefined;
  readonly onChange: (text: string | undefined) => void;
}

function AssumptionField({ job, found, id, text, onChange }: FieldProps) {
  const words = useTranslations("useCases.assumptions");
  const { nameOf, valueOf, unitOf, mostOf, sourceOf } = useAssumptionWords(job);
  const { value, source } = found.defaults[id];
  const isWrong = text !== undefined && typedValue(id, text) === null;
  return (
    <div className={`flex items-start gap-1.5 ${text === undefined ? "" : "border-s-2 border-accent ps-2"}`}>
      <div className="min-w-0 grow">
        <NumberField
          label={nameOf(id)}
          hint={words("defaultIs", { value: valueOf(id, value), source: sourceOf(source) })}
          unit={unitOf(id)}
          value={text ?? shownText(id, value)}
          error={isWrong ? words("range", { most: mostOf(id) }) : undefined}
          onChange={onChange}
        />
      </div>
      {text !== undefined && (
        <Button
          size="sm"
          variant="quiet"
          aria-label={words("resetOf", { name: nameOf(id) })}
          icon={<RotateCcw aria-hidden size={14} strokeWidth={1.6} />}
          onClick={() => onChange(undefined)}
        >
          {words("reset")}
        </Button>
      )}
    </div>
  );
}
