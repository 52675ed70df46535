import * as v from "valibot";
import { edgeOnly, holders } from "../access/access.ts";
import { done, mutation } from "../entities/mutation.ts";
import { pagedRequest } from "../entities/paging.ts";
import {
  program,
  programRightsBody,
  programsPage,
  registerProgramBody,
  renameProgramBody,
  usedPrograms,
} from "../entities/programs.ts";
import type { Call } from "./call.ts";

const root = "/api/v1/programs";
const view = holders("User_CRUD");
/** It gives roles as well as it makes an account. */
const edit = holders("User_CRUD", "UserRoles_ASSIGN");
const ofProgram = { entityType: "user", idIn: ["params", "id"] } as const;

/** Programs that call the API, as user management registers them; all of it ours. */
export const programsCalls = {
  programs: {
    method: "POST",
    path: `${root}/list`,
    access: view,
    effect: "read",
    body: pagedRequest,
    answer: programsPage,
  },
  program: { method: "GET", path: `${root}/:id`, access: view, effect: "read", answer: program },
  registerProgram: {
    method: "POST",
    path: root,
    access: edit,
    effect: "write",
    unlocked: "adds",
    usersOnly: true,
    body: registerProgramBody,
    answer: mutation({ id: v.string() }),
  },
  renameProgram: {
    method: "PATCH",
    path: `${root}/:id`,
    access: edit,
    effect: "write",
    locked: ofProgram,
    usersOnly: true,
    body: renameProgramBody,
    answer: done,
  },
  changeProgramRights: {
    method: "PUT",
    path: `${root}/:id/rights`,
    access: edit,
    effect: "write",
    locked: ofProgram,
    usersOnly: true,
    body: programRightsBody,
    answer: done,
  },
  revokeProgram: {
    method: "PATCH",
    path: `${root}/:id/revoke`,
    access: edit,
    effect: "write",
    locked: ofProgram,
    usersOnly: true,
    answer: done,
  },
  reportPrograms: {
    method: "POST",
    path: "/internal/programs-used",
    access: edgeOnly,
    effect: "presence",
    bodyType: "json",
    body: usedPrograms,
    answer: v.object({ noted: v.number() }),
  },
} as const satisfies Record<string, Call>;
