import { Button, IconButton, SelectField, TextField } from "@paygauge/ui";
import { Plus, X } from "lucide-react";
import { isScoringField, scoringFields } from "@paygauge/api-types/entities/scoring-fields";
import type { Condition, ConditionLeaf } from "@paygauge/api-types/entities/conditions";
import { useTranslations } from "../../../state/formats.ts";
import { factNames, freshLeaf, kindOf, operatorsOf, withField, withKind } from "./condition-fields.ts";
import { removed, replaced } from "./list-edits.ts";
import type { FieldProblems } from "../use-ruleset-draft.ts";

interface ConditionEditorProps {
  readonly condition: Condition;
  readonly onChange: (next: Condition) => void;
  /** Absent for the outermost one, which a rule cannot do without. */
  readonly onRemove?: () => void;
  /** Dotted place of this condition, as the checks name it. */
  readonly path: string;
  readonly problems: FieldProblems;
}

/** A condition tree as nested rows: groups of all, any or not, and comparisons of a fact. */
export function ConditionEditor(props: ConditionEditorProps) {
  const { condition, onChange, onRemove, path, problems } = props;
  if ("all" in condition || "any" in condition || "not" in condition) return <GroupRows {...props} />;
  return <LeafRow leaf={condition} onChange={onChange} onRemove={onRemove} path={path} problem={problems[path]} />;
}

const icon = { size: 16, strokeWidth: 1.6, "aria-hidden": true } as const;

function GroupRows({ condition, onChange, onRemove, path, problems }: ConditionEditorProps) {
  const words = useTranslations("rulesets.condition");
  const kind = kindOf(condition);
  const word = kind === "leaf" ? "all" : kind;
  const parts: Condition[] =
    "all" in condition ? condition.all : "any" in condition ? condition.any : "not" in condition ? [condition.not] : [];
  const set = (next: Condition[]) => {
    if (word === "not") onChange({ not: next[0] ?? freshLeaf });
    else onChange(word === "all" ? { all: next } : { any: next });
  };
  const pathOf = (at: number) => (word === "not" ? `${path}.not` : `${path}.${word}.${at}`);
  return (
    <fieldset className="min-w-0 rounded-control border border-line-2 bg-surface p-2">
      <div className="flex items-end gap-2">
        <SelectField
          label={words("kind")}
          labelHidden
          value={word}
          error={problems[path]}
          onChange={({ target: { value } }) => {
            if (value === "all" || value === "any" || value === "not") onChange(withKind(condition, value));
          }}
          options={(["all", "any", "not"] as const).map((value) => ({ value, label: words(value) }))}
        />
        {onRemove !== undefined && (
          <IconButton label={words("removeGroup")} icon={<X {...icon} />} onClick={onRemove} />
        )}
      </div>
      <ul className="mt-2 ms-1 flex flex-col gap-2 border-s-2 border-line ps-3 max-sm:ps-2">
        {parts.map((part, at) => (
          // Parts have no name of their own: their place is what they are.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            <ConditionEditor
              condition={part}
              onChange={(next) => set(replaced(parts, at, next))}
              {...(word === "not" ? {} : { onRemove: () => set(removed(parts, at)) })}
              path={pathOf(at)}
              problems={problems}
            />
          </li>
        ))}
      </ul>
      {word !== "not" && (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button size="sm" variant="add" icon={<Plus {...icon} />} onClick={() => set([...parts, freshLeaf])}>
            {words("add")}
          </Button>
          <Button
            size="sm"
            variant="add"
            icon={<Plus {...icon} />}
            onClick={() => set([...parts, { any: [freshLeaf] }])}
          >
            {words("addGroup")}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

interface LeafRowProps {
  readonly leaf: ConditionLeaf;
  readonly onChange: (next: Condition) => void;
  readonly onRemove: (() => void) | undefined;
  readonly path: string;
  readonly problem: string | undefined;
}

function LeafRow({ leaf, onChange, onRemove, problem }: LeafRowProps) {
  const words = useTranslations("rulesets.condition");
  return (
    <div className="flex flex-wrap items-start gap-2">
      <div className="min-w-40 grow-2 basis-44">
        <SelectField
          label={words("fact")}
          labelHidden
          value={leaf.field}
          error={problem}
          onChange={({ target: { value } }) => {
            if (isScoringField(value)) onChange(withField(leaf, value));
          }}
          options={factNames.map((value) => ({ value, label: words(`facts.${value}`) }))}
        />
      </div>
      <div className="min-w-28 grow basis-28">
        <SelectField
          label={words("operator")}
          labelHidden
          value={leaf.op}
          onChange={({ target: { value } }) => {
            const op = operatorsOf(leaf.field).find((each) => each === value);
            if (op !== undefined) onChange({ ...leaf, op });
          }}
          options={operatorsOf(leaf.field).map((value) => ({ value, label: words(`operators.${value}`) }))}
        />
      </div>
      <div className="min-w-24 grow basis-24">
        <ValueField leaf={leaf} onChange={onChange} />
      </div>
      <IconButton
        label={words(onRemove === undefined ? "addGroup" : "remove")}
        icon={onRemove === undefined ? <Plus {...icon} /> : <X {...icon} />}
        onClick={onRemove ?? (() => onChange({ all: [leaf, freshLeaf] }))}
      />
    </div>
  );
}

function ValueField({ leaf, onChange }: Pick<LeafRowProps, "leaf" | "onChange">) {
  const words = useTranslations("rulesets.condition");
  const spec = isScoringField(leaf.field) ? scoringFields[leaf.field] : undefined;
  const shared = { label: words("value"), labelHidden: true };
  if (spec?.kind === "boolean")
    return (
      <SelectField
        {...shared}
        value={String(leaf.value)}
        onChange={({ target }) => onChange({ ...leaf, value: target.value === "true" })}
        options={[
          { value: "true", label: words("yes") },
          { value: "false", label: words("no") },
        ]}
      />
    );
  if (spec?.kind === "text" && (leaf.op === "Equal" || leaf.op === "NotEqual"))
    return (
      <SelectField
        {...shared}
        value={String(leaf.value)}
        onChange={({ target }) => onChange({ ...leaf, value: target.value })}
        options={spec.values.map((value) => ({ value, label: value === "" ? words("empty") : value }))}
      />
    );
  if (spec?.kind === "text")
    return (
      <TextField
        {...shared}
        value={String(leaf.value)}
        onChange={({ target }) => onChange({ ...leaf, value: target.value })}
      />
    );
  return (
    <TextField
      {...shared}
      type="number"
      step="any"
      value={typeof leaf.value === "number" && Number.isFinite(leaf.value) ? leaf.value : ""}
      onChange={({ target }) => onChange({ ...leaf, value: target.valueAsNumber })}
    />
  );
}
