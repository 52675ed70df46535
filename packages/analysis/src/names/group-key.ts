/** The key that lines are grouped by, and the short supplier key that addresses show. */
import { furtherForms, furtherLeadingForms, withoutJoinedForm } from "./further-forms.ts";
import { legalForms, nameAbbreviations, nameStopWords, streetAbbreviations } from "./legal-forms.ts";
import { compileNormaliser } from "./normalise.ts";
import type { PayeeIdentity } from "../reading/payee-identity.ts";

const normaliser = compileNormaliser(
  { legalForms: [...legalForms, ...furtherForms], nameAbbreviations, streetAbbreviations, nameStopWords },
  furtherLeadingForms,
);

/** Normalised name, in which case, punctuation, legal form and "&" no longer differ. */
export function plainName(name: string): string {
  return normaliser.plainWords(withoutJoinedForm(name)).join(" ") || name.trim().toLowerCase();
}

/** Key by supplier id; ids are compared without case and outer spaces. "" when the ledger states none. */
export function idKey(identity: PayeeIdentity): string {
  const id = identity.supplierId.trim().toLowerCase();
  return id && !/^[0.-]+$/.test(id) ? `id|${id}` : "";
}

/** Key by normalised name and country. */
export function nameKey(identity: PayeeIdentity): string {
  return `name|${plainName(identity.name)}|${identity.country}`;
}

export const redactedKey = "redacted";

function mix(text: string, seed: number): number {
  let hash = seed;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x5bd1e995);
    hash ^= hash >>> 15;
  }
  hash = Math.imul(hash ^ text.length, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** 64 bits of the grouping key as 14 characters of 0–9 a–z: safe in an address, the same in every run. */
export function supplierKeyOf(groupKey: string): string {
  return [mix(groupKey, 0x9e3779b9), mix(groupKey, 0x7f4a7c15)]
    .map((half) => half.toString(36).padStart(7, "0"))
    .join("");
}
