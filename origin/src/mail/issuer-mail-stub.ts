import { objectNamed, type Env } from "../env.ts";
import type { IssuerMail } from "./issuer-mail.ts";

/** The Durable Object that holds one issuer's mails. */
export function issuerMailOf(env: Pick<Env, "MAIL">, issuerId: string): DurableObjectStub<IssuerMail> {
  return objectNamed<IssuerMail>(env.MAIL, issuerId);
}
