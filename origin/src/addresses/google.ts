/** Google's Address Validation for one address (POST v1:validateAddress), where its key is configured. */
import * as v from "valibot";
import { ownValue } from "@paygauge/api-types/own-value";
import type { AddressLabel } from "./address-parts.ts";
import type { AddressState, CheckedAddress, Verdict } from "@paygauge/api-types/entities/addresses";
import type { Env } from "../env.ts";
import { outbound, type SharedGate } from "../outbound/outbound.ts";

const component = v.object({
  componentName: v.object({ text: v.string() }),
  componentType: v.string(),
  confirmationLevel: v.optional(v.string(), ""),
  inferred: v.optional(v.boolean(), false),
  spellCorrected: v.optional(v.boolean(), false),
  replaced: v.optional(v.boolean(), false),
});
const answer = v.object({
  result: v.object({
    verdict: v.object({
      possibleNextAction: v.optional(v.string(), ""),
      addressComplete: v.optional(v.boolean(), false),
    }),
    address: v.object({
      addressComponents: v.optional(v.array(component), []),
      postalAddress: v.optional(
        v.object({
          regionCode: v.optional(v.string(), ""),
          addressLines: v.optional(v.array(v.string()), []),
          locality: v.optional(v.string(), ""),
          administrativeArea: v.optional(v.string(), ""),
          postalCode: v.optional(v.string(), ""),
        }),
        {},
      ),
    }),
  }),
});

const names: Readonly<Record<string, AddressLabel>> = {
  street_number: "house_number",
  route: "road",
  subpremise: "unit",
  premise: "house",
  post_box: "po_box",
  sublocality_level_1: "suburb",
  neighborhood: "suburb",
  locality: "city",
  postal_town: "city",
  administrative_area_level_1: "state",
  administrative_area_level_2: "state_district",
  postal_code: "postcode",
  country: "country",
};

function stateOf({
  confirmationLevel,
  inferred,
  spellCorrected,
  replaced,
}: v.InferOutput<typeof component>): AddressState {
  if (replaced) return "replaced";
  if (spellCorrected) return "replaced";
  if (inferred) return "added";
  if (confirmationLevel === "CONFIRMED") return "confirmed";
  return confirmationLevel === "UNCONFIRMED_AND_SUSPICIOUS" ? "suspicious" : "plausible";
}

/** Google's own words; an older answer has none, and its completeness decides. */
function verdictOf({
  possibleNextAction,
  addressComplete,
}: {
  possibleNextAction: string;
  addressComplete: boolean;
}): Verdict {
  if (possibleNextAction === "ACCEPT") return "accept";
  if (possibleNextAction.startsWith("CONFIRM")) return "confirm";
  return possibleNextAction === "" && addressComplete ? "confirm" : "fix";
}

/** @throws OutboundError */
export async function checkWithGoogle(
  env: Partial<Env>,
  gate: SharedGate,
  { input, country }: { readonly input: string; readonly country: string | null },
): Promise<CheckedAddress> {
  const { body } = await outbound({ env, gate }, "addresses", {
    method: "POST",
    path: "",
    headers: { "content-type": "application/json", "x-goog-api-key": env.ADDRESS_PROVIDER_KEY ?? "" },
    body: JSON.stringify({ address: { addressLines: [input], ...(country === null ? {} : { regionCode: country }) } }),
    // It changes nothing, so that it may be repeated.
    isRepeatable: true,
    answer,
  });
  if (body === null) throw new Error("Google's answer has no body.");
  const { verdict, address } = body.result;
  const parts = address.addressComponents.flatMap((each) => {
    const name = ownValue(names, each.componentType);
    return name === undefined ? [] : [{ name, value: each.componentName.text, state: stateOf(each), written: null }];
  });
  const postal = address.postalAddress;
  const confirmed = parts.filter(({ state }) => state === "confirmed").length;
  const found = verdictOf(verdict);
  const isReplaced = parts.some(({ state }) => state === "replaced");
  return {
    input,
    parts,
    verdict: found === "accept" && isReplaced ? "confirm" : found,
    score: parts.length === 0 ? 0 : Math.round((confirmed / parts.length) * 100) / 100,
    countryIso2: postal.regionCode || null,
    printed: [
      ...postal.addressLines,
      [postal.locality, postal.administrativeArea, postal.postalCode].join(" ").trim(),
    ].filter((line) => line !== ""),
    reasons: found === "accept" ? [] : ["provider"],
    companies: null,
  };
}
