/** Gathers what a check asks: amounts gross and net, or granted and paid, side by side, and supplier ids that join many names. */
import type { CanonicalColumn, ColumnMapping, LedgerKind } from "@paygauge/api-types/entities/ledger";
import type { FileDialect } from "@paygauge/api-types/entities/file-dialect";
import type { CheckQuestion } from "@paygauge/api-types/entities/questions";
import type { PayeeIdentity } from "../facts.ts";
import { idKey, plainName } from "@paygauge/analysis/names/group-key";
import { IdNames, unrelatedNamesLimits } from "@paygauge/analysis/names/unstable-ids";
import { foldHeader } from "@paygauge/analysis/reading/synonyms";

const gross = /\b(gross|brutto\w*|ttc|incl\w*|inkl\w*|con iva|iva incl\w*|lordo|bruto)\b/;
const net = /\b(net|netto\w*|ht|excl\w*|exkl\w*|ohne|hors|sin iva|neto|imponibile|ex vat)\b/;
const granted =
  /\b(granted|awarded|committed|bewilligt\w*|zugesagt\w*|zuwendung\w*|gesamtzuwendung|toegekend\w*|verleend\w*|concedido|adjudicado|adjudicacion|comprometido|attribue|accorde|engage)\b/;
const paid = /\b(paid|disbursed|ausgezahlt\w*|auszahlung\w*|bezahlt\w*|betaald|uitbetaald|pagado|abonado|verse|paye)\b/;
/** What two columns of amounts side by side may be to each other. */
const pairs: readonly (readonly [RegExp, RegExp])[] = [
  [gross, net],
  [granted, paid],
];
/** Ids followed at most; a longer file is asked about by its first ones. */
const mostIds = 100_000;
const mostExamples = 3;
const namesShown = 4;

const columnOf = (mapping: ColumnMapping, field: CanonicalColumn): number => {
  const source = mapping.sources[field];
  return source !== undefined && "column" in source ? source.column : -1;
};

/** The column of amounts that is to the mapped one as gross is to net, or granted to paid; -1 where there is none. */
function otherAmount(dialect: FileDialect, amount: number): number {
  const name = foldHeader(dialect.columns[amount]?.name ?? "");
  for (const [one, two] of pairs) {
    if (one.test(name) === two.test(name)) continue;
    const [wanted, unwanted] = one.test(name) ? [two, one] : [one, two];
    const found = dialect.columns.find(({ index, name: other }) => {
      const folded = foldHeader(other);
      return index !== amount && wanted.test(folded) && !unwanted.test(folded);
    });
    if (found !== undefined) return found.index;
  }
  return -1;
}

/** Sums of two columns of amounts over the same rows, asked about when they differ. */
export class AmountQuestion {
  /** Column to be read next to the mapped one; -1: nothing is asked. */
  readonly other: number;
  /** The mapped column of amounts; -1 for none. */
  readonly amount: number;
  private readonly dialect: FileDialect;
  private sum = 0n;
  private otherSum = 0n;
  private rows = 0;
  private filled = 0;

  constructor(kind: LedgerKind, dialect: FileDialect, mapping: ColumnMapping) {
    this.dialect = dialect;
    this.amount = columnOf(mapping, kind === "base" ? "spend" : "amount");
    this.other = kind === "matchedDataOnly" || this.amount < 0 ? -1 : otherAmount(dialect, this.amount);
  }

  /** @param other minor units of the other column; NaN where it holds no amount */
  add(amount: number, other: number): void {
    this.rows++;
    this.sum += BigInt(amount);
    if (!Number.isFinite(other)) return;
    this.filled++;
    this.otherSum += BigInt(other);
  }

  question(): CheckQuestion[] {
    if (this.filled * 2 < this.rows || this.sum === this.otherSum) return [];
    const columns = [
      { column: this.amount, sum: this.sum },
      { column: this.other, sum: this.otherSum },
    ].map(({ column, sum }) => ({
      column,
      name: this.dialect.columns[column]?.name ?? "",
      sumMinor: sum.toString(),
    }));
    return [{ code: "amountColumn", columns }];
  }
}

const companyHeader =
  /^(company|comp|co) ?(code|id|no|number|nr)$|^(company|legal entity|entity|operating unit|business unit|subsidiary|division|org(anisation|anization)?)( ?(code|id|no|number))?$|^buchungskreis$|^bukrs$|^mandant$|^gesellschaft$|^(code )?(societe|sociedad|societa)$|^societa$|^administratie$|^bolag$|^selskab$|^jednostka$/;

/** Names under each supplier id. */
export class IdQuestion {
  private readonly names = new IdNames();
  private readonly shown = new Map<string, { id: string; names: Set<string> }>();
  private readonly company: { readonly column: number; readonly name: string } | null;

  constructor({ columns }: FileDialect) {
    const found = columns.find(({ name }) => companyHeader.test(foldHeader(name)));
    this.company = found === undefined ? null : { column: found.index, name: found.name };
  }

  /** Takes in a payee when it is met first. */
  add(identity: PayeeIdentity): void {
    const key = idKey(identity);
    if (key === "" || identity.payeeClass === "Redacted") return;
    const known = this.shown.get(key);
    if (known === undefined && this.shown.size >= mostIds) return;
    this.names.add(key, plainName(identity.name));
    const shown = known ?? { id: identity.supplierId, names: new Set<string>() };
    shown.names.add(identity.name);
    this.shown.set(key, shown);
  }

  question(): CheckQuestion[] {
    const unstable = [...this.names.unstable(unrelatedNamesLimits.byName)].flatMap((key) => this.shown.get(key) ?? []);
    if (unstable.length === 0) return [];
    const examples = unstable
      .toSorted((a, b) => b.names.size - a.names.size)
      .slice(0, mostExamples)
      .map(({ id, names }) => ({ id, count: names.size, names: [...names].slice(0, namesShown) }));
    return [{ code: "supplierIds", ids: unstable.length, examples, company: this.company }];
  }
}
