/**
 * Brings a mapping in line with the columns that feed it, and says what only a user can answer. The browser and the
 * API compute with the same functions, so that both ask the same questions and read the same figures.
 */
import {
  type CanonicalColumn,
  type ColumnMapping,
  type ColumnProfile,
  type LedgerInspection,
  type LedgerKind,
  columnsOfKind,
} from "./ledger.ts";
import { standingBreakdowns } from "./propose-breakdowns.ts";
import { proposeSides } from "./propose-sides.ts";
import { mappingBy, type MappingLayout } from "./mapping-layout.ts";
import {
  amountFields,
  dateFields,
  type AmountField,
  type DateField,
  type DateOrder,
  type Overruled,
  type UnitFactor,
} from "./ledger-evidence.ts";

/** What a look at the file found that decides how its columns are read. */
export interface ReadingEvidence {
  readonly profiles: readonly ColumnProfile[];
  readonly titleUnit?: LedgerInspection["titleUnit"];
}

/** Column that feeds a field; undefined where none does. */
export function columnOf(mapping: Pick<ColumnMapping, "sources">, field: CanonicalColumn): number | undefined {
  const source = mapping.sources[field];
  return source !== undefined && "column" in source ? source.column : undefined;
}

function profileAt(evidence: ReadingEvidence, column: number | undefined): ColumnProfile | undefined {
  return evidence.profiles.find((profile) => profile.index === column);
}

/** The field whose column decides the decimal mark: what the kind of job adds up. */
export function mainAmount(mapping: Pick<ColumnMapping, "sources">): "amount" | "spend" {
  return mapping.sources.amount === undefined && mapping.sources.spend !== undefined ? "spend" : "amount";
}

/**
 * The mapping with decimal mark, date orders and units as its columns have them; what a user stated for a column that
 * still feeds the field applies. A date whose order nothing decides has none: it is asked, never guessed.
 */
export function settleMapping(mapping: ColumnMapping, evidence: ReadingEvidence): ColumnMapping {
  const {
    dateOrders: _,
    units: __,
    stated: ___,
    fiscalStart: ____,
    creditsAreNegative: _____,
    sides: ______,
    breakdowns,
    ...rest
  } = mapping;
  const sides = proposeSides(mapping, evidence.profiles, columnOf(mapping, mainAmount(mapping)));
  const credit = profileAt(evidence, columnOf(mapping, "credit"));
  const units = unitsOf(mapping, evidence);
  const stated = standing(mapping);
  const dateOrders = ordersOf(mapping, evidence);
  const fiscalStart = fiscalStartOf({ ...mapping, dateOrders }, evidence);
  return {
    ...rest,
    ...(Object.keys(stated).length === 0 ? {} : { stated }),
    dateOrders,
    ...(credit !== undefined && credit.negatives * 2 > credit.filled ? { creditsAreNegative: true } : {}),
    ...(fiscalStart === undefined ? {} : { fiscalStart }),
    ...(sides.length === 0 ? {} : { sides }),
    ...(breakdowns && { breakdowns: standingBreakdowns({ ...mapping, breakdowns }, evidence.profiles) }),
    decimalMark: markOf(mapping, evidence),
    ...(Object.keys(units).length === 0 ? {} : { units }),
  };
}

/** Statements about columns that still feed their field: the others are void, also when their column comes back. */
function standing(mapping: ColumnMapping): NonNullable<ColumnMapping["stated"]> {
  const stated: NonNullable<ColumnMapping["stated"]> = {};
  for (const what of ["decimalMark", ...dateFields, ...amountFields] as const) {
    const column = mapping.stated?.[what];
    const feeding = columnOf(mapping, what === "decimalMark" ? mainAmount(mapping) : what);
    if (column !== undefined && column === feeding) stated[what] = column;
  }
  return stated;
}

/** Whether the column holds the year alone and another the month. */
const hasDateParts = ({ sources }: Pick<ColumnMapping, "sources">, field: DateField): boolean =>
  field === "documentDate" && sources.dateMonth !== undefined && "column" in sources.dateMonth;

/** Whether dates count by a fiscal year, whose first day a user states. */
const isFiscal = (order: DateOrder | undefined): boolean => order === "fiscal" || order === "years";

/** The columns whose dates count by periods of a fiscal year, or name no year. */
function fiscalColumns(mapping: ColumnMapping, evidence: ReadingEvidence): (ColumnProfile | undefined)[] {
  return dateFields.flatMap((field) => {
    const column = hasDateParts(mapping, field) ? undefined : columnOf(mapping, field);
    const profile = profileAt(evidence, column);
    const counts = isFiscal(mapping.dateOrders[field]) || profile?.isYearless === true;
    return column !== undefined && counts ? [profile] : [];
  });
}

/** What a user stated of the fiscal year, with the year as the column labels it; undefined where none is needed. */
function fiscalStartOf(mapping: ColumnMapping, evidence: ReadingEvidence): ColumnMapping["fiscalStart"] {
  const [column] = fiscalColumns(mapping, evidence);
  const start = mapping.fiscalStart;
  if (start === undefined || column === undefined) return undefined;
  return { day: start.day, label: start.label === undefined ? (column.fiscalYear ?? null) : start.label };
}

function markOf(mapping: ColumnMapping, evidence: ReadingEvidence): ColumnMapping["decimalMark"] {
  const column = columnOf(mapping, mainAmount(mapping));
  if (column === undefined || mapping.stated?.decimalMark === column) return mapping.decimalMark;
  const profile = sideThatTells(mapping, evidence);
  // Whole numbers are read the same with either mark.
  if (profile?.decided === false && !profile.ambiguous) return mapping.decimalMark;
  return profile?.decimalMark ?? ".";
}

/** Of a debit and a credit column the one whose values decide the mark, else the one that leaves it open. */
function sideThatTells(mapping: ColumnMapping, evidence: ReadingEvidence): ColumnProfile | undefined {
  const sides = [mainAmount(mapping), "credit" as const].map((field) => profileAt(evidence, columnOf(mapping, field)));
  return sides.find((each) => each?.decided) ?? sides.find((each) => each?.ambiguous) ?? sides[0];
}

function ordersOf(mapping: ColumnMapping, evidence: ReadingEvidence): ColumnMapping["dateOrders"] {
  const orders: ColumnMapping["dateOrders"] = {};
  for (const field of dateFields) {
    const order = orderOf(mapping, evidence, field);
    if (order !== undefined) orders[field] = order;
  }
  return orders;
}

function orderOf(mapping: ColumnMapping, evidence: ReadingEvidence, field: DateField): DateOrder | undefined {
  const column = columnOf(mapping, field);
  if (column === undefined) return undefined;
  if (hasDateParts(mapping, field)) return "years";
  if (mapping.stated?.[field] === column) return mapping.dateOrders[field];
  const profile = profileAt(evidence, column);
  // Nothing dates these values: whatever order is given, they are reported as unreadable.
  if (profile?.dateOrder == null)
    return mapping.dateOrders[field] ?? (profile?.fiscalYear == null ? undefined : "years");
  if (!profile.ambiguous) return profile.dateOrder;
  return (profile.mixed ?? 0) > 0 ? undefined : otherOrder(profile, evidence);
}

/** A column that cannot decide follows the file's other dates, where these agree. */
function otherOrder(profile: ColumnProfile, evidence: ReadingEvidence): DateOrder | undefined {
  const orders = new Set(
    evidence.profiles.flatMap((each) =>
      each !== profile &&
      !each.ambiguous &&
      each.decided === true &&
      (each.dateOrder === "dmy" || each.dateOrder === "mdy")
        ? [each.dateOrder]
        : [],
    ),
  );
  const [order] = orders;
  return orders.size === 1 ? order : undefined;
}

function unitsOf(mapping: ColumnMapping, evidence: ReadingEvidence): NonNullable<ColumnMapping["units"]> {
  const units: Partial<Record<AmountField, UnitFactor>> = {};
  for (const field of amountFields) {
    const column = columnOf(mapping, field);
    if (column === undefined) continue;
    const found = profileAt(evidence, column)?.unit?.factor ?? evidence.titleUnit?.factor ?? 1;
    const factor = mapping.stated?.[field] === column ? (mapping.units?.[field] ?? 1) : found;
    if (factor !== 1) units[field] = factor;
  }
  return units;
}

/** What only a user can say of a column. */
export interface ReadingQuestion {
  readonly asks: "decimalMark" | "dateOrder" | "fiscalStart" | "yearStart";
  readonly field: CanonicalColumn;
  readonly column: ColumnProfile;
  readonly answered: boolean;
}

/** Questions that are left before a file can be checked with a settled mapping. */
export function openQuestions(mapping: ColumnMapping, kind: LedgerKind, evidence: ReadingEvidence): ReadingQuestion[] {
  return readingQuestions(mapping, kind, evidence).filter(({ answered }) => !answered);
}

/** What the file leaves open under a settled mapping, answered or not. */
export function readingQuestions(
  mapping: ColumnMapping,
  kind: LedgerKind,
  evidence: ReadingEvidence,
): ReadingQuestion[] {
  const { columns } = columnsOfKind[kind];
  const questions: ReadingQuestion[] = [];
  const amount = mainAmount(mapping);
  const money = sideThatTells(mapping, evidence);
  if (columns.includes(amount) && money?.ambiguous && money.dateOrder === null) {
    const answered = mapping.stated?.decimalMark === columnOf(mapping, amount);
    questions.push({ asks: "decimalMark", field: amount, column: money, answered });
  }
  for (const field of dateFields) {
    const profile = profileAt(evidence, columnOf(mapping, field));
    if (!columns.includes(field) || profile === undefined) continue;
    const answered = mapping.dateOrders[field] !== undefined;
    const stated = mapping.stated?.[field] === profile.index;
    if (!answered || (stated && profile.ambiguous)) {
      questions.push({ asks: "dateOrder", field, column: profile, answered });
    }
    if (isFiscal(mapping.dateOrders[field])) {
      questions.push({ asks: "fiscalStart", field, column: profile, answered: mapping.fiscalStart !== undefined });
    }
    if (profile.isYearless === true) {
      questions.push({ asks: "yearStart", field, column: profile, answered: mapping.fiscalStart !== undefined });
    }
  }
  return questions;
}

/** A mapping by a remembered layout, and what of the layout this file's values contradict. */
export interface RememberedMapping {
  readonly mapping: ColumnMapping;
  readonly overruled: readonly Overruled[];
}

/**
 * Tests the layout of an earlier file against this one: a column that does not hold what its field needs is replaced by
 * the proposed one, and a mark or an order that this file's values decide otherwise follows them. Where the values
 * decide nothing the user is asked for each file. All that isn't a layout is as proposed for this file.
 */
export function testRemembered(
  layout: MappingLayout,
  proposed: ColumnMapping,
  evidence: ReadingEvidence,
): RememberedMapping {
  const remembered = mappingBy(layout, proposed);
  const overruled: Overruled[] = [];
  const sources = { ...remembered.sources };
  for (const field of ["supplierName", ...amountFields, ...dateFields] as const) {
    const profile = profileAt(evidence, columnOf(remembered, field));
    if (profile === undefined || suits(field, profile)) continue;
    const instead = proposed.sources[field];
    const found = profileAt(evidence, columnOf(proposed, field));
    if (found === profile) continue;
    if (instead === undefined) delete sources[field];
    else sources[field] = instead;
    overruled.push({ field, what: "column", remembered: profile.name, found: found?.name ?? "" });
  }
  // Amounts that name several currencies do so in this file, whatever an earlier one did.
  const amount = columnOf({ sources }, mainAmount({ sources }));
  const ofCells = proposed.sources.currency;
  if (sources.currency === undefined && ofCells !== undefined && "column" in ofCells && ofCells.column === amount) {
    sources.currency = ofCells;
  }
  const stated = statementsOf({ ...remembered, sources }, evidence);
  const mapping = settleMapping({ ...remembered, sources, stated }, evidence);
  return { mapping, overruled: [...overruled, ...contradictions(remembered, mapping, evidence)] };
}

function suits(field: "supplierName" | AmountField | DateField, profile: ColumnProfile): boolean {
  if (profile.filled === 0) return false;
  if (field === "supplierName") return profile.numberShare <= 0.5 && profile.dateShare <= 0.5;
  const isDate = (dateFields as readonly string[]).includes(field);
  return isDate ? profile.dateShare >= 0.5 || profile.fiscalYear != null : profile.numberShare >= 0.5;
}

/** What was remembered is kept as an answer where a unit was denied; marks and orders are asked where values are silent. */
function statementsOf(mapping: ColumnMapping, evidence: ReadingEvidence): NonNullable<ColumnMapping["stated"]> {
  const stated: NonNullable<ColumnMapping["stated"]> = {};
  for (const field of amountFields) {
    const column = columnOf(mapping, field);
    if (column === undefined || mapping.stated?.[field] !== column) continue;
    // A title may say another unit next month; the header is the same.
    if (profileAt(evidence, column)?.unit != null) stated[field] = column;
  }
  return stated;
}

function contradictions(remembered: ColumnMapping, mapping: ColumnMapping, evidence: ReadingEvidence): Overruled[] {
  const told: Overruled[] = [];
  const amount = mainAmount(mapping);
  const same = (field: CanonicalColumn) => columnOf(remembered, field) === columnOf(mapping, field);
  // A question asked anyway contradicts nothing.
  const isSilent = (profile: ColumnProfile | undefined) => profile?.ambiguous === true && (profile.mixed ?? 0) === 0;
  const money = sideThatTells(mapping, evidence);
  if (same(amount) && remembered.decimalMark !== mapping.decimalMark && !isSilent(money)) {
    const [was, found] = [remembered.decimalMark, mapping.decimalMark];
    told.push({ field: amount, what: "decimalMark", remembered: was, found });
  }
  for (const field of dateFields) {
    const was = remembered.dateOrders[field];
    const found = mapping.dateOrders[field] ?? "";
    const column = columnOf(mapping, field);
    if (was === undefined || !same(field) || column === undefined || was === found) continue;
    if (found === "" && isSilent(profileAt(evidence, column))) continue;
    told.push({ field, what: "dateOrder", remembered: was, found });
  }
  return told;
}
