/** DuckDB on one thread doing the work of an import on the six-year ledger: the peer of the import benches. */
import { DuckDBInstance } from "@duckdb/node-api";

export interface Figure {
  wall: number;
  cpu: number;
}

export async function timed<T>(work: () => Promise<T>): Promise<{ figure: Figure; result: T }> {
  const began = performance.now();
  const before = process.cpuUsage();
  const result = await work();
  const used = process.cpuUsage(before);
  return { figure: { wall: (performance.now() - began) / 1000, cpu: (used.user + used.system) / 1e6 }, result };
}

/** Same work as the ingest: parse, trim, group by payee, sums, counts, months, days to pay. */
export async function duck(file: string) {
  const instance = await DuckDBInstance.create(":memory:", { threads: "1" });
  const db = await instance.connect();
  const run = await timed(async () => {
    await db.run(
      `CREATE OR REPLACE TABLE lines AS SELECT vendor_number, vendor_name,
         TRY_CAST(amt AS DECIMAL(18, 2)) AS amt, TRY_CAST(ap_payment_date AS DATE) AS paid, TRY_CAST(document_date AS DATE) AS issued
       FROM read_csv('${file}', all_varchar = true, header = true, delim = ',', quote = '"', escape = '"', auto_detect = false,
         columns = {'document_date': 'VARCHAR', 'document_number': 'VARCHAR', 'vendor_name': 'VARCHAR', 'vendor_number': 'VARCHAR',
           'vendor_group_number': 'VARCHAR', 'ap_payment_date': 'VARCHAR', 'voucher_number': 'VARCHAR', 'amt': 'VARCHAR',
           'agency_code': 'VARCHAR', 'agency_name': 'VARCHAR'})
       WHERE trim(vendor_name) <> '' AND TRY_CAST(amt AS DECIMAL(18, 2)) IS NOT NULL`,
    );
    await db.run(
      `CREATE OR REPLACE TABLE payees AS SELECT vendor_number, vendor_name, count(*) AS n, sum(amt) AS value,
         count(*) FILTER (amt < 0) AS credits, min(paid) AS first_day, max(paid) AS last_day,
         sum(abs(amt)) AS weight, sum(abs(amt) * (paid - issued)) AS days
       FROM lines GROUP BY ALL`,
    );
    await db.run(
      `CREATE OR REPLACE TABLE months AS SELECT vendor_number, vendor_name, date_trunc('month', paid) AS month,
         count(*) AS n, sum(amt) AS value FROM lines GROUP BY ALL`,
    );
    const reader = await db.runAndReadAll(
      `SELECT (SELECT sum(n)::BIGINT FROM payees)::VARCHAR AS accepted, (SELECT sum(value * 100)::DECIMAL(38, 0) FROM payees)::VARCHAR AS minor,
         (SELECT count(*) FROM payees)::VARCHAR AS payees, (SELECT count(*) FROM months)::VARCHAR AS months`,
    );
    return reader.getRowObjectsJson()[0] ?? {};
  });
  db.closeSync();
  return run;
}
