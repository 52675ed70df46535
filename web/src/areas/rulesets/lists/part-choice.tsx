import { SelectField } from "@paygauge/ui";
import { CircleAlert } from "lucide-react";
import { useCallback } from "react";
import { useSearch } from "wouter";
import { useTranslations } from "../../../state/formats.ts";
import type { FieldProblems } from "../use-ruleset-draft.ts";

const parts = ["rules", "proof", "countries", "schemes", "rates", "industries", "mapping"] as const;
type Part = (typeof parts)[number];

/** The part that is edited, in the address. It changes in place: what is not saved stays, so nothing is asked. */
export function useRulesetPart(): readonly [Part, (part: Part) => void] {
  const asked = new URLSearchParams(useSearch()).get("part");
  const setPart = useCallback((part: Part) => {
    const address = new URL(location.href);
    if (part === "rules") address.searchParams.delete("part");
    else address.searchParams.set("part", part);
    history.replaceState(history.state, "", address);
  }, []);
  return [parts.find((each) => each === asked) ?? "rules", setPart];
}

/** Where in a ruleset the part stands. */
const places: Readonly<Record<Part, RegExp>> = {
  rules: /^(?:bands|capabilities)/,
  proof: /^(?:acceptance|year)/,
  countries: /^lists\.(?:stp|scf|lockbox)/,
  schemes: /^lists\.instantSchemes/,
  rates: /^rates/,
  industries: /^lists\.\w+Mcc/,
  mapping: /^lists\.crossWalk/,
};

interface PartChoiceProps {
  readonly part: Part;
  readonly onPart: (part: Part) => void;
  readonly problems: FieldProblems;
}

/** Rules and lists next to each other; on a phone one list. What has something to fix is marked. */
export function PartChoice({ part, onPart, problems }: PartChoiceProps) {
  const words = useTranslations("rulesets.entries");
  const isWrong = (each: Part) => Object.keys(problems).some((path) => places[each].test(path));
  return (
    <>
      <div className="sm:hidden">
        <SelectField
          label={words("parts")}
          value={part}
          onChange={({ target }) => onPart(parts.find((each) => each === target.value) ?? "rules")}
          options={parts.map((value) => ({
            value,
            label: isWrong(value) ? `${words(`part.${value}`)} (!)` : words(`part.${value}`),
          }))}
        />
      </div>
      <fieldset aria-label={words("parts")} className="flex flex-wrap gap-x-1 border-b border-line max-sm:hidden">
        {parts.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === part}
            onClick={() => onPart(each)}
            className="-mb-px inline-flex items-center gap-1 border-b-2 border-transparent px-2.5 py-2 text-data text-text-2 -outline-offset-2 hover:text-text aria-pressed:border-accent aria-pressed:font-semibold aria-pressed:text-text pointer-coarse:min-h-11"
          >
            {words(`part.${each}`)}
            {isWrong(each) && <CircleAlert aria-label={words("hasErrors")} size={14} className="text-danger" />}
          </button>
        ))}
      </fieldset>
    </>
  );
}
