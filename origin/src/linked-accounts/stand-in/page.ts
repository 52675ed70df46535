/** The hosted page of the stand-in: who is linked, and a choice of companies in place of a sign-in. */
import type { LinkStandInPage } from "@paygauge/api-types/entities/linked-accounts";
import { notFound } from "@paygauge/worker/refusal";
import type { Env } from "../../env.ts";
import { companies } from "./company.ts";
import { accountOfLink, companyOf, storeAccount, type StandInAccount } from "./store.ts";

function shown(account: StandInAccount): LinkStandInPage {
  const company = companyOf(account);
  const isLinked = company !== null && account.status === "COMPLETE";
  const { provider, organisation, token } = account;
  const choices = companies.map(({ id, name, integration, bills }) => ({ id, name, integration, bills }));
  // Rutter gives its token to the program that made the connection, Merge shows it in its dashboard.
  const linked = isLinked ? { integration: company.integration, token: provider === "Merge" ? token : "" } : null;
  return { provider, organisation, linked, choices };
}

async function requireAccount(env: Pick<Env, "FILES">, link: string): Promise<StandInAccount> {
  const found = await accountOfLink(env, link);
  if (found === null) throw notFound("linkedAccount");
  return found;
}

export const standInPage = async (env: Pick<Env, "FILES">, link: string): Promise<LinkStandInPage> =>
  shown(await requireAccount(env, link));

/** Links the account with a company, or signs in again to the one that it has. */
export async function chooseCompany(env: Pick<Env, "FILES">, link: string, choice: string): Promise<LinkStandInPage> {
  const account = await requireAccount(env, link);
  if (!companies.some(({ id }) => id === choice)) throw notFound("linkedAccount");
  const linked = { ...account, company: account.company ?? choice, status: "COMPLETE", detail: "" } as const;
  await storeAccount(env, linked);
  return shown(linked);
}
