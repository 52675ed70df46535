import type { Env } from "../env.ts";
import { gateOf } from "../outbound/gate-object.ts";
import type { SharedGate } from "../outbound/outbound.ts";
import type { CompanyPlace } from "./companies-house.ts";
import { registerOf } from "./register-stub.ts";
import { isRegisterUsed } from "./source.ts";

/** The imported register is local, so the limit of Companies House does not hold for it. */
const openGate: SharedGate = { acquire: () => ({ admitted: true }), report: () => {} };

/** Where companies are looked up: Companies House with its shared limit, or the imported register. */
export const placeOf = (env: Env): CompanyPlace => ({
  env,
  gate: isRegisterUsed(env) ? openGate : gateOf(env, "companies"),
  store: registerOf(env),
});
