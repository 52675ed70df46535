/** The moves of states.ts and no others can be written to the catalogue, by whichever caller. */
import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import {
  jobMachine,
  jobStates,
  linkedAccountMachine,
  linkedAccountStatuses,
  magicLinkMachine,
  magicLinkStates,
  mayBecome,
  rulesetMachine,
  rulesetStates,
  uploadMachine,
  uploadStates,
} from "@paygauge/api-types/states";
import { seedOrigin } from "../support/call-origin.ts";
import { testEnv } from "../support/test-env.ts";
import { now, openDatabase } from "./database.ts";
import { jobs, linkedAccounts, magicLinks, rulesets, uploads } from "./schema.ts";

const db = openDatabase(testEnv.DB);
const at = now();
const job = {
  name: "States",
  kind: "base",
  issuerId: "issuer-harbour",
  buyerId: "buyer-wharfside",
  ownerUserId: "user-petra-jobmanager",
  currency: "GBP",
  buyerCountry: "GBR",
  capabilities: ["stp" as const],
  createdOn: at,
  updatedOn: at,
} as const;

beforeAll(async () => {
  await seedOrigin();
  await db.insert(jobs).values({ ...job, capabilities: [...job.capabilities], id: "job-of-uploads" });
});

/** Every two states that differ. */
const pairs = <S extends string>(states: readonly S[]): readonly (readonly [S, S])[] =>
  states.flatMap((from) => states.filter((to) => to !== from).map((to) => [from, to] as const));

/** "written", or what the catalogue says instead. */
const outcomeOf = (write: PromiseLike<unknown>): Promise<string> =>
  Promise.resolve(write).then(
    () => "written",
    (error: unknown) => {
      const cause = error instanceof Error ? (error.cause ?? error) : error;
      return cause instanceof Error ? cause.message : String(cause);
    },
  );

const expectAsDeclared = (moved: string, isAllowed: boolean, move: string) =>
  isAllowed
    ? expect(moved, move).toBe("written")
    : expect(moved, move).toMatch(/may not take this state|goes from Draft/);

it("jobs", async () => {
  for (const [from, to] of pairs(jobStates)) {
    const id = `job-${from}-${to}`;
    await db.insert(jobs).values({ ...job, capabilities: [...job.capabilities], id, state: from });
    const moved = await outcomeOf(db.update(jobs).set({ state: to }).where(eq(jobs.id, id)));
    expectAsDeclared(moved, mayBecome(jobMachine, from, to), id);
  }
});

it("uploads", async () => {
  for (const [from, to] of pairs(uploadStates)) {
    const id = `upload-${from}-${to}`;
    await db.insert(uploads).values({
      id,
      jobId: "job-of-uploads",
      fileName: "ledger.csv",
      size: 10,
      partSize: 10,
      r2Key: id,
      state: from,
      createdBy: "user-petra-jobmanager",
      createdOn: at,
      updatedOn: at,
    });
    const moved = await outcomeOf(db.update(uploads).set({ state: to }).where(eq(uploads.id, id)));
    expectAsDeclared(moved, mayBecome(uploadMachine, from, to), id);
  }
});

it("rulesets", async () => {
  for (const [index, [from, to]] of pairs(rulesetStates).entries()) {
    const versionNumber = 1000 + index;
    await db.insert(rulesets).values({
      kind: "confidence",
      versionNumber,
      state: from,
      body: "{}",
      note: "",
      author: "Sasha",
      createdOn: at,
      updatedOn: at,
    });
    const moved = await outcomeOf(
      db.update(rulesets).set({ state: to }).where(eq(rulesets.versionNumber, versionNumber)),
    );
    expectAsDeclared(moved, mayBecome(rulesetMachine, from, to), `${from} to ${to}`);
  }
});

it("magic links", async () => {
  for (const [from, to] of pairs(magicLinkStates)) {
    const id = `link-${from}-${to}`.toLowerCase();
    await db.insert(magicLinks).values({
      id,
      tokenHash: id,
      issuerId: "issuer-harbour",
      buyerId: "buyer-wharfside",
      kind: "base",
      recipient: "ap@wharfside.example",
      language: "en",
      state: from,
      expiresOn: at,
      uses: 1,
      lastEventOn: at,
      createdBy: "user-petra-jobmanager",
      createdOn: at,
      updatedOn: at,
    });
    const moved = await outcomeOf(db.update(magicLinks).set({ state: to }).where(eq(magicLinks.id, id)));
    expectAsDeclared(moved, mayBecome(magicLinkMachine, from, to), id);
  }
});

it("linked accounts", async () => {
  for (const [from, to] of pairs(linkedAccountStatuses)) {
    const id = `account-${from}-${to}`.toLowerCase();
    await db.insert(linkedAccounts).values({
      id,
      issuerId: "issuer-harbour",
      buyerId: "buyer-wharfside",
      provider: "Merge",
      email: "ap@wharfside.example",
      status: from,
      createdBy: "user-petra-jobmanager",
      createdOn: at,
      updatedOn: at,
    });
    const moved = await outcomeOf(db.update(linkedAccounts).set({ status: to }).where(eq(linkedAccounts.id, id)));
    expectAsDeclared(moved, mayBecome(linkedAccountMachine, from, to), id);
  }
});
