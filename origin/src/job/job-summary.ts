import { capabilities, matchBands, scoreLevels, type ScoreLevel } from "@paygauge/api-types/entities/analysis";
import type { JobSummary } from "@paygauge/api-types/entities/insights";
import type { RunPayload } from "./commands.ts";
import { ingestCounters, ingestSummary } from "./ingest/read.ts";
import type { RunCubes } from "./cubes/run-cubes.ts";
import { levelsOf } from "./insights-query.ts";
import { minorDigitsOf } from "./reading/currencies.ts";

/** Share of the opportunity that is expected to convert (analysis section 9, base case). */
export const baseConversion = 0.5;

function perLevel(pick: (level: ScoreLevel) => number): Record<ScoreLevel, number> {
  return Object.fromEntries(scoreLevels.map((level) => [level, pick(level)])) as Record<ScoreLevel, number>;
}

function matchFigures(sql: SqlStorage, run: string): JobSummary["match"] {
  const suppliers: Record<string, number> = Object.fromEntries(matchBands.map((band) => [band, 0]));
  const spendMinor = { ...suppliers };
  for (const row of sql.exec<{ band: string; n: number; spend: number }>(
    "SELECT matchBand AS band, count(*) AS n, total(spendMinor) AS spend FROM supplier WHERE run = ? GROUP BY 1",
    run,
  )) {
    suppliers[row.band] = row.n;
    spendMinor[row.band] = row.spend;
  }
  return { suppliers, spendMinor };
}

interface Sums extends Record<string, SqlStorageValue> {
  cardSuppliers: number;
  cardSpendMinor: number;
  vcSuppliers: number;
  vcSpendMinor: number;
  addressable: number;
  cardable: number;
  likely: number;
}

function sumsOf(sql: SqlStorage, run: string): Sums {
  const likely = capabilities.map((capability) => `${capability}Score IN ('High', 'Medium')`).join(" OR ");
  return sql
    .exec<Sums>(
      `SELECT total(cardAccepting) AS cardSuppliers, total(cardAccepting * spendMinor) AS cardSpendMinor,
         total(vcAccepting = 'YES') AS vcSuppliers, total((vcAccepting = 'YES') * spendMinor) AS vcSpendMinor,
         total(addressableMinor) AS addressable, total(cardableMinor) AS cardable,
         total(CASE WHEN ${likely} THEN addressableMinor ELSE 0 END) AS likely
       FROM supplier WHERE run = ?`,
      run,
    )
    .one();
}

/** The figures of the summary page, computed once when the run becomes current. */
export function summaryOf(
  sql: SqlStorage,
  cubes: RunCubes,
  payload: RunPayload,
  notes: { annualisation: string | null; directoryNote: string },
): JobSummary {
  const { run, job } = payload;
  const money = { currency: job.currency, minorDigits: minorDigitsOf(job.currency) };
  const sums = sumsOf(sql, run);
  const quality = ingestSummary(sql, job.currency);
  const { uploads, variants } = ingestCounters(sql);
  return {
    ...money,
    totals: cubes.totals({}),
    capabilities: capabilities.map((capability) => {
      const levels = levelsOf(sql, capability, run);
      return {
        capability,
        suppliers: perLevel((level) => levels[level].suppliers),
        spendMinor: perLevel((level) => levels[level].spendMinor),
      };
    }),
    match: matchFigures(sql, run),
    acceptance: {
      cardSuppliers: sums.cardSuppliers,
      cardSpendMinor: sums.cardSpendMinor,
      vcSuppliers: sums.vcSuppliers,
      vcSpendMinor: sums.vcSpendMinor,
    },
    addressableMinor: sums.addressable,
    cardableMinor: sums.cardable,
    opportunityMinor: Math.round(sums.likely * baseConversion),
    conversion: baseConversion,
    quality: {
      rows: quality.rows,
      accepted: quality.accepted,
      rejected: quality.rejected,
      blank: quality.blank,
      totalRows: quality.totalRows,
      repeated: quality.repeated,
      redacted: quality.redacted,
      undated: quality.undated,
      credits: quality.credits,
      firstDate: quality.firstDate,
      lastDate: quality.lastDate,
      variants,
      files: uploads.map((upload) => ({
        fileName: payload.files.find((file) => file.uploadId === upload.uploadId)?.fileName ?? upload.uploadId,
        accepted: upload.counters.accepted,
        rejected: upload.counters.rejected,
      })),
    },
    ...notes,
  };
}
