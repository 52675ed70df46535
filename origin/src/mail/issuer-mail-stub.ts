import { objectNamed, type Env } from "../env.ts";
import type { IssuerMail } from "./issuer-mail.ts";

/** Names the object of events that name no issuer of this system; staff see them on every campaign's page. */
export const unplacedIssuer = "unplaced";

/** The Durable Object that holds one issuer's mails. */
export function issuerMailOf(env: Pick<Env, "MAIL">, issuerId: string): DurableObjectStub<IssuerMail> {
  return objectNamed<IssuerMail>(env.MAIL, issuerId);
}
