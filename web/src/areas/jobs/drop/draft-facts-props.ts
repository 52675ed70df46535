import type { IssuerOption } from "@paygauge/api-types/entities/issuers";
import type { LedgerKind } from "@paygauge/api-types/entities/ledger";
import type { Choices } from "./choices.ts";
import type { Draft } from "./draft-of.ts";

/** What each field of a draft's facts is drawn from, and how it tells what the user chose. */
export interface DraftFactsProps {
  readonly draft: Draft;
  readonly choices: Choices;
  readonly name: string;
  readonly issuers: readonly IssuerOption[];
  readonly permitted: readonly LedgerKind[];
  readonly disabled: boolean;
  readonly onChoose: (part: Choices) => void;
}
