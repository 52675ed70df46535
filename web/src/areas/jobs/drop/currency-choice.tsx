import { Combobox, Kbd, RadioGroup } from "@paygauge/ui";
import { useMemo, useState } from "react";
import { currencyOptions } from "../../../state/countries-and-currencies.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import type { CurrencyGuess } from "./guesses.ts";
import { Guessed } from "./guess-mark.tsx";
import type { DraftFactsProps } from "./draft-facts-props.ts";
import { useKeptPlace } from "./use-kept-place.ts";

/** The currency of the amounts: what proves it, or the question which one it is. */
export function CurrencyChoice(props: DraftFactsProps) {
  const { isOpen, preselected } = props.draft.currency;
  const place = useKeptPlace(isOpen || preselected !== null);
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <CurrencyField {...props} />
    </div>
  );
}

function CurrencyField(props: DraftFactsProps) {
  const { draft, disabled, onChoose } = props;
  const words = useTranslations("create.drop");
  const form = useTranslations("create.form");
  const { locale } = useFormats();
  const options = useMemo(() => currencyOptions(locale), [locale]);
  const { currency, check } = draft;
  if (currency.isOpen || currency.preselected !== null)
    return (
      <CurrencyQuestion
        currency={currency}
        stake={check === null ? null : { minor: check.sumMinor, minorDigits: check.minorDigits }}
        disabled={disabled}
        onAnswer={(value) => onChoose({ currency: value })}
      />
    );
  const isOwn = currency.evidence === "answered";
  return (
    <Guessed
      confidence={isOwn ? "own" : currency.confidence}
      evidence={isOwn ? "" : words(`evidence.currency.${currency.evidence}`, evidenceArgs(currency))}
    >
      <Combobox
        label={form("currency")}
        disabled={disabled}
        options={options}
        value={currency.value}
        onChange={(value) => onChoose({ currency: value })}
      />
    </Guessed>
  );
}

const evidenceArgs = ({ args }: Pick<CurrencyGuess, "args">) => ({
  column: String(args["column"] ?? ""),
  currency: String(args["currency"] ?? ""),
});

interface CurrencyQuestionProps {
  readonly currency: Pick<CurrencyGuess, "candidates" | "isContradicted" | "preselected">;
  /** Money that depends on the answer; null while it is not added up. */
  readonly stake: { readonly minor: string; readonly minorDigits: number } | null;
  readonly disabled: boolean;
  readonly onAnswer: (currency: string) => void;
}

/** Which currency the amounts are in; the import waits for the answer. */
export function CurrencyQuestion({ currency, stake, disabled, onAnswer }: CurrencyQuestionProps) {
  const words = useTranslations("create.drop");
  const formats = useFormats();
  const [isOther, setIsOther] = useState(false);
  const options = useMemo(() => currencyOptions(formats.locale), [formats.locale]);
  // Without a currency: which one it is, is the question.
  const sum = stake === null ? words("currencyAsk.unread") : formats.money(stake.minor, "", stake.minorDigits);
  return (
    <div data-ask="currency" data-question="" className="-ms-3 flex flex-col gap-2 border-s-2 border-warning ps-2.5">
      <RadioGroup
        label={words("currencyAsk.title")}
        hint={words(currency.isContradicted ? "currencyAsk.contradicted" : "currencyAsk.open", { sum })}
        disabled={disabled}
        value={isOther ? other : (currency.preselected ?? undefined)}
        onEnter={(value) => (value === other ? setIsOther(true) : onAnswer(value))}
        onChange={(value) => (value === other ? setIsOther(true) : onAnswer(value))}
        options={[
          ...currency.candidates.map(({ currency: code, because, column }) => ({
            value: code,
            label: code,
            hint: words(`evidence.currency.${because}`, { column, currency: code }),
          })),
          { value: other, label: words("currencyAsk.other") },
        ]}
      />
      {isOther && (
        <Combobox
          label={words("currencyAsk.other")}
          disabled={disabled}
          options={options}
          value={undefined}
          onChange={onAnswer}
        />
      )}
      {!isOther && currency.preselected !== null && (
        <p aria-hidden className="flex items-center gap-1.5 text-label text-text-2 pointer-coarse:hidden">
          <Kbd keys={["Enter"]} /> {words("currencyAsk.accept", { currency: currency.preselected })}
        </p>
      )}
    </div>
  );
}

/** No code of a currency. */
const other = "other";
