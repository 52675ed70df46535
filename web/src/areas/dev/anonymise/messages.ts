import type { AnonymiseChoices, Anonymised } from "@paygauge/analysis/anonymise/anonymise-csv";
import type { LedgerInspection } from "@paygauge/api-types/entities/ledger";
import type { Message } from "@paygauge/api-types/catalogue/message";

/** Why a file was not read or rewritten. */
export type Fault = "noHeader" | "tooMany" | "unreadable";

/** Requests of the page to the worker. */
export type Asked =
  | { readonly kind: "inspect"; readonly file: File }
  | {
      readonly kind: "run";
      readonly file: File;
      readonly inspection: LedgerInspection;
      readonly choices: AnonymiseChoices;
    };

/** Messages from the worker to the page. */
export type Told =
  | { readonly kind: "progress"; readonly done: number; readonly total: number; readonly rows: number }
  | { readonly kind: "inspected"; readonly inspection: LedgerInspection }
  | { readonly kind: "refused"; readonly message: Message }
  | { readonly kind: "fault"; readonly fault: Fault }
  | { readonly kind: "done"; readonly result: Blob; readonly figures: Anonymised };
