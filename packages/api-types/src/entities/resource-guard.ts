/** The resource guard: every page and call with its rule, refusals, and what a user is answered. */
import * as v from "valibot";
import { featureFlags } from "../access/flags.ts";
import { guardSteps } from "../access/guard.ts";
import { permissions } from "../access/permissions.ts";
import { encodedMessage } from "../catalogue/message.ts";
import { recordId } from "../ids.ts";
import { mutation } from "./mutation.ts";

export const guardLimits = {
  hours: 24,
  /** Rows of refusals in one answer, and users that a search offers. */
  refusals: 500,
  users: 20,
  /** Releases whose rules are kept. */
  releases: 20,
  pathLength: 500,
  /** Refusals that the gateway reports at once. */
  reported: 100,
} as const;

const permission = v.picklist(permissions);
const who = v.picklist(["public", "signedIn", "token", "link", "edge", "holders"]);
const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

const guardRule = v.object({
  kind: v.picklist(["page", "call"]),
  /** Page or call; refusals are counted by it. */
  id: v.string(),
  method: v.nullable(v.picklist(methods)),
  path: v.string(),
  who,
  /** All of these are needed. */
  needs: v.array(permission),
  flag: v.nullable(v.picklist(featureFlags)),
  released: v.boolean(),
  /** Refusals of each of the last 24 hours, the newest last. */
  hours: v.array(v.number()),
});
export type GuardRule = v.InferOutput<typeof guardRule>;
export const guardRules = v.object({ release: v.string(), rules: v.array(guardRule) });

const refusal = v.object({
  id: v.string(),
  kind: v.picklist(["page", "call"]),
  path: v.string(),
  needs: v.array(permission),
  code: v.string(),
  /** null: a user whom this user may not see. */
  user: v.nullable(v.object({ id: v.string(), name: v.string() })),
  count: v.number(),
});
export const guardRefusals = v.object({
  total: v.number(),
  rows: v.array(refusal),
  /** By permission, or by code where no permission was missing; the most frequent first. */
  most: v.array(
    v.object({ permission: v.nullable(permission), code: v.string(), users: v.number(), count: v.number() }),
  ),
});
export type GuardRefusals = v.InferOutput<typeof guardRefusals>;

export const guardChanges = v.object({
  release: v.string(),
  /** The releases that this deployment has seen, the newest first; each is the first with its rules. */
  releases: v.array(v.object({ release: v.string(), firstSeen: v.string() })),
  /** The release that the rules are compared with; null: no other one was seen. */
  since: v.nullable(v.string()),
  changes: v.array(v.object({ entry: v.string(), before: v.nullable(v.string()), now: v.nullable(v.string()) })),
});
export type GuardChanges = v.InferOutput<typeof guardChanges>;

export const guardUsers = v.array(
  v.object({ id: v.string(), name: v.string(), username: v.string(), roles: v.string() }),
);

/** "PAGE" for the address of a page. */
const checkAsMethods = ["PAGE", ...methods] as const;
export const checkAsBody = v.strictObject({
  userId: recordId,
  method: v.picklist(checkAsMethods),
  /** A path, or a whole URL: its host is then the site that is asked. */
  path: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(guardLimits.pathLength, encodedMessage("atMost", { most: guardLimits.pathLength })),
    v.regex(/^(?:\/|https?:\/\/)[^\s\\]*$/, encodedMessage("guardPath")),
  ),
});

/** Steps after the guard's own: what the part that answers checks. */
const laterSteps = ["rule", "released", "mode", "agreement", "id", "report", "job"] as const;
const checkSteps = [...guardSteps, ...laterSteps] as const;
const answers = [
  "open",
  "login",
  "maintenance",
  "domain",
  "401",
  "503",
  "404",
  "lobby",
  "unknown",
  "notReleased",
  "notAgreed",
  "readOnly",
  "noEntry",
  "noReport",
  "noJob",
] as const;
export type CheckAsAnswer = (typeof answers)[number];

/** What would let a user in; the page words it in the reader's language, with the args in its places. */
const letInCodes = [
  "noRule",
  "signIn",
  "live",
  "domain",
  "flag",
  "eligible",
  "agree",
  "released",
  "noEntry",
  "publish",
  "assign",
  "link",
  "role",
  "noRole",
] as const;
const letIn = v.object({ code: v.picklist(letInCodes), args: v.record(v.string(), v.string()) });
export type LetIn = v.InferOutput<typeof letIn>;

const checkAsEntries = {
  /** The declared path; null: no rule covers this. */
  path: v.nullable(v.string()),
  needs: v.array(permission),
  /** In order; after the first that fails, none is asked. */
  steps: v.array(v.object({ step: v.picklist(checkSteps), passes: v.boolean() })),
  answer: v.picklist(answers),
  /** HTTP status of a call; of a page, that of the page shown. */
  status: v.number(),
  /** What would let the user in; null where they are. */
  letIn: v.nullable(letIn),
};
const checkAs = v.object(checkAsEntries);
export type CheckAs = v.InferOutput<typeof checkAs>;
export const checkAsAnswer = mutation(checkAsEntries);

/** Refusals that the gateway gave and the origin did not see. */
export const reportedRefusals = v.strictObject({
  refusals: v.pipe(
    v.array(v.strictObject({ person: v.string(), entry: v.string(), code: v.string(), count: v.number() })),
    v.maxLength(guardLimits.reported),
  ),
});
