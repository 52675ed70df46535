import { NumberField, Panel, RadioGroup } from "@paygauge/ui";
import { useState } from "react";
import { anonymiserLimits } from "@paygauge/analysis/anonymise/anonymise-csv";
import { amountChoices, type AmountChange, type AmountChoice } from "@paygauge/analysis/anonymise/change-amount";
import { useAddressPart } from "../../../data/use-address-part.ts";
import { useTranslations } from "../../../state/formats.ts";

interface Size {
  readonly text: string;
  readonly isValid: boolean;
  readonly set: (text: string) => void;
}

interface AmountsPartProps {
  readonly choice: AmountChoice;
  readonly choose: (choice: AmountChoice) => void;
  readonly percent: Size;
  readonly to: Size;
}

const isChoice = (text: string | null): text is AmountChoice => amountChoices.some((each) => each === text);

function useSize(
  first: string,
  { least, most }: (typeof anonymiserLimits)["percent"] | (typeof anonymiserLimits)["roundTo"],
): Size {
  const [text, set] = useState(first);
  return { text, set, isValid: text.trim() !== "" && Number(text) >= least && Number(text) <= most };
}

/** What happens to amounts; the choice is part of the address. */
export function useAmounts(): AmountsPartProps & { readonly change: AmountChange; readonly isValid: boolean } {
  const [asked, choose] = useAddressPart("amounts");
  const percent = useSize("10", anonymiserLimits.percent);
  const to = useSize("100", anonymiserLimits.roundTo);
  const choice = isChoice(asked) ? asked : "jitter";
  const isValid = { keep: true, jitter: percent.isValid, round: to.isValid }[choice];
  const change = { choice, percent: Number(percent.text), to: Number(to.text) };
  return { choice, choose, percent, to, change, isValid };
}

export function AmountsPart({ choice, choose, percent, to }: AmountsPartProps) {
  const words = useTranslations("dev.anonymise");
  const field = (label: string, size: Size, limits: { readonly least: number; readonly most: number }) => (
    <NumberField
      label={label}
      hint={size.isValid ? words("between", limits) : undefined}
      error={size.isValid ? undefined : words("between", limits)}
      value={size.text}
      onChange={size.set}
    />
  );
  return (
    <Panel title={words("amounts")}>
      <RadioGroup
        label={words("amounts")}
        labelHidden
        value={choice}
        options={amountChoices.map((value) => ({
          value,
          label: words(`choices.${value}`),
          hint: words(`choiceHints.${value}`),
        }))}
        onChange={choose}
      />
      {choice === "jitter" && field(words("percent"), percent, anonymiserLimits.percent)}
      {choice === "round" && field(words("roundTo"), to, anonymiserLimits.roundTo)}
    </Panel>
  );
}
