import { and, desc, eq, ne } from "drizzle-orm";
import { domainOf, isOfDomain } from "../../identity/email-domain.ts";
import { refuse } from "@paygauge/worker/refusal";
import type { Database } from "../../store/database.ts";
import { buyers, issuers, magicLinks } from "../../store/schema.ts";

/** Mail services where anybody can open an address: a link that goes there may go to anybody. */
const openMailServices: ReadonlySet<string> = new Set([
  "aol.com",
  "free.fr",
  "gmail.com",
  "gmx.com",
  "gmx.de",
  "gmx.net",
  "googlemail.com",
  "hotmail.com",
  "icloud.com",
  "laposte.net",
  "live.com",
  "mail.com",
  "me.com",
  "msn.com",
  "orange.fr",
  "outlook.com",
  "proton.me",
  "protonmail.com",
  "t-online.de",
  "web.de",
  "wanadoo.fr",
  "yahoo.co.uk",
  "yahoo.com",
  "yahoo.de",
  "yahoo.fr",
]);

/** Newest links of a buyer whose addresses count as known. */
const knownLinks = 50;

/**
 * Asks to confirm an address that a slip could have led to: one of a mail service that is open to anybody, or, once links
 * went to the buyer, one in a domain that no earlier link went to. An address of the issuer itself is never asked about.
 * @throws Refusal 409
 */
export async function checkRecipient(
  db: Database,
  issuer: typeof issuers.$inferSelect,
  buyer: typeof buyers.$inferSelect,
  recipient: string,
): Promise<void> {
  if (isOfDomain(recipient, issuer.emailDomains)) return;
  const domain = domainOf(recipient);
  const earlier = await db
    .select({ recipient: magicLinks.recipient })
    .from(magicLinks)
    .where(and(eq(magicLinks.buyerId, buyer.id), ne(magicLinks.state, "Revoked")))
    .orderBy(desc(magicLinks.createdOn))
    .limit(knownLinks);
  if (earlier.some((each) => each.recipient.toLowerCase() === recipient.toLowerCase())) return;
  if (openMailServices.has(domain)) throw refuse("linkOpenMail", { domain });
  if (earlier.length > 0 && earlier.every((each) => domainOf(each.recipient) !== domain))
    throw refuse("linkOtherDomain", { domain, buyer: buyer.name });
}
