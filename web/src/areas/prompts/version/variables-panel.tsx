import { Panel } from "@paygauge/ui";
import type { PromptDetail } from "@paygauge/api-types/entities/prompts";
import { useTranslations } from "../../../state/formats.ts";
import { usedVariables } from "../diff/version-diff.ts";
import type { PromptViewState } from "../use-prompt-view.ts";

interface VariablesPanelProps {
  readonly prompt: PromptDetail;
  readonly view: PromptViewState;
}

const tones = {
  added: "border-success-line bg-success-bg text-success",
  removed: "border-danger-line bg-danger-bg text-danger line-through",
  used: "border-line-2 bg-surface text-text",
  unused: "border-dashed border-line-2 text-text-2",
} as const;

/** The variables that code supplies; those that only one of the two versions uses are marked. */
export function VariablesPanel({ prompt, view }: VariablesPanelProps) {
  const words = useTranslations("prompts.variables");
  const used = usedVariables(view.version.template);
  const before = view.against === null ? used : usedVariables(view.against.template);
  const names = prompt.contract?.variables ?? [...new Set([...used, ...before])];
  if (names.length === 0) return null;
  const stateOf = (name: string): keyof typeof tones => {
    if (used.includes(name)) return before.includes(name) ? "used" : "added";
    return before.includes(name) ? "removed" : "unused";
  };
  return (
    <Panel title={words("title")} facts={words("facts", { count: names.length })}>
      <ul className="flex flex-wrap gap-1.5">
        {names.map((name) => {
          const state = stateOf(name);
          return (
            <li
              key={name}
              title={words(state)}
              className={`rounded-chip border px-1.5 py-0.5 font-mono text-mono ${tones[state]}`}
            >
              {name}
              <span className="sr-only">{`, ${words(state)}`}</span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
