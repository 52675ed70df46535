import type { Handlers } from "../../call-context.ts";
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
} satisfies Partial<Handlers>;
