import { message } from "@paygauge/api-types/catalogue/message";
import type { Handlers } from "../../call-context.ts";
import { done } from "@paygauge/worker/done";
import type { Env } from "../../env.ts";
import type { Person } from "../../identity/person.ts";
import { notFound, refuse } from "@paygauge/worker/refusal";
import { now, type Database } from "../../store/database.ts";
import { issuerOfVendor } from "../../vendors/label-store.ts";
import { maxVendorNotes } from "../../vendors/note-store.ts";
import { vendorsOf } from "../../vendors/vendors-stub.ts";
import { countedRuns } from "./counted-runs.ts";
import { knownDays } from "./known-days.ts";
import { seenRuns, shownMoney } from "./seen-runs.ts";
import { mayMerge, namedRow, uncountedOf, vendorPageOf } from "./vendor-pages.ts";

/** The runs of a vendor's issuer that the user sees, with the object that holds it. @throws Refusal 404 */
async function ofVendor(env: Env, db: Database, person: Person, vendorId: string) {
  const issuerId = issuerOfVendor(vendorId);
  if (issuerId === null) throw notFound("vendor");
  const which = countedRuns((await seenRuns(db, person)).filter((run) => run.issuerId === issuerId));
  const vendors = vendorsOf(env, issuerId);
  // A vendor of sample jobs alone is in no sum, and has its page all the same.
  for (const runs of [[...which.counted, ...which.repeated], which.samples]) {
    const money = shownMoney(runs);
    const question = {
      runs: runs.map(({ jobId, run }) => ({ jobId, run })),
      uncounted: uncountedOf(which),
      factors: money.factors,
    };
    if (runs.length > 0 && (await vendors.isSeen(vendorId, question)))
      return { issuerId, runs, money, question, vendors };
  }
  throw notFound("vendor");
}

/** The same for a change: the vendor is in one of these runs, and the user is staff or manages its issuer. */
async function toChange(env: Env, db: Database, person: Person, vendorId: string) {
  const found = await ofVendor(env, db, person, vendorId);
  if (!mayMerge(person, found.issuerId)) throw refuse("vendorOfManagers");
  return found;
}

const byPerson = ({ userId, name }: Person) => ({ authorId: userId, author: name, at: now() });

export const vendorsHandlers = {
  vendorsPage: async ({ env, db, person, body }) =>
    vendorPageOf(person, await seenRuns(db, person), body, {
      ask: async (issuerId, question) => vendorsOf(env, issuerId).ask(question),
    }),

  vendor: async ({ env, db, person, params }) => {
    const { issuerId, runs, money, question, vendors } = await ofVendor(env, db, person, params.vendorId);
    const detail = await vendors.detail(params.vendorId, question, person.userId);
    if (detail === null) throw notFound("vendor");
    const known = new Map(runs.map((run) => [run.jobId, run]));
    const knownOn = knownDays(detail.evidence.cardDays, runs);
    return {
      ...detail,
      ...namedRow(detail, runs, money.currency),
      mayMerge: mayMerge(person, issuerId),
      currency: money.currency,
      ratesOf: money.ratesOf,
      unconverted: [...money.unconverted],
      jobRows: detail.jobRows.map((row) => ({
        ...row,
        jobName: known.get(row.jobId)?.jobName ?? "",
        buyerName: known.get(row.jobId)?.buyerName ?? "",
        knownOn: knownOn(row) ?? row.measuredOn,
      })),
    };
  },

  mergeVendors: async ({ env, db, person, params, body, audit }) => {
    const { issuerId, question, vendors } = await toChange(env, db, person, params.vendorId);
    if (issuerOfVendor(body.from) !== issuerId || !(await vendors.isSeen(body.from, question)))
      throw notFound("vendor");
    const merged = await vendors.merge({ into: params.vendorId, from: body.from }, byPerson(person), body.reason);
    if (merged === "gone") throw notFound("vendor");
    if (merged === "same") throw refuse("vendorsAreOne");
    audit({ entityType: "vendor", entityId: params.vendorId, issuerId, note: `merged ${body.from}` });
    return { ...done(message("vendorsMerged")), vendorId: params.vendorId };
  },

  splitVendor: async ({ env, db, person, params, body, audit }) => {
    const { issuerId, vendors } = await toChange(env, db, person, params.vendorId);
    const pair = { from: params.vendorId, vendorId: body.vendorId };
    if ((await vendors.split(pair, byPerson(person), body.reason)) === "gone") throw refuse("vendorNotMerged");
    audit({ entityType: "vendor", entityId: params.vendorId, issuerId, note: `split off ${body.vendorId}` });
    return { ...done(message("vendorSplit")), vendorId: body.vendorId };
  },

  addVendorNote: async ({ env, db, person, params, body, audit }) => {
    const { issuerId, vendors } = await ofVendor(env, db, person, params.vendorId);
    const noteId = await vendors.addNote(params.vendorId, body.text, byPerson(person));
    if (noteId === "gone") throw notFound("vendor");
    if (noteId === "full") throw refuse("maxNotes", { most: maxVendorNotes });
    audit({ entityType: "vendor-note", entityId: `${params.vendorId}/${noteId}`, issuerId, note: "added" });
    return { ...done(message("noteAdded")), noteId };
  },

  removeVendorNote: async ({ env, db, person, params, audit }) => {
    const { issuerId, vendors } = await ofVendor(env, db, person, params.vendorId);
    const { vendorId, noteId } = params;
    if (!(await vendors.removeNote(vendorId, Number(noteId), person.userId))) throw notFound("entry");
    audit({ entityType: "vendor-note", entityId: `${vendorId}/${noteId}`, issuerId, note: "removed" });
    return done(message("noteRemoved"));
  },
} satisfies Partial<Handlers>;
