import { Button, Dialog } from "@paygauge/ui";
import { useState } from "react";
import type { IssuerFull } from "@paygauge/api-types/entities/issuers";
import { productValues } from "@paygauge/analysis/value/assumptions";
import type { AssumptionKey } from "@paygauge/api-types/entities/assumption-keys";
import type { IssuerAssumptions } from "@paygauge/api-types/entities/issuer-assumptions";
import { useAction } from "../../../data/use-action.ts";
import { AssumptionField } from "../../../records/assumption-field.tsx";
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

/** An empty field is as good as none. */
function withText(texts: Texts, key: AssumptionKey, text: string | undefined): Texts {
  const { [key]: _, ...others } = texts;
  return text === undefined || text.trim() === "" ? others : { ...texts, [key]: text };
}

/** The values that were typed; null where one is not taken. */
function typedOf(texts: Texts): IssuerAssumptions["typed"] | null {
  const values = (Object.entries(texts) as [AssumptionKey, string][]).map(
    ([key, text]) => [key, typedValue(key, text)] as const,
  );
  return values.some(([, value]) => value === null) ? null : Object.fromEntries(values);
}

/** Words of the assumptions, and what counts where the issuer states nothing. */
function useProductHints(
  { name }: Pick<IssuerFull, "name">,
  { currency, minorDigits }: Pick<IssuerAssumptions, "currency" | "minorDigits">,
) {
  const words = useTranslations("tenants.assumptions");
  const named = useAssumptionWords({ currency: currency ?? "", minorDigits, issuerName: name });
  const hintOf = (key: AssumptionKey): string => {
    const product: number | undefined = (productValues as Readonly<Partial<Record<AssumptionKey, number>>>)[key];
    return product === undefined
      ? words("productByMethod")
      : words("productIs", { value: named.valueOf(key, product) });
  };
  return { named, hintOf };
}

/** Every assumption with its unit, the product's default and a reset each; an empty field is the product's. */
export default function AssumptionsDialog({ issuer, found, onSaved, onClose }: AssumptionsDialogProps) {
  const words = useTranslations("tenants.assumptions");
  const shared = useTranslations("useCases.assumptions");
  const [texts, setTexts] = useState(() => textsOf(found));
  const { run, pending } = useAction("saveIssuerAssumptions", { operation: words("save") });
  const typed = typedOf(texts);
  const changed = Object.keys(texts).length;
  const { named, hintOf } = useProductHints(issuer, found);
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
            id={key}
            words={named}
            hint={hintOf(key)}
            text={texts[key]}
            standard=""
            onChange={(text) => setTexts(withText(texts, key, text))}
          />
        ))}
      </div>
    </Dialog>
  );
}
