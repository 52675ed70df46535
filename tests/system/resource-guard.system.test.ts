/** "Check as" against what the system really answers the same user. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { compiledCalls, type CompiledCall } from "@paygauge/api-types/endpoints";
import { isOfOrigin, isReleased } from "@paygauge/api-types/endpoints/call";
import type { CheckAs, GuardRefusals } from "@paygauge/api-types/entities/resource-guard";
import { seededPeople } from "@paygauge/api-types/seeded-people";
import { pages } from "@paygauge/api-types/sitemap";
import { examplePath } from "@paygauge/api-types/sitemap/example-path";
import type { Answer, Client } from "../support/client.ts";
import { createJob } from "../support/job-flow.ts";
import { signIn } from "../support/sign-in.ts";
import { startSystem, type RunningSystem } from "../support/system.ts";
import { chances, recordSoak } from "./soak-record.ts";

const pairs = Number(process.env["KILLS"] ?? 300);

interface Visitor {
  readonly username: string;
  readonly userId: string;
  readonly client: Client;
}

let system: RunningSystem;
let operator: Client;
let jobId: string;
const visitors: Visitor[] = [];

/** Signs a user in on the site of their own brand. */
async function visitorOf(username: string, userId: string): Promise<Visitor | null> {
  for (const brand of ["brand1", "brand2", "brand3", "brand4", "brand5"]) {
    const client = await signIn(system.port, username, `${brand}.localhost`).catch(() => null);
    if (client) return { username, userId, client };
  }
  return null;
}

beforeAll(async () => {
  system = await startSystem({ seed: "without-job" });
  operator = await signIn(system.port, "dana.developer");
  jobId = await createJob(operator, "Guarded job", { currency: "GBP", country: "GBR" });
  for (const { username, subject } of seededPeople) {
    const visitor = await visitorOf(username, `user-${subject}`);
    if (visitor) visitors.push(visitor);
  }
});
afterAll(() => system?.end());

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly hasJob: boolean;
  readonly isPublic: boolean;
}

/** Reads are made; of writes only those are, that the verdict says are refused. */
const callable = ({ call }: CompiledCall): boolean =>
  isReleased(call) && call.access.who !== "edge" && call.access.who !== "link" && call.access.who !== "token";
const askedPages: readonly Asked[] = pages
  .filter(({ id, page }) => page.frame !== "edge" && id !== "home")
  .map(({ path, page }) => ({
    method: "PAGE",
    path,
    hasJob: path.includes(":jobId"),
    isPublic: page.access.who === "public",
  }));
const askedCalls: readonly (Asked & { readonly isRead: boolean })[] = compiledCalls
  .filter(callable)
  .map(({ path, call }) => ({
    method: call.method,
    path,
    hasJob: path.includes(":jobId"),
    isPublic: false,
    isRead: call.effect === "read" && isOfOrigin(call),
  }));

const filled = (path: string): string =>
  examplePath(path.replaceAll(":jobId", jobId).replaceAll(":reportType", "insights"));

/** Where a page leads a user who may not open it. */
function answerOfPage({ status, headers }: Answer): string {
  const location = headers.location ?? "";
  if (status === 302) {
    const to = ["/login", "/401", "/503", "/404", "/lobby"].find((each) => location.startsWith(each));
    return to === undefined ? "domain" : to.slice(1);
  }
  return status === 404 ? "unknown" : status === 503 ? "maintenance" : "open";
}

interface Refused {
  readonly code?: string;
  readonly messageRef?: { readonly args?: { readonly what?: { readonly code?: string } } };
}
const byCode: Readonly<Record<string, string>> = {
  INSUFFICIENT_PERMISSION: "401",
  FEATURE_OFF: "404",
  NOT_IN_THIS_RELEASE: "notReleased",
  AGREEMENT_REQUIRED: "notAgreed",
  // By the origin: of a report, or of a rule of the handler, which the guard has not.
  PERMISSION_MISSING: "lacking",
};

function answerOfCall(answer: Answer): string {
  const isProblem = answer.headers["content-type"]?.includes("problem+json") === true;
  const refused = isProblem ? answer.json<Refused>() : {};
  const what = refused.messageRef?.args?.what?.code;
  if (what === "noun-job") return "noJob";
  if (what === "noun-entry") return "noEntry";
  const code = refused.code ?? "";
  if (code === "ACCOUNT_NOT_READY" || code === "NOT_ELIGIBLE") return "lobby";
  // Without the body or query that it needs, a call is refused before it looks for its job.
  if (answer.status === 422 || answer.status === 400 || answer.status === 415) return "invalid";
  return byCode[code] ?? "open";
}

async function realAnswer({ client }: Visitor, { method, path, hasJob, isPublic }: Asked): Promise<string> {
  const address = filled(path);
  if (method !== "PAGE") {
    const body = method === "GET" || method === "DELETE" ? undefined : {};
    return answerOfCall(await client.callAsIs(method, address, body));
  }
  const navigation = { accept: "text/html", "sec-fetch-mode": "navigate", "sec-fetch-site": "none" };
  const page = answerOfPage(
    await client.send(client.host, address, { headers: { ...navigation, "sec-fetch-dest": "document" } }),
  );
  if (page !== "open" || isPublic) return page;
  // The page itself knows neither: its screen shows what a call answers, of the job or of every user.
  const shown = answerOfCall(await client.callAsIs("GET", hasJob ? `/api/v1/jobs/${jobId}` : "/api/v1/needs-you"));
  return shown === "noJob" || shown === "notAgreed" ? shown : "open";
}

test("what the gateway refused is counted by permission, call and user", async () => {
  const visitor = visitors.find(({ username }) => username === "clara.client");
  await visitor?.client.callAsIs("GET", "/api/v1/system-audit/health-overview");
  const found = async () => {
    const { rows } = (await operator.call("GET", "/api/v1/resource-guard/refusals")).json<GuardRefusals>();
    return rows.some(({ id, user }) => id === "healthOverview" && user?.id === "user-clara-client");
  };
  await expect.poll(found, { timeout: 20_000 }).toBe(true);
});

test(`the verdict on ${pairs} pairs of a user and a path is the real answer`, async () => {
  const random = chances(7);
  const pick = <T>(list: readonly T[]): T => {
    const found = list[Math.floor(random.next().value * list.length)];
    if (found === undefined) throw new Error("Nothing to choose from.");
    return found;
  };
  const wrong: string[] = [];
  const counted = new Map<string, number>();
  for (let at = 0; at < pairs; at += 1) {
    const visitor = pick(visitors);
    const asked = at % 2 === 0 ? pick(askedPages) : pick(askedCalls);
    const body = { userId: visitor.userId, method: asked.method, path: filled(asked.path) };
    const verdict = await operator.call("POST", "/api/v1/resource-guard/check-as", body);
    expect(verdict.status, verdict.text()).toBe(200);
    const { answer } = verdict.json<CheckAs>();
    // A write that is let in would change what later pairs find.
    if ("isRead" in asked && asked.isRead === false && answer === "open") continue;
    counted.set(answer, (counted.get(answer) ?? 0) + 1);
    const real = await realAnswer(visitor, asked);
    // Made-up ids of the right form name no record either, which no rule of access says.
    const isNone = ["noEntry", "invalid", "lacking", ...(asked.hasJob ? [] : ["noJob"])];
    const isPast = answer === "open" && isNone.includes(real);
    // The gateway answers reports itself, and says of theirs what it says of every permission.
    const isReport = answer === "noReport" && (real === "401" || real === "lacking");
    const isEqual = real === answer || isReport || isPast || (answer === "noJob" && real === "invalid");
    if (!isEqual) wrong.push(`${visitor.username} ${asked.method} ${asked.path}: ${answer}, really ${real}`);
  }
  expect(wrong).toEqual([]);
  expect([...counted.keys()]).toEqual(expect.arrayContaining(["open", "401", "lobby", "noJob"]));
  recordSoak("guard", [`${pairs} pairs: ${[...counted].map(([answer, n]) => `${answer} ${n}`).join(", ")}`]);
});
