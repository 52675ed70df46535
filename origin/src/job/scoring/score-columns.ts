/** Levels and points of all suppliers of a job at once: the same rules as compile-ruleset.ts, column by column. */
import {
  type Capability,
  type CapabilityRules,
  type Condition,
  type ConditionLeaf,
  scoreLevels,
  type ScoringRuleset,
} from "@paygauge/api-types/entities/analysis";
import { activeRules } from "@paygauge/api-types/entities/ruleset-check";
import { RulesetError, compileCondition } from "./compile-condition.ts";
import { type FactColumns, textCode } from "./fact-columns.ts";
import { isScoringField, scoringFields } from "./scoring-fields.ts";

/** Suppliers worked on at a time: what fits the processor's cache. */
const block = 2048;
type Group = CapabilityRules["points"][number];
type Column = Float64Array;

export interface ColumnScores {
  points: Uint8Array;
  /** Place in `scoreLevels`: 0 is High, 3 is None. */
  levels: Uint8Array;
}

/** Writes 1 or 0 for suppliers from … from + count into `out`. */
type Mask = (from: number, count: number, out: Uint8Array) => void;

function columnOf(columns: FactColumns, field: string): Column {
  const column = isScoringField(field) ? columns.get(field) : undefined;
  if (!column) throw new RulesetError(`There is no fact "${field}".`);
  return column;
}

/** Each operator has a loop of its own, so that the compiler sees one comparison. */
function numberMask(column: Column, op: ConditionLeaf["op"], value: number): Mask {
  if (op === "GreaterThanOrEqual")
    return (from, count, out) => {
      for (let at = 0; at < count; at += 1) out[at] = (column[from + at] ?? 0) >= value ? 1 : 0;
    };
  if (op === "GreaterThan")
    return (from, count, out) => {
      for (let at = 0; at < count; at += 1) out[at] = (column[from + at] ?? 0) > value ? 1 : 0;
    };
  if (op === "LessThanOrEqual")
    return (from, count, out) => {
      for (let at = 0; at < count; at += 1) out[at] = (column[from + at] ?? 0) <= value ? 1 : 0;
    };
  if (op === "LessThan")
    return (from, count, out) => {
      for (let at = 0; at < count; at += 1) out[at] = (column[from + at] ?? 0) < value ? 1 : 0;
    };
  if (op === "Equal")
    return (from, count, out) => {
      for (let at = 0; at < count; at += 1) out[at] = (column[from + at] ?? 0) === value ? 1 : 0;
    };
  return (from, count, out) => {
    for (let at = 0; at < count; at += 1) {
      const found = column[from + at] ?? 0;
      out[at] = found !== value && found === found ? 1 : 0;
    }
  };
}

function leafMask(columns: FactColumns, leaf: ConditionLeaf): Mask {
  const { field, op, value } = leaf;
  // checks field, operator and value, with the sentence for people
  compileCondition(leaf);
  const column = columnOf(columns, field);
  if (typeof value === "number") return numberMask(column, op, value);
  if (typeof value === "boolean") return numberMask(column, op, Number(value));
  if (!isScoringField(field)) throw new RulesetError(`There is no fact "${field}".`);
  if (op === "Equal" || op === "NotEqual") return numberMask(column, op, textCode(field, value));
  const spec = scoringFields[field];
  const wanted = value.toLowerCase();
  const fits = (text: string): boolean =>
    op === "Contains" ? text.includes(wanted) : op === "StartsWith" ? text.startsWith(wanted) : text.endsWith(wanted);
  const table = Uint8Array.from({ length: 256 }, (_, at) =>
    Number(fits(((spec.kind === "text" && spec.values[at]) || "").toLowerCase())),
  );
  return (from, count, out) => {
    for (let at = 0; at < count; at += 1) out[at] = table[column[from + at] ?? 0] ?? 0;
  };
}

function maskOf(columns: FactColumns, condition: Condition): Mask {
  if ("not" in condition) {
    const inner = maskOf(columns, condition.not);
    return (from, count, out) => {
      inner(from, count, out);
      for (let at = 0; at < count; at += 1) out[at] = 1 - (out[at] ?? 0);
    };
  }
  if (!("all" in condition) && !("any" in condition)) return leafMask(columns, condition);
  const every = "all" in condition;
  const parts = ("all" in condition ? condition.all : condition.any).map((part) => maskOf(columns, part));
  const scratch = new Uint8Array(block);
  return (from, count, out) => {
    out.fill(every ? 1 : 0, 0, count);
    for (const part of parts) {
      part(from, count, scratch);
      if (every) for (let at = 0; at < count; at += 1) out[at] = (out[at] ?? 0) & (scratch[at] ?? 0);
      else for (let at = 0; at < count; at += 1) out[at] = (out[at] ?? 0) | (scratch[at] ?? 0);
    }
  };
}

/** Adds the points of a group to the sums. */
type Adder = (from: number, count: number, sums: Int16Array) => void;

/** Thresholds on one number, in order: one pass, the rung that a value stands on is found by comparison. */
function ladderAdder(columns: FactColumns, { steps }: Group): Adder | null {
  const leaves = steps.flatMap(({ when, points }) =>
    "field" in when && typeof when.value === "number" ? [{ ...when, value: when.value, points }] : [],
  );
  const [first] = leaves;
  const rising = first?.op === "GreaterThanOrEqual";
  if (!first || leaves.length < steps.length || leaves.length > 4 || (!rising && first.op !== "LessThanOrEqual"))
    return null;
  if (leaves.some((leaf) => leaf.field !== first.field || leaf.op !== first.op)) return null;
  for (const leaf of leaves) compileCondition({ field: leaf.field, op: leaf.op, value: leaf.value });
  const column = columnOf(columns, first.field);
  const sign = rising ? 1 : -1;
  const [a = Infinity, b = Infinity, c = Infinity, d = Infinity] = leaves.map((leaf) => leaf.value * sign);
  const [pa = 0, pb = 0, pc = 0, pd = 0] = leaves.map((leaf) => leaf.points);
  return (from, count, sums) => {
    for (let at = 0; at < count; at += 1) {
      const value = (column[from + at] ?? 0) * sign;
      const points = value >= a ? pa : value >= b ? pb : value >= c ? pc : value >= d ? pd : 0;
      sums[at] = (sums[at] ?? 0) + points;
    }
  };
}

function groupAdder(columns: FactColumns, group: Group): Adder {
  const ladder = ladderAdder(columns, group);
  if (ladder) return ladder;
  const steps = group.steps.map(({ when, points }) => ({ mask: maskOf(columns, when), points }));
  const [scratch, open] = [new Uint8Array(block), new Uint8Array(block)];
  return (from, count, sums) => {
    open.fill(1, 0, count);
    for (const { mask, points } of steps) {
      mask(from, count, scratch);
      for (let at = 0; at < count; at += 1) {
        const hit = (scratch[at] ?? 0) & (open[at] ?? 0);
        sums[at] = (sums[at] ?? 0) + hit * points;
        open[at] = (open[at] ?? 0) ^ hit;
      }
    }
  };
}

/** Level and points of one capability for `size` suppliers. Errors: RulesetError, as when compiling a ruleset. */
export function scoreColumns(
  columns: FactColumns,
  size: number,
  ruleset: ScoringRuleset,
  capability: Capability,
): ColumnScores {
  const rules = activeRules(ruleset.capabilities[capability]);
  const gates = rules.gates.length > 0 ? maskOf(columns, { any: rules.gates.map((gate) => gate.when) }) : null;
  const adders = rules.points.map((group) => groupAdder(columns, group));
  const caps = rules.caps.map((cap) => ({ mask: maskOf(columns, cap.when), level: scoreLevels.indexOf(cap.level) }));
  const out: ColumnScores = { points: new Uint8Array(size), levels: new Uint8Array(size) };
  const [sums, scratch] = [new Int16Array(block), new Uint8Array(block)];
  const { High, Medium, Low } = ruleset.bands;
  const bandOf = Uint8Array.from({ length: 101 }, (_, points) =>
    points >= High ? 0 : points >= Medium ? 1 : points >= Low ? 2 : 3,
  );
  for (let from = 0; from < size; from += block) {
    const count = Math.min(block, size - from);
    sums.fill(0);
    scratch.fill(0);
    for (const add of adders) add(from, count, sums);
    gates?.(from, count, scratch);
    for (let at = 0; at < count; at += 1) {
      const points = scratch[at] ? 0 : Math.min(100, Math.max(0, sums[at] ?? 0));
      out.points[from + at] = points;
      out.levels[from + at] = scratch[at] ? 3 : (bandOf[points] ?? 3);
    }
    for (const { mask, level } of caps) {
      mask(from, count, scratch);
      for (let at = 0; at < count; at += 1)
        if (scratch[at] && (out.levels[from + at] ?? 3) < level) out.levels[from + at] = level;
    }
  }
  return out;
}
