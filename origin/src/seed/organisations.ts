import { capabilities } from "@paygauge/api-types/entities/capabilities";
import { virtualLockboxes } from "@paygauge/api-types/entities/analysis";
import type { BuyerType } from "@paygauge/api-types/entities/buyer-types";
import {
  seededBrandKeys,
  seededIssuerKeys,
  type SeededBrandKey,
  type SeededIssuerKey,
} from "@paygauge/api-types/seeded-people";
import type { ThemeKey } from "@paygauge/api-types/entities/identity";
import type { Scheme } from "@paygauge/api-types/entities/issuers";
import { commit, now } from "../store/database.ts";
import { brandings, buyers, issuers } from "../store/schema.ts";
import { seededProfile, seededProfileId } from "./profiles.ts";
import type { SeedContext } from "./seed-context.ts";

/** Ids are made of the keys, so that a second seed meets the same rows. */
export const brandIdOf = (key: SeededBrandKey): string => `branding-${key}`;
export const issuerIdOf = (key: SeededIssuerKey): string => `issuer-${key}`;

const brandTable: Record<SeededBrandKey, { theme: ThemeKey; name: string; trustText: string | null }> = {
  brand1: {
    theme: "t1",
    name: "Harbour Payments",
    trustText: "Your ledger stays with Harbour Payments and is used for this analysis alone.",
  },
  brand2: { theme: "t2", name: "Iris Commercial", trustText: null },
  brand3: { theme: "t3", name: "Fern Bank", trustText: "Fern Bank keeps payment data within its own region." },
  brand4: { theme: "t4", name: "Mulberry Card Services", trustText: null },
  brand5: { theme: "t5", name: "Test Brand", trustText: "A test brand: nothing here is real." },
};

interface IssuerSeed {
  name: string;
  scheme: Scheme;
  language: string;
  currency: string | null;
  country: string;
  brand: SeededBrandKey | null;
  capabilities: readonly (typeof capabilities)[number][];
  lockboxes: readonly (typeof virtualLockboxes)[number][];
}

/** One issuer for each brand, and Northstar: a second tenant without a brand of its own. */
const issuerTable: Record<SeededIssuerKey, IssuerSeed> = {
  harbour: {
    name: "Harbour Payments",
    scheme: "Mastercard",
    language: "en-GB",
    currency: "GBP",
    country: "GBR",
    brand: "brand1",
    capabilities,
    lockboxes: ["Boost", "BoostEu"],
  },
  iris: {
    name: "Iris Commercial",
    scheme: "Mastercard",
    language: "en-US",
    currency: "USD",
    country: "USA",
    brand: "brand2",
    capabilities,
    lockboxes: ["Boost", "Its"],
  },
  fern: {
    name: "Fern Bank",
    scheme: "Visa",
    language: "es-ES",
    currency: "EUR",
    country: "ESP",
    brand: "brand3",
    capabilities: ["stp", "vcard", "pcard", "tandEcard", "scf"],
    lockboxes: [],
  },
  mulberry: {
    name: "Mulberry Card Services",
    scheme: "Mastercard",
    language: "en-GB",
    currency: "GBP",
    country: "GBR",
    brand: "brand4",
    capabilities: ["stp", "vcard", "pcard", "boost", "optima"],
    lockboxes: ["Boost"],
  },
  test: {
    name: "Test Issuer",
    scheme: "Unknown",
    language: "en-GB",
    currency: null,
    country: "GBR",
    brand: "brand5",
    capabilities,
    lockboxes: [...virtualLockboxes],
  },
  northstar: {
    name: "Northstar Credit",
    scheme: "Mastercard",
    language: "en-US",
    currency: "USD",
    country: "USA",
    brand: null,
    capabilities,
    lockboxes: ["Boost"],
  },
};

interface SeededBuyer {
  readonly id: string;
  readonly name: string;
  readonly issuer: SeededIssuerKey;
  readonly country: string;
  readonly buyerType: BuyerType;
}

const buyerTable: readonly SeededBuyer[] = [
  { id: "buyer-calder-county", name: "Calder County Council", issuer: "harbour", country: "GBR", buyerType: "public" },
  { id: "buyer-wharfside", name: "Wharfside Logistics", issuer: "harbour", country: "GBR", buyerType: "private" },
  { id: "buyer-lakeside", name: "Lakeside School District", issuer: "iris", country: "USA", buyerType: "public" },
  { id: "buyer-montejo", name: "Ayuntamiento de Montejo", issuer: "fern", country: "ESP", buyerType: "public" },
  { id: "buyer-orchard", name: "Orchard Housing", issuer: "mulberry", country: "GBR", buyerType: "private" },
  { id: "buyer-polaris", name: "Polaris Manufacturing", issuer: "northstar", country: "USA", buyerType: "private" },
];

export async function seedBrands({ db }: SeedContext): Promise<string> {
  const moment = now();
  const rows = seededBrandKeys.map((key) => {
    const { theme, name, trustText } = brandTable[key];
    return db
      .insert(brandings)
      .values({
        id: brandIdOf(key),
        brandingKey: key,
        theme,
        displayName: name,
        fullDomainName: `${key}.localhost`,
        emailSenderAddress: `no-reply@${key}.example`,
        emailSenderName: name,
        pageTitle: name,
        trustText,
        createdOn: moment,
        updatedOn: moment,
      })
      .onConflictDoNothing();
  });
  await commit(db, rows);
  return `${rows.length} brands`;
}

export async function seedIssuers({ db }: SeedContext): Promise<string> {
  const moment = now();
  const rows = seededIssuerKeys.map((key) => {
    const { name, scheme, language, currency, country, brand, capabilities: offered, lockboxes } = issuerTable[key];
    return db
      .insert(issuers)
      .values({
        id: issuerIdOf(key),
        name,
        issuerKey: key,
        scheme,
        language,
        currency,
        fallbackCountryIso3: country,
        capabilities: [...offered],
        virtualLockboxes: [...lockboxes],
        inputDataOptions: ["CsvFileUpload"],
        keyAliases: [],
        emailDomains: [`${key}.example`],
        brandingId: brand === null ? null : brandIdOf(brand),
        analysisDataDownloadProfileId: key === "northstar" ? seededProfileId : null,
        createdOn: moment,
        updatedOn: moment,
      })
      .onConflictDoNothing();
  });
  await commit(db, [seededProfile({ db }), ...rows]);
  return `${rows.length} issuers`;
}

export async function seedBuyers({ db }: SeedContext): Promise<string> {
  const moment = now();
  const rows = buyerTable.map(({ id, name, issuer, country, buyerType }) =>
    db
      .insert(buyers)
      .values({ id, name, issuerId: issuerIdOf(issuer), country, buyerType, createdOn: moment, updatedOn: moment })
      .onConflictDoNothing(),
  );
  await commit(db, rows);
  return `${rows.length} buyers`;
}
