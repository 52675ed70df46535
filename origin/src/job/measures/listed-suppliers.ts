/** The issuer's include and exclude lists, as a question about one supplier. */
import type { ListedSupplier, SupplierList } from "@paygauge/api-types/entities/issuers";
import type { PayeeIdentity } from "../facts.ts";
import { fold, foldTaxId } from "@paygauge/analysis/names/normalise";

/** The list that a supplier is on, null for none. */
export type ListedAs = SupplierList | null;
type Listed = Pick<PayeeIdentity, "name" | "country" | "taxId">;

/** Countries and tax numbers of the lines of one name. */
interface NamedLine {
  readonly country: string;
  readonly taxId: string;
}

/**
 * Whether a supplier is on a list: by its tax number; else by name and country, where a line without a country
 * means any. A line whose tax number is another than the supplier's is another company of the same name.
 */
export function onList(lines: readonly ListedSupplier[]): (supplier: Listed) => boolean {
  const taxIds = new Set<string>();
  const names = new Map<string, NamedLine[]>();
  for (const line of lines) {
    const taxId = foldTaxId(line.taxId);
    if (taxId !== "") taxIds.add(taxId);
    const key = fold(line.name);
    names.set(key, [...(names.get(key) ?? []), { country: line.country, taxId }]);
  }
  return ({ name, country, taxId: written }) => {
    const taxId = foldTaxId(written);
    if (taxId !== "" && taxIds.has(taxId)) return true;
    return (names.get(fold(name)) ?? []).some(
      (line) =>
        (line.country === "" || country === "" || line.country === country) && (line.taxId === "" || taxId === ""),
    );
  };
}

/** Who is on both lists is excluded: leaving out is the safer of two contradicting wishes. */
export function listedBy(
  include: readonly ListedSupplier[],
  exclude: readonly ListedSupplier[],
): (supplier: Listed) => ListedAs {
  const [included, excluded] = [onList(include), onList(exclude)];
  return (supplier) => (excluded(supplier) ? "exclude" : included(supplier) ? "include" : null);
}
