/** The vendors of the runs that a user can see, as the columns that filters and sorts read. */
import { traitColumns, type TraitColumn } from "@paygauge/api-types/entities/global-insights";
import { vendorColumns, type VendorColumn } from "@paygauge/api-types/entities/vendors";
import { mccLabel } from "@paygauge/analysis/industry/industries";
import {
  inOrder,
  isNumeric,
  ranksOf,
  type GridColumns,
  type GridSchema,
  type TextColumn,
} from "../job/grid/grid-columns.ts";
import { WordSearch } from "../job/grid/word-search.ts";
import type { VendorTraits } from "../global-insights/vendor-traits.ts";
import { acceptances, type VendorSums } from "./vendor-sums.ts";

/** What requests can name of vendors. */
const vendorSchema: GridSchema = {
  kinds: { ...vendorColumns, ...traitColumns },
  order: { accepts: acceptances },
  // The search has its own index, which allows for a slip.
  searched: [],
};

const isTrait = (name: string): name is TraitColumn => Object.hasOwn(traitColumns, name);

/** ISO date of a day since 1970-01-01. */
export const isoDay = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);

/** Ended campaigns by vendor number. */
export interface OutcomeCounts {
  readonly ended: Uint16Array;
  readonly succeeded: Uint16Array;
}

type LabelText = { labelId: number; name: string; city: string; country: string; mcc: string };

export class VendorTable implements GridColumns {
  readonly schema = vendorSchema;
  readonly sums: VendorSums;
  readonly outcomes: OutcomeCounts;
  /** Vendor numbers by place. */
  readonly vendors: Uint32Array;
  /** Bars and slicers of each vendor, by place. */
  readonly traits: () => VendorTraits;
  readonly #sql: SqlStorage;
  readonly #numbers = new Map<string, Float64Array>();
  readonly #texts = new Map<string, TextColumn>();
  readonly #searches = new Map<string, WordSearch>();
  readonly #ranks = new Map<string, ReturnType<typeof ranksOf>>();

  constructor(
    sql: SqlStorage,
    sums: VendorSums,
    outcomes: OutcomeCounts,
    traitsOf: (vendors: Uint32Array) => VendorTraits,
  ) {
    this.#sql = sql;
    let traits: VendorTraits | null = null;
    this.traits = () => (traits ??= traitsOf(this.vendors));
    this.sums = sums;
    this.outcomes = outcomes;
    let count = 0;
    const vendors = new Uint32Array(sums.size);
    for (let vendor = 0; vendor < sums.size; vendor += 1) if ((sums.jobs[vendor] ?? 0) > 0) vendors[count++] = vendor;
    this.vendors = vendors.slice(0, count);
  }

  get size(): number {
    return this.vendors.length;
  }

  numbers(name: VendorColumn | TraitColumn): Float64Array {
    const known = this.#numbers.get(name);
    if (known) return known;
    const values = Float64Array.from(this.vendors, (vendor) => this.#number(name, vendor));
    this.#numbers.set(name, values);
    return values;
  }

  #number(name: VendorColumn | TraitColumn, vendor: number): number {
    switch (name) {
      case "jobs":
        return this.sums.jobs[vendor] ?? 0;
      case "spendMinor":
        return this.sums.spendMinor[vendor] ?? 0;
      case "invoices":
        return this.sums.invoices[vendor] ?? 0;
      case "payments":
        return this.sums.payments[vendor] ?? 0;
      case "outcomes":
        return this.outcomes.ended[vendor] ?? 0;
      case "succeeded":
        return this.outcomes.succeeded[vendor] ?? 0;
      default:
        return Number.NaN;
    }
  }

  texts(name: VendorColumn | TraitColumn): TextColumn {
    const known = this.#texts.get(name);
    if (known) return known;
    if (isTrait(name)) {
      const { codes, words } = this.traits().column(name);
      const column = inOrder(codes, words);
      this.#texts.set(name, column);
      return column;
    }
    const first = new Map<string, number>([["", 0]]);
    const codes = new Uint32Array(this.size);
    const put = (at: number, word: string): void => {
      let code = first.get(word);
      if (code === undefined) first.set(word, (code = first.size));
      codes[at] = code;
    };
    if (name === "accepts")
      this.vendors.forEach((vendor, at) => put(at, acceptances[this.sums.accepts[vendor] ?? 0] ?? "Unknown"));
    else if (name === "lastOnCard")
      this.vendors.forEach((vendor, at) => {
        const day = this.sums.lastCardDays[vendor] ?? 0;
        put(at, day === 0 ? "" : isoDay(day));
      });
    else this.#labelTexts(name, put);
    const column = inOrder(codes, [...first.keys()], vendorSchema.order[name]);
    this.#texts.set(name, column);
    return column;
  }

  /** Texts of the labels that are shown; one pass over all labels costs less than half a million look-ups. */
  #labelTexts(name: VendorColumn, put: (at: number, word: string) => void): void {
    const placeOf = new Map<number, number>();
    this.vendors.forEach((vendor, at) => placeOf.set(this.sums.labels[vendor] ?? 0, at));
    for (const label of this.#sql.exec<LabelText>("SELECT labelId, name, city, country, mcc FROM label")) {
      const at = placeOf.get(label.labelId);
      if (at === undefined) continue;
      const { mcc } = label;
      const texts: Partial<Record<VendorColumn, string>> = {
        ...label,
        mccDescription: mccLabel(mcc)?.description ?? "",
      };
      put(at, texts[name] ?? "");
    }
  }

  search(name: VendorColumn | TraitColumn): WordSearch {
    const known = this.#searches.get(name);
    if (known) return known;
    const made = new WordSearch(this.texts(name).folded);
    this.#searches.set(name, made);
    return made;
  }

  ranks(name: VendorColumn | TraitColumn): Uint32Array {
    return isNumeric(vendorSchema, name) ? this.#ranked(name).ranks : this.texts(name).codes;
  }

  maxRank(name: VendorColumn | TraitColumn): number {
    return isNumeric(vendorSchema, name) ? this.#ranked(name).max : this.texts(name).words.length - 1;
  }

  #ranked(name: VendorColumn | TraitColumn): ReturnType<typeof ranksOf> {
    const known = this.#ranks.get(name);
    if (known) return known;
    const made = ranksOf(this.numbers(name));
    this.#ranks.set(name, made);
    return made;
  }
}
