/** Programs that call the API with a token of their own (docs/gateway.md, Session). */
import * as v from "valibot";
import { permissions } from "../access/permissions.ts";
import { roles } from "../access/roles.ts";
import { encodedMessage } from "../catalogue/message.ts";
import { cleanLine } from "../clean-fields.ts";
import { recordId } from "../ids.ts";
import { limits } from "../limits.ts";
import { roleItem } from "./identity.ts";
import { pagedResult } from "./paging.ts";
import { issuerUserRoles } from "./users.ts";

/** Ours. Issuers of one program, its calls in a minute, and programs that the gateway reports as used at once. */
export const programLimits = { issuers: 50, clientIdLength: 255, callsPerMinute: 120, reported: 500 } as const;

/** A client ID as RFC 6749 lets providers write it, without "|", which separates the parts of a user's key. */
export const clientIdForm = /^[\u0021-\u007B\u007D\u007E]{1,255}$/;

const programStates = ["active", "unused", "paused", "revoked"] as const;
export type ProgramState = (typeof programStates)[number];

const programIssuer = v.object({
  issuerId: v.string(),
  issuerName: v.string(),
  userRole: v.picklist(issuerUserRoles),
});

/** A program as those who manage users see it. */
export const program = v.object({
  id: v.string(),
  clientId: v.string(),
  name: v.string(),
  /** Paused: the user who registered it has no access now, so that it has none either. */
  state: v.picklist(programStates),
  roles: v.object({ standard: v.array(roleItem), tabbedView: v.array(roleItem) }),
  directGrants: v.array(v.picklist(permissions)),
  issuers: v.array(programIssuer),
  registeredBy: v.string(),
  registeredOn: v.string(),
  /** null: never. */
  lastUsedOn: v.nullable(v.string()),
  /** ID of the call that it made then. */
  lastCall: v.nullable(v.string()),
  revokedOn: v.nullable(v.string()),
});
export type Program = v.InferOutput<typeof program>;
export const programsPage = pagedResult(program);

const name = v.pipe(
  v.string(),
  cleanLine(),
  v.minLength(1, encodedMessage("programName")),
  v.maxLength(limits.nameLength, encodedMessage("atMost", { most: limits.nameLength })),
);

/** What a program may do. */
const rights = {
  roles: v.pipe(v.array(v.picklist(roles)), v.maxLength(roles.length)),
  permissions: v.pipe(v.array(v.picklist(permissions)), v.maxLength(permissions.length)),
  issuers: v.pipe(
    v.array(v.strictObject({ issuerId: recordId, userRole: v.picklist(issuerUserRoles) })),
    v.maxLength(programLimits.issuers, encodedMessage("programIssuersMost", { most: programLimits.issuers })),
  ),
};

/** A client of the provider, and what it may do here. */
export const registerProgramBody = v.strictObject({
  clientId: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, encodedMessage("programClientId")),
    v.maxLength(programLimits.clientIdLength, encodedMessage("atMost", { most: programLimits.clientIdLength })),
    v.regex(clientIdForm, encodedMessage("programClientForm")),
  ),
  name,
  ...rights,
});
export type RegisterProgramBody = v.InferOutput<typeof registerProgramBody>;

export const renameProgramBody = v.strictObject({ name });

export const programRightsBody = v.strictObject(rights);
export type ProgramRights = v.InferOutput<typeof programRightsBody>;

/** Programs that made calls, as the gateway reports them. */
export const usedPrograms = v.strictObject({
  used: v.pipe(
    v.array(
      v.strictObject({
        person: v.pipe(v.string(), v.maxLength(1000)),
        call: v.pipe(v.string(), v.maxLength(120)),
        at: v.pipe(v.string(), v.isoTimestamp()),
      }),
    ),
    v.maxLength(programLimits.reported),
  ),
});

/**
 * The key of a program: the provider's issuer, that it is a client, and its ID. Its first part is never an issuer, which
 * is a URL, so that no `sub` of a user can name a program, nor a client ID a user (RFC 9700, section 4.15).
 */
export const clientIssuer = (issuer: string): string => `client:${issuer}`;
export const clientKey = (issuer: string, clientId: string): string => `${clientIssuer(issuer)}|${clientId}`;
