import { message } from "@paygauge/api-types/catalogue/message";
import { companyListLimits, type OneCompanyList } from "@paygauge/api-types/entities/company-lists";
import { done } from "@paygauge/worker/done";
import { notFound, Refusal, refuse } from "@paygauge/worker/refusal";
import type { CallContext, Handlers } from "../../call-context.ts";
import { readCompanyColumn } from "../../companies/list-file.ts";
import { companyListsOf, type StoredCompanyList } from "../../companies/lists-object.ts";
import { registerOf } from "../../companies/register-stub.ts";
import { isRegisterUsed } from "../../companies/source.ts";
import type { Env } from "../../env.ts";
import { callsLeft } from "../../outbound/gate-object.ts";
import { providers } from "../../outbound/providers.ts";
import { queueOf } from "../../proq/queue-stub.ts";
import { now } from "../../store/database.ts";

type Source = Pick<OneCompanyList, "source" | "registerDate" | "callsLeft">;

async function sourceOf(env: Env): Promise<Source> {
  if (isRegisterUsed(env)) {
    const { date } = await registerOf(env).state();
    return { source: "register", registerDate: date, callsLeft: null };
  }
  return { source: "companiesHouse", registerDate: null, callsLeft: await callsLeft(env, "companies") };
}

/** Look-ups in the imported register, a second: 2,000 took 7 s on two cores. */
const registerRate = 250;

/** How long requests take: those that can be made now at once, the others as Companies House's limit admits them. */
function secondsFor(calls: number, left: number | null): number {
  if (left === null) return Math.ceil(calls / registerRate);
  const { perSecond } = providers.companies.limits;
  return Math.ceil(Math.max(0, calls - left) / perSecond + Math.min(calls, left) / 10);
}

const timed = (list: StoredCompanyList, { callsLeft: left }: Source) => ({
  ...list,
  seconds: secondsFor(list.calls, left),
});

type OfList = CallContext<"startCompanyList" | "cancelCompanyList" | "resumeCompanyList" | "deleteCompanyList">;
const about = (listId: string, note: string) => ({ entityType: "company-list", entityId: listId, note });

/** A list of the user's own: another user's is in another object. @throws Refusal 404 */
async function requireList({ env, person, params }: Pick<OfList, "env" | "person" | "params">) {
  const lists = companyListsOf(env, person.userId);
  const list = await lists.list(params.listId);
  if (list === null) throw notFound("entry");
  return { lists, list };
}

/** @throws Refusal 409 where nothing could be found, because no register is imported */
async function requireSource(env: Env): Promise<void> {
  const { source, registerDate } = await sourceOf(env);
  if (source === "register" && registerDate === null) throw refuse("registerMissing");
}

export const companyListHandlers = {
  companyLists: async ({ env, person }) => {
    const source = await sourceOf(env);
    const lists = await companyListsOf(env, person.userId).lists();
    return { ...source, lists: lists.map((list) => timed(list, source)) };
  },

  createCompanyList: async ({ env, person, body, effectId, audit }) => {
    const list = { id: effectId, name: body.name, createdOn: now() };
    const isStored = await companyListsOf(env, person.userId).create(list, body.entries);
    if (!isStored) throw refuse("companyListsRunning", { most: companyListLimits.lists });
    audit(about(effectId, `${body.entries.length} entries`));
    return { ...done(message("saved", { name: body.name })), id: effectId };
  },

  readCompanyColumn: ({ body }) => readCompanyColumn(body.file, body.column),

  companyList: async (context) => {
    const source = await sourceOf(context.env);
    const { list } = await requireList(context);
    return { ...source, ...timed(list, source) };
  },

  companyListEntries: async (context) => {
    const { lists, list } = await requireList(context);
    return { entries: await lists.entries(list.id) };
  },

  startCompanyList: async (context) => {
    const { env, person, correlationId, audit } = context;
    const { lists, list } = await requireList(context);
    await requireSource(env);
    await lists.start(person.userId, list.id, correlationId);
    audit(about(list.id, "started"));
    return done(message("companyListStarted"));
  },

  cancelCompanyList: async (context) => {
    const { list } = await requireList(context);
    if (!(await queueOf(context.env).cancel(list.id))) throw new Refusal(409, "COMMAND_SETTLED", message("settled"));
    context.audit(about(list.id, "canceled"));
    return done(message("canceledOne"));
  },

  resumeCompanyList: async (context) => {
    const { list } = await requireList(context);
    await requireSource(context.env);
    if (!(await queueOf(context.env).retry(list.id)))
      throw new Refusal(409, "COMMAND_SETTLED", message("retryOnlyStopped"));
    context.audit(about(list.id, "resumed"));
    return done(message("runsAgainOne"));
  },

  deleteCompanyList: async (context) => {
    const { lists, list } = await requireList(context);
    // Stopped first: its command would write into the list again.
    if (list.state === "waiting" || list.state === "running") await queueOf(context.env).cancel(list.id);
    await lists.remove(list.id);
    context.audit(about(list.id, "deleted"));
    return done(message("deleted", { name: list.name }));
  },
} satisfies Partial<Handlers>;
