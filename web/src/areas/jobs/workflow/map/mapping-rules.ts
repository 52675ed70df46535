import {
  amountFields,
  dateFields,
  type DateField,
  type DateOrder,
  type DecimalMark,
} from "@paygauge/api-types/entities/ledger-evidence";
import {
  columnOf,
  openQuestions,
  settleMapping,
  type ReadingEvidence,
  type ReadingQuestion,
} from "@paygauge/api-types/entities/ledger-settle";
import {
  columnsOfKind,
  type CanonicalColumn,
  type ColumnMapping,
  type ColumnProfile,
  type ColumnSource,
  type LedgerInspection,
  type LedgerKind,
} from "@paygauge/api-types/entities/ledger";
import { isDateMissing, missingColumns } from "@paygauge/api-types/entities/mapping-gaps";

/** Fields that may carry one value for every row. */
const constantFields = ["currency", "documentType", "country"] as const satisfies readonly CanonicalColumn[];

export function mayBeConstant(field: CanonicalColumn): boolean {
  return (constantFields as readonly CanonicalColumn[]).includes(field);
}

/** Columns with a name that neither feed a field nor are kept as breakdowns. */
export function unusedColumns<Column extends { readonly index: number; readonly name: string }>(
  { sources, breakdowns = [] }: ColumnMapping,
  columns: readonly Column[],
): readonly Column[] {
  const used = new Set(breakdowns.map(({ column }) => column));
  for (const source of Object.values(sources)) if (source !== undefined && "column" in source) used.add(source.column);
  return columns.filter(({ index, name }) => !used.has(index) && name !== "");
}

/** A mapping with one field fed from elsewhere; null: from nowhere. Mark, order and unit follow the new column. */
export function withSource(
  mapping: ColumnMapping,
  field: CanonicalColumn,
  source: ColumnSource | null,
  evidence: ReadingEvidence,
): ColumnMapping {
  const { [field]: _before, ...rest } = mapping.sources;
  const sources: ColumnMapping["sources"] = { ...rest, ...(source === null ? {} : { [field]: source }) };
  // The currency of each row was in the amounts: the remaining column does not have it.
  const isMoney = field === "amount" || field === "spend";
  if (isMoney && _before !== undefined && columnOf(mapping, "currency") === columnOf(mapping, field)) {
    delete sources.currency;
  }
  return settleMapping({ ...mapping, sources }, evidence);
}

/** A mapping whose amounts a user reads with this mark, as long as this column feeds them. */
export function withMark(mapping: ColumnMapping, column: number | undefined, decimalMark: DecimalMark): ColumnMapping {
  const stated = column === undefined ? mapping.stated : { ...mapping.stated, decimalMark: column };
  return { ...mapping, decimalMark, stated };
}

/** A mapping whose dates a user reads in this order, as long as this column feeds them. */
export function withOrder(mapping: ColumnMapping, field: DateField, column: number, order: DateOrder): ColumnMapping {
  const dateOrders = { ...mapping.dateOrders, [field]: order };
  return { ...mapping, dateOrders, stated: { ...mapping.stated, [field]: column } };
}

/** A mapping with the first day of the fiscal year whose periods a column names; "" takes it back. */
export function withFiscalStart(mapping: ColumnMapping, { fiscalYear }: ColumnProfile, day: string): ColumnMapping {
  const { fiscalStart: _, ...rest } = mapping;
  return day === "" ? rest : { ...rest, fiscalStart: { day, label: fiscalYear ?? null } };
}

/** A mapping that takes the unit of header or title for the amounts, or leaves it aside. */
export function withUnits(mapping: ColumnMapping, applied: boolean, evidence: ReadingEvidence): ColumnMapping {
  const stated = { ...mapping.stated };
  for (const field of amountFields) {
    const column = columnOf(mapping, field);
    delete stated[field];
    if (!applied && column !== undefined) stated[field] = column;
  }
  const { units: _, ...rest } = mapping;
  return settleMapping({ ...rest, stated }, evidence);
}

export function isDateField(field: CanonicalColumn): field is DateField {
  return (dateFields as readonly CanonicalColumn[]).includes(field);
}

export function profileOf(profiles: readonly ColumnProfile[], column: number): ColumnProfile | undefined {
  return profiles.find((profile) => profile.index === column);
}

/** How sure the proposal is of a field; "own" when the user chose another source. */
export function confidenceOf(
  inspection: LedgerInspection,
  mapping: ColumnMapping,
  field: CanonicalColumn,
): number | "own" | undefined {
  const source = mapping.sources[field];
  if (source === undefined) return undefined;
  const proposed = inspection.proposal.fields.find((each) => each.field === field);
  return proposed !== undefined && sameSource(proposed.source, source) ? proposed.confidence : "own";
}

function sameSource(a: ColumnSource, b: ColumnSource): boolean {
  if ("column" in a) return "column" in b && a.column === b.column;
  return "constant" in b && a.constant === b.constant;
}

/** What is between a mapping and its check. */
export interface MappingGaps {
  /** Required fields without a source. */
  readonly missing: readonly CanonicalColumn[];
  /** Lines without any date, in a job without a period. */
  readonly dateMissing: boolean;
  /** What the file leaves open and no one answered: marks of amounts, orders of dates. */
  readonly questions: readonly ReadingQuestion[];
  /** Fields that read the column of another field. */
  readonly duplicates: readonly { readonly field: CanonicalColumn; readonly other: CanonicalColumn }[];
  /** Constants without a value. */
  readonly emptyConstants: readonly CanonicalColumn[];
}

export function gapsOf(
  mapping: ColumnMapping,
  kind: LedgerKind,
  hasPeriod: boolean,
  evidence: ReadingEvidence,
): MappingGaps {
  const { columns } = columnsOfKind[kind];
  const { sources } = mapping;
  const firstOf = new Map<number, CanonicalColumn>();
  const duplicates: { field: CanonicalColumn; other: CanonicalColumn }[] = [];
  const emptyConstants: CanonicalColumn[] = [];
  for (const field of columns) {
    const source = sources[field];
    if (source === undefined) continue;
    if ("constant" in source) {
      if (source.constant.trim() === "") emptyConstants.push(field);
      continue;
    }
    const other = firstOf.get(source.column);
    if (other === undefined) firstOf.set(source.column, field);
    else if (!sharesMoney(field, other)) duplicates.push({ field, other });
  }
  return {
    missing: missingColumns(mapping, kind),
    dateMissing: isDateMissing(mapping, kind, hasPeriod),
    questions: openQuestions(mapping, kind, evidence),
    duplicates,
    emptyConstants,
  };
}

/** Amounts may name their currency in the same cell. */
const sharesMoney = (field: CanonicalColumn, other: CanonicalColumn): boolean =>
  [field, other].includes("currency") && [field, other].some((each) => each === "amount" || each === "spend");

export function isComplete(gaps: MappingGaps): boolean {
  return (
    gaps.missing.length === 0 &&
    !gaps.dateMissing &&
    gaps.questions.length === 0 &&
    gaps.duplicates.length === 0 &&
    gaps.emptyConstants.length === 0
  );
}

/** Fields of a kind in the order they are asked: required, then what the file feeds, then the rest. */
export function fieldOrder(mapping: ColumnMapping, kind: LedgerKind) {
  const { columns, required } = columnsOfKind[kind];
  const others = columns.filter((field) => !required.includes(field));
  return {
    required,
    fed: others.filter((field) => mapping.sources[field] !== undefined),
    rest: others.filter((field) => mapping.sources[field] === undefined),
  };
}
