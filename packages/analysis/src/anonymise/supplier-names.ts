/** The pseudonym of each supplier of a file. */
import { isRedacted, redactedName } from "../reading/redactions.ts";
import { foldLabel, totalLabelOf } from "../reading/total-labels.ts";
import { differingGroups, groupSpellings, type Spelling } from "./group-spellings.ts";
import type { Pseudonyms } from "./pseudonyms.ts";
import { keyOfSpelling } from "./row-reader.ts";

/** Further pseudonyms that are tried until the suppliers of the result are those of the file. */
const mostTurns = 5;

export class SupplierNames {
  private readonly places = new Map<string, number>();
  private readonly spellings: Spelling[] = [];
  private readonly rows: number[] = [];
  private names: readonly string[] = [];
  private keys: readonly string[] = [];
  private labels: ReadonlySet<string> | null = null;
  /** Suppliers that an import of the result would group otherwise. */
  differing = 0;

  get spellingCount(): number {
    return this.spellings.length;
  }

  get supplierCount(): number {
    return new Set(this.keys).size;
  }

  /** Suppliers with a single row. */
  get singleCount(): number {
    const rows = new Map<string, number>();
    for (const [at, key] of this.keys.entries()) rows.set(key, (rows.get(key) ?? 0) + (this.rows[at] ?? 0));
    return [...rows.values()].filter((count) => count === 1).length;
  }

  add(spelling: Spelling): void {
    const key = keyOfSpelling(spelling);
    const place = this.places.get(key);
    if (place === undefined) {
      this.places.set(key, this.spellings.length);
      this.spellings.push(ownTexts(key));
      this.rows.push(1);
    } else this.rows[place] = (this.rows[place] ?? 0) + 1;
  }

  /** Groups what was added, and names each supplier. */
  settle(pseudonyms: Pseudonyms): void {
    this.keys = groupSpellings(this.spellings);
    for (let turn = 0; turn < mostTurns; turn += 1) {
      this.names = this.named(pseudonyms, turn);
      const result = this.spellings.map((spelling, at): Spelling => ({
        supplierId: pseudonyms.supplierId(spelling.supplierId),
        name: this.names[at] ?? "",
        country: spelling.country,
        taxId: pseudonyms.number(spelling.taxId),
        companyNumber: pseudonyms.number(spelling.companyNumber),
      }));
      this.differing = differingGroups(this.keys, groupSpellings(result));
      if (this.differing === 0) return;
    }
  }

  /** One name per supplier; a name that another supplier has already gets a third word. */
  private named(pseudonyms: Pseudonyms, turn: number): string[] {
    const ofSupplier = new Map<string, string>();
    const taken = new Set<string>();
    return this.spellings.map(({ name }, at) => {
      if (isRedacted(name)) return redactedName;
      if (name === "") return "";
      const supplier = withoutCountry(this.keys[at] ?? "");
      const before = ofSupplier.get(supplier);
      if (before !== undefined) return before;
      let fresh = pseudonyms.name(supplier, turn);
      for (let more = 0; taken.has(fresh); more += 1) fresh += ` ${pseudonyms.word(`more ${more}`, supplier)}`;
      taken.add(fresh);
      ofSupplier.set(supplier, fresh);
      return fresh;
    });
  }

  nameOf(spelling: Spelling): string {
    return this.names[this.places.get(keyOfSpelling(spelling)) ?? -1] ?? "";
  }

  /** Whether a name labels its row as the total of a supplier of the file ("Acme Total"). */
  isGroupTotal(name: string): boolean {
    const label = totalLabelOf(name);
    if (label === null || label.isSure) return false;
    this.labels ??= new Set(this.spellings.map((each) => foldLabel(each.name)));
    const { labels } = this;
    return label.of.some((each) => labels.has(each));
  }
}

/** A spelling from its key: cells of the file are parts of the text of a whole window, which each would keep in memory. */
function ownTexts(key: string): Spelling {
  const [supplierId = "", name = "", country = "", taxId = "", companyNumber = ""] = key.split("\u0000");
  return { supplierId, name, country, taxId, companyNumber };
}

/**
 * A supplier that is known by its name alone has one pseudonym in every country: where rows name none, the job's fallback
 * country decides with which of them they are grouped.
 */
const withoutCountry = (key: string): string => (key.startsWith("name|") ? key.slice(0, key.lastIndexOf("|")) : key);
