import { eq } from "drizzle-orm";
import { jobRateList, type JobRate, type JobRates } from "@paygauge/api-types/entities/rates";
import { defaultRates } from "../../job/default-rates.ts";
import type { Database } from "../../store/database.ts";
import { jobRateTables } from "../../store/schema.ts";
import { readStored } from "@paygauge/worker/stored-json";

/** The job's rates table, or the defaults where no user changed them. */
export async function ratesOf(db: Database, jobId: string): Promise<JobRates> {
  const [row] = await db.select().from(jobRateTables).where(eq(jobRateTables.jobId, jobId));
  if (!row) return { rates: [...defaultRates], version: 0, updatedOn: null };
  return {
    rates: readStored(jobRateList, row.rates, "job_rate_tables.rates"),
    version: row.version,
    updatedOn: row.updatedOn,
  };
}

/** Units of each currency for one US dollar, as the reading wants them. */
export const rateFacts = (rates: readonly JobRate[]): Record<string, string> =>
  Object.fromEntries(rates.map(({ currency, perUsd }) => [currency, perUsd]));
