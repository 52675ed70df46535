/** Questions about the business case of a job, and its changes; the job's object answers with these. */
import { message } from "@paygauge/api-types/catalogue/message";
import type { Choosing } from "@paygauge/api-types/entities/job-capabilities";
import type { BusinessCase, BusinessCaseStart, BusinessCaseVersion } from "@paygauge/api-types/entities/business-case";
import { emptyCase, type CaseBody } from "@paygauge/analysis/value/case/case-model";
import type { AssumptionValues } from "@paygauge/analysis/value/assumptions";
import { caseDifferences, movedInputs } from "@paygauge/analysis/value/case/compare";
import { openedInputs } from "@paygauge/analysis/value/case/stored-case";
import { yearEstimate } from "@paygauge/analysis/value/year-estimate";
import { namingDamaged } from "@paygauge/api-types/entities/paging";
import { notAnalysed, type RunInSight } from "../../identity/run-in-sight.ts";
import { notFound, Refusal, refuse } from "@paygauge/worker/refusal";
import { readRows } from "@paygauge/worker/stored-json";
import { caseRules } from "../use-cases/case-rules.ts";
import { casesOf, isInSight, type Context, type JobContext } from "../use-cases/use-case-context.ts";
import type { StoredUseCase } from "../use-cases/use-case-store.ts";
import { startOf, type OpenedCase } from "./case-start.ts";
import {
  addCaseVersion,
  caseVersions,
  damagedVersions,
  deleteCaseVersion,
  readCaseVersion,
  showCaseVersion,
} from "./case-store.ts";
import { requireNote, requirePublished, unnoted } from "./short-case.ts";
import { copyFor } from "./issuer-terms.ts";

interface Reader {
  readonly sight: RunInSight;
  /** Whether the issuer's side is theirs to see in this job. */
  readonly maySeeIssuer: boolean;
  /** What the job's issuer states in place of the product. */
  readonly issuer: AssumptionValues;
}

async function open(
  context: Context,
  { sight: { run }, issuer }: Pick<Reader, "sight" | "issuer">,
): Promise<OpenedCase> {
  const found = await context.open(run);
  if (found === null) throw notAnalysed();
  return {
    record: found.record,
    grid: found.grid,
    rules: caseRules(context.storage.sql, found.record, found.ruleset),
    issuer,
  };
}

/** Use cases that the user may read. */
const casesIn = (context: JobContext, sight: RunInSight): StoredUseCase[] =>
  casesOf(context).filter((each) => isInSight(each, sight));

const startIn = (
  context: JobContext,
  opened: OpenedCase,
  sight: RunInSight,
  ids: readonly string[],
): BusinessCaseStart => startOf(context.storage.sql, opened, ids, casesIn(context, sight));

/** The version that a user reads: the newest for those who work on the job, the shown one for others. */
const versionIn = ({ storage: { sql } }: Context, { perspective }: RunInSight): BusinessCaseVersion | null =>
  readCaseVersion(sql, perspective === "latest" ? "newest" : "shown");

/** The same for the page on which a damaged one is replaced by the next. */
const versionOnPage = (context: Context, sight: RunInSight): BusinessCaseVersion | null =>
  sight.perspective === "latest"
    ? (readRows([sight], (each) => versionIn(context, each)).readable[0] ?? null)
    : versionIn(context, sight);

/** 409 with what differs between the newest version and what was to be saved, place by place. */
function changedSince(newest: CaseBody, wanted: CaseBody): Refusal {
  const errors = Object.fromEntries(
    caseDifferences(newest, wanted)
      .slice(0, 100)
      .map(({ scenario, id, before, after }) => [
        `${scenario ?? "base"}.${id}`,
        message("caseDiffers", { before: String(before ?? "–"), after: String(after ?? "–") }),
      ]),
  );
  return refuse("caseChanged", {}, { errors });
}

export const businessCaseActs = {
  async one(context: JobContext, reader: Reader): Promise<Omit<BusinessCase, "maySave">> {
    const { sight, maySeeIssuer } = reader;
    const opened = await open(context, reader);
    const found = versionOnPage(context, sight);
    const isLatest = sight.perspective === "latest";
    const versions = isLatest ? caseVersions(context.storage.sql) : [];
    const number = versions[0]?.number ?? found?.number ?? 0;
    if (!isLatest) requirePublished(opened.rules.annualFactor, found);
    const body = found?.body ?? emptyCase;
    const start = startIn(context, opened, sight, body.useCaseIds);
    const copy = copyFor({ ...start, body }, maySeeIssuer);
    return {
      ...copy,
      body: copy.body as BusinessCase["body"],
      version: number,
      versions,
      ...namingDamaged(isLatest ? damagedVersions(context.storage.sql, versions) : []),
      // Defaults of another run are that run's figures.
      moved: found === null || !isLatest ? [] : movedInputs(found.inputs, start.inputs),
      useCases: casesIn(context, sight).map(({ useCaseId, name, method, totals, isPublished }) => ({
        useCaseId,
        name,
        method,
        totals,
        isPublished,
      })),
    };
  },

  async start(context: JobContext, { useCaseIds, ...reader }: Reader & { readonly useCaseIds: readonly string[] }) {
    return copyFor(startIn(context, await open(context, reader), reader.sight, useCaseIds), reader.maySeeIssuer);
  },

  version(context: JobContext, { number, maySeeIssuer }: { readonly number: number; readonly maySeeIssuer: boolean }) {
    const found = readCaseVersion(context.storage.sql, number);
    if (found === null) throw notFound("caseVersion");
    return copyFor({ ...found, inputs: openedInputs(found.inputs) as BusinessCaseVersion["inputs"] }, maySeeIssuer);
  },

  /** Adds a version unless another was saved since; users who may not see the issuer's side leave its values unchanged. */
  async save(
    context: JobContext,
    ask: Reader & {
      readonly fence: number | null;
      readonly version: number;
      readonly body: CaseBody;
      readonly note: string;
      readonly author: string;
      readonly at: string;
    },
  ): Promise<number> {
    const opened = await open(context, ask);
    if (context.isStale(ask.fence)) throw new Refusal(409, "LOCK_LOST", message("lockEnded"));
    return context.storage.transactionSync(() => {
      const { sql } = context.storage;
      // A damaged version is followed by a new one; not by who would drop the issuer's side of it unseen.
      const newest = ask.maySeeIssuer
        ? readRows(["newest"] as const, (which) => readCaseVersion(sql, which)).readable[0]
        : readCaseVersion(sql, "newest");
      const known = newest?.body ?? emptyCase;
      const issuerTyped = ask.maySeeIssuer ? ask.body.issuerTyped : known.issuerTyped;
      const body = { ...ask.body, issuerTyped };
      if ((caseVersions(sql)[0]?.number ?? 0) !== ask.version) {
        const theirs = ask.maySeeIssuer ? known : { ...known, issuerTyped };
        throw changedSince(theirs, body);
      }
      return addCaseVersion(sql, {
        author: ask.author,
        savedOn: ask.at,
        note: ask.note,
        runNumber: opened.record.number,
        body,
        mayShow: unnoted(opened.rules.annualFactor, ask.note) === null,
        inputs: startIn(context, opened, ask.sight, body.useCaseIds).inputs,
      });
    });
  },

  /** Shows a version to readers; one of a short file says in its note how to read it. */
  async show(
    context: JobContext,
    ask: Pick<Reader, "sight" | "issuer"> & { readonly number: number; readonly fence: number | null },
  ): Promise<void> {
    const { number, fence } = ask;
    const { rules } = await open(context, ask);
    if (context.isStale(fence)) throw new Refusal(409, "LOCK_LOST", message("lockEnded"));
    const found = readCaseVersion(context.storage.sql, number);
    if (found === null) throw notFound("caseVersion");
    requireNote(rules.annualFactor, found);
    context.storage.transactionSync(() => showCaseVersion(context.storage.sql, number));
  },

  /** Deletes a version that can't be read. @throws Refusal 404 where there is none, 409 where it can be read */
  remove(context: JobContext, { number, fence }: { readonly number: number; readonly fence: number | null }): void {
    const { sql } = context.storage;
    if (context.isStale(fence)) throw new Refusal(409, "LOCK_LOST", message("lockEnded"));
    const versions = caseVersions(sql).filter((each) => each.number === number);
    if (versions.length === 0) throw notFound("caseVersion");
    if (damagedVersions(sql, versions).length === 0) throw refuse("versionNotDamaged");
    deleteCaseVersion(sql, number);
  },

  /** What a file is made of: the version that the reader sees, over the figures of their run. */
  async file(context: JobContext, reader: Reader) {
    const { sight, maySeeIssuer } = reader;
    const opened = await open(context, reader);
    const shown = versionIn(context, { ...sight, perspective: "published" });
    if (sight.perspective !== "latest") requirePublished(opened.rules.annualFactor, shown);
    const found = shown ?? versionIn(context, sight);
    const body = found?.body ?? emptyCase;
    const { inputs, missing } = startIn(context, opened, sight, body.useCaseIds);
    return {
      ...copyFor({ inputs, body }, maySeeIssuer),
      missing,
      estimate: yearEstimate(opened.rules.annualFactor),
      version: found?.number ?? 0,
      savedOn: found?.savedOn ?? null,
      author: found?.author ?? null,
    };
  },
} as const;

export type BusinessCaseActs = typeof businessCaseActs;
export type BusinessCaseAct = keyof BusinessCaseActs;
/** One question with what it is about. */
export type BusinessCaseAsk = {
  [Act in BusinessCaseAct]: {
    readonly act: Act;
    readonly about: Parameters<BusinessCaseActs[Act]>[1];
    readonly job: Choosing;
  };
}[BusinessCaseAct];
