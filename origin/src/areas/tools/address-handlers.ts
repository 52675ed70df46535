import { parseAddress } from "../../addresses/parse-address.ts";
import { addressFields } from "../../addresses/address-fields.ts";
import { checkAddress, type PostcodePlace } from "../../addresses/check-address.ts";
import { checkWithGoogle } from "../../addresses/google.ts";
import { modelAddress } from "../../addresses/model-address.ts";
import type { Handlers } from "../../call-context.ts";
import { registerOf } from "../../companies/register-stub.ts";
import { postcodeOf } from "../../companies/company-words.ts";
import { modelMode } from "../../model/settings.ts";
import { asRefusal } from "../../outbound/as-refusal.ts";
import { gateOf } from "../../outbound/gate-object.ts";
import type { Env } from "../../env.ts";

const none: PostcodePlace = { towns: [], companies: 0 };

/** What the register has at the postcodes of these addresses; null: none is imported. */
async function placesOf(env: Env, addresses: readonly string[], country: string | null) {
  const register = registerOf(env);
  if ((await register.state()).date === null) return null;
  // Checked once without the register, which names the postcodes that are looked up in one call.
  const codes = addresses.flatMap((address) => {
    const { parts } = checkAddress(address, country, null);
    return postcodeOf(parts.find(({ name }) => name === "postcode")?.value ?? "") ?? [];
  });
  const found = await register.places([...new Set(codes)]);
  const places = new Map<string, PostcodePlace>(found.map((place) => [place.postcode, place]));
  return (postcode: string) => places.get(postcodeOf(postcode) ?? "") ?? none;
}

export const addressHandlers = {
  checkAddresses: async ({ env, body: { addresses, country } }) => {
    const [input] = addresses;
    if (env.ADDRESS_PROVIDER === "google" && addresses.length === 1 && input !== undefined) {
      try {
        return { source: "google", rows: [await checkWithGoogle(env, gateOf(env, "addresses"), { input, country })] };
      } catch (error) {
        throw asRefusal(error, "Google");
      }
    }
    const placeOf = await placesOf(env, addresses, country);
    return { source: "rules", rows: addresses.map((address) => checkAddress(address, country, placeOf)) };
  },

  parseAddress: async ({ env, body: { address, country } }) => {
    const rules = parseAddress(address, country);
    const answer = await modelAddress(env, address.slice(0, 500), rules);
    return { rules: addressFields(rules), ...answer, isStandIn: modelMode(env) === "standIn" };
  },
} satisfies Partial<Handlers>;
