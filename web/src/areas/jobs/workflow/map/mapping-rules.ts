import {
  columnsOfKind,
  type CanonicalColumn,
  type ColumnMapping,
  type ColumnProfile,
  type ColumnSource,
  type LedgerInspection,
  type LedgerKind,
} from "@paygauge/api-types";

/** Fields that may carry one value for every row. */
export const constantFields = ["currency", "documentType", "country"] as const satisfies readonly CanonicalColumn[];
export const dateFields = ["documentDate", "dueDate", "paidDate"] as const satisfies readonly CanonicalColumn[];
export type DateField = (typeof dateFields)[number];
/** Fields that hold amounts: their decimal mark must be known. */
const amountFields: readonly CanonicalColumn[] = ["spend", "amount", "poValue", "invoiceValue", "paymentValue"];

export function mayBeConstant(field: CanonicalColumn): boolean {
  return (constantFields as readonly CanonicalColumn[]).includes(field);
}

/** A mapping with one field fed from elsewhere; null: from nowhere. A date's order follows its column's profile. */
export function withSource(
  mapping: ColumnMapping,
  field: CanonicalColumn,
  source: ColumnSource | null,
  profiles: readonly ColumnProfile[],
): ColumnMapping {
  const { [field]: _before, ...rest } = mapping.sources;
  const sources = source === null ? rest : { ...rest, [field]: source };
  if (!isDateField(field)) return { ...mapping, sources };
  const { [field]: _order, ...orders } = mapping.dateOrders;
  const found = source !== null && "column" in source ? profileOf(profiles, source.column)?.dateOrder : null;
  return { ...mapping, sources, dateOrders: found == null ? orders : { ...orders, [field]: found } };
}

export function isDateField(field: CanonicalColumn): field is DateField {
  return (dateFields as readonly CanonicalColumn[]).includes(field);
}

export function profileOf(profiles: readonly ColumnProfile[], column: number): ColumnProfile | undefined {
  return profiles.find((profile) => profile.index === column);
}

/** How sure the proposal is of a field; "own" when the person chose another source. */
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

/** What stands between a mapping and its check. */
export interface MappingGaps {
  /** Required fields without a source. */
  readonly missing: readonly CanonicalColumn[];
  /** Lines without any date, in a job without a period. */
  readonly dateMissing: boolean;
  /** Dates whose order nothing in the file decides and nobody chose. */
  readonly ordersMissing: readonly DateField[];
  /** Fields that read the column of another field. */
  readonly duplicates: readonly { readonly field: CanonicalColumn; readonly other: CanonicalColumn }[];
  /** Constants without a value. */
  readonly emptyConstants: readonly CanonicalColumn[];
}

export function gapsOf(mapping: ColumnMapping, kind: LedgerKind, hasPeriod: boolean): MappingGaps {
  const { columns, required } = columnsOfKind[kind];
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
    else duplicates.push({ field, other });
  }
  return {
    missing: required.filter((field) => sources[field] === undefined),
    dateMissing:
      kind === "advanced" && !hasPeriod && sources.documentDate === undefined && sources.paidDate === undefined,
    ordersMissing: dateFields.filter(
      (field) => columns.includes(field) && sources[field] !== undefined && mapping.dateOrders[field] === undefined,
    ),
    duplicates,
    emptyConstants,
  };
}

export function isComplete(gaps: MappingGaps): boolean {
  return (
    gaps.missing.length === 0 &&
    !gaps.dateMissing &&
    gaps.ordersMissing.length === 0 &&
    gaps.duplicates.length === 0 &&
    gaps.emptyConstants.length === 0
  );
}

/** True when the file leaves the decimal mark of a mapped amount open. */
export function markIsOpen(mapping: ColumnMapping, profiles: readonly ColumnProfile[]): boolean {
  return amountFields.some((field) => {
    const source = mapping.sources[field];
    if (source === undefined || !("column" in source)) return false;
    const profile = profileOf(profiles, source.column);
    return profile !== undefined && profile.ambiguous && profile.decimalMark === null;
  });
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
