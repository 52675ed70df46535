import { message, type MessageRef } from "@paygauge/api-types/catalogue/message";
import type { Env } from "../env.ts";
import { isPrivateHost } from "../outbound/private-address.ts";
import type { SmtpServer } from "./smtp-session.ts";

/** Ports on which a session begins in the clear. */
const clearPorts: ReadonlySet<string> = new Set(["25", "587", "2525"]);

/**
 * The server that MAIL_PROVIDER_URL names: "smtps://mail.example:465". A session that begins in the clear, or one to a
 * private address of a deployed system, is refused in words.
 */
export function smtpServerOf(env: Partial<Env>): SmtpServer | { readonly fault: MessageRef } {
  const { MAIL_PROVIDER_URL: url = "", MAIL_PROVIDER_USER: user = "", MAIL_PROVIDER_KEY: password = "" } = env;
  const address = URL.parse(url);
  if (address === null || address.hostname === "") return { fault: message("smtpAddress") };
  if (address.protocol !== "smtps:" || clearPorts.has(address.port)) return { fault: message("smtpImplicitTls") };
  const isLocal = env.ENVIRONMENT === undefined || env.ENVIRONMENT === "local";
  if (!isLocal && isPrivateHost(address.hostname)) return { fault: message("smtpAddress") };
  return { host: address.hostname, port: address.port === "" ? 465 : Number(address.port), user, password };
}
