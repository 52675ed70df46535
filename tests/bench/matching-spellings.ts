/** A made set of spellings to group: companies of the made directory, each written several ways. Made, not real. */
import type { PayeeIdentity } from "../../origin/src/job/facts.ts";
import { supplierOf } from "../../origin/src/job/matching/labelled-sets.fixture.ts";
import { corruptAddress, corruptName, madeCompanies, Maker } from "./matching-synthetic.ts";

interface SpellingSet {
  spellings: PayeeIdentity[];
  /** Company of each spelling. */
  truth: number[];
}

/**
 * `count` spellings of `companies` companies: every company one, the others by chance. A fifth of the companies are
 * siblings (the same name elsewhere); a spelling states its tax id one time in four and its phone one time in five,
 * one in twelve has the address of another place.
 */
export function spellings(dir: string, companies: number, count: number, withTaxId: number): SpellingSet {
  const maker = new Maker(20250407);
  const ids = new Maker(20250408);
  const { entries } = madeCompanies(dir, maker, companies);
  const set: SpellingSet = { spellings: [], truth: [] };
  for (let at = 0; at < count; at += 1) {
    const company = at < companies ? at : Math.floor(maker.random() * companies);
    const entry = entries[company];
    if (!entry) continue;
    const place = corruptAddress(maker, entry);
    const name = corruptName(maker, entry.name);
    // a tax id is the company's wherever its bill comes from; drawn apart, so that the rest of the set stays
    const taxId = ids.chance(withTaxId) ? entry.taxId : "";
    set.spellings.push(supplierOf(String(at), { name, country: "CAN", ...place, taxId }).identity);
    set.truth.push(company);
  }
  return set;
}
