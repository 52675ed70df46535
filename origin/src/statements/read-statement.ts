/**
 * Reads a file of purchasing-card payments by the ledgers' own reading: dialect, header, columns and total rows are found
 * in any layout. The rows are added up by merchant.
 */
import type { ColumnMapping, LedgerInspection } from "@paygauge/api-types/entities/ledger";
import { columnOf, settleMapping } from "@paygauge/api-types/entities/ledger-settle";
import {
  requiredFields,
  statementFields,
  statementLimits,
  type StatementField,
  type StatementPreview,
  type StatementReading,
  type StatementSign,
} from "@paygauge/api-types/entities/card-statements";
import { message, type MessageRef } from "@paygauge/api-types/catalogue/message";
import { TotalsFinder } from "../job/ingest/find-totals.ts";
import { lineReaderOf } from "@paygauge/analysis/reading/lines/line-reader-of";
import { identityOf, payeeFlags } from "@paygauge/analysis/reading/lines/identity-key";
import type { LineReader } from "@paygauge/analysis/reading/lines/line-reader";
import { planOf, type Plan } from "@paygauge/analysis/reading/lines/plan";
import { paymentMethods, type PayeeIdentity } from "../job/facts.ts";
import { isoDay } from "@paygauge/analysis/reading/dates";
import { refusalOf } from "@paygauge/analysis/reading/file-kind";
import { inspectLedger, workbookDialect } from "@paygauge/analysis/reading/inspect";
import { grammarOf, readAll, type RangeReader } from "@paygauge/analysis/reading/ranges";
import { inTurns, type Pause, Turns } from "@paygauge/api-types/turns/turns";
import { foldHeader } from "@paygauge/analysis/reading/synonyms";
import { cleanDescriptor, type CleanedDescriptor } from "./clean-descriptor.ts";
import { MerchantSums, type Merchant } from "./merchant.ts";
import { shownMerchant, sumsOf } from "./shown-merchant.ts";
import { CleanedSample } from "./cleaned-sample.ts";
import { withStatementWords } from "./statement-headers.ts";

const maxRejects = 100;
const maxSample = 50;
const samplesOfColumn = 3;

export interface StatementSettings extends StatementReading {
  readonly fileName: string;
  readonly buyerId: string;
  /** ISO 4217, where the file names none. */
  readonly currency: string;
  /** ISO 3166-1 alpha-3 of merchants whose country the file does not name; "" for none. */
  readonly country: string;
  /** The product wrote the text, from a sheet of a workbook. */
  readonly fromWorkbook?: boolean;
}

/** What the file alone says; the rest of a preview comes from the stored data. */
export type StatementFacts = Omit<
  StatementPreview,
  "fileName" | "buyerName" | "base" | "changes" | "isLoaded" | "overlaps"
>;
type StatementResult =
  | { readonly ok: false; readonly refusal: MessageRef }
  | { readonly ok: true; readonly facts: StatementFacts; readonly merchants: Merchant[] };

/** Reads the whole file. @param onProgress told the bytes read, of three times through the file at most */
export async function readStatement(
  read: RangeReader,
  size: number,
  settings: StatementSettings,
  options: { readonly pause?: Pause; readonly onProgress?: (bytes: number) => void } = {},
): Promise<StatementResult> {
  const { currency, fileName } = settings;
  const found = await inspectLedger(read, size, {
    kind: "advanced",
    currency,
    fileName,
    tellsRefused: true,
    ...(settings.fromWorkbook === true ? { dialect: workbookDialect } : {}),
    ...options,
  });
  const inspection = found.inspection ?? null;
  // A column that was not found is asked for; what isn't a table at all is refused.
  if (inspection === null) return { ok: false, refusal: refusalOf(found.ok ? "empty" : found.refusal.code).message };
  const mapping = mappingFor(inspection, settings);
  const isTable = found.ok || byColumns.has(found.refusal.code);
  // A contract register and the like isn't one, unless a user states it.
  const sign = isTable ? signOf(inspection, mapping, fileName) : null;
  const shown = shownOf(inspection, mapping, sign);
  if (shown.missing.length > 0) return { ok: true, facts: { ...shown, ...nothingRead }, merchants: [] };
  const byMethod = sign === "cardColumn";
  const isFlipped = chargesAreNegative(inspection, mapping);
  const plan = () => planOf("advanced", inspection.dialect, mapping, { currency, fallbackCountry: settings.country });
  const reading = (finder: TotalsFinder) =>
    readOnce(read, size, { plan: plan(), finder, byMethod, isFlipped, settings }, options);
  const finder = new TotalsFinder(plan(), []);
  let statement = await reading(finder);
  const totals = finder.settle();
  // Only its end tells that some rows are totals: it is read once more without them.
  if (totals.isNew) statement = await reading(new TotalsFinder(plan(), [], new Set(totals.lines)));
  if (statement.sums.size > statementLimits.merchants)
    return { ok: false, refusal: message("statementTooMany", { most: statementLimits.merchants }) };
  return { ok: true, ...(await finished(statement, shown, settings)) };
}

const nothingRead = {
  rows: 0,
  payments: 0,
  refunds: 0,
  left: { rejected: 0, totals: 0, redacted: 0, notByCard: 0 },
  undated: 0,
  merchants: 0,
  sums: [],
  from: "",
  to: "",
  cleaned: [],
  sample: [],
  rejects: [],
} satisfies Partial<StatementFacts>;

/** Refusals of ledgers that the words of statements, or a user, may fix. */
const byColumns = new Set<string>(["no-name-column", "no-amount-column"]);

/** The proposal with what a user chose for its columns. */
function mappingFor({ proposal, profiles, titleUnit }: LedgerInspection, stated: StatementReading): ColumnMapping {
  const sources = withStatementWords(proposal.mapping.sources, profiles);
  for (const field of statementFields) {
    const column = stated.columns?.[field];
    if (column === undefined) continue;
    if (field === "documentDate") delete sources.paidDate;
    if (column === null) delete sources[field];
    else if (profiles.some(({ index }) => index === column)) sources[field] = { column };
  }
  // The day of the payment is before the day on which it was billed.
  const dated = dateField({ sources });
  const mapping = settleMapping(
    { ...proposal.mapping, sources, stated: {} },
    { profiles, titleUnit: titleUnit ?? null },
  );
  if (stated.dateOrder === undefined) return mapping;
  return { ...mapping, dateOrders: { ...mapping.dateOrders, [dated]: stated.dateOrder } };
}

const dateField = (mapping: Pick<ColumnMapping, "sources">): "documentDate" | "paidDate" =>
  columnOf(mapping, "documentDate") === undefined && columnOf(mapping, "paidDate") !== undefined
    ? "paidDate"
    : "documentDate";

const cardFile = /p-?card|(purchas\w*|procurement|credit|corporate|card)[ _-]?(card|statement|transaction)/i;

/** What tells that the file is one of cards, the surest first. */
function signOf(
  { profiles, proposal }: LedgerInspection,
  mapping: ColumnMapping,
  fileName: string,
): StatementSign | null {
  // Found by a ledger's own words: a column that is called "Category" alone says nothing.
  if ((["mcc", "merchantCategory"] as const).some((field) => columnOf(proposal.mapping, field) !== undefined))
    return "merchantColumns";
  const name = columnOf(mapping, "supplierName");
  const header = foldHeader(profiles.find(({ index }) => index === name)?.name ?? "");
  if (/\b(merchant|acceptor|retailer|handler|haendler|commercant|marchand|comercio|esercente)/.test(header))
    return "merchantHeader";
  if (columnOf(mapping, "paymentMethod") !== undefined) return "cardColumn";
  return cardFile.test(fileName) ? "fileName" : null;
}

function shownOf(inspection: LedgerInspection, mapping: ColumnMapping, sign: StatementSign | null) {
  const fieldOf = (index: number): StatementField | null => {
    if (columnOf(mapping, dateField(mapping)) === index) return "documentDate";
    return statementFields.find((field) => columnOf(mapping, field) === index) ?? null;
  };
  const date = columnOf(mapping, dateField(mapping));
  return {
    sign,
    columns: inspection.profiles.map(({ index, name, samples }) => ({
      index,
      header: name,
      samples: samples.slice(0, samplesOfColumn),
      field: fieldOf(index),
    })),
    missing: requiredFields.filter((field) => columnOf(mapping, field) === undefined),
    asksDateOrder: date !== undefined && mapping.dateOrders[dateField(mapping)] === undefined,
  };
}

/** Banks write what was paid with a minus, card companies what was paid back. */
function chargesAreNegative({ profiles }: LedgerInspection, mapping: ColumnMapping): boolean {
  const profile = profiles.find(({ index }) => index === columnOf(mapping, "amount"));
  return columnOf(mapping, "credit") === undefined && profile !== undefined && profile.negatives > profile.filled * 0.7;
}

/** What one reading gathers. */
class Statement {
  readonly sums = new MerchantSums();
  readonly totals = new Map<string, number>();
  readonly cleaned = new CleanedSample();
  readonly rejects: { line: number; reason: MessageRef }[] = [];
  readonly left = { rejected: 0, totals: 0, redacted: 0, notByCard: 0 };
  rows = 0;
  payments = 0;
  refunds = 0;
  undated = 0;
  first = Infinity;
  last = -Infinity;

  reject(line: number, reason: MessageRef): void {
    this.left.rejected += 1;
    if (this.rejects.length < maxRejects) this.rejects.push({ line, reason });
  }
}

interface ReadingPlan {
  readonly plan: Plan;
  readonly finder: TotalsFinder;
  readonly byMethod: boolean;
  readonly isFlipped: boolean;
  readonly settings: StatementSettings;
}

const virtualCard = paymentMethods.indexOf("VirtualCard");
const cardMethods = new Set([paymentMethods.indexOf("Card"), virtualCard]);

async function readOnce(
  read: RangeReader,
  size: number,
  { plan, finder, byMethod, isFlipped, settings }: ReadingPlan,
  options: { readonly pause?: Pause; readonly onProgress?: (bytes: number) => void },
): Promise<Statement> {
  const line = lineReaderOf(plan);
  const statement = new Statement();
  const payees = new Payees(settings.country);
  let records = 0;
  await readAll(
    read,
    size,
    grammarOf(plan.dialect),
    (record, tooLong) => {
      if (++records <= plan.dialect.headerRow) return;
      const outcome = tooLong ? "row-too-long" : line.read(record);
      if (outcome === "blank") return;
      statement.rows += 1;
      if (outcome !== "line") line.readWritten(record, tooLong);
      if (!tooLong && finder.judge(record, line, outcome)) {
        line.passTotal();
        statement.left.totals += 1;
      } else if (outcome === "line") take(statement, payees.of(line), line, { byMethod, isFlipped });
      else statement.reject(record.line, message(`row-${outcome}`));
    },
    options,
  );
  return statement;
}

interface Payee {
  readonly identity: PayeeIdentity;
  readonly flags: number;
  readonly cleaned: CleanedDescriptor;
}

/** Payees by their key: neighbouring rows share theirs, and a file has few. */
class Payees {
  readonly #known = new Map<string, Payee>();
  readonly #country: string;

  constructor(country: string) {
    this.#country = country;
  }

  of(line: LineReader): Payee {
    const bytes = line.key.subarray(0, line.keyLength);
    let key = "";
    for (const byte of bytes) key += String.fromCharCode(byte);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const { identity, flags } = identityOf(bytes, this.#country);
    const cleaned = cleanDescriptor(identity.name, identity.country, identity.city);
    const payee = { identity, flags, cleaned };
    if (this.#known.size < statementLimits.merchants) this.#known.set(key, payee);
    return payee;
  }
}

/** Adds a line that was read; what is withheld or was not paid by card is left out, and counted. */
function take(
  statement: Statement,
  { identity, flags, cleaned }: Payee,
  line: LineReader,
  { byMethod, isFlipped }: Pick<ReadingPlan, "byMethod" | "isFlipped">,
): void {
  if ((flags & payeeFlags.redacted) !== 0) {
    statement.left.redacted += 1;
    return;
  }
  if (byMethod && !cardMethods.has(line.method) && (flags & payeeFlags.paidByCard) === 0) {
    statement.left.notByCard += 1;
    return;
  }
  const minor = isFlipped ? -line.written : line.written;
  const { currency } = line.conversion;
  if (minor < 0) statement.refunds += 1;
  else statement.payments += 1;
  if (line.date === line.date) {
    statement.first = Math.min(statement.first, line.date);
    statement.last = Math.max(statement.last, line.date);
  } else statement.undated += 1;
  statement.totals.set(currency, (statement.totals.get(currency) ?? 0) + minor);
  statement.cleaned.add(identity.name, cleaned);
  statement.sums.add({
    raw: identity.name,
    cleaned,
    country: identity.country,
    mcc: mccOf(identity.mcc),
    category: identity.merchantCategory,
    currency,
    minor,
    day: line.date,
    isVirtual: line.method === virtualCard,
  });
}

const mccOf = (text: string): string => (/^\d{3,4}$/.test(text) ? text.padStart(4, "0") : "");

async function finished(statement: Statement, shown: ReturnType<typeof shownOf>, { buyerId }: StatementSettings) {
  const merchants = await inTurns(statement.sums.merchants(buyerId), new Turns("tableRows"));
  const dayOf = (day: number): string => (Number.isFinite(day) ? isoDay(day) : "");
  const facts: StatementFacts = {
    ...shown,
    rows: statement.rows,
    payments: statement.payments,
    refunds: statement.refunds,
    left: statement.left,
    undated: statement.undated,
    merchants: merchants.length,
    sums: sumsOf(statement.totals),
    from: dayOf(statement.first),
    to: dayOf(statement.last),
    cleaned: statement.cleaned.shown(),
    sample: merchants
      .toSorted((a, b) => b.count - a.count)
      .slice(0, maxSample)
      .map(shownMerchant),
    rejects: statement.rejects,
  };
  return { facts, merchants };
}
