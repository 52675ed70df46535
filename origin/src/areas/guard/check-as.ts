/** What a user would be answered, by the guard that gateway and browser run, with the facts of that user. */
import { and, eq } from "drizzle-orm";
import { beforeEligibility, failingStep, guardSteps, type GuardFacts } from "@paygauge/api-types/access/guard";
import { signedIn, type Access } from "@paygauge/api-types/access/access";
import type { FeatureFlag } from "@paygauge/api-types/access/flags";
import { message } from "@paygauge/api-types/catalogue/message";
import { findCall } from "@paygauge/api-types/endpoints";
import type { Call } from "@paygauge/api-types/endpoints/call";
import { areIds } from "@paygauge/api-types/endpoints/path-ids";
import type { CheckAs, CheckAsAnswer, LetIn } from "@paygauge/api-types/entities/resource-guard";
import { isAnalysisReportType, reportRules } from "@paygauge/api-types/reports/report-types";
import { findPage } from "@paygauge/api-types/sitemap";
import type { CallBase } from "../../call-context.ts";
import { effectiveBranding, hasAgreed } from "../../identity/current-user.ts";
import { requireJob } from "../../identity/job-sight.ts";
import { loadPerson, type Person } from "../../identity/person.ts";
import { Refusal, invalid, notFound } from "@paygauge/worker/refusal";
import { jobAssignments, users } from "../../store/schema.ts";
import { letIn, letInByPermission } from "./let-in.ts";

type Base = Pick<CallBase, "env" | "db" | "facts" | "identity">;
type Step = CheckAs["steps"][number];

interface Asked {
  readonly base: Base;
  /** Who is checked, and who checks. */
  readonly person: Person;
  readonly checker: Person;
  readonly host: string | null;
}

/** What is declared for a path. */
interface Target {
  readonly id: string;
  readonly path: string;
  readonly access: Access;
  readonly flag: FeatureFlag | undefined;
  readonly params: Readonly<Record<string, string>>;
  /** null: a page. */
  readonly call: Call | null;
}

const statuses: Readonly<Record<CheckAsAnswer, number>> = {
  open: 200,
  login: 401,
  maintenance: 503,
  domain: 403,
  "401": 403,
  "503": 503,
  "404": 404,
  lobby: 403,
  unknown: 404,
  notReleased: 404,
  notAgreed: 403,
  readOnly: 423,
  noEntry: 404,
  noReport: 403,
  noJob: 404,
};

function targetOf(method: string, path: string): Target | null {
  if (method === "PAGE") {
    const hit = findPage(path);
    if (hit === null) return null;
    // The start page only leads on to another one, for which one must be signed in.
    const access = hit.id === "home" ? signedIn : hit.page.access;
    return { id: hit.id, path: hit.page.path, access, flag: hit.page.flag, params: hit.params, call: null };
  }
  const hit = findCall(method, path);
  if (hit === null || hit.call.access.who === "edge") return null;
  return {
    id: hit.id,
    path: hit.call.path,
    access: hit.call.access,
    flag: hit.call.flag,
    params: hit.params,
    call: hit.call,
  };
}

/** Reads host and path. @throws Refusal 422 for a host that no brand has */
function addressOf({ facts }: Base, typed: string): { readonly host: string | null; readonly path: string } {
  const url = URL.parse(typed, "http://own.invalid");
  if (url === null) throw invalid("path", message("guardPath"));
  if (typed.startsWith("/") && url.hostname === "own.invalid") return { host: null, path: url.pathname };
  const isBrands = facts.brands.some(({ fullDomainName }) => fullDomainName === url.hostname);
  if (!isBrands) throw invalid("path", message("guardPath"));
  return { host: url.hostname, path: url.pathname };
}

function factsOf({ base: { facts, env, identity }, person, host }: Asked): GuardFacts {
  const own = effectiveBranding(person, facts.brands);
  return {
    permissions: person.heldPermissions,
    maintenance: facts.mode === "Maintenance",
    onOwnDomain: host === null || own === null || own.fullDomainName === host,
    environmentMatches: identity.env === env.ENVIRONMENT,
    flags: new Set(facts.flags),
    eligible: person.eligible,
  };
}

/** A step that fails, with its answer and what would let the user in. */
interface Failure {
  readonly step: Step["step"];
  readonly answer: CheckAsAnswer;
  readonly letIn: LetIn;
}

function guardFailure(asked: Asked, target: Target): Failure | null {
  const failed = failingStep(target.access, target.flag, factsOf(asked));
  // The gateway lets these calls pass where eligibility alone is missing.
  const waits = failed?.answer === "lobby" && beforeEligibility.has(target.id);
  if (failed === null || waits) return null;
  const { step, answer } = failed;
  const own = effectiveBranding(asked.person, asked.base.facts.brands)?.fullDomainName ?? "";
  const byStep = {
    session: () => letIn("signIn"),
    maintenance: () => letIn("live"),
    domain: () => letIn("domain", { domain: own }),
    permission: () => letInByPermission(target.access, asked.person.heldPermissions),
    environment: () => letIn("signIn"),
    flag: () => letIn("flag", { flag: target.flag ?? "" }),
    eligible: () => letIn("eligible"),
  } as const;
  return { step, answer, letIn: byStep[step]() };
}

/** What the origin checks of a call after the gateway's guard. */
function callFailure({ base: { facts }, person }: Asked, call: Call): Failure | null {
  if (call.answer === undefined) return { step: "released", answer: "notReleased", letIn: letIn("released") };
  // The assistant and the gateway have their own checks, and the origin's don't apply to them.
  if (call.service !== undefined || call.access.who === "public" || call.access.who === "token") return null;
  if (facts.mode === "ReadOnly" && call.effect === "write")
    return { step: "mode", answer: "readOnly", letIn: letIn("live") };
  return call.beforeAgreement === true ? null : agreementFailure(person, facts);
}

/** Nothing opens before a user has agreed to the latest texts: of a page, the dialog that asks for it is shown. */
const agreementFailure = (person: Person, facts: Base["facts"]): Failure | null =>
  hasAgreed(person, facts) ? null : { step: "agreement", answer: "notAgreed", letIn: letIn("agree") };

const pageFailure = ({ base: { facts }, person }: Asked, { access }: Target): Failure | null =>
  access.who === "public" ? null : agreementFailure(person, facts);

function reportFailure({ person }: Asked, { params }: Target): Failure | null {
  const type = params["reportType"];
  if (type === undefined || !isAnalysisReportType(type)) return null;
  const { permission } = reportRules[type];
  if (person.permissions.has(permission)) return null;
  const access = { who: "holders", of: [permission] } as const;
  return { step: "report", answer: "noReport", letIn: letInByPermission(access, person.permissions) };
}

/** An id in another form than its own names no record. */
function idFailure({ call, params }: Target): Failure | null {
  const isOfOrigin = call !== null && call.service === undefined;
  if (!isOfOrigin || areIds(params)) return null;
  return { step: "id", answer: "noEntry", letIn: letIn("noEntry") };
}

/** @throws Refusal 404 for a job that the checker does not see: there, it looks as if there were none */
async function jobFailure({ base: { db }, person, checker }: Asked, jobId: string): Promise<Failure | null> {
  await requireJob(db, checker, jobId);
  try {
    await requireJob(db, person, jobId);
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
  const theirs = and(eq(jobAssignments.jobId, jobId), eq(jobAssignments.userId, person.userId));
  const isAssigned = (await db.$count(jobAssignments, theirs)) > 0;
  return { step: "job", answer: "noJob", letIn: letIn(isAssigned ? "publish" : "assign") };
}

const stepsAfter = (target: Target): readonly Step["step"][] => [
  ...(target.access.who === "public" || target.access.who === "token" ? [] : guardSteps),
  ...(target.call === null
    ? target.access.who === "public"
      ? []
      : (["agreement"] as const)
    : (["released", "mode", "agreement", "id"] as const)),
  ...(target.params["reportType"] === undefined ? [] : (["report"] as const)),
  ...(target.params["jobId"] === undefined ? [] : (["job"] as const)),
];

function verdictOf(target: Target, failure: Failure | null): CheckAs {
  const all = stepsAfter(target);
  const reached = failure === null ? all : all.slice(0, all.indexOf(failure.step) + 1);
  return {
    path: target.path,
    needs: target.access.who === "holders" ? [...target.access.of] : [],
    steps: reached.map((step) => ({ step, passes: step !== failure?.step })),
    answer: failure?.answer ?? "open",
    status: statuses[failure?.answer ?? "open"],
    letIn: failure?.letIn ?? null,
  };
}

const unknown: CheckAs = {
  path: null,
  needs: [],
  steps: [{ step: "rule", passes: false }],
  answer: "unknown",
  status: statuses.unknown,
  letIn: letIn("noRule"),
};

/** The row's user as the guard sees them, with all of their roles and without a session. */
async function personOf({ db, env, identity }: Base, userId: string): Promise<Person> {
  const [row] = await db.select().from(users).where(eq(users.id, userId));
  const sub = row && `${row.idpIssuer}|${row.idpSubject}`;
  const person = sub === undefined ? null : await loadPerson(db, env.DB, { ...identity, sub, roles: null }, true);
  if (person === null) throw notFound("user");
  return person;
}

/**
 * Checks a path as a user, step by step. The caller has made sure that the checker may see the user.
 * @throws Refusal 404 for a job that the checker doesn't see, 422 for an address of no site
 */
export async function checkAsUser(
  base: Base,
  checker: Person,
  { userId, method, path: typed }: { readonly userId: string; readonly method: string; readonly path: string },
): Promise<CheckAs> {
  const { host, path } = addressOf(base, typed);
  const asked: Asked = { base, person: await personOf(base, userId), checker, host };
  const target = targetOf(method, path);
  if (target === null) return unknown;
  const jobId = target.params["jobId"];
  const byJob = jobId === undefined ? null : await jobFailure(asked, jobId);
  const ofTarget = () => (target.call === null ? pageFailure(asked, target) : callFailure(asked, target.call));
  const later = () => ofTarget() ?? idFailure(target) ?? reportFailure(asked, target) ?? byJob;
  const first = guardFailure(asked, target) ?? later();
  return verdictOf(target, first);
}
