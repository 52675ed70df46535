/** Made suppliers whose acceptance follows rules that a model can find, with chance on top. */
import type { TrainingRow } from "./training-set.ts";
import { seeded } from "./random.ts";

const industries = ["MCC Retail", "MCC Services", "MCC Utilities", "MCC Building", "MCC Travel", "MCC Government"];
const lifts = [1.6, 0.6, -1.2, -0.5, 2.1, -2.4];
const countries = ["GBR", "DEU", "FRA"];
const forms = ["ltd", "plc", "none", "gmbh"];

interface Made {
  readonly rows: number;
  readonly seed?: number;
  readonly issuers?: readonly string[];
}

/** Rows of several issuers; a fifth of the suppliers are in two ledgers. */
export function madeRows({ rows, seed = 7, issuers = ["issuer-a", "issuer-b", "issuer-c"] }: Made): TrainingRow[] {
  const chance = seeded(seed);
  const pick = (count: number): number => Math.floor(chance() * count);
  return Array.from({ length: rows }, (_, at): TrainingRow => {
    const industry = pick(industries.length);
    const [country, form] = [pick(countries.length), pick(forms.length)];
    const invoices = Math.round(Math.exp(chance() * 5));
    const ticket = Math.exp(4 + chance() * 6);
    const terms = chance() < 0.2 ? null : ([7, 22, 38, 53][pick(4)] ?? 22);
    const odds =
      (lifts[industry] ?? 0) +
      0.4 * Math.log1p(invoices) -
      0.35 * (Math.log(ticket) - 7) +
      (form === 1 ? 0.5 : 0) -
      0.8;
    return {
      jobId: `job-${at % 7}`,
      supplierKey: `s${at}`,
      vendor: `v${at % 5 === 0 ? Math.floor(at / 10) : `x${at}`}`,
      issuerId: issuers[at % issuers.length] ?? "issuer-a",
      cutOff: 20_000 + (at % 8) * 30,
      label: chance() < 1 / (1 + Math.exp(-odds)) ? 1 : 0,
      source: "directory",
      industry: industries[industry] ?? "",
      country: countries[country] ?? "",
      legalForm: forms[form] ?? "",
      age: chance() < 0.3 ? null : pick(60),
      invoices,
      ticket,
      terms,
      methods: chance() < 0.3 ? null : 1 + pick(31),
    };
  });
}

export const allFeatures = [
  "industry",
  "country",
  "legalForm",
  "age",
  "invoices",
  "ticket",
  "terms",
  "methods",
] as const;
