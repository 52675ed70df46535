import { runInDurableObject } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import {
  healthLimits,
  integrations,
  type CheckResult,
  type CommandProbe,
  type HealthCheckName,
  type HealthOverview,
  type HealthRun,
} from "@paygauge/api-types/entities/system-health";
import type { NeedsYou } from "@paygauge/api-types/entities/needs";
import { auditChainOf } from "../audit/audit-chain.ts";
import type { Env } from "../env.ts";
import { queueOf } from "../proq/queue-stub.ts";
import { now, openDatabase } from "../store/database.ts";
import { audit, idempotencyKeys, jobs } from "../store/schema.ts";
import { callAs, seedOrigin } from "../support/call-origin.ts";
import { testEnv } from "../support/test-env.ts";
import { alertsAfter, openAlerts } from "./alerts.ts";
import { allChecks } from "./all-checks.ts";
import { broken, deadServices, fails, hangs, namespaceOf, openGate, workerThat } from "./broken-parts.fixture.ts";
import type { CheckContext, SizeBook } from "./check.ts";
import { healthOf } from "./health-object.ts";
import { runChecks } from "./run-checks.ts";

const root = "/api/v1/system-audit";
const developer = "dana-developer";
const db = openDatabase(testEnv.DB);

/** A book of this test alone. */
function sizeBook(): SizeBook {
  const known = new Map<string, number>();
  return {
    turn: (ids, most) => ids.slice(0, most),
    note: (id, bytes) => known.set(id, bytes),
    known: () => [...known].map(([id, bytes]) => ({ id, bytes })),
  };
}

function contextOf(part: Partial<Env> = {}, clock: () => number = Date.now): Omit<CheckContext, "signal"> {
  return { env: { ...testEnv, ...part }, now: clock, gateOf: () => openGate, sizes: sizeBook() };
}

/** Checks that are not healthy, by name. */
async function named(part: Partial<Env> = {}, clock: () => number = Date.now): Promise<readonly CheckResult[]> {
  const results = await runChecks(allChecks, contextOf(part, clock));
  return results.filter(({ state }) => state !== "healthy");
}
const namesOf = (results: readonly CheckResult[]) => results.map(({ check, state }) => `${check} ${state}`);

beforeAll(async () => {
  await seedOrigin();
  await callAs(developer, "POST", "/api/v1/system-mode?mode=Live");
  await auditChainOf(testEnv).extend();
});

const readyJob: typeof jobs.$inferInsert = {
  id: "job-larkspur",
  name: "Larkspur Water FY25",
  kind: "base",
  state: "Ready",
  issuerId: "issuer-harbour",
  buyerId: "buyer-wharfside",
  ownerUserId: "user-dana-developer",
  currency: "GBP",
  buyerCountry: "GBR",
  capabilities: ["stp"],
  createdOn: now(),
  updatedOn: now(),
};

const keysThatEndIn = (days: number) =>
  JSON.stringify({ keys: [{ kty: "EC", kid: "edge-1", exp: Math.floor(Date.now() / 1000) + days * 86_400 }] });

describe("every part, broken alone", () => {
  it("names nothing where nothing is broken, and leaves nothing behind", async () => {
    expect(await named()).toEqual([]);
    expect(await testEnv.FILES.head("health-check/probe")).toBeNull();
    expect(await db.$count(idempotencyKeys, eq(idempotencyKeys.person, "health-check"))).toBe(0);
  });

  const parts: readonly (readonly [HealthCheckName, Partial<Env>])[] = [
    ["edge", { EDGE: workerThat(() => new Response(null, { status: 500 })) }],
    ["chatbot", { CHATBOT: workerThat(fails) }],
    [
      "identity",
      { IDP: workerThat(() => Response.json({ issuer: "https://other.example", jwks_uri: "https://a.b/c" })) },
    ],
    ["files", { FILES: broken<R2Bucket>(fails) }],
    ["queue", { PROQ: namespaceOf(fails) }],
    ["auditChain", { AUDIT_CHAIN: namespaceOf(fails) }],
    ["locks", { LOCKS: namespaceOf(fails) }],
    ["mail", deadServices.mail],
    ["model", deadServices.model],
    ["match", deadServices.match],
    ["malware", deadServices.malware],
    ["merge", deadServices.merge],
    ["rutter", deadServices.rutter],
  ];
  it.each(parts)("%s is named, and nothing else", async (name, part) => {
    expect(namesOf(await named(part))).toEqual([`${name} failed`]);
  });

  it("the catalogue is named; what needs it is not checked", async () => {
    const results = await named({ DB: broken<D1Database>(fails) });
    expect(namesOf(results)).toEqual([
      "catalogue failed",
      "objects notChecked",
      "auditChain notChecked",
      "clock notChecked",
    ]);
  });

  it("a clock that is two minutes off is named, in seconds", async () => {
    const results = await named({}, () => Date.now() + 120_000);
    expect(results).toMatchObject([{ check: "clock", state: "warning", message: { code: "healthClock" } }]);
    const provider = workerThat(() =>
      Response.json(
        { issuer: testEnv.OIDC_ISSUER, jwks_uri: `${testEnv.OIDC_ISSUER}/jwks`, keys: [{}] },
        { headers: { date: new Date(Date.now() - 120_000).toUTCString() } },
      ),
    );
    expect(namesOf(await named({ IDP: provider }))).toEqual(["clock warning"]);
  });

  it("a key is named 14 days before its end, and not earlier", async () => {
    expect(namesOf(await named({ EDGE_JWKS: keysThatEndIn(15) }))).toEqual([]);
    const [result] = await named({ EDGE_JWKS: keysThatEndIn(13) });
    expect(result).toMatchObject({ check: "keys", message: { code: "healthKey", args: { name: "edge-1" } } });
  });

  it("an object of 8 of 10 GB is named", async () => {
    await db.insert(jobs).values(readyJob);
    const sized = (bytes: number) => ({ JOB: namespaceOf(async () => bytes) });
    expect(namesOf(await named(sized(7.9e9)))).toEqual([]);
    const [result] = await named(sized(8.3e9));
    const args = { name: "Larkspur Water FY25", held: "8.3", most: "10.0" };
    expect(result).toMatchObject({ check: "objects", state: "warning", message: { code: "healthSize", args } });
  });

  it("a stopped queue is named", async () => {
    await queueOf(testEnv).setRunning(false);
    expect(namesOf(await named())).toEqual(["queue warning"]);
    await queueOf(testEnv).setRunning(true);
  });

  it("a changed line of the audit log is named", async () => {
    // An attacker who can change a line can drop the trigger that protects it.
    await testEnv.DB.prepare("DROP TRIGGER audit_fixed").run();
    const [line] = await db.select().from(audit).limit(1);
    const change = (note: string | null) =>
      db
        .update(audit)
        .set({ note })
        .where(eq(audit.sequence, line?.sequence ?? 0));
    await change("changed");
    const [result] = await named();
    await change(line?.note ?? null);
    const message = { code: "healthChain", args: { line: line?.sequence } };
    expect(result).toMatchObject({ check: "auditChain", state: "failed", message });
    expect(await named()).toEqual([]);
  });
});

it("ends within 8 s with everything hanging, and names every part", async () => {
  const nothing = { fetch: hangs } as unknown as Fetcher;
  const object = namespaceOf(hangs);
  const hanging: Partial<Env> = {
    EDGE: nothing,
    CHATBOT: nothing,
    IDP: nothing,
    DB: broken<D1Database>(hangs),
    FILES: broken<R2Bucket>(hangs),
    PROQ: object,
    LOCKS: object,
    JOB: object,
    AUDIT_CHAIN: object,
    ...deadServices.match,
    MATCH_SERVICE_CERTIFICATE: nothing,
    LINK_STAND_IN: nothing,
  };
  const started = Date.now();
  const results = await runChecks(allChecks, contextOf(hanging));
  expect(Date.now() - started).toBeLessThan(8000);
  const standing = results.filter(({ state }) => state === "healthy").map(({ check }) => check);
  // These hang on nothing: own keys are a setting, and the other services are off or stand-ins.
  expect(standing).toEqual(["mail", "model", "malware"]);
});

describe("the calls", () => {
  const get = async <T>(path: string): Promise<T> => (await callAs(developer, "GET", `${root}/${path}`)).json<T>();

  it("give one run to all who ask while it runs and ten seconds after it, with its progress", async () => {
    const start = async () =>
      (await callAs(developer, "POST", `${root}/system-health-check`)).json<{ correlationId: string }>();
    const started = await Promise.all([start(), start(), start()]);
    const [first] = started;
    expect(new Set(started.map(({ correlationId }) => correlationId)).size).toBe(1);
    await healthOf(testEnv).verify("0".repeat(32));
    const run = await get<HealthRun>(`system-health-check/${first?.correlationId ?? ""}`);
    expect(run).toMatchObject({ correlationId: first?.correlationId, total: 17 });
    expect(run.tookMs).not.toBeNull();
    expect(run.results.filter(({ state }) => state !== "healthy")).toEqual([]);
    expect((await start()).correlationId).toBe(first?.correlationId);
    const unknown = await callAs(developer, "GET", `${root}/system-health-check/${"a".repeat(32)}`);
    expect(unknown.status).toBe(404);
    const overview = await get<HealthOverview>("health-overview");
    expect(overview.latest).toHaveLength(17);
    expect(overview).toMatchObject({ environment: "local", lastRun: { correlationId: first?.correlationId } });
  });

  it("tell how each service is configured and whether it answers", async () => {
    expect(await get("get-integration-configurations")).toEqual([
      { integration: "mail", mode: "standIn", configured: true, missing: [], host: null },
      { integration: "model", mode: "standIn", configured: true, missing: [], host: null },
      { integration: "match", mode: "off", configured: false, missing: [], host: null },
      { integration: "malware", mode: "off", configured: false, missing: [], host: null },
      { integration: "merge", mode: "standIn", configured: true, missing: [], host: "link.localhost:8787" },
      { integration: "rutter", mode: "standIn", configured: true, missing: [], host: "link.localhost:8787" },
    ]);
    const yes = (integration: string) => ({ integration, success: true, message: null });
    expect(await get("verify-integrations-configuration")).toEqual(integrations.map(yes));
  });

  it("send a probe through the queue; delivered three times it has one effect", async () => {
    const ask = async (body: object) =>
      (await callAs(developer, "POST", `${root}/command-execute-validate`, { body })).json<CommandProbe>();
    const queued = await ask({});
    expect(queued).toMatchObject({ isSuccess: false, isCompleted: false, errorMessage: null, effects: 0 });
    const { commandId } = queued;
    await expect.poll(async () => (await ask({ commandId })).isCompleted, { timeout: 20_000 }).toBe(true);
    const ended = await ask({ commandId });
    expect(ended).toMatchObject({ isSuccess: true, isCompleted: true, errorMessage: null, deliveries: 3, effects: 1 });
    expect(ended.completedMs).not.toBeNull();
    const none = await callAs(developer, "POST", `${root}/command-execute-validate`, { body: { commandId: "x" } });
    expect(none.status).toBe(404);
  });

  it("a probe with two effects fails", async () => {
    const id = "probe-of-two";
    const health = healthOf(testEnv);
    await health.expectProbe(id);
    await health.startCommand({ commandId: id, token: 1, commandType: "", payload: "{}", attempt: 1 });
    await runInDurableObject(health, (_, { storage }) =>
      storage.sql.exec("INSERT INTO probe_effects VALUES (?, 0)", id),
    );
    const outcome = { sequence: 1, commandId: id, commandType: "", targetEntityId: "", jobId: null, batchId: null };
    await health.commandsEnded([{ ...outcome, outcome: "done", message: null }]);
    const args = { count: 2 };
    expect(await health.probe(id)).toMatchObject({
      isSuccess: false,
      isCompleted: true,
      errorMessage: { code: "healthProbeEffects", args },
    });
  });
});

describe("scheduled runs", () => {
  it("fill a ring of a day and are timed by an alarm that is set again", async () => {
    await healthOf(testEnv).watch("1", {});
    const ringed = await runInDurableObject(healthOf(testEnv), async (object, { storage }) => {
      await object.alarm();
      for (let at = 1; at <= healthLimits.ring + 5; at += 1)
        storage.sql.exec("INSERT INTO ring VALUES (?, '[]')", Date.now() - at * healthLimits.everyMs);
      await object.alarm();
      const { n } = storage.sql.exec<{ n: number }>("SELECT count(*) n FROM ring").one();
      return { n, alarm: await storage.getAlarm() };
    });
    expect(ringed.n).toBe(healthLimits.ring);
    expect(ringed.alarm).not.toBeNull();
    const { history, probes } = await healthOf(testEnv).overview();
    expect(probes).toBe(healthLimits.ring);
    const edge = history.find(({ check }) => check === "edge");
    expect(edge?.available).toBe(1);
    expect(edge?.slots).toHaveLength(healthLimits.slots);
    expect(edge?.slots.at(-1)).toMatchObject({ failed: 0, warned: 0 });
  });
});

describe("alerts", () => {
  const at = "2026-11-29T10:00:00.000Z";
  const result = (state: CheckResult["state"], code: string | null): readonly CheckResult[] => [
    { check: "clock", state, message: code === null ? null : { code, args: {} }, ms: 1, at },
  ];
  const [off, on, silent] = [result("healthy", null), result("warning", "healthClock"), result("failed", "healthLate")];
  /** The state of the one alert after these runs. */
  const after = (runs: readonly (readonly CheckResult[])[]) =>
    openAlerts(runs.reduce<ReturnType<typeof alertsAfter>>((states, run) => alertsAfter(states, run, at), []));

  it("open with the second run in a row and close with the second one without", () => {
    expect(after([on])).toEqual([]);
    expect(after([on, off, on])).toEqual([]);
    expect(after([on, on])).toMatchObject([{ kind: "clock", since: at }]);
    expect(after([on, on, off])).toHaveLength(1);
    expect(after([on, on, off, on, off])).toHaveLength(1);
    expect(after([on, on, off, off])).toEqual([]);
  });
  it("stay as they are where a part could not be checked", () => {
    expect(after([on, on, silent, silent, silent])).toHaveLength(1);
    expect(after([silent, silent])).toEqual([]);
  });
});

it("an open alert is a row of “Needs you” for developers, and for no other user, until it closes", async () => {
  const alertsOf = async (subject: string) => {
    const { rows } = await (await callAs(subject, "GET", "/api/v1/needs-you")).json<NeedsYou>();
    return rows.filter(({ kind }) => kind === "systemAlert");
  };
  const since = "2026-11-29T10:00:00.000Z";
  const message = { code: "healthClock", args: { seconds: 90 } };
  const keep = (alerts: object[]) =>
    runInDurableObject(healthOf(testEnv), (_, { storage }) => storage.kv.put("alerts", alerts));
  await keep([{ kind: "clock", since, message, streak: 0 }]);
  expect(await alertsOf(developer)).toMatchObject([
    { id: "systemAlert:clock", since, fingerprint: since, reason: message },
  ]);
  expect(await alertsOf("theo-tester")).toEqual([]);
  expect((await healthOf(testEnv).overview()).alerts).toEqual([{ kind: "clock", since, message }]);
  await keep([{ kind: "clock", since: null, message, streak: 1 }]);
  expect(await alertsOf(developer)).toEqual([]);
});

it("no secret of any setting is in a result, whatever a service answers", async () => {
  const planted = {
    MATCH_SERVICE_USER: "planted-user",
    MATCH_SERVICE_SECRET: "planted:secret/+word",
    MAIL_PROVIDER_KEY: "SG.planted-mail-key",
    MODEL_KEY: "sk-planted-model-key",
    MAIL_EVENT_KEY: "planted-event-key",
    MERGE_API_KEY: "planted-merge-key",
    RUTTER_CLIENT_SECRET: "planted-rutter-secret",
  };
  const echo = broken<Fetcher>(async (...asked: unknown[]) => {
    const [request] = asked;
    const said = request instanceof Request ? [...request.headers].join(" ") : "";
    throw new Error(`${said} ${Object.values(planted).join(" ")}`);
  });
  const { mail, model, match, merge, rutter } = deadServices;
  const part = { ...mail, ...model, ...match, ...merge, ...rutter, ...planted };
  const results = await named({ ...part, MATCH_SERVICE_CERTIFICATE: echo, EDGE: echo, IDP: echo });
  expect(results.length).toBeGreaterThan(4);
  const text = JSON.stringify(results);
  expect(Object.values(planted).filter((secret) => text.includes(secret) || text.includes(btoa(secret)))).toEqual([]);
});
