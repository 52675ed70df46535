import * as v from "valibot";
import { holders } from "../access/access.ts";
import { done, mutation } from "../entities/mutation.ts";
import { pagedRequest } from "../entities/paging.ts";
import { runQuery } from "../entities/runs.ts";
import {
  createUseCaseBody,
  draftUseCaseBody,
  updateUseCaseBody,
  useCaseChanges,
  useCaseDraft,
  useCaseList,
  useCaseMembers,
  useCaseOfSupplier,
  useCaseOnPage,
  useCaseSupplier,
} from "../entities/use-cases.ts";
import { ofJob, type Call } from "./call.ts";

const job = "/api/v1/jobs/:jobId";
const all = `${job}/use-cases`;
const one = `${all}/:useCaseId`;
const sees = holders("JobUseCases_VIEW");
const edits = holders("JobUseCases_VIEW", "JobUseCases_CRUD");
const version = v.strictObject({ version: v.number() });

/** Use cases of a job. Members and clients read those that are published, of the published run. */
export const useCasesCalls = {
  useCases: {
    method: "GET",
    path: all,
    access: sees,
    needsFigures: true,
    effect: "read",
    ofRun: true,
    query: v.strictObject(runQuery),
    answer: useCaseList,
  },
  /** Those that count one supplier. */
  supplierUseCases: {
    method: "GET",
    path: `${job}/suppliers/:supplierKey/use-cases`,
    access: sees,
    needsFigures: true,
    effect: "read",
    ofRun: true,
    query: v.strictObject(runQuery),
    answer: v.array(useCaseOfSupplier),
  },
  useCase: {
    method: "GET",
    path: one,
    access: sees,
    needsFigures: true,
    effect: "read",
    query: v.strictObject(runQuery),
    answer: useCaseOnPage,
  },
  useCaseMembers: {
    method: "POST",
    path: `${one}/suppliers/get`,
    access: sees,
    needsFigures: true,
    effect: "read",
    query: v.strictObject(runQuery),
    body: pagedRequest,
    answer: useCaseMembers,
  },
  useCaseSupplier: {
    method: "GET",
    path: `${one}/suppliers/:supplierKey`,
    access: sees,
    needsFigures: true,
    effect: "read",
    query: v.strictObject(runQuery),
    answer: useCaseSupplier,
  },
  /** `headings`: what the screen calls the columns, as JSON; English without them. */
  exportUseCase: {
    method: "GET",
    path: `${one}/export`,
    access: sees,
    needsFigures: true,
    effect: "read",
    query: v.strictObject({
      ...runQuery,
      format: v.optional(v.picklist(["csv", "xlsx"])),
      headings: v.optional(v.pipe(v.string(), v.maxLength(2000))),
    }),
    answer: "download",
  },
  /** What criteria would find in the newest run. */
  draftUseCase: {
    method: "POST",
    path: `${all}/draft`,
    access: edits,
    needsFigures: true,
    effect: "read",
    body: draftUseCaseBody,
    answer: useCaseDraft,
  },
  /** What a refresh of the set would change. */
  useCaseChanges: {
    method: "GET",
    path: `${one}/changes`,
    access: sees,
    needsFigures: true,
    effect: "read",
    answer: useCaseChanges,
  },
  /** Freezes the set that the criteria find in the newest run. */
  createUseCase: {
    method: "POST",
    path: all,
    access: edits,
    needsFigures: true,
    effect: "write",
    unlocked: "adds",
    body: createUseCaseBody,
    answer: mutation({ id: v.string() }),
  },
  updateUseCase: {
    method: "PUT",
    path: one,
    access: edits,
    needsFigures: true,
    effect: "write",
    locked: ofJob,
    body: updateUseCaseBody,
    answer: done,
  },
  /** Takes the set that the criteria find in the newest run in place of the frozen one. */
  refreshUseCase: {
    method: "POST",
    path: `${one}/refresh`,
    access: edits,
    needsFigures: true,
    effect: "write",
    locked: ofJob,
    body: version,
    answer: done,
  },
  publishUseCase: {
    method: "POST",
    path: `${one}/publish`,
    access: edits,
    needsFigures: true,
    effect: "write",
    locked: ofJob,
    body: v.strictObject({ ...version.entries, isPublished: v.boolean() }),
    answer: done,
  },
  deleteUseCase: {
    method: "DELETE",
    path: one,
    access: edits,
    needsFigures: true,
    effect: "write",
    locked: ofJob,
    answer: done,
  },
} as const satisfies Record<string, Call>;
