import { sql } from "drizzle-orm";
import * as v from "valibot";
import { message } from "@paygauge/api-types/catalogue/message";
import { healthLimits } from "@paygauge/api-types/entities/system-health";
import { openDatabase } from "../../store/database.ts";
import { healthy, warning, type Check, type CheckContext } from "../check.ts";
import { providerKeys } from "./identity.ts";

/** Reads the catalogue's clock, and the identity provider's where its answers have a Date. */
async function clocksOf(context: CheckContext): Promise<number[]> {
  const asked = openDatabase(context.env.DB).get<{ ms: number }>(sql`select unixepoch('subsec') * 1000 ms`);
  // A provider that doesn't answer is named by its own check.
  const [catalogue, provider] = await Promise.all([asked, providerKeys(context).catch(() => null)]);
  const read = [catalogue.ms, provider?.clock ?? null];
  return read.filter((each) => each !== null);
}

export const clock: Check = {
  name: "clock",
  needsCatalogue: true,
  run: async (context) => {
    const clocks = await clocksOf(context);
    const apart = Math.max(...clocks.map((each) => Math.abs(each - context.now())));
    if (apart <= healthLimits.clockMs) return healthy;
    return warning(message("healthClock", { seconds: Math.round(apart / 1000) }));
  },
};

const ownKeys = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ keys: v.array(v.looseObject({ kid: v.optional(v.string()), exp: v.optional(v.number()) })) }),
);

/** Keys of gateway and provider that state when they end (`exp`, seconds since 1970: OpenID Federation 1.0, section 8.7). */
export const keys: Check = {
  name: "keys",
  run: async (context) => {
    const own = v.safeParse(ownKeys, context.env.EDGE_JWKS);
    const theirs = await providerKeys(context).catch(() => ({ keys: [] }));
    const all = [...(own.success ? own.output.keys : []), ...theirs.keys];
    const ending = all
      .flatMap(({ kid = "?", exp }) => (exp === undefined ? [] : [{ kid, endsAt: exp * 1000 }]))
      .filter(({ endsAt }) => endsAt - context.now() <= healthLimits.keyMs)
      .toSorted((a, b) => a.endsAt - b.endsAt)[0];
    if (ending === undefined) return healthy;
    const day = new Date(ending.endsAt).toISOString().slice(0, 10);
    return warning(message("healthKey", { name: ending.kid, day }));
  },
};
