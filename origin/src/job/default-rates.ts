/** What a job's rates table holds until a user changes it: the reference rates of docs/analysis.md section 6. */
import { ratesBase, type JobRate } from "@paygauge/api-types/entities/rates";
import { referenceRates } from "@paygauge/api-types/reference/country-lists";

/** They are averages of 2024. */
const asOf = "2024-12-31";

export const defaultRates: readonly JobRate[] = Object.entries(referenceRates)
  .filter(([currency]) => currency !== ratesBase)
  .map(([currency, perUsd]) => ({ currency, perUsd: String(perUsd), asOf }));
