import * as v from "valibot";
import type { EdgeBindings } from "../environment.ts";
import { sessionsOf } from "../session/person-sessions.ts";
import { seal, sealingKeys, unseal } from "../session/seal.ts";

/** A token opens its page for so long, ms. */
const printTokenMs = 60_000;
const sealedAs = "print";

const granted = v.strictObject({
  id: v.string(),
  until: v.number(),
  /** Issuer and subject joined by "|". */
  person: v.string(),
  sha256: v.string(),
  bytes: v.number(),
  version: v.number(),
  permClass: v.string(),
  /** The page's own address: sections, paper and language. */
  address: v.string(),
});
/** What a token opens: one body, by its digest, brand and class, once. */
type PrintGrant = v.InferOutput<typeof granted>;

/** A token for a page of one brand; the user's object remembers it until it is used. */
export async function issuePrintToken(
  env: EdgeBindings,
  brand: string,
  grant: Omit<PrintGrant, "id" | "until">,
): Promise<string> {
  const until = Date.now() + printTokenMs;
  const id = await sessionsOf(env, grant.person).issuePrint(until);
  return seal(await sealingKeys(env.SEALING_KEYS), sealedAs, brand, { ...grant, id, until });
}

/** What a token opens, and that it opens nothing any more; null for every other text, and the second time. */
export async function spendPrintToken(env: EdgeBindings, brand: string, token: string): Promise<PrintGrant | null> {
  const opened = v.safeParse(granted, await unseal(await sealingKeys(env.SEALING_KEYS), sealedAs, brand, token));
  if (!opened.success || opened.output.until <= Date.now()) return null;
  const { person, id } = opened.output;
  return (await sessionsOf(env, person).spendPrint(id)) ? opened.output : null;
}
