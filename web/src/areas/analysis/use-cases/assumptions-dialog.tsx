import { Button, Dialog } from "@paygauge/ui";
import { useState } from "react";
import type { Job } from "@paygauge/api-types/entities/jobs";
import type { UseCase } from "@paygauge/api-types/entities/use-cases";
import { assumptionsOf, type AssumptionKey } from "@paygauge/api-types/entities/assumption-keys";
import { supplierFeeOf } from "@paygauge/analysis/value/assumptions";
import { AssumptionField } from "../../../records/assumption-field.tsx";
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

function withText(texts: Texts, key: AssumptionKey, text: string | undefined): Texts {
  const { [key]: _, ...others } = texts;
  return text === undefined ? others : { ...texts, [key]: text };
}

/** The values that were typed; a key without a value is one that is not taken. */
function typedOf(texts: Texts): ReadonlyMap<AssumptionKey, number | null> {
  const entries = Object.entries(texts) as [AssumptionKey, string][];
  return new Map(entries.map(([key, text]) => [key, typedValue(key, text)]));
}

/** Words of the assumptions, and what counts of each where nothing is typed, with its source. */
function useDefaults(job: Job, { method, defaults }: Pick<UseCase, "method" | "defaults">) {
  const words = useTranslations("useCases.assumptions");
  const named = useAssumptionWords(job);
  const isUnstated = (key: AssumptionKey): boolean =>
    key === "supplierFee" && supplierFeeOf(method, defaults, {}) === null;
  const hintOf = (key: AssumptionKey): string => {
    const { value, source } = defaults[key];
    if (isUnstated(key)) return words("unstatedHint");
    return words("defaultIs", { value: named.valueOf(key, value), source: named.sourceOf(source) });
  };
  const standardOf = (key: AssumptionKey): string => (isUnstated(key) ? "" : shownText(key, defaults[key].value));
  return { named, hintOf, standardOf };
}

/** Every assumption with its unit, its default and a reset each; what it would come to is below. */
export function AssumptionsDialog({ job, found, write, pending, onClose }: AssumptionsDialogProps) {
  const words = useTranslations("useCases.assumptions");
  const money = useCaseMoney(job);
  const { named, hintOf, standardOf } = useDefaults(job, found);
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
            id={key}
            words={named}
            hint={hintOf(key)}
            text={texts[key]}
            standard={standardOf(key)}
            onChange={(text) => setTexts(withText(texts, key, text))}
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
