import { message } from "@paygauge/api-types/catalogue/message";
import { done } from "@paygauge/worker/done";
import type { Handlers } from "../../call-context.ts";
import { chooseCompany, standInPage } from "../../linked-accounts/stand-in/page.ts";
import { modeOf } from "../../linked-accounts/settings.ts";
import { notFound } from "@paygauge/worker/refusal";
import type { Env } from "../../env.ts";
import {
  accountDetail,
  accountRemoval,
  cancelSync,
  deleteAccount,
  refreshAccounts,
  scheduleAccount,
  setToken,
  syncAccount,
} from "./account-acts.ts";
import { accountsState, listAccounts } from "./account-rows.ts";
import { accountChanges, createLinkedJob, updateLinkedJob } from "./linked-jobs.ts";
import { createAccount, relinkAccount } from "./make-account.ts";

/** The stand-in's page exists only where a provider has one. */
function requireStandIn(env: Env): void {
  if (modeOf(env, "Merge") !== "standIn" && modeOf(env, "Rutter") !== "standIn") throw notFound("linkedAccount");
}

export const linkedAccountsHandlers = {
  linkedAccountsPage: (context) => listAccounts(context),
  linkedAccountsState: (context) => accountsState(context),
  linkedAccount: (context) => accountDetail(context),
  createLinkedAccount: (context) => createAccount(context),
  relinkAccount: (context) => relinkAccount(context),
  setLinkedAccountToken: (context) => setToken(context),
  refreshLinkedAccounts: (context) => refreshAccounts(context),
  syncLinkedAccount: (context) => syncAccount(context),
  cancelLinkedSync: (context) => cancelSync(context),
  scheduleLinkedAccount: (context) => scheduleAccount(context),
  linkedAccountChanges: (context) => accountChanges(context),
  createLinkedJob: (context) => createLinkedJob(context),
  updateLinkedJob: (context) => updateLinkedJob(context),
  linkedAccountRemoval: (context) => accountRemoval(context),
  deleteLinkedAccount: (context) => deleteAccount(context),

  linkStandIn: ({ env, params }) => {
    requireStandIn(env);
    return standInPage(env, params.linkToken);
  },

  chooseInStandIn: async ({ env, params, audit }) => {
    requireStandIn(env);
    const page = await chooseCompany(env, params.linkToken, params.choice);
    audit({ entityType: "linked-account", entityId: "stand-in", note: `chose ${params.choice}` });
    return { ...done(message("linkedPageMade")), ...page };
  },
} satisfies Partial<Handlers>;
