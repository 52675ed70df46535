import { Combobox, SelectField, TextField } from "@paygauge/ui";
import { useMemo } from "react";
import { hasFigures } from "@paygauge/api-types/entities/job-kinds";
import { limits } from "@paygauge/api-types/limits";
import { countryOptions } from "../../../state/countries-and-currencies.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import type { DraftFactsProps } from "./draft-facts-props.ts";
import { BuyerChoice } from "./buyer-choice.tsx";
import { CurrencyChoice } from "./currency-choice.tsx";
import { blockersOf } from "./blockers.ts";
import { Folded } from "./folded.tsx";
import { Guessed } from "./guess-mark.tsx";
import { PeriodChoice } from "./period-choice.tsx";
import { Questions } from "./questions.tsx";

/** The facts of a job that its file suggests: each guess with its evidence, and each can be changed. */
export function DraftFacts(props: DraftFactsProps) {
  const { draft, choices, name, issuers, disabled, onChoose } = props;
  const form = useTranslations("create.form");
  const words = useTranslations("create.drop");
  const figures = hasFigures(draft.kind.value);
  return (
    <div className="flex flex-col gap-4">
      <BuyerChoice {...props} />
      <div className={`grid grid-cols-1 gap-4 ${draft.currency.isOpen ? "" : "min-[360px]:grid-cols-2"}`}>
        {figures && <CurrencyChoice {...props} />}
        <CountryChoice {...props} />
      </div>
      <Folded
        title={words(figures ? "factsFolded" : "factsFoldedPlain")}
        summary={[name, words(`kinds.${draft.kind.value}`)].join(" · ")}
        isAsking={blockersOf(draft).some(({ at }) => at === "period" || at === "kind")}
      >
        <TextField
          label={form("name")}
          hint={choices.name === undefined ? words("nameFollows") : undefined}
          maxLength={limits.nameLength}
          disabled={disabled}
          value={name}
          onChange={(event) => onChoose({ name: event.target.value })}
        />
        {issuers.length > 1 && (
          <Guessed
            confidence={choices.issuerId === undefined ? "likely" : "own"}
            evidence={choices.issuerId === undefined ? words("evidence.issuer") : ""}
          >
            <SelectField
              label={form("issuer")}
              disabled={disabled}
              value={draft.issuer?.id ?? ""}
              options={issuers.map(({ id, name: label }) => ({ value: id, label }))}
              onChange={(event) => onChoose({ issuerId: event.target.value })}
            />
          </Guessed>
        )}
        <KindChoice {...props} />
        {figures && <PeriodChoice {...props} />}
      </Folded>
    </div>
  );
}

function KindChoice({ draft, choices, permitted, disabled, onChoose }: DraftFactsProps) {
  const words = useTranslations("create.drop");
  const { kind } = draft;
  const isOwn = choices.kind !== undefined;
  return (
    <Guessed
      at="kind"
      confidence={isOwn ? "own" : kind.confidence}
      evidence={isOwn ? "" : words(`evidence.kind.${kind.evidence}`, { count: Number(kind.args["count"] ?? 0) })}
    >
      <SelectField
        label={words("kind")}
        disabled={disabled}
        value={kind.value}
        options={permitted.map((value) => ({ value, label: words(`kinds.${value}`) }))}
        onChange={(event) => {
          const chosen = permitted.find((each) => each === event.target.value);
          if (chosen !== undefined) onChoose({ kind: chosen });
        }}
      />
      <Questions at="kind" draft={draft} disabled={disabled} onChange={(mapping) => onChoose({ mapping })} />
    </Guessed>
  );
}

function CountryChoice({ draft: { country }, choices, disabled, onChoose }: DraftFactsProps) {
  const words = useTranslations("create.drop");
  const { locale } = useFormats();
  const options = useMemo(() => countryOptions(locale), [locale]);
  return (
    <Guessed
      confidence={choices.country === undefined ? country.confidence : "own"}
      evidence={words(`evidence.country.${choices.country === undefined ? country.evidence : "issuer"}`, {
        column: String(country.args["column"] ?? ""),
      })}
    >
      <Combobox
        label={words("country")}
        disabled={disabled}
        options={options}
        value={country.value}
        onChange={(value) => onChoose({ country: value })}
      />
    </Guessed>
  );
}
