import { beforeAll, expect, it, onTestFinished } from "vitest";
import { compiledCalls, type CallId } from "@paygauge/api-types/endpoints";
import { isOfOrigin, type Call } from "@paygauge/api-types/endpoints/call";
import { identityAudiences } from "@paygauge/api-types/entities/identity";
import { claimsFor, holdAwake, prepareReading, stayedAwake } from "./reads-change-nothing.fixture.ts";
import { bodiesFor, pathOf, type Place } from "./reading-requests.fixture.ts";
import { makeProgramOf, makeStranger } from "./audit/stranger.fixture.ts";
import { objectsOfBefore } from "./support/objects-of-before.ts";
import { storeDigests } from "./support/store-digests.ts";
import { callOrigin, subOf } from "./support/call-origin.ts";

const readers = [subOf("sasha-sysadmin"), subOf("dana-developer"), subOf("isla-issuer"), "edge"];
/** A look at every table of every store costs more than a call: so many calls share one. */
const callsALook = 16;

/** The exceptions: an answer of the model counts the tokens that it charges for. */
const countUsage: readonly CallId[] = ["chatCompletion", "parseAddress"];
/** Calls of the assistant alone, whose identity has an audience of its own. */
const ofAssistant: readonly CallId[] = ["chatCompletion", "chatEmbedding"];
const usage = "catalogue ai_prompt_usage";

let places: readonly Place[] = [];
let earlier: ReadonlySet<string> = new Set();
beforeAll(async () => {
  earlier = await objectsOfBefore();
  places = await prepareReading();
  // What a first visit leaves (a user's last activity) is there before the count.
  for (const sub of readers) await callOrigin("GET", "/api/v1/users/user-permissions", { as: { sub } });
});

/** Makes a call in every way that it may be made here. @returns the statuses that it was answered with */
async function readAll(id: CallId, call: Call): Promise<number[]> {
  const statuses: number[] = [];
  for (const place of places) {
    for (const sub of readers) {
      for (const body of bodiesFor(id, call, place)) {
        const sent = body === undefined ? {} : body instanceof FormData ? { raw: body } : { body };
        const as = ofAssistant.includes(id) ? { sub, aud: identityAudiences.reads } : claimsFor(id, place, sub);
        const answer = await callOrigin(call.method, pathOf(id, call, place), { as, ...sent });
        const bytes = await answer.arrayBuffer();
        expect(answer.status, `${id} ${new TextDecoder().decode(bytes.slice(0, 300))}`).toBeLessThan(500);
        statuses.push(answer.status);
      }
    }
  }
  return statuses;
}

it("S28: no call with effect read changes a row of any store, answered or refused", async () => {
  const reads = compiledCalls.filter(({ call }) => call.effect === "read" && isOfOrigin(call));
  expect(reads.length).toBeGreaterThan(90);
  onTestFinished(holdAwake(places));
  await stayedAwake(places);
  let before = await storeDigests(earlier);
  const kinds = new Set([...before.keys()].map((name) => name.split(" ")[0]));
  expect(kinds).toEqual(
    new Set(["AUDIT_CHAIN", "COMPANIES", "JOB", "LOCKS", "MAIL", "PROQ", "TABLE_IMPORT", "catalogue", "files"]),
  );
  const unanswered: CallId[] = [];
  const changed: string[] = [];
  for (let first = 0; first < reads.length; first += callsALook) {
    const asked = reads.slice(first, first + callsALook);
    for (const { id, call } of asked) if (!(await readAll(id, call)).includes(200)) unanswered.push(id);
    const after = await storeDigests(earlier);
    const tables = new Set([...before.keys(), ...after.keys()]);
    const isCounted = asked.some(({ id }) => countUsage.includes(id));
    for (const name of tables)
      if (after.get(name) !== before.get(name) && !(isCounted && name === usage))
        changed.push(`${name} by one of ${asked.map(({ id }) => id).join(", ")}`);
    // A change is reported once.
    before = after;
  }
  expect(await stayedAwake(places), "an object that was put away set its runs right by itself").toBe(true);
  expect(changed).toEqual([]);
  expect(unanswered, "a read that is only ever refused shows nothing").toEqual([]);
});

it("what belongs to an issuer is not there for a Manager of another, whichever call they ask by", async () => {
  const sub = await makeStranger();
  const [place = {}] = places;
  const theirs = compiledCalls.filter(
    ({ call }) =>
      call.effect === "read" &&
      isOfOrigin(call) &&
      // A token opens what it was made for, for every user.
      call.access.who !== "token" &&
      /:(?:jobId|buyerId|issuerId|userId|id)\b/.test(call.path),
  );
  // Profiles belong to no issuer: their permission decides.
  theirs.splice(
    theirs.findIndex(({ id }) => id === "datapointProfile"),
    1,
  );
  expect(theirs.length).toBeGreaterThan(50);
  const told: string[] = [];
  const theirProgram = await makeProgramOf("user-stranger");
  for (const { id, call } of theirs) {
    const path = pathOf(id, call, place);
    const answers: string[] = [];
    for (const body of bodiesFor(id, call, place)) {
      const sent = body === undefined ? {} : body instanceof FormData ? { raw: body } : { body };
      const answer = await callOrigin(call.method, path, { as: { sub }, ...sent });
      answers.push(`${answer.status} ${(await answer.text()).slice(0, 160)}`);
      const asProgram = await callOrigin(call.method, path, { as: theirProgram, ...sent });
      answers.push(`${asProgram.status} ${(await asProgram.text()).slice(0, 160)}`);
    }
    // A body that does not fit is refused before anything is looked for.
    const isHidden =
      answers.some((each) => each.startsWith("404 ")) && answers.every((each) => /^(?:404|422) /.test(each));
    if (!isHidden) told.push(`${id} ${path} ${answers.join(" | ")}`);
  }
  expect(told).toEqual([]);
});
