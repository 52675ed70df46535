/** Reads and changes of the use cases of a job; the job's object answers with these. */
import { capabilities, type Capability } from "@paygauge/api-types/entities/capabilities";
import type { ScoringRuleset } from "@paygauge/api-types/entities/analysis";
import { isOfChosen, type Choosing } from "@paygauge/api-types/entities/job-capabilities";
import { namingDamaged, type PagedRequest } from "@paygauge/api-types/entities/paging";
import {
  seedIds,
  useCaseLimits,
  type CreateUseCaseBody,
  type UpdateUseCaseBody,
  type UseCase,
  type UseCaseChanges,
  type UseCaseCriteria,
  type UseCaseDraft,
  type UseCaseList,
  type UseCaseOfSupplier,
  type UseCaseSeed,
  type UseCaseSupplier,
} from "@paygauge/api-types/entities/use-cases";
import { feeRangeOf } from "@paygauge/analysis/pitch/fee-range";
import { caseTerms, defaultsOf, supplierFeeOf, type AssumptionValues } from "@paygauge/analysis/value/assumptions";
import { familyOf } from "@paygauge/api-types/entities/case-methods";
import { unitValue } from "@paygauge/analysis/value/use-case";
import type { ObjectAnswer } from "../../analytics/object-answer.ts";
import { notAnalysed, type RunInSight } from "../../identity/run-in-sight.ts";
import { message } from "@paygauge/api-types/catalogue/message";
import { changedMeanwhile, notFound, Refusal, refuse } from "@paygauge/worker/refusal";
import type { SupplierGrid } from "../grid/supplier-grid.ts";
import { LatestUsed } from "../latest-used.ts";
import { minorDigitsOf } from "@paygauge/analysis/reading/currencies";
import type { VersionId } from "../../prompts/usage.ts";
import type { RunRecord } from "../runs/run-store.ts";
import { supplierByKey } from "../supplier-store.ts";
import { caseRules, type CaseRules } from "./case-rules.ts";
import { editedDrafts, pitchActs } from "../texts/pitch-acts.ts";
import { judgePitches } from "./judge-pitches.ts";
import { draftOf, findSet, ticketColumnOf, totalsOfRun } from "./find-set.ts";
import { casesOfSupplier, distinctTotals, freezeMembers, memberByKey, memberChanges, memberPage } from "./members.ts";
import { MemberOrders, type MemberValue } from "./member-orders.ts";
import { seedsOf } from "./seeds.ts";
import { useCaseGroups, type UseCaseGroupsAsk } from "./use-case-groups.ts";
import { wavesOf } from "./waves.ts";
import { deleteText, placeOf } from "../texts/text-store.ts";
import {
  changeUseCase,
  deleteUseCase,
  listUseCases,
  putUseCase,
  readUseCase,
  type StoredUseCase,
  type UseCaseRecord,
} from "./use-case-store.ts";

/** What the job's object lends. */
export interface Context {
  readonly storage: Pick<DurableObjectStorage, "sql" | "transactionSync">;
  /** A whole run with its columns and the ruleset that scored it; null where it is not whole. */
  readonly open: (run: string) => Promise<{ record: RunRecord; ruleset: ScoringRuleset; grid: SupplierGrid } | null>;
  readonly isStale: (fence: number | null) => boolean;
  /** Orders of sets that were read last. */
  readonly orders: LatestUsed<string, MemberOrders>;
}

/** The context of one request about a job: use cases of capabilities that it has not chosen are not there. */
export interface JobContext extends Context {
  readonly job: Choosing;
}

/** Suppliers whose orders are in memory: of several sets of most jobs. */
const membersInMemory = 200_000;

export const contextOf = (
  storage: Context["storage"],
  open: Context["open"],
  isStale: Context["isStale"],
): Context => ({
  storage,
  open,
  isStale,
  orders: new LatestUsed(membersInMemory, ({ size }) => size),
});

/** A token that was good a moment ago, and is no more. */
export const lockEnded = (): Refusal => new Refusal(409, "LOCK_LOST", message("lockEnded"));

/** A whole run with the rules that a set of it is measured by. */
interface Opened {
  readonly record: RunRecord;
  readonly grid: SupplierGrid;
  readonly rules: CaseRules;
}

/** @throws Refusal 409 where the run is not whole */
export async function openRun({ open, storage: { sql } }: Context, run: string): Promise<Opened> {
  const found = await open(run);
  if (found === null) throw notAnalysed();
  return { record: found.record, grid: found.grid, rules: caseRules(sql, found.record, found.ruleset) };
}

/** Whether the user can read it: users who work on the job all of them, others those of a published run. */
export const isInSight = ({ isPublished, run }: StoredUseCase, sight: RunInSight): boolean =>
  sight.perspective === "latest" || (isPublished && run === sight.run);

function shownOf(stored: StoredUseCase, sight: RunInSight): UseCase {
  const { measured: _, stated: _stated, ...record } = stored;
  return { ...record, isOutOfDate: sight.perspective === "latest" && record.run !== sight.run };
}

/** The use case, if the user can see it. @throws Refusal 404 */
function requireCase({ storage: { sql }, job }: JobContext, useCaseId: string, sight?: RunInSight): StoredUseCase {
  const found = readUseCase(sql, useCaseId);
  if (found === null || !isOfChosen(found, job) || (sight !== undefined && !isInSight(found, sight)))
    throw notFound("useCase");
  return found;
}

/** What a unit of each is worth, all suppliers converting, in minor units of the job's currency. */
function memberValueOf({ method, defaults, typed }: StoredUseCase, minorDigits: number): MemberValue {
  const { perSpend, perPayment } = unitValue(method, caseTerms(defaults, typed));
  const isCard = familyOf[method] === "card";
  return { methodAt: capabilities.indexOf(method), isCard, perSpend, perPayment: perPayment * 10 ** minorDigits };
}

/** The use cases of the job. */
export const casesOf = ({ storage: { sql }, job }: JobContext): StoredUseCase[] =>
  listUseCases(sql).readable.filter((each) => isOfChosen(each, job));

function seedsNow(job: Choosing, { record, grid, rules }: Opened, issuer: AssumptionValues): UseCaseSeed[] {
  const seeds = seedsOf(rules, ticketColumnOf(grid));
  const ofJob = totalsOfRun(grid, rules);
  const offered = new Set<Capability>(record.payload.issuer.capabilities);
  const proposed = seedIds.filter((seed) => isOfChosen(seeds[seed], job));
  return proposed.map((seed) => ({
    seed,
    ...seeds[seed],
    isOffered: offered.has(seeds[seed].method),
    ofJob,
    ...draftOf(grid, seeds[seed], rules, issuer),
  }));
}

interface OfSight {
  readonly sight: RunInSight;
}
interface OfCase extends OfSight {
  readonly useCaseId: string;
}
interface Written {
  readonly useCaseId: string;
  readonly fence: number | null;
  readonly version: number;
}
interface By {
  readonly author: string;
  readonly at: string;
  /** The newest run of the job. */
  readonly run: string;
  readonly issuer: AssumptionValues;
}

/** The use case as the user read it, for a change. @throws Refusal 404, 409 */
function requireUnchanged(context: JobContext, { useCaseId, fence, version }: Written): StoredUseCase {
  if (context.isStale(fence)) throw lockEnded();
  const found = requireCase(context, useCaseId);
  if (found.version !== version) throw changedMeanwhile("useCase");
  return found;
}

function recordOf(stored: StoredUseCase): UseCaseRecord {
  const { totals: _, cardable: _cardable, ...record } = stored;
  return record;
}

/** What is known of a set at the moment when it is frozen. */
function frozen(
  { record, grid, rules }: Opened,
  { method, criteria }: { readonly method: Capability; readonly criteria: UseCaseCriteria },
  { author, at, issuer }: By,
) {
  const found = findSet(grid, criteria, rules, method);
  const { currentPayDay, largeTicketShare, costNow, conversion = null } = found;
  const stated = rules.statedOf(method);
  const part = {
    run: record.run,
    runNumber: record.number,
    scoringRulesetVersion: record.payload.scoringRulesetVersion,
    frozenOn: at,
    frozenBy: author,
    ofJob: totalsOfRun(grid, rules),
    measured: { currentPayDay, largeTicketShare, costNow, conversion },
    stated,
    defaults: defaultsOf(method, found, stated, issuer),
  };
  return { part, chosen: { run: record.run, places: found.places, annualFactor: rules.annualFactor } };
}

export const useCaseActs = {
  ...pitchActs,

  async list(context: JobContext, { sight, issuer }: OfSight & Pick<By, "issuer">): Promise<UseCaseList> {
    const opened = await openRun(context, sight.run);
    const cases = casesOf(context).filter((each) => isInSight(each, sight));
    const weights = cases.map((each) => {
      const { isCard, perSpend, perPayment } = memberValueOf(each, opened.rules.minorDigits);
      const { conversion } = caseTerms(each.defaults, each.typed);
      const { useCaseId } = each;
      return { useCaseId, isCard, perSpend: perSpend * conversion, perPayment: perPayment * conversion };
    });
    return {
      cases: cases.map((each) => shownOf(each, sight)),
      seeds: sight.perspective === "latest" ? seedsNow(context.job, opened, issuer) : null,
      waves: sight.perspective === "latest" ? wavesOf({ ...opened, job: context.job, issuer }) : null,
      total: distinctTotals(context.storage.sql, weights),
      // Those who may delete them work on the job.
      ...namingDamaged(sight.perspective === "latest" ? listUseCases(context.storage.sql).damaged : []),
    };
  },

  queryGroups: (context: JobContext, ask: UseCaseGroupsAsk): ObjectAnswer => {
    const { sql } = context.storage;
    const cases = casesOf(context).filter((each) => isInSight(each, ask.sight));
    const damaged = ask.sight.perspective === "latest" ? listUseCases(sql).damaged.length : 0;
    return useCaseGroups(sql, ask, { cases, damaged });
  },

  one: (context: JobContext, { useCaseId, sight }: OfCase): UseCase =>
    shownOf(requireCase(context, useCaseId, sight), sight),

  members(context: JobContext, ask: OfCase & { readonly request: PagedRequest; readonly currency: string }) {
    const found = requireCase(context, ask.useCaseId, ask.sight);
    const { sql } = context.storage;
    const orders = context.orders.get(
      `${found.useCaseId} ${found.frozenOn}`,
      () => new MemberOrders(sql, found.useCaseId),
    );
    return memberPage(sql, ask.useCaseId, orders, ask.request, memberValueOf(found, minorDigitsOf(ask.currency)));
  },

  ofSupplier: (
    context: JobContext,
    { supplierKey, sight }: OfSight & { readonly supplierKey: string },
  ): UseCaseOfSupplier[] => {
    const counting = new Set(casesOfSupplier(context.storage.sql, supplierKey));
    return casesOf(context)
      .filter((each) => counting.has(each.useCaseId) && isInSight(each, sight))
      .map(({ useCaseId, name, method, isPublished }) => ({ useCaseId, name, method, isPublished }));
  },

  supplier(context: JobContext, ask: OfCase & { readonly supplierKey: string }): UseCaseSupplier {
    requireCase(context, ask.useCaseId, ask.sight);
    const found = memberByKey(context.storage.sql, ask.useCaseId, ask.supplierKey);
    if (found === null) throw notFound("supplier");
    return {
      ...found,
      cases: useCaseActs.ofSupplier(context, ask),
      isInRun: supplierByKey(context.storage.sql, ask.sight.run, ask.supplierKey) !== null,
    };
  },

  async draft(
    context: JobContext,
    ask: { readonly method: Capability; readonly criteria: UseCaseCriteria } & Pick<By, "run" | "issuer">,
  ): Promise<UseCaseDraft> {
    const { grid, rules } = await openRun(context, ask.run);
    return { ...draftOf(grid, ask, rules, ask.issuer), ofJob: totalsOfRun(grid, rules) };
  },

  async changes(
    context: JobContext,
    { useCaseId, run }: { readonly useCaseId: string; readonly run: string },
  ): Promise<UseCaseChanges> {
    const { criteria } = requireCase(context, useCaseId);
    const { grid, rules } = await openRun(context, run);
    const { totals, places } = findSet(grid, criteria, rules);
    return memberChanges(context.storage.sql, useCaseId, { run, places, annualFactor: rules.annualFactor }, totals);
  },

  /** Saves a use case and freezes its set; the same id again is the same use case. */
  async create(
    context: JobContext,
    { useCaseId, body, by }: { useCaseId: string; body: CreateUseCaseBody; by: By },
  ): Promise<string> {
    const opened = await openRun(context, by.run);
    const { part, chosen } = frozen(opened, body, by);
    const { name, method, seed, criteria, typed } = body;
    const own = { useCaseId, name, method, seed, criteria, typed, pitches: {}, isPublished: false, version: 1 };
    context.storage.transactionSync(() => {
      if (readUseCase(context.storage.sql, useCaseId) !== null) return;
      const { readable, damaged } = listUseCases(context.storage.sql);
      if (readable.length + damaged.length >= useCaseLimits.ofJob)
        throw refuse("maxUseCases", { most: useCaseLimits.ofJob });
      freezeMembers(context.storage.sql, useCaseId, chosen);
      putUseCase(context.storage.sql, { ...own, ...part, author: by.author, createdOn: by.at });
    });
    return useCaseId;
  },

  /**
   * Changes the description of a set; the set stays. Criteria are tried first: what cannot be asked is not kept.
   * @returns prompt versions whose drafts were edited
   */
  async update(
    context: JobContext,
    ask: Omit<Written, "version"> & { body: UpdateUseCaseBody; names: readonly string[] } & Pick<By, "run" | "issuer">,
  ): Promise<readonly VersionId[]> {
    const { version, pitches: written, ...said } = ask.body;
    const { grid, rules } = await openRun(context, ask.run);
    findSet(grid, said.criteria, rules);
    const before = requireUnchanged(context, { ...ask, version });
    const stated = before.method === said.method ? before.stated : rules.statedOf(said.method);
    const defaults =
      before.method === said.method ? before.defaults : defaultsOf(said.method, before.measured, stated, ask.issuer);
    const pitches = written ?? before.pitches;
    const supplierFee = supplierFeeOf(said.method, defaults, said.typed);
    judgePitches(pitches, before.pitches, feeRangeOf(said.method, supplierFee), ask.names);
    changeUseCase(context.storage.sql, {
      ...recordOf(before),
      ...said,
      pitches,
      stated,
      defaults,
      version: version + 1,
    });
    return editedDrafts(context.storage.sql, ask.useCaseId, before.pitches, pitches);
  },

  async refresh(context: JobContext, ask: Written & { readonly by: By }): Promise<void> {
    const opened = await openRun(context, ask.by.run);
    const before = requireUnchanged(context, ask);
    const { part, chosen } = frozen(opened, before, ask.by);
    context.storage.transactionSync(() => {
      freezeMembers(context.storage.sql, ask.useCaseId, chosen);
      putUseCase(context.storage.sql, { ...recordOf(before), ...part, version: ask.version + 1 });
    });
  },

  publish(context: JobContext, ask: Written & { readonly isPublished: boolean }): void {
    const before = requireUnchanged(context, ask);
    changeUseCase(context.storage.sql, { ...recordOf(before), isPublished: ask.isPublished, version: ask.version + 1 });
  },

  remove(context: JobContext, { useCaseId, fence }: Omit<Written, "version">): void {
    if (context.isStale(fence)) throw lockEnded();
    if (!listUseCases(context.storage.sql).damaged.includes(useCaseId)) requireCase(context, useCaseId);
    context.storage.transactionSync(() => {
      deleteUseCase(context.storage.sql, useCaseId);
      deleteText(context.storage.sql, placeOf.pitch(useCaseId));
    });
  },
} as const;

export type UseCaseActs = typeof useCaseActs;
export type UseCaseAct = keyof UseCaseActs;
/** One question with what it is about. */
export type UseCaseAsk = {
  [Act in UseCaseAct]: {
    readonly act: Act;
    readonly about: Parameters<UseCaseActs[Act]>[1];
    readonly job: Choosing;
  };
}[UseCaseAct];
