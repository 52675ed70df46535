/** Addresses taken apart, checked and printed as their country does. */
import * as v from "valibot";

/** Ours: rows of one check, and characters of one address; more than 500 of them are not read. */
export const addressLimits = { rows: 500, letters: 5000, read: 500 } as const;

const addressPartNames = [
  "house",
  "po_box",
  "unit",
  "level",
  "house_number",
  "road",
  "suburb",
  "city_district",
  "city",
  "state_district",
  "state",
  "postcode",
  "country",
  "world_region",
] as const;
export type AddressPartName = (typeof addressPartNames)[number];

/** confirmed: by a rule or the register. plausible: nothing contradicts it. replaced, added: not as entered. */
const addressStates = ["confirmed", "plausible", "spelled", "replaced", "added", "suspicious"] as const;
export type AddressState = (typeof addressStates)[number];

export const verdicts = ["accept", "confirm", "fix"] as const;
export type Verdict = (typeof verdicts)[number];

/** Reasons of a verdict, as words of the screen name them. */
const addressReasons = [
  "noAddress",
  "tooLong",
  "noCountry",
  "countryFromPostcode",
  "countryByDefault",
  "noStreet",
  "noCity",
  "noRegion",
  "noPostcode",
  "postcodeForm",
  "postcodeRead",
  "postcodeUnknown",
  "cityOfPostcode",
  "cityDiffers",
  "provider",
] as const;
export type AddressReason = (typeof addressReasons)[number];

const checkedAddress = v.object({
  /** As entered, byte for byte. */
  input: v.string(),
  parts: v.array(
    v.object({
      name: v.picklist(addressPartNames),
      value: v.string(),
      state: v.picklist(addressStates),
      /** As entered, where that differs; null: not entered. */
      written: v.nullable(v.string()),
    }),
  ),
  verdict: v.picklist(verdicts),
  /** Share of what was checked that holds, 0 to 1. */
  score: v.number(),
  countryIso2: v.nullable(v.string()),
  /** Lines as they are printed in the address's country. */
  printed: v.array(v.string()),
  reasons: v.array(v.picklist(addressReasons)),
  /** Companies of the imported register at the postcode; null without a register or a UK postcode. */
  companies: v.nullable(v.number()),
});
export type CheckedAddress = v.InferOutput<typeof checkedAddress>;

const country = v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)));
const address = v.pipe(v.string(), v.maxLength(addressLimits.letters));

export const checkAddressesBody = v.strictObject({
  addresses: v.pipe(v.array(address), v.minLength(1), v.maxLength(addressLimits.rows)),
  /** ISO 3166-1 alpha-2; of addresses that name none. */
  country,
});

export const checkedAddresses = v.object({
  /** rules: formats of countries and the imported register. google: Google's Address Validation, for one address. */
  source: v.picklist(["rules", "google"]),
  rows: v.array(checkedAddress),
});

export const parseAddressBody = v.strictObject({ address: v.pipe(address, v.minLength(1)), country });

/** An address in the fields of a payment file. */
const parsedAddress = v.object({
  line1: v.string(),
  line2: v.string(),
  city: v.string(),
  state: v.string(),
  postcode: v.string(),
  countryIso2: v.string(),
  /** 0 to 1. */
  confidence: v.number(),
});
export type ParsedFields = v.InferOutput<typeof parsedAddress>;

export const parsedAddresses = v.object({
  /** Without a model. */
  rules: parsedAddress,
  /** By the model; null where it was not asked or refused. */
  model: v.nullable(parsedAddress),
  /** Why there is no answer of the model: it is off, it did not answer, or its answer had words that were not entered. */
  refused: v.nullable(v.picklist(["off", "noAnswer", "invented"])),
  isStandIn: v.boolean(),
});
