import { Button, NumberField, Popover, Switch } from "@paygauge/ui";
import { useState, type ReactNode } from "react";
import { parameterRules, type IssuerKey, type ParameterKey } from "@paygauge/api-types/entities/case-parameters";
import { useTranslations } from "../../../state/formats.ts";
import { shownIn, typedIn } from "../../../state/case-money.ts";
import { useCaseView } from "./case-view.ts";
import { useParameterWords } from "./use-parameter-words.ts";

interface ParameterFieldProps {
  readonly name: ParameterKey | IssuerKey;
  readonly value: number;
  /** Where the value comes from, in words. */
  readonly source: string;
  /** No one states it: the field is empty until a user does. */
  readonly isUnstated?: boolean;
  /** What counts without what was typed, null for nothing; absent: nothing was typed here. */
  readonly back?: number | null | undefined;
  readonly onType: (value: number | undefined) => void;
  /** Its field is as wide as the panel, below its name. */
  readonly isMain?: boolean;
  /** False if the published range is about other methods. */
  readonly hasRange?: boolean;
  /** Shown below the field. */
  readonly children?: ReactNode;
}

/** Parameters of which a public source says how large they are, or of which none was found. */
const published = [
  "conversion",
  "rebate",
  "largeTicketRebate",
  "costNow",
  "supplierFee",
  "supplierLargeFee",
  "passThrough",
  "processSaving",
  "interchange",
] as const;
type Published = (typeof published)[number];
const isPublished = (name: ParameterKey | IssuerKey): name is Published => published.some((each) => each === name);

/** A parameter that is on or off; off by default. */
export function SwitchParameter({ name, value, onType }: Pick<ParameterFieldProps, "name" | "value" | "onType">) {
  const { job } = useCaseView();
  const { nameOf } = useParameterWords(job);
  return (
    <div className="py-1.5">
      <Switch label={nameOf(name)} checked={value === 1} onChange={(isOn) => onType(isOn ? 1 : 0)} />
    </div>
  );
}

/** What is typed into a field, and what of it is not taken. */
function useTyping(name: ParameterFieldProps["name"], isUnstated: boolean, onType: ParameterFieldProps["onType"]) {
  const [wrong, setWrong] = useState<string | null>(null);
  return {
    wrong,
    change: (text: string): void => {
      const isEmpty = isUnstated && text.trim() === "";
      const typed = isEmpty ? null : typedIn(parameterRules[name], text);
      setWrong(isEmpty || typed !== null ? null : text);
      if (typed !== null) onType(typed);
    },
    reset: (): void => {
      setWrong(null);
      onType(undefined);
    },
  };
}

/** One assumption: name and source next to its value, and the way back to what counts without it. */
export function ParameterField({
  name,
  value,
  source,
  isUnstated = false,
  back,
  onType,
  isMain = false,
  hasRange = true,
  children,
}: ParameterFieldProps) {
  const words = useTranslations("businessCase.assumptions");
  const { job } = useCaseView();
  const { nameOf, valueOf, unitOf } = useParameterWords(job);
  const rule = parameterRules[name];
  const { wrong, change, reset } = useTyping(name, isUnstated, onType);
  const isTyped = back !== undefined;
  // A sum of twelve digits needs the whole row.
  const isWide = isMain || rule.unit === "money";
  const backText =
    back === null ? words("unstatedAgain") : words("useIt", { source, value: valueOf(name, back ?? value) });
  return (
    <div className="py-1">
      <div className={`flex gap-x-3 gap-y-1 ${isWide ? "flex-col" : "items-start"}`}>
        <div className="min-w-0 grow pt-0.5">
          <p className={isMain ? "text-data font-semibold" : "text-data"}>{nameOf(name)}</p>
          {isTyped || wrong !== null ? (
            <BackButton text={backText} name={nameOf(name)} onBack={reset} />
          ) : (
            <p className="text-label text-text-3">{source}</p>
          )}
          {hasRange && isPublished(name) && <PublishedRange name={name} />}
        </div>
        <div
          className={`${isWide ? "w-full" : "w-38"} shrink-0 ${isMain ? "[&_input]:text-section" : ""} [&_input]:text-end [&_input]:tabular-nums ${isTyped ? "rounded-control border-s-3 border-accent" : ""}`}
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
      {children}
    </div>
  );
}

/** Resets an entered value, and shows the value that then applies. */
function BackButton({
  text,
  name,
  onBack,
}: {
  readonly text: string;
  readonly name: string;
  readonly onBack: () => void;
}) {
  const words = useTranslations("businessCase.assumptions");
  return (
    <Button
      size="sm"
      variant="quiet"
      className="-ms-2 h-auto! min-h-6 max-w-full py-0.5 text-start text-label! whitespace-normal! text-accent-text!"
      aria-label={`${text}. ${words("resetOf", { name })}`}
      onClick={onBack}
    >
      {text}
    </Button>
  );
}

/** Opens the published range of a parameter with its sources. */
function PublishedRange({ name }: { readonly name: Published }) {
  const words = useTranslations("businessCase.assumptions");
  const { job } = useCaseView();
  const { nameOf } = useParameterWords(job);
  return (
    <Popover
      label={words("sourceOf", { name: nameOf(name) })}
      trigger={
        <Button
          size="sm"
          variant="quiet"
          aria-label={words("sourceOf", { name: nameOf(name) })}
          className="-ms-2 text-label! text-accent-text!"
        >
          {words("sourceOpen")}
        </Button>
      }
    >
      <p className="w-80 max-w-[calc(100vw-48px)] p-3 text-data">{words(`published.${name}`)}</p>
    </Popover>
  );
}
