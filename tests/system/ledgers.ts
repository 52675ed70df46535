import { DuckDBInstance } from "@duckdb/node-api";
import { sampleFile } from "../support/samples.ts";

/** A ledger of the issue, with how an independent reader adds it up: DuckDB over text columns, never the product. */
export interface Ledger {
  readonly file: string;
  readonly kind: "advanced";
  readonly currency: string;
  readonly country: string;
  /** SQL over `rows` (all columns text) that gives one minor-unit amount per row that counts. */
  readonly amounts: string;
  readonly encoding?: "latin-1";
}

const plain = (column: string): string =>
  `SELECT CAST(round(CAST("${column}" AS DECIMAL(30, 6)) * 100) AS BIGINT) AS minor FROM rows WHERE "${column}" IS NOT NULL AND trim("${column}") <> ''`;

/** The files that issue and README name, each with its own fault: BOM, windows-1252, no dates, cards, brackets. */
export const ledgers: readonly Ledger[] = [
  {
    file: "devon-county-council/DCCSpendingOver500_202503.csv",
    kind: "advanced",
    currency: "GBP",
    country: "GBR",
    amounts: plain("Amount"),
  },
  {
    file: "leeds/raw-2020-06.csv",
    kind: "advanced",
    currency: "GBP",
    country: "GBR",
    amounts: plain("Amount"),
    encoding: "latin-1",
  },
  { file: "south-dakota/202501.csv", kind: "advanced", currency: "USD", country: "USA", amounts: plain("amt") },
  {
    file: "san-francisco/vendor_payments_sample.csv",
    kind: "advanced",
    currency: "USD",
    country: "USA",
    amounts: plain("Vouchers Paid"),
  },
  {
    file: "calderdale/2022-08-card.csv",
    kind: "advanced",
    currency: "GBP",
    country: "GBR",
    amounts: plain("Net Amount"),
  },
  {
    file: "phoenix/october-2017.csv",
    kind: "advanced",
    currency: "USD",
    country: "USA",
    // Brackets are negative; the last line is a total without a label: it has an amount and nothing else.
    amounts: `SELECT CASE WHEN a LIKE '(%' THEN -1 ELSE 1 END * CAST(round(CAST(replace(replace(replace(trim(a), '(', ''), ')', ''), ',', '') AS DECIMAL(30, 6)) * 100) AS BIGINT) AS minor
      FROM (SELECT trim("Invoice Net Amt") AS a FROM rows WHERE "Vendor Name" IS NOT NULL AND trim("Vendor Name") <> '')`,
  },
];

interface Expectation {
  readonly rows: number;
  readonly sumMinor: string;
}

/** Reads the file with DuckDB and adds it up to the minor unit. */
export async function independentReading(ledger: Ledger): Promise<Expectation> {
  const connection = await (await DuckDBInstance.create(":memory:")).connect();
  const path = sampleFile(ledger.file).replaceAll("'", "''");
  const encoding = ledger.encoding ? `, encoding = '${ledger.encoding}'` : "";
  await connection.run(
    `CREATE TABLE rows AS SELECT * FROM read_csv('${path}', header = true, all_varchar = true, sample_size = -1${encoding})`,
  );
  const answer = await connection.runAndReadAll(
    `SELECT count(*) AS n, CAST(sum(minor) AS VARCHAR) AS s FROM (${ledger.amounts})`,
  );
  const [row] = answer.getRowObjects();
  return { rows: Number(row?.["n"]), sumMinor: String(row?.["s"]) };
}
