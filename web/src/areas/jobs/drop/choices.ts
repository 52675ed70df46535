import { atom, useAtom } from "jotai";
import type { ColumnMapping, LedgerKind } from "@paygauge/api-types/entities/ledger";
import type { Span } from "@paygauge/api-types/entities/days";

/** What a user said instead of a guess; what is absent follows the file. */
export interface Choices {
  readonly name?: string;
  readonly issuerId?: string;
  readonly kind?: LedgerKind;
  readonly currency?: string;
  readonly country?: string;
  /** Of the issuer, a new one's name, or what is typed so far: while it stands, the buyer is asked for. */
  readonly buyer?: { readonly id: string } | { readonly name: string } | { readonly typed: string } | undefined;
  readonly period?: Span;
  readonly mapping?: ColumnMapping;
}

/** By draft: they outlive a look at another page. */
const choicesAtom = atom<Readonly<Record<string, Choices>>>({});

export function useChoices(draftId: string): readonly [Choices, (part: Choices) => void] {
  const [all, setAll] = useAtom(choicesAtom);
  const set = (part: Choices) => setAll((now) => ({ ...now, [draftId]: { ...now[draftId], ...part } }));
  return [all[draftId] ?? {}, set];
}
