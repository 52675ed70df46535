import { Badge, Checkbox, DropdownMenu, IconButton, TextField, type OrderedRow } from "@paygauge/ui";
import { ChevronDown, ChevronUp, CircleAlert, Ellipsis } from "lucide-react";
import type { ReactNode } from "react";
import type { Condition } from "@paygauge/api-types/entities/conditions";
import { useTranslations } from "../../../state/formats.ts";
import { ConditionEditor } from "./condition-editor.tsx";
import { useConditionWords } from "../../../state/condition-words.ts";
import type { FieldProblems } from "../use-ruleset-draft.ts";

/** What every rule has: gates, steps and caps. */
export interface EditedRule {
  readonly code: string;
  readonly when: Condition;
  readonly enabled?: boolean | undefined;
}

interface RuleRowProps {
  readonly rule: EditedRule;
  readonly place: OrderedRow;
  readonly readOnly: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onRemove: () => void;
  readonly onDuplicate: () => void;
  readonly onChange: (next: Partial<{ code: string; when: Condition; enabled: boolean }>) => void;
  readonly path: string;
  readonly problems: FieldProblems;
  readonly effectWords: string;
  readonly effect: ReactNode;
}

const icon = { size: 16, strokeWidth: 1.6, "aria-hidden": true } as const;

/** One rule: a line that says it, and below it, when it is open, the fields that make it. */
export function RuleRow(props: RuleRowProps) {
  const { rule, place, readOnly, isOpen, onToggle, onChange, path, problems, effectWords, effect } = props;
  const words = useTranslations("rulesets.editor");
  const say = useConditionWords();
  const isOn = rule.enabled !== false;
  const wrong = Object.keys(problems).some((field) => field.startsWith(`${path}.`));
  return (
    <div className="px-2 py-1.5">
      <div className="flex items-start gap-2 max-sm:flex-wrap">
        {place.handle}
        {!readOnly && (
          <span className="flex h-6 items-center">
            <Checkbox
              aria-label={words("isOn", { code: rule.code })}
              checked={isOn}
              onChange={({ target }) => onChange({ enabled: target.checked })}
            />
          </span>
        )}
        <div className={`min-w-0 grow basis-0 py-0.5 text-data ${isOn ? "" : "text-text-3 line-through"}`}>
          <span className="font-medium wrap-anywhere">{rule.code}</span>{" "}
          <span className="text-text-2 wrap-anywhere">{say(rule.when)}</span>
        </div>
        {!isOn && <Badge>{words("off")}</Badge>}
        {wrong && <CircleAlert {...icon} className="mt-1 shrink-0 text-danger" />}
        <span className="shrink-0 py-0.5 text-end text-data font-medium max-sm:order-last max-sm:basis-full max-sm:text-start">
          {effectWords}
        </span>
        {!readOnly && (
          <>
            <IconButton
              size="sm"
              label={words(isOpen ? "close" : "edit", { code: rule.code })}
              aria-expanded={isOpen}
              icon={isOpen ? <ChevronUp {...icon} /> : <ChevronDown {...icon} />}
              onClick={onToggle}
            />
            <RuleMenu {...props} />
          </>
        )}
      </div>
      {isOpen && (
        <div className="mt-2 flex flex-col gap-3 rounded-control bg-sunken p-3">
          <div className="grid gap-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <TextField
              label={words("code")}
              hint={words("codeHint")}
              value={rule.code}
              error={problems[`${path}.code`]}
              onChange={({ target }) => onChange({ code: target.value })}
            />
            {effect}
          </div>
          <div>
            <p className="mb-1 text-label font-medium">{words("when")}</p>
            <ConditionEditor
              condition={rule.when}
              onChange={(when) => onChange({ when })}
              path={`${path}.when`}
              problems={problems}
            />
          </div>
        </div>
      )}
    </div>
  );
}

function RuleMenu({ rule, place, onDuplicate, onRemove }: RuleRowProps) {
  const words = useTranslations("rulesets.editor");
  return (
    <DropdownMenu
      align="end"
      trigger={<IconButton size="sm" label={words("menu", { code: rule.code })} icon={<Ellipsis {...icon} />} />}
      groups={[
        { key: "order", items: place.moves },
        {
          key: "rule",
          items: [
            { key: "duplicate", label: words("duplicate"), onSelect: onDuplicate },
            { key: "remove", label: words("remove"), danger: true, onSelect: onRemove },
          ],
        },
      ]}
    />
  );
}
