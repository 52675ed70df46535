/** Decisions of an issuer's earlier jobs, as a question about one payee. A run reads them from a file that never changes. */
import { decidableClassSchema } from "@paygauge/api-types/entities/payee-classes";
import * as v from "valibot";
import type { Env } from "../../env.ts";
import type { PayeeIdentity } from "../facts.ts";
import { fold, foldTaxId } from "@paygauge/analysis/names/normalise";

const rememberedPayee = v.object({
  name: v.string(),
  country: v.string(),
  taxId: v.string(),
  payeeClass: decidableClassSchema,
  author: v.string(),
  at: v.string(),
});
export type RememberedPayee = v.InferOutput<typeof rememberedPayee>;

/** Ours: decisions of an issuer that its next job reads, the newest first. */
export const maxRemembered = 20_000;

const fileKey = (digest: string): string => `payee-decisions/${digest}`;

async function digestOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Writes the decisions as they are now; gives the file's digest, null where there are none. */
export async function keepRemembered(
  files: Pick<R2Bucket, "put">,
  payees: readonly RememberedPayee[],
): Promise<string | null> {
  if (payees.length === 0) return null;
  const text = JSON.stringify(payees);
  const digest = await digestOf(text);
  await files.put(fileKey(digest), text);
  return digest;
}

/** The decisions of a digest. Errors: Error where the file is gone. */
export async function readRemembered({ FILES }: Pick<Env, "FILES">, digest: string | null): Promise<RememberedPayee[]> {
  if (digest === null) return [];
  const file = await FILES.get(fileKey(digest));
  if (!file) throw new Error(`The payee decisions ${digest} are gone.`);
  return v.parse(v.array(rememberedPayee), await file.json());
}

/**
 * Finds the decision on a payee: by its tax number; else by its name and country, where a decision without a
 * country means any. A decision whose tax number is another than the payee's is about another company of the name. The
 * first of the list wins: it is the newest.
 */
export function rememberedBy(
  payees: readonly RememberedPayee[],
): (identity: Pick<PayeeIdentity, "name" | "country" | "taxId">) => RememberedPayee | null {
  const byTaxId = new Map<string, RememberedPayee>();
  const byName = new Map<string, RememberedPayee[]>();
  for (const payee of payees) {
    const taxId = foldTaxId(payee.taxId);
    if (taxId !== "" && !byTaxId.has(taxId)) byTaxId.set(taxId, payee);
    const name = fold(payee.name);
    const known = byName.get(name);
    if (known) known.push(payee);
    else byName.set(name, [payee]);
  }
  return ({ name, country, taxId: written }) => {
    const taxId = foldTaxId(written);
    const byId = taxId === "" ? undefined : byTaxId.get(taxId);
    if (byId) return byId;
    return (
      byName
        .get(fold(name))
        ?.find(
          (payee) =>
            (payee.country === "" || country === "" || payee.country === country) &&
            (foldTaxId(payee.taxId) === "" || taxId === ""),
        ) ?? null
    );
  };
}
