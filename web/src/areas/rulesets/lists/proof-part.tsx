import { Button, MultiSelect, NumberField, Panel, SelectField, TextAreaField, TextField } from "@paygauge/ui";
import { Plus, X } from "lucide-react";
import { useMemo, useState } from "react";
import { merchantKinds, type AcceptanceRules, type YearRules } from "@paygauge/api-types/entities/acceptance-rules";
import { countryOptions } from "../../../state/countries-and-currencies.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { NumberCell } from "../confidence/number-cell.tsx";
import { removed, replaced } from "../editor/list-edits.ts";
import { problemAt, type ListPartProps } from "./list-part.ts";
import { rangesOf, rangesText } from "./range-list.ts";
import { numberOf, textOf } from "./scheme-part.tsx";
import { useFocusAfterRemoval } from "./use-focus-after-removal.ts";

type Ceiling = AcceptanceRules["ceilings"][number];
type PartProps<Of> = Pick<ListPartProps, "problems" | "readOnly"> & {
  readonly rules: Of;
  readonly onRules: (rules: Of) => void;
};

const icon = { size: 16, strokeWidth: 1.6, "aria-hidden": true } as const;

/** What proves acceptance and what is repeated every year; rulesets before version 3 have neither. */
export function ProofPart({ body, onChange, problems, readOnly }: ListPartProps) {
  const words = useTranslations("rulesets.entries.proof");
  const { acceptance, year } = body;
  const part = { problems, readOnly };
  return (
    <>
      {acceptance === undefined ? (
        <Panel title={words("title")}>
          <p className="text-data text-text-2">{words("none")}</p>
        </Panel>
      ) : (
        <>
          <SeenPanel {...part} rules={acceptance} onRules={(rules) => onChange({ ...body, acceptance: rules })} />
          <CeilingPanel
            {...part}
            currency={body.referenceCurrency}
            rules={acceptance}
            onRules={(rules) => onChange({ ...body, acceptance: rules })}
          />
        </>
      )}
      {year !== undefined && (
        <YearPanel {...part} rules={year} onRules={(rules) => onChange({ ...body, year: rules })} />
      )}
    </>
  );
}

function SeenPanel({ rules, onRules, problems, readOnly }: PartProps<AcceptanceRules>) {
  const words = useTranslations("rulesets.entries.proof");
  const { timesLargestSeen } = rules;
  const path = "acceptance.timesLargestSeen";
  const set = (next: Partial<typeof timesLargestSeen>) =>
    onRules({ ...rules, timesLargestSeen: { ...timesLargestSeen, ...next } });
  return (
    <Panel title={words("title")}>
      <div className="grid gap-3">
        <NumberCell
          label={words("times")}
          step={1}
          value={timesLargestSeen.times}
          error={problems[`${path}.times`]}
          readOnly={readOnly}
          onChange={(times) => set({ times })}
        />
        <ReasonField
          reason={timesLargestSeen.reason}
          error={problems[`${path}.reason`]}
          readOnly={readOnly}
          onReason={(reason) => set({ reason })}
        />
      </div>
    </Panel>
  );
}

function CeilingPanel(props: PartProps<AcceptanceRules> & { readonly currency: string }) {
  const { rules, onRules, problems, readOnly, currency } = props;
  const words = useTranslations("rulesets.entries.proof");
  const [room, focusAfter] = useFocusAfterRemoval<HTMLDivElement>();
  const { ceilings } = rules;
  const set = (next: Ceiling[]) => onRules({ ...rules, ceilings: next });
  const fresh: Ceiling = { merchants: "any", countries: [], mcc: [], limit: 0, reason: "" };
  return (
    <Panel
      title={words("ceilings")}
      actions={
        !readOnly && (
          <Button size="sm" icon={<Plus {...icon} />} onClick={() => set([fresh, ...ceilings])}>
            {words("add")}
          </Button>
        )
      }
    >
      <p className="mb-2 text-label text-text-2">{words("hint")}</p>
      <div ref={room} tabIndex={-1} className="flex min-w-0 flex-col gap-4">
        {ceilings.map((ceiling, at) => (
          <CeilingFields
            // Ceilings have no name: the position identifies them.
            key={`${at} of ${ceilings.length}`}
            place={at + 1}
            currency={currency}
            ceiling={ceiling}
            problemOf={(field) => problemAt(problems, `acceptance.ceilings.${at}.${field}`)}
            readOnly={readOnly}
            onCeiling={(next) => set(replaced(ceilings, at, next))}
            onRemove={() => {
              focusAfter(at);
              set(removed(ceilings, at));
            }}
          />
        ))}
      </div>
    </Panel>
  );
}

interface CeilingProps {
  readonly place: number;
  readonly currency: string;
  readonly ceiling: Ceiling;
  readonly problemOf: (field: keyof Ceiling) => string | undefined;
  readonly readOnly: boolean;
  readonly onCeiling: (next: Ceiling) => void;
  readonly onRemove: () => void;
}

function CeilingFields({ place, currency, ceiling, problemOf, readOnly, onCeiling, onRemove }: CeilingProps) {
  const words = useTranslations("rulesets.entries.proof");
  const name = words("ceiling", { place: String(place) });
  const set = (next: Partial<Ceiling>) => onCeiling({ ...ceiling, ...next });
  return (
    <fieldset className="grid min-w-0 gap-3 sm:grid-cols-2">
      <legend className="mb-1.5 text-label font-semibold text-text-2">{name}</legend>
      <NumberField
        label={words("limit")}
        unit={currency}
        disabled={readOnly}
        value={textOf(ceiling.limit)}
        error={problemOf("limit")}
        onChange={(text) => set({ limit: numberOf(text) ?? Number.NaN })}
      />
      <SelectField
        label={words("merchants")}
        disabled={readOnly}
        value={ceiling.merchants}
        onChange={({ target }) => set({ merchants: merchantKinds.find((each) => each === target.value) ?? "any" })}
        options={merchantKinds.map((value) => ({ value, label: words(`kinds.${value}`) }))}
      />
      <WhereFields ceiling={ceiling} problemOf={problemOf} readOnly={readOnly} onCeiling={onCeiling} />
      <div className="sm:col-span-2">
        <ReasonField
          reason={ceiling.reason}
          error={problemOf("reason")}
          readOnly={readOnly}
          onReason={(reason) => set({ reason })}
        />
      </div>
      {!readOnly && (
        <Button
          size="sm"
          variant="quiet"
          data-remove
          className="justify-self-start"
          icon={<X {...icon} />}
          onClick={onRemove}
        >
          {words("remove", { name })}
        </Button>
      )}
    </fieldset>
  );
}

/** Countries and kinds of merchant that a ceiling is for. */
function WhereFields({
  ceiling,
  problemOf,
  readOnly,
  onCeiling,
}: Pick<CeilingProps, "ceiling" | "problemOf" | "readOnly" | "onCeiling">) {
  const words = useTranslations("rulesets.entries.proof");
  const { locale } = useFormats();
  const countries = useMemo(() => countryOptions(locale), [locale]);
  return (
    <>
      <MultiSelect
        label={words("countries")}
        placeholder={words("all")}
        disabled={readOnly}
        options={countries}
        value={ceiling.countries}
        error={problemOf("countries")}
        onChange={(chosen) => onCeiling({ ...ceiling, countries: [...chosen] })}
      />
      <RangeField
        label={words("mcc")}
        hint={words("mccHint")}
        ranges={ceiling.mcc}
        error={problemOf("mcc")}
        readOnly={readOnly}
        onRanges={(mcc) => onCeiling({ ...ceiling, mcc })}
      />
    </>
  );
}

interface ReasonProps {
  readonly reason: string;
  readonly error: string | undefined;
  readonly readOnly: boolean;
  readonly onReason: (reason: string) => void;
}

function ReasonField({ reason, error, readOnly, onReason }: ReasonProps) {
  const words = useTranslations("rulesets.entries.proof");
  return (
    <TextAreaField
      label={words("reason")}
      rows={2}
      maxLength={300}
      disabled={readOnly}
      value={reason}
      error={error}
      onChange={({ target }) => onReason(target.value)}
    />
  );
}

interface RangeFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly ranges: Ceiling["mcc"];
  readonly error: string | undefined;
  readonly readOnly: boolean;
  readonly onRanges: (ranges: [number, number][]) => void;
}

/** Merchant codes in one line; unsaved and unreadable text stays unchanged. */
function RangeField({ label, hint, ranges, error, readOnly, onRanges }: RangeFieldProps) {
  const [draft, setDraft] = useState<string>();
  return (
    <TextField
      label={label}
      hint={hint}
      disabled={readOnly}
      value={draft ?? rangesText(ranges)}
      error={error}
      onChange={({ target }) => {
        setDraft(target.value);
        onRanges(rangesOf(target.value));
      }}
      onBlur={() => {
        if (ranges.flat().every(Number.isFinite)) setDraft(undefined);
      }}
    />
  );
}

function YearPanel({ rules, onRules, problems, readOnly }: PartProps<YearRules>) {
  const words = useTranslations("rulesets.entries.proof");
  const { oneOff } = rules;
  return (
    <Panel title={words("year")}>
      <p className="mb-2 text-label text-text-2">{words("yearHint")}</p>
      <div className="grid items-end gap-3 sm:grid-cols-3">
        {(["days", "fromPeriodDays"] as const).map((key) => (
          <NumberCell
            key={key}
            label={words(key)}
            step={1}
            value={oneOff[key]}
            error={problems[`year.oneOff.${key}`]}
            readOnly={readOnly}
            onChange={(value) => onRules({ ...rules, oneOff: { ...oneOff, [key]: value } })}
          />
        ))}
        <NumberCell
          label={words("leastInside")}
          step={0.01}
          value={rules.leastInside}
          error={problems["year.leastInside"]}
          readOnly={readOnly}
          onChange={(leastInside) => onRules({ ...rules, leastInside })}
        />
      </div>
    </Panel>
  );
}
