import { nowhereReasons, type NowhereReason } from "@paygauge/api-types/entities/ledger-rows";
import { linkTo } from "@paygauge/api-types/sitemap";

/** The reason that an address names; null: every reason. */
export const reasonOf = (of: string | null): NowhereReason | null => nowhereReasons.find((each) => each === of) ?? null;

/** Address of the rows of a job that count nowhere, of one reason or of all. */
export const uncountedHref = (jobId: string, reason?: NowhereReason): string =>
  linkTo("jobUncountedRows", { jobId }, reason === undefined ? {} : { of: reason });
