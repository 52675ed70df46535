/** Expected against realised: what suppliers that agreed were paid by the agreed method since. */
import * as v from "valibot";
import type { Capability } from "@paygauge/api-types/entities/capabilities";
import { paymentMethods, type PaymentMethod } from "@paygauge/api-types/entities/ledger-words";
import type { RealisedSpend } from "@paygauge/api-types/entities/realised-spend";
import { monthPageParts, readMonthPages } from "../ingest/month-pages.ts";
import { monthMethod, monthText } from "../ingest/month-sums.ts";
import { partSize } from "../ingest/total-fields.ts";
import { placesOfSpellings } from "../months/run-months.ts";
import { ledgerOf, readWholeRun } from "../runs/run-store.ts";
import { storedRows } from "@paygauge/worker/stored-rows";
import { requireCampaign, rowsOf, type CampaignContext, type OfCampaign } from "./campaign-context.ts";
import type { MemberRow } from "./member-rows.ts";

type Row = RealisedSpend["rows"][number];

const card = ["Card", "VirtualCard"] as const satisfies readonly PaymentMethod[];
/** Payment methods of a ledger that show an agreed method. Supply chain finance and instant pay have no method of their own. */
const shownBy: Readonly<Record<Capability, readonly PaymentMethod[]>> = {
  stp: card,
  vcard: card,
  pcard: card,
  tandEcard: card,
  boost: card,
  optima: card,
  scf: [],
  instantPay: [],
};

/** Months since year 0 of "2026-10". */
const monthNumber = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;

interface Paid {
  readonly lastMonth: string | null;
  /** By supplier: what was paid by each method in each month, keyed "2026-10 Card". */
  readonly bySupplier: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

/** Payments of these suppliers by month and method; null where the run's ledger is gone. */
function paidTo(sql: SqlStorage, run: string, keys: ReadonlySet<string>): Paid | null {
  const record = readWholeRun(sql, run);
  if (record === null) return null;
  const ledger = ledgerOf(sql, record);
  const places = placesOfSpellings(sql, run);
  const keyOf = new Map<number, string>();
  const known = storedRows(
    sql,
    v.object({ ordinal: v.number(), supplierKey: v.string() }),
    "SELECT ordinal, supplierKey FROM supplier WHERE run = ? AND supplierKey IN (SELECT value FROM json_each(?))",
    run,
    JSON.stringify([...keys]),
  );
  const bySupplier = new Map<string, Map<string, number>>();
  for (const { ordinal, supplierKey } of known) {
    keyOf.set(ordinal, supplierKey);
    bySupplier.set(supplierKey, new Map());
  }
  let lastMonth = "";
  for (const part of monthPageParts(ledger)) {
    readMonthPages(ledger, part, (spelling, code, _, valueMinor) => {
      const month = monthText(code);
      if (month > lastMonth) lastMonth = month;
      const supplier = keyOf.get(places[part * partSize + spelling] ?? -1);
      const method = paymentMethods[monthMethod(code)];
      if (supplier === undefined || method === undefined) return;
      const paid = bySupplier.get(supplier);
      const key = `${month} ${method}`;
      paid?.set(key, (paid.get(key) ?? 0) + valueMinor);
    });
  }
  return { lastMonth: lastMonth === "" ? null : lastMonth, bySupplier };
}

function rowOf({ supplierKey, name, yearMinor, agreedMethod, agreedOn, statusOn }: MemberRow, paid: Paid): Row | null {
  if (agreedMethod === null) return null;
  const on = (agreedOn ?? statusOn).slice(0, 10);
  const months = paid.lastMonth === null ? 0 : Math.max(0, monthNumber(paid.lastMonth) - monthNumber(on));
  const own = { supplierKey, name, method: agreedMethod, agreedOn: on, months };
  const unknown = { expectedMinor: 0, realisedMinor: 0 };
  const sums = paid.bySupplier.get(supplierKey);
  if (months === 0) return { ...own, ...unknown, reason: "noLaterFile" };
  if (sums === undefined) return { ...own, ...unknown, reason: "notInLedger" };
  if (shownBy[agreedMethod].length === 0 || sums.size === 0) return { ...own, ...unknown, reason: "methodNotInLedger" };
  let realisedMinor = 0;
  for (const [key, valueMinor] of sums) {
    const [month = "", method] = key.split(" ");
    if (month > on.slice(0, 7) && shownBy[agreedMethod].some((each) => each === method)) realisedMinor += valueMinor;
  }
  return { ...own, expectedMinor: Math.round((yearMinor * months) / 12), realisedMinor, reason: null };
}

interface OfRealised extends OfCampaign {
  readonly run: string;
  readonly currency: string;
  readonly minorDigits: number;
}

export const campaignRealisedActs = {
  realised(context: CampaignContext, ask: OfRealised): RealisedSpend {
    const campaign = requireCampaign(context, ask);
    const won = rowsOf(context, campaign).rows.filter(({ status }) => status === "Succeeded");
    const keys = new Set(won.map(({ supplierKey }) => supplierKey));
    const paid = paidTo(context.storage.sql, ask.run, keys) ?? { lastMonth: null, bySupplier: new Map() };
    const rows = won.flatMap((row) => rowOf(row, paid) ?? []).toSorted((a, b) => b.expectedMinor - a.expectedMinor);
    const known = rows.filter(({ reason }) => reason === null);
    return {
      currency: ask.currency,
      minorDigits: ask.minorDigits,
      lastMonth: paid.lastMonth,
      rows,
      total: {
        suppliers: known.length,
        expectedMinor: known.reduce((sum, { expectedMinor }) => sum + expectedMinor, 0),
        realisedMinor: known.reduce((sum, { realisedMinor }) => sum + realisedMinor, 0),
      },
    };
  },
} as const;
