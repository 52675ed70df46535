import { eq } from "drizzle-orm";
import { beforeAll, expect, it, vi } from "vitest";
import { permissions } from "@paygauge/api-types/access/permissions";
import { bodyTypeOf, isOfOrigin, type Call } from "@paygauge/api-types/endpoints/call";
import { compiledCalls } from "@paygauge/api-types/endpoints";
import { lockableTypes } from "@paygauge/api-types/entities/lockable-types";
import { fillPath } from "@paygauge/api-types/paths";
import { commandOf, runningJob } from "./proq/queued-job.fixture.ts";
import { countRefusals } from "./refusal-counts.ts";
import { queueOf } from "./proq/queue-stub.ts";
import { forgetPeople } from "./identity/person.ts";
import { locksOf } from "./locks/entity-locks.ts";
import { now, openDatabase } from "./store/database.ts";
import { buyers, directGrants, issuers, jobs, userIssuers, userRoles, users } from "./store/schema.ts";
import { callAs, seedOrigin } from "./support/call-origin.ts";
import { testEnv } from "./support/test-env.ts";

const db = openDatabase(testEnv.DB);
const queue = queueOf(testEnv);
/** A Manager of one issuer, and a Member, each with every permission but the sight of all tenants. */
const manager = {
  subject: "nora-neighbour",
  userId: "user-nora-neighbour",
  issuerId: "issuer-northstar",
  buyerId: "buyer-polaris",
};
const member = {
  subject: "clara-client",
  userId: "user-clara-client",
  issuerId: "issuer-harbour",
  buyerId: "buyer-wharfside",
};
const mark = "Zebrawood";

const jobRow = (id: string, place: Parameters<typeof runningJob>[3], ownerUserId: string) =>
  runningJob(id, id.startsWith("own") ? "Of our own" : `${mark} ${id}`, ownerUserId, place);

/** Parameters of every call: parts that it takes are taken from here. */
function queryOf(call: Call, who: typeof manager): Record<string, string> {
  const known: Record<string, string> = {
    issuerId: who.issuerId,
    jobArtifactId: `own-${who.subject}`,
    userId: who.userId,
    grid: "jobs",
    list: "include",
    text: mark.slice(0, 5),
  };
  const entries = call.query !== undefined && "entries" in call.query ? Object.keys(call.query.entries as object) : [];
  return Object.fromEntries(entries.flatMap((name) => (known[name] === undefined ? [] : [[name, known[name]]])));
}

/** Counts of refusals, in which these very reads count: what others were refused is looked for in them below. */
const ofRefusals: ReadonlySet<string> = new Set(["guardRefusals", "guardRules"]);

/** Clocks and the runner's own waiting are still. */
const still = (text: string): string =>
  text
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "at")
    .replaceAll(/"(?:currentDelay|totalSecondsDiff|age|ms)":\d+/g, "ms");

async function answersOf(who: typeof manager): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  for (const { id, path, call } of compiledCalls) {
    if (call.effect !== "read" || !isOfOrigin(call) || call.access.who === "edge") continue;
    const kinds: Record<string, string> = { issuers: who.issuerId, buyers: who.buyerId, users: who.userId };
    const own = kinds[/^\/api\/v1\/(\w+)\//.exec(path)?.[1] ?? ""] ?? `own-${who.subject}`;
    const named: Record<string, string> = {
      versionNumber: "1",
      commandId: `run-own-${who.subject}:Ingest`,
      userId: who.userId,
      id: own,
    };
    if (path.endsWith("/assigned-user-issuers") || path.endsWith("/assignable-job-artifacts")) named["id"] = who.userId;
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
    const filled = fillPath(path, Object.fromEntries(names.map((name) => [name, named[name] ?? own])));
    const query = new URLSearchParams(queryOf(call, who)).toString();
    const locked = { entityType: "issuer", entityId: who.issuerId, userId: who.userId };
    const paged = { pageNumber: 1, pageSize: 200 };
    const body = bodyTypeOf(call) === "json" ? { body: id === "entityStatus" ? locked : paged } : {};
    const answer = await callAs(who.subject, call.method, query === "" ? filled : `${filled}?${query}`, body);
    answers[id] = `${answer.status} ${still(await answer.text()).replaceAll(/"correlationId":"\w+"/g, "")}`;
  }
  return answers;
}

/** What other tenants have and do: users, issuers, jobs, queued and failed work, and entities of theirs held open. */
async function letOthersWork(): Promise<void> {
  const moment = now();
  const dates = { createdOn: moment, updatedOn: moment };
  const [harbour] = await db.select().from(issuers).where(eq(issuers.id, "issuer-harbour"));
  if (!harbour) throw new Error("The seed has no such issuer.");
  await db.insert(issuers).values({ ...harbour, id: "issuer-zebra", name: `${mark} issuer`, issuerKey: "zebra" });
  await db
    .insert(buyers)
    .values({ id: "buyer-zebra", name: `${mark} buyer`, issuerId: "issuer-zebra", country: "GBR", ...dates });
  await db.insert(users).values({
    id: "user-zebra",
    idpIssuer: "i",
    idpSubject: "zebra",
    idProviderName: "local",
    displayName: `${mark} person`,
    username: "zebrawood",
    email: "zebrawood@example.org",
    approved: true,
    ...dates,
  });
  await countRefusals(testEnv.DB, [
    { person: "i|zebra", entry: "page:devops", code: "INSUFFICIENT_PERMISSION", count: 7 },
  ]);
  await db.insert(userIssuers).values({ userId: "user-zebra", issuerId: "issuer-zebra", userRole: "Manager" });
  await db.insert(userRoles).values({ userId: "user-zebra", role: "issuer" });
  // Another issuer's, and one of the member's own issuer and buyer that the member may not see.
  await db
    .insert(jobs)
    .values([
      jobRow("zebra-1", { issuerId: "issuer-zebra", buyerId: "buyer-zebra" }, "user-zebra"),
      jobRow("zebra-2", { issuerId: "issuer-harbour", buyerId: "buyer-wharfside" }, "user-cara-campaigner"),
    ]);
  const entities = {
    job: "zebra-1",
    issuer: "issuer-zebra",
    buyer: "buyer-zebra",
    user: "user-zebra",
    branding: "branding-zebra",
    scoringRuleset: "1",
    confidenceRuleset: "1",
    prompt: "prompt-narrative",
    videoResource: "hub-zebra",
    datapointProfile: "profile-zebra",
    sftpConfiguration: "configuration-zebra",
  };
  for (const type of lockableTypes) {
    const who = { userId: "user-zebra", userName: `${mark} person`, entityName: `${mark} ${type}` };
    await locksOf(testEnv, type).report({ ...who, entityId: entities[type] }, false);
  }
  await queue.enqueue([commandOf("zebra-1", "Ingest"), commandOf("zebra-1", "Zebra"), commandOf("zebra-2", "Zebra")]);
  await queue.setRunning(true);
  const ended = async () =>
    (await queue.commandsById(["run-zebra-1:Zebra", "run-zebra-2:Zebra"])).map(({ state }) => state);
  await vi.waitFor(async () => expect(await ended()).toEqual(["Error", "Error"]), { timeout: 20_000 });
  await queue.setRunning(false);
  await queue.enqueue([commandOf("zebra-1", "Later"), commandOf("zebra-2", "Later")]);
}

beforeAll(async () => {
  await seedOrigin();
  await queue.setRunning(false);
  for (const who of [manager, member]) {
    const granted = permissions.filter((each) => each !== "AllJobs_VIEW" && each !== "InaccessibleArea_ALL");
    for (const permission of granted)
      await db.insert(directGrants).values({ userId: who.userId, permission }).onConflictDoNothing();
    await db.insert(jobs).values(jobRow(`own-${who.subject}`, who, who.userId));
    const scheduledTime = new Date(Date.now() + 3_600_000).toISOString();
    await queue.enqueue([{ ...commandOf(`own-${who.subject}`, "Ingest"), scheduledTime }]);
  }
  forgetPeople(testEnv.DB);
});

it("S56: no answer names or counts what the user may not see: others' work changes no answer", async () => {
  // The first round leaves results of checks, which the others show.
  await answersOf(manager);
  const before = [await answersOf(manager), await answersOf(member)];
  const answered = before.map((each) => Object.values(each).filter((text) => text.startsWith("200")).length);
  expect(Math.min(...answered)).toBeGreaterThan(45);
  await letOthersWork();
  forgetPeople(testEnv.DB);
  const after = [await answersOf(manager), await answersOf(member)];
  const differing = after.flatMap((answers, index) =>
    Object.entries(answers).flatMap(([id, text]) =>
      text === before[index]?.[id] || ofRefusals.has(id)
        ? []
        : [`${index === 0 ? "manager" : "member"} ${id}: ${text.slice(0, 400)}`],
    ),
  );
  expect(differing).toEqual([]);
  // Only the other tenant's user was refused here.
  for (const { guardRefusals = "", guardRules = "" } of after) {
    expect([guardRefusals.slice(0, 3), guardRefusals.includes("page:devops")]).toEqual(["200", false]);
    expect(/"id":"page:devops".*?"hours":\[([^\]]*)\]/.exec(guardRules)?.[1]).toMatch(/^0(,0)*$/);
  }
  const said = JSON.stringify(after);
  expect(said.includes(mark) || said.includes("zebra")).toBe(false);
}, 120_000);
