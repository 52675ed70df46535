import { Button, Dialog, NumberField } from "@paygauge/ui";
import { RotateCcw } from "lucide-react";
import { useState } from "react";
import type { IssuerFull } from "@paygauge/api-types";
import { productValues, type AssumptionKey } from "@paygauge/api-types/value/assumptions";
import type { IssuerAssumptions } from "@paygauge/api-types/entities/issuer-assumptions";
import { useAction } from "../../../data/use-action.ts";
import { useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { shownText, typedValue, useAssumptionWords } from "../../../state/use-assumption-words.ts";
import { statableIn } from "./assumptions-panel.tsx";

interface AssumptionsDialogProps {
  readonly issuer: Pick<IssuerFull, "id" | "name">;
  readonly found: IssuerAssumptions;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

type Texts = Readonly<Partial<Record<AssumptionKey, string>>>;

const textsOf = ({ typed }: IssuerAssumptions): Texts =>
  Object.fromEntries(
    (Object.entries(typed) as [AssumptionKey, number][]).map(([key, value]) => [key, shownText(key, value)]),
  );

/** The values that were typed; null where one is not taken. */
function typedOf(texts: Texts): IssuerAssumptions["typed"] | null {
  const values = (Object.entries(texts) as [AssumptionKey, string][]).map(
    ([key, text]) => [key, typedValue(key, text)] as const,
  );
  return values.some(([, value]) => value === null) ? null : Object.fromEntries(values);
}

/** Every assumption with its unit, the product's default and a reset each; an empty field is the product's. */
export default function AssumptionsDialog({ issuer, found, onSaved, onClose }: AssumptionsDialogProps) {
  const words = useTranslations("tenants.assumptions");
  const shared = useTranslations("useCases.assumptions");
  const [texts, setTexts] = useState(() => textsOf(found));
  const { run, pending } = useAction("saveIssuerAssumptions", { operation: words("save") });
  const typed = typedOf(texts);
  const changed = Object.keys(texts).length;
  const save = async () => {
    if (typed === null) return;
    const outcome = await run({ params: { id: issuer.id }, body: { version: found.version, typed } });
    if (outcome?.ok !== true) return;
    notifyDone(outcome.answer.message);
    onSaved();
    onClose();
  };
  return (
    <Dialog
      open
      size="md"
      onOpenChange={onClose}
      submitting={pending}
      title={words("title")}
      description={words("text")}
      footer={
        <>
          <Button disabled={pending || changed === 0} onClick={() => setTexts({})}>
            {shared("resetAll", { count: changed })}
          </Button>
          <Button disabled={pending} onClick={onClose}>
            {shared("cancel")}
          </Button>
          <Button variant="primary" pending={pending} disabled={typed === null} onClick={() => void save()}>
            {shared("save")}
          </Button>
        </>
      }
    >
      <div className="grid gap-x-5 gap-y-3 sm:grid-cols-2">
        {statableIn(found).map((key) => (
          <AssumptionField
            key={key}
            {...{ issuer, found }}
            id={key}
            text={texts[key]}
            onChange={(text) => {
              const { [key]: _, ...others } = texts;
              setTexts(text === undefined || text.trim() === "" ? others : { ...texts, [key]: text });
            }}
          />
        ))}
      </div>
    </Dialog>
  );
}

interface FieldProps extends Pick<AssumptionsDialogProps, "issuer" | "found"> {
  readonly id: AssumptionKey;
  /** undefined: the product's counts. */
  readonly text: string | undefined;
  readonly onChange: (text: string | undefined) => void;
}

function AssumptionField({ issuer, found, id, text, onChange }: FieldProps) {
  const words = useTranslations("tenants.assumptions");
  const shared = useTranslations("useCases.assumptions");
  const { currency, minorDigits } = found;
  const { nameOf, valueOf, unitOf, mostOf } = useAssumptionWords({
    currency: currency ?? "",
    minorDigits,
    issuerName: issuer.name,
  });
  const product: number | undefined = (productValues as Readonly<Partial<Record<AssumptionKey, number>>>)[id];
  const isWrong = text !== undefined && typedValue(id, text) === null;
  return (
    <div className={`flex items-start gap-1.5 ${text === undefined ? "" : "border-s-2 border-accent ps-2"}`}>
      <div className="min-w-0 grow">
        <NumberField
          label={nameOf(id)}
          hint={product === undefined ? words("productByMethod") : words("productIs", { value: valueOf(id, product) })}
          unit={unitOf(id)}
          value={text ?? ""}
          error={isWrong ? shared("range", { most: mostOf(id) }) : undefined}
          onChange={onChange}
        />
      </div>
      {text !== undefined && (
        <Button
          size="sm"
          variant="quiet"
          aria-label={shared("resetOf", { name: nameOf(id) })}
          icon={<RotateCcw aria-hidden size={14} strokeWidth={1.6} />}
          onClick={() => onChange(undefined)}
        >
          {shared("reset")}
        </Button>
      )}
    </div>
  );
}
