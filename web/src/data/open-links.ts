import type { AnswerOf } from "@paygauge/api-types/endpoints";
import { linkProviders, type LinkProvider } from "@paygauge/api-types/entities/linked-accounts";

type Issuers = AnswerOf<"linkedAccountsState">["issuers"];

/** Providers through which some issuer's settings let accounts be linked: in any way, or by mail alone. */
export function openLinks(issuers: Issuers, ways: "any" | "mail"): LinkProvider[] {
  const open = issuers.flatMap(({ options }) => options.filter(({ byMail }) => ways === "any" || byMail));
  return linkProviders.filter((each) => open.some(({ provider }) => provider === each));
}
