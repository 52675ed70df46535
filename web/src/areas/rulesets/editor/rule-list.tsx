import { OrderedList, type OrderWords } from "@paygauge/ui";
import { useState, type ReactNode } from "react";
import { useTranslations } from "../../../state/formats.ts";
import { moved, removed, replaced } from "./list-edits.ts";
import { RuleRow, type EditedRule } from "./rule-row.tsx";
import type { FieldProblems } from "../use-ruleset-draft.ts";

interface RuleListProps<R extends EditedRule> {
  readonly label: string;
  readonly rules: readonly R[];
  readonly onChange: (next: R[]) => void;
  /** Dotted place of the list, as the checks name it. */
  readonly path: string;
  readonly problems: FieldProblems;
  readonly readOnly: boolean;
  /** A copy with a code of its own. */
  readonly copyOf: (rule: R) => R;
  /** What a rule does when it holds: points, a level. */
  readonly effect: (rule: R, set: (next: R) => void, path: string) => ReactNode;
  readonly effectWords: (rule: R) => string;
}

/** What the ordered list says of rules. */
function useOrderWords(): OrderWords {
  const words = useTranslations("rulesets.editor");
  return {
    hint: words("moveHint"),
    move: (code, place, total) => words("move", { code, place, total }),
    moved: (code, place, total) => words("moved", { code, place, total }),
    first: words("top"),
    up: words("up"),
    down: words("down"),
    last: words("end"),
  };
}

/** Rules in their order: moved by their handle, by arrow keys or by their menu; opened to be edited. */
export function RuleList<R extends EditedRule>(props: RuleListProps<R>) {
  const { label, rules, onChange, path, problems, readOnly, copyOf, effect, effectWords } = props;
  const words = useTranslations("rulesets.editor");
  const orderWords = useOrderWords();
  const [open, setOpen] = useState<number | null>(null);
  if (rules.length === 0) return <p className="text-data text-text-2">{words("noRules")}</p>;
  return (
    <OrderedList
      label={label}
      items={rules}
      // A code changes while it is typed: the place is what stays.
      keyOf={(_rule, at) => at}
      nameOf={({ code }) => code}
      words={orderWords}
      readOnly={readOnly}
      onMove={(from, to) => {
        setOpen(null);
        onChange(moved(rules, from, to));
      }}
      renderRow={(rule, place) => {
        const { at } = place;
        return (
          <RuleRow
            rule={rule}
            place={place}
            readOnly={readOnly}
            isOpen={open === at && !readOnly}
            onToggle={() => setOpen(open === at ? null : at)}
            onRemove={() => {
              setOpen(null);
              onChange(removed(rules, at));
            }}
            onDuplicate={() => onChange([...rules.slice(0, at + 1), copyOf(rule), ...rules.slice(at + 1)])}
            onChange={(next) => onChange(replaced(rules, at, { ...rule, ...next }))}
            path={`${path}.${at}`}
            problems={problems}
            effectWords={effectWords(rule)}
            effect={effect(rule, (next) => onChange(replaced(rules, at, next)), `${path}.${at}`)}
          />
        );
      }}
    />
  );
}
