import { Button, Panel, SelectField, TextField } from "@paygauge/ui";
import { Plus } from "lucide-react";
import { scoreLevels, type CapabilityRules } from "@paygauge/api-types/entities/analysis";
import { Term } from "../../../glossary/term.tsx";
import { useTranslations } from "../../../state/formats.ts";
import { freshLeaf } from "./condition-fields.ts";
import { freeCode, replaced, removed } from "./list-edits.ts";
import { RuleList } from "./rule-list.tsx";
import type { FieldProblems } from "../use-ruleset-draft.ts";

interface CapabilityRulesProps {
  readonly rules: CapabilityRules;
  readonly onChange: (next: CapabilityRules) => void;
  /** "capabilities.stp". */
  readonly path: string;
  readonly problems: FieldProblems;
  readonly readOnly: boolean;
}
type Step = CapabilityRules["points"][number]["steps"][number];
type Cap = CapabilityRules["caps"][number];

const icon = <Plus aria-hidden size={16} strokeWidth={1.6} />;

function codesOf(rules: CapabilityRules): string[] {
  return [...rules.gates, ...rules.points.flatMap((group) => group.steps), ...rules.caps].map((rule) => rule.code);
}

/** "+45", with a true minus sign for what is taken. */
const signed = (points: number): string => (points < 0 ? `\u2212${-points}` : `+${points}`);

/** The gates, point groups and caps of one capability. */
export function CapabilityEditor(props: CapabilityRulesProps) {
  return (
    <>
      <Gates {...props} />
      <Points {...props} />
      <Caps {...props} />
    </>
  );
}

function Gates({ rules, onChange, path, problems, readOnly }: CapabilityRulesProps) {
  const words = useTranslations("rulesets.editor");
  const add = () => {
    const code = freeCode("NewGate", codesOf(rules));
    onChange({ ...rules, gates: [...rules.gates, { code, when: freshLeaf }] });
  };
  return (
    <Panel title={<Term id="gate">{words("gates")}</Term>} facts={words("gatesHint")}>
      <RuleList
        label={words("gates")}
        rules={rules.gates}
        onChange={(gates) => onChange({ ...rules, gates })}
        path={`${path}.gates`}
        problems={problems}
        readOnly={readOnly}
        copyOf={(gate) => ({ ...gate, code: freeCode(gate.code, codesOf(rules)) })}
        effect={() => null}
        effectWords={() => ""}
      />
      {!readOnly && (
        <Button size="sm" variant="add" icon={icon} className="mt-2" onClick={add}>
          {words("addGate")}
        </Button>
      )}
    </Panel>
  );
}

function Points({ rules, onChange, path, problems, readOnly }: CapabilityRulesProps) {
  const words = useTranslations("rulesets.editor");
  const setGroups = (points: CapabilityRules["points"]) => onChange({ ...rules, points });
  const freshStep = (): Step => ({ code: freeCode("NewStep", codesOf(rules)), when: freshLeaf, points: 5 });
  const pointsField = (step: Step, set: (next: Step) => void, place: string) => (
    <TextField
      label={words("pointsOf")}
      type="number"
      step={1}
      min={-100}
      max={100}
      value={Number.isFinite(step.points) ? step.points : ""}
      error={problems[`${place}.points`]}
      onChange={({ target }) => set({ ...step, points: target.valueAsNumber })}
    />
  );
  return (
    <Panel title={<Term id="points">{words("points")}</Term>} facts={words("pointsHint")}>
      <div className="flex flex-col gap-3">
        {rules.points.map((group, at) => (
          // A group is told by its place: its name is edited with it.
          // oxlint-disable-next-line react/no-array-index-key
          <section key={at} aria-label={words("group", { name: group.group })}>
            <div className="mb-1 flex flex-wrap items-center gap-2">
              <h3 className="text-label font-semibold text-text-2">{words("group", { name: group.group })}</h3>
              {!readOnly && (
                <Button
                  size="sm"
                  variant="quiet"
                  className="ms-auto"
                  icon={icon}
                  onClick={() =>
                    setGroups(replaced(rules.points, at, { ...group, steps: [...group.steps, freshStep()] }))
                  }
                >
                  {words("addStep")}
                </Button>
              )}
            </div>
            <RuleList
              label={words("group", { name: group.group })}
              rules={group.steps}
              onChange={(steps) =>
                setGroups(
                  steps.length === 0 ? removed(rules.points, at) : replaced(rules.points, at, { ...group, steps }),
                )
              }
              path={`${path}.points.${at}.steps`}
              problems={problems}
              readOnly={readOnly}
              copyOf={(step) => ({ ...step, code: freeCode(step.code, codesOf(rules)) })}
              effect={pointsField}
              effectWords={(step) => signed(step.points)}
            />
          </section>
        ))}
      </div>
      {!readOnly && (
        <Button
          size="sm"
          variant="add"
          icon={icon}
          className="mt-3"
          onClick={() => {
            const group = freeCode(
              "group",
              rules.points.map((each) => each.group),
            );
            setGroups([...rules.points, { group, steps: [freshStep()] }]);
          }}
        >
          {words("addGroup")}
        </Button>
      )}
    </Panel>
  );
}

function Caps({ rules, onChange, path, problems, readOnly }: CapabilityRulesProps) {
  const words = useTranslations("rulesets.editor");
  const levels = useTranslations("rulesets.simulation.bands");
  const add = () => {
    const code = freeCode("NewCap", codesOf(rules));
    onChange({ ...rules, caps: [...rules.caps, { code, when: freshLeaf, level: "Medium" }] });
  };
  const levelField = (cap: Cap, set: (next: Cap) => void) => (
    <SelectField
      label={words("level")}
      value={cap.level}
      onChange={({ target }) => {
        const level = scoreLevels.find((each) => each === target.value);
        if (level !== undefined) set({ ...cap, level });
      }}
      options={scoreLevels.slice(1).map((value) => ({ value, label: levels(value) }))}
    />
  );
  return (
    <Panel title={<Term id="cap">{words("caps")}</Term>} facts={words("capsHint")}>
      <RuleList
        label={words("caps")}
        rules={rules.caps}
        onChange={(caps) => onChange({ ...rules, caps })}
        path={`${path}.caps`}
        problems={problems}
        readOnly={readOnly}
        copyOf={(cap) => ({ ...cap, code: freeCode(cap.code, codesOf(rules)) })}
        effect={levelField}
        effectWords={(cap) => words("capTo", { level: levels(cap.level) })}
      />
      {!readOnly && (
        <Button size="sm" variant="add" icon={icon} className="mt-2" onClick={add}>
          {words("addCap")}
        </Button>
      )}
    </Panel>
  );
}
