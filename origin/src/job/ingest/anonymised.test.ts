/** An anonymised ledger imports, gives the same suppliers with the same money, and has no real name. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import type { Anonymised } from "@paygauge/analysis/anonymise/anonymise-csv";
import { anonymiseCsv, anonymiserLimits, TooManySpellings } from "@paygauge/analysis/anonymise/anonymise-csv";
import type { AmountChange } from "@paygauge/analysis/anonymise/change-amount";
import { proposeTreatments } from "@paygauge/analysis/anonymise/treatments";
import { inspectLedger } from "@paygauge/analysis/reading/inspect";
import { isCardVendor } from "@paygauge/analysis/reading/labels";
import type { PayeeIdentity } from "@paygauge/analysis/reading/payee-identity";
import type { LedgerInspection } from "@paygauge/api-types/entities/ledger";
import { groupVariants } from "../grouping/group-variants.ts";
import { Ingest } from "./ingest.ts";
import { checkLedger } from "./check.ts";
import { nodeStore } from "./node-store.ts";
import { readVariants } from "./read.ts";

const pause = async () => {};
const samples = path.resolve(import.meta.dirname, "../../../..", process.env.SAMPLES_DIR ?? "../shared/data");
const keep: AmountChange = { choice: "keep", percent: 10, to: 100 };
const key = "a key of the test, long enough";

const rangesOf = (bytes: Uint8Array) => async (offset: number, length: number) => bytes.slice(offset, offset + length);

async function inspected(bytes: Uint8Array): Promise<LedgerInspection> {
  const result = await inspectLedger(rangesOf(bytes), bytes.length, { kind: "advanced", currency: "GBP", pause });
  if (!result.ok) throw new Error(result.refusal.code);
  return result.inspection;
}

async function anonymised(bytes: Uint8Array, amounts = keep): Promise<Anonymised & { bytes: Uint8Array }> {
  const inspection = await inspected(bytes);
  const parts: Uint8Array[] = [];
  const done = await anonymiseCsv(rangesOf(bytes), bytes.length, {
    inspection,
    treatments: proposeTreatments(inspection),
    key,
    amounts,
    pause,
    write: (part) => parts.push(part),
    onProgress: () => {},
  });
  return { ...done, bytes: new Uint8Array(Buffer.concat(parts)) };
}

/** The suppliers that an import gives, each with its lines and money, and who they are. */
async function imported(bytes: Uint8Array) {
  const { dialect, proposal } = await inspected(bytes);
  const { mapping } = proposal;
  const settings = { currency: "GBP", fallbackCountry: "GBR" };
  const read = rangesOf(bytes);
  const options = { ...settings, kind: "advanced", pause } as const;
  const { totalLines } = await checkLedger(read, bytes.length, dialect, mapping, options);
  const store = nodeStore();
  const upload = { uploadId: "u", size: bytes.length, kind: "advanced", dialect, mapping, totalLines } as const;
  await new Ingest(store, settings, { pause }).run(upload, read);
  const variants = [...readVariants(store.sql)];
  store.db.close();
  const groups = groupVariants(variants).map(({ totals }) => `${totals.lines} ${JSON.stringify(totals.documents)}`);
  return { groups: groups.toSorted(), identities: variants.map(({ identity }) => identity) };
}

/** Texts that a payee is known by. */
const tellingOf = (identity: PayeeIdentity): string[] =>
  [
    identity.name,
    identity.supplierId,
    identity.taxId,
    identity.addressLine1,
    identity.postalCode,
    identity.email,
  ].filter((text) => text.length > 5 && identity.payeeClass !== "Redacted" && !isCardVendor(text));

const made = `Supplier ID,Supplier Name,Address,City,Postcode,Country,VAT number,Email,Invoice number,Date,Amount,Bank account
V1,Harlow Timber Ltd,1 Mill Lane,Harlow,CM20 1AA,GB,GB123456789,pay@harlow.test,I-1,2026-01-03,"1,250.40",12345678
V1,HARLOW TIMBER LIMITED,1 Mill Lane,Harlow,CM20 1AA,GB,GB123456789,pay@harlow.test,I-2,2026-01-04,-20.00,12345678
,Harlow Timber & Sons Ltd,1 Mill Lane,Harlow,CM20 1AA,GB,GB123456789,,I-3,2026-01-05,40.10,12345678
,Norton Catering GmbH,Hauptstr. 4,Köln,50667,DE,DE811907980,,I-4,2026-01-06,300.00,87654321
,norton catering,Hauptstr. 4,Köln,50667,DE,,,I-5,2026-01-07,301.00,87654321
,Norton Catering,High Street 9,Leeds,LS1 4AP,GB,,,I-6,2026-01-08,302.00,87654321
V2,Quartz Surveys,9 River Road,Bath,BA1 1AA,GB,GB123456789,,I-7,2026-01-09,77.00,55555555
ONCE,Ann Marsh,2 Elm Close,Bath,BA1 2BB,GB,,,I-8,2026-01-10,11.00,1
ONCE,Peter Kowal,3 Elm Close,Bath,BA1 2BC,GB,,,I-9,2026-01-11,12.00,2
ONCE,Jelena Ivic,4 Elm Close,Bath,BA1 2BD,GB,,,I-10,2026-01-12,13.00,3
ONCE,Tom Ferrar,5 Elm Close,Bath,BA1 2BE,GB,,,I-11,2026-01-13,14.00,4
,REDACTED PERSONAL DATA,,,,GB,,,I-12,2026-01-14,15.00,5
CORP CARD,Sundry purchases,,,,GB,,,CHAPS0012,2026-01-15,16.00,6
`;

/** Files of different countries, encodings and forms. */
const real = [
  "cabinet-office/2022-07.csv",
  "gla/2022-P13.csv",
  "bradford/2019-12.csv",
  "oxford-city/jan-mar-2018.csv",
  "network-rail/2017-03.csv",
];

describe("an anonymised ledger", () => {
  const bytes = new TextEncoder().encode(made);

  test("gives the same suppliers with the same lines and money", async () => {
    const result = await anonymised(bytes);
    const [before, after] = [await imported(bytes), await imported(result.bytes)];
    expect(after.groups).toEqual(before.groups);
    expect(result).toMatchObject({ differing: 0, rows: 13, suppliers: before.groups.length, withheldRows: 1 });
    expect(result.recognisableRows).toBe(13);
  });

  test("has no name, number, address or account of the original", async () => {
    const text = new TextDecoder().decode((await anonymised(bytes)).bytes);
    for (const word of made.matchAll(/[\p{L}\d]{5,}/gu)) {
      const [each] = word;
      if (made.indexOf(each) < made.indexOf("\n") || /^(2026|CHAPS|Redacted|Street)/i.test(each)) continue;
      expect(text).not.toContain(each);
    }
    expect(text).toContain("Redacted");
    expect(text).toContain("CORP CARD");
    expect(text).toMatch(/CHAPS[0-9a-v]/);
  });

  test("is the same under the same key, and another under another", async () => {
    const inspection = await inspected(bytes);
    const under = async (other: string) => {
      const parts: Uint8Array[] = [];
      const options = { inspection, treatments: proposeTreatments(inspection), amounts: keep, pause };
      const write = (part: Uint8Array) => void parts.push(part);
      await anonymiseCsv(rangesOf(bytes), bytes.length, { ...options, key: other, write, onProgress: () => {} });
      return Buffer.concat(parts).toString();
    };
    expect(await under(key)).toBe(await under(key));
    expect(await under(key)).not.toBe(await under(`${key}!`));
  });

  test("moves amounts by the percentage at most, or rounds them", async () => {
    const amountsOf = async (change: AmountChange) => {
      const text = new TextDecoder().decode((await anonymised(bytes, change)).bytes);
      return text
        .trimEnd()
        .split("\n")
        .slice(1)
        .map((line) => line.split(",").at(-2) ?? "");
    };
    const moved = await amountsOf({ ...keep, choice: "jitter" });
    for (const [at, amount] of (await amountsOf(keep)).slice(1).entries()) {
      const share = Number(moved[at + 1]) / Number(amount);
      expect(share).toBeGreaterThanOrEqual(0.899);
      expect(share).toBeLessThanOrEqual(1.101);
    }
    expect(new Set(moved).size).toBeGreaterThan(10);
    expect(await amountsOf({ ...keep, choice: "round" })).toEqual(
      "1300.00,0.00,0.00,300.00,300.00,300.00,100.00,0.00,0.00,0.00,0.00,0.00,0.00"
        .split(",")
        .map((text, at) => (at === 1 ? "-0.00" : text)),
    );
  });

  test("refuses more different suppliers than its limit", async () => {
    const heading = "Supplier Name,Date,Amount\n";
    const line = (at: number) => `Supplier number ${at},2026-01-01,1.00\n`;
    const many = new TextEncoder().encode(
      heading + Array.from({ length: anonymiserLimits.spellings + 1 }, (_, at) => line(at)).join(""),
    );
    await expect(anonymised(many)).rejects.toThrow(TooManySpellings);
  });

  test.runIf(existsSync(samples)).each(real)("%s gives the same suppliers, and none by its name", async (file) => {
    const content = new Uint8Array(readFileSync(path.join(samples, file)));
    const result = await anonymised(content);
    const [before, after] = [await imported(content), await imported(result.bytes)];
    expect(after.groups).toEqual(before.groups);
    expect(result.differing).toBe(0);
    const telling = new Set(before.identities.flatMap(tellingOf));
    const found = after.identities.flatMap(tellingOf).filter((text) => telling.has(text));
    expect(found).toEqual([]);
  });
});
