import { useEffect, useRef, useState, type ReactNode } from "react";
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

/** Rules in their order: moved by their handle, by arrow keys or by their menu; opened to be edited. */
export function RuleList<R extends EditedRule>(props: RuleListProps<R>) {
  const { label, rules, onChange, path, problems, readOnly, copyOf, effect, effectWords } = props;
  const words = useTranslations("rulesets.editor");
  const [open, setOpen] = useState<number | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [announcement, setAnnouncement] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const focusAt = useRef<number | null>(null);
  useEffect(() => {
    if (focusAt.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-handle="${focusAt.current}"]`)?.focus();
    focusAt.current = null;
  });
  const move = (from: number, to: number) => {
    const place = Math.max(0, Math.min(rules.length - 1, to));
    if (place === from) return;
    focusAt.current = place;
    setOpen(null);
    setAnnouncement(
      words("moved", { code: rules[from]?.code ?? "", place: String(place + 1), total: String(rules.length) }),
    );
    onChange(moved(rules, from, place));
  };
  if (rules.length === 0) return <p className="text-data text-text-2">{words("noRules")}</p>;
  return (
    <>
      <ol
        ref={list}
        aria-label={label}
        className="flex flex-col divide-y divide-line rounded-control border border-line"
      >
        {rules.map((rule, at) => (
          // Dropping is a second way; the handle inside has the keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li
            // A code changes while it is typed: the place is what stays.
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            onDragOver={(event) => {
              if (dragged !== null) event.preventDefault();
            }}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== null) move(dragged, at);
              setDragged(null);
            }}
            className={dragged === at ? "opacity-55" : ""}
          >
            <RuleRow
              rule={rule}
              place={at}
              total={rules.length}
              readOnly={readOnly}
              isOpen={open === at && !readOnly}
              onToggle={() => setOpen(open === at ? null : at)}
              onMove={(to) => move(at, to)}
              onDrag={setDragged}
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
          </li>
        ))}
      </ol>
      <output className="block sr-only">{announcement}</output>
    </>
  );
}
