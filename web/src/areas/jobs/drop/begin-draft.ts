import type { IssuerOption } from "@paygauge/api-types/entities/issuers";
import type { LedgerKind } from "@paygauge/api-types/entities/ledger";
import { callApi } from "../../../data/call-api.ts";
import { beginUpload } from "../../../data/uploads/transfers.ts";
import { guessCountry, guessCurrency, guessKind } from "./guesses.ts";
import type { HeadReading } from "./read-head.ts";

export interface DroppedFile {
  readonly file: File;
  /** Where the browser can open the file again after a reload. */
  readonly handle?: FileSystemFileHandle | undefined;
}

/** What was read of files whose drafts this tab began: the screen shows it before the origin has read them. */
const heads = new Map<string, { readonly head: HeadReading; readonly file: File }>();

export const headOf = (draftId: string) => heads.get(draftId);

interface Begun extends DroppedFile {
  readonly head: HeadReading;
  readonly issuer: IssuerOption;
  readonly permitted: readonly LedgerKind[];
}

/** Begins a draft with what the file says of itself, and sends it there. @throws ApiProblem */
export async function beginDraft({ file, handle, head, issuer, permitted }: Begun): Promise<string> {
  const { inspection } = head;
  const kind = inspection === null ? permitted[0] : guessKind(inspection, file.name, permitted).value;
  const facts = {
    stated: null,
    buyer: null,
    issuerCurrency: issuer.currency,
    issuerCountry: issuer.fallbackCountryIso3,
  };
  const currency =
    inspection === null ? issuer.currency : guessCurrency(inspection, inspection.proposal.mapping, facts).value;
  const fallback = { buyer: undefined, issuer: issuer.fallbackCountryIso3 };
  const country =
    inspection === null ? fallback.issuer : guessCountry(inspection, inspection.proposal.mapping, fallback).value;
  const body = {
    issuerId: issuer.id,
    kind: kind ?? "advanced",
    currency: currency ?? "USD",
    buyerCountry: country,
  };
  const { id } = await callApi("beginJobDraft", { body });
  heads.set(id, { head, file });
  await beginUpload(id, file, handle);
  return id;
}

/** "Leeds City Council, June 2020": what a job is called until a user types a name. */
export function nameOf(buyer: string, period: string): string {
  return [buyer, period].filter((part) => part !== "").join(", ");
}
