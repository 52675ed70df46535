import { message } from "@paygauge/api-types/catalogue/message";
import type { Handlers } from "../../call-context.ts";
import { done } from "@paygauge/worker/done";
import { requireInWork, runInWork } from "../../identity/run-in-sight.ts";
import { jobObjectOf } from "../../job/job-stub.ts";
import { maxNotes } from "../../job/decisions/supplier-notes.ts";
import { lockEnded } from "../../locks/fencing.ts";
import { notFound, refuse } from "@paygauge/worker/refusal";
import { now } from "../../store/database.ts";

export const overridesHandlers = {
  bandOverrides: ({ env, job, run, query }) => jobObjectOf(env, job.id).bandOverrides(run, query.supplierKey),

  setBand: async ({ env, person, job, params, body, fence, audit }) => {
    const by = { author: person.name, at: now() };
    const kept = await jobObjectOf(env, job.id).setBand(runInWork(job), params.supplierKey, body, by, fence);
    if (typeof kept === "object") throw lockEnded();
    if (kept === "supplier") throw notFound("supplier");
    if (kept === "notSet") throw refuse("bandNotSet");
    audit({
      entityType: "band-override",
      entityId: `${job.id}/${params.supplierKey}`,
      issuerId: job.issuerId,
      note: `${body.capability} ${body.kind === "set" ? body.level : "taken back"}`,
    });
    return done(message(body.kind === "set" ? "bandSet" : "bandTakenBack"));
  },

  supplierNotes: ({ env, person, job, run, params }) =>
    jobObjectOf(env, job.id).supplierNotes(run, params.supplierKey, person.userId),

  addSupplierNote: async ({ env, person, job, params, body, audit }) => {
    const by = { author: person.name, authorId: person.userId, at: now() };
    const noteId = await jobObjectOf(env, job.id).addNote(runInWork(job), params.supplierKey, body.text, by);
    if (noteId === "supplier") throw notFound("supplier");
    if (noteId === "full") throw refuse("maxNotes", { most: maxNotes });
    const entityId = `${job.id}/${params.supplierKey}/${noteId}`;
    audit({ entityType: "supplier-note", entityId, issuerId: job.issuerId, note: "added" });
    return { ...done(message("noteAdded")), noteId };
  },

  removeSupplierNote: async ({ env, person, job, params, audit }) => {
    requireInWork(job);
    const { supplierKey, noteId } = params;
    const found = await jobObjectOf(env, job.id).removeNote(supplierKey, Number(noteId), person.userId);
    if (found === "notFound") throw notFound("entry");
    if (found === "ofOther") throw refuse("noteOfOther");
    const entityId = `${job.id}/${supplierKey}/${noteId}`;
    audit({ entityType: "supplier-note", entityId, issuerId: job.issuerId, note: "removed" });
    return done(message("noteRemoved"));
  },
} satisfies Partial<Handlers>;
