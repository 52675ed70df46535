import { bandOf, linkStyle, Panel, PlainTable, SelectField, useTexts } from "@paygauge/ui";
import { scoreLevels, type ScoreLevel } from "@paygauge/api-types/entities/analysis";
import type { Capability } from "@paygauge/api-types/entities/capabilities";
import type { LevelMove, RunChanges, RunComparison } from "@paygauge/api-types/entities/comparison";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { movedOf } from "../../../state/level-moves.ts";
import type { ComparisonState } from "./use-comparison.ts";

interface MovesPanelProps {
  readonly found: RunComparison;
  readonly changes: RunChanges;
  readonly state: ComparisonState;
  readonly set: (parts: Readonly<Record<string, string | null>>) => void;
}

/** Suppliers of both runs by the level that they had and have, by count or spend; a cell lists its suppliers. */
export function MovesPanel(props: MovesPanelProps) {
  const words = useTranslations("runs.compare");
  const told = props.found.after.capabilities.map(({ capability }) => capability);
  // The address may name one that the job has not chosen.
  const capability = told.find((each) => each === props.state.capability) ?? told[0] ?? props.state.capability;
  const state = { ...props.state, capability };
  return (
    <Panel title={words("levels")} facts={words("levelsFacts")}>
      <MatrixChoice {...props} state={state} />
      <Matrix {...props} state={state} />
    </Panel>
  );
}

/** Of which capability, and whether suppliers are counted or their spend is added up. */
function MatrixChoice({ found, changes, state, set }: MovesPanelProps) {
  const words = useTranslations("runs.compare");
  const texts = useTexts();
  const moved = movedOf(changes.moves);
  const movedCount = (capability: string) => {
    const { up = 0, down = 0 } = moved.find((each) => each.capability === capability) ?? {};
    return up + down;
  };
  return (
    <div className="mb-3 grid gap-3 sm:grid-cols-2">
      <SelectField
        label={words("capability")}
        value={state.capability}
        options={found.after.capabilities.map(({ capability: value }) => ({
          value,
          label: words("capabilityMoved", { name: texts.capabilityNames[value], count: movedCount(value) }),
        }))}
        onChange={({ target }) => set({ capability: target.value, show: null })}
      />
      <SelectField
        label={words("by")}
        value={state.by}
        options={[
          { value: "count", label: words("byCount") },
          { value: "spend", label: words("bySpend", { currency: found.after.currency }) },
        ]}
        onChange={({ target }) => set({ by: target.value })}
      />
    </div>
  );
}

function Matrix({ found, changes, state, set }: MovesPanelProps) {
  const words = useTranslations("runs.compare");
  const texts = useTexts();
  const formats = useFormats();
  const { after } = found;
  const levelWord = (level: ScoreLevel) => texts.bands[bandOf(level) ?? "none"];
  const moveOf = (was: ScoreLevel, is: ScoreLevel) =>
    changes.moves.find((each) => each.capability === state.capability && each.before === was && each.after === is);
  const textOf = ({ suppliers, spendMinor }: LevelMove) =>
    state.by === "count"
      ? formats.count(suppliers)
      : formats.money(String(spendMinor), after.currency, after.minorDigits, true);
  const cell = (was: ScoreLevel, is: ScoreLevel) => {
    const move = moveOf(was, is);
    if (move === undefined) return "";
    const text = textOf(move);
    return (
      <button
        type="button"
        className={linkStyle({ variant: "figure", className: "pointer-coarse:min-h-11" })}
        aria-label={words("openCell", { text, before: levelWord(was), after: levelWord(is) })}
        onClick={() => set({ capability: state.capability, show: `${was}.${is}` })}
      >
        {text}
      </button>
    );
  };
  return (
    <PlainTable
      label={words("levels")}
      columns={[
        { key: "before", title: words("fromTo"), render: levelWord, namesRow: true },
        ...scoreLevels.map((is) => ({
          key: is,
          title: levelWord(is),
          render: (was: ScoreLevel) => cell(was, is),
          className: (was: ScoreLevel) =>
            was !== is && moveOf(was, is) !== undefined ? "bg-accent-subtle font-medium" : "",
          atEnd: true,
        })),
      ]}
      rows={scoreLevels}
      rowKey={(was) => was}
    />
  );
}

/** Of a run whose suppliers are gone the levels alone: how many suppliers each had. */
export function LevelsPanel({ found }: { readonly found: RunComparison }) {
  const words = useTranslations("runs.compare");
  const texts = useTexts();
  const { count } = useFormats();
  const levelsIn = (side: RunComparison["before"], capability: string) =>
    side.capabilities.find((each) => each.capability === capability)?.suppliers ?? {};
  return (
    <Panel title={words("levels")} facts={words("headlineNote")}>
      <PlainTable
        label={words("levels")}
        columns={[
          {
            key: "capability",
            title: words("capability"),
            render: (each) => texts.capabilityNames[each],
            namesRow: true,
          },
          ...scoreLevels.map((level) => ({
            key: level,
            title: texts.bands[bandOf(level) ?? "none"],
            render: (capability: Capability) =>
              words("was", {
                before: count(levelsIn(found.before, capability)[level] ?? 0),
                after: count(levelsIn(found.after, capability)[level] ?? 0),
              }),
            atEnd: true,
          })),
        ]}
        rows={found.after.capabilities.map(({ capability }) => capability)}
        rowKey={(each) => each}
      />
    </Panel>
  );
}
