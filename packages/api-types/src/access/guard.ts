import type { Access } from "./access.ts";
import { isAllowed } from "./access.ts";
import type { FeatureFlag } from "./flags.ts";
import type { Permission } from "./permissions.ts";

/** What the guard must know of the user and the system; the same facts at the edge and in the browser. */
export interface GuardFacts {
  /** null: not signed in. */
  readonly permissions: ReadonlySet<Permission> | null;
  readonly maintenance: boolean;
  /** false: the user's own brand is on another domain. */
  readonly onOwnDomain: boolean;
  /** false: deployment, origin and session do not carry the same environment name. */
  readonly environmentMatches: boolean;
  readonly flags: ReadonlySet<FeatureFlag>;
  readonly eligible: boolean;
}

export type GuardAnswer = "open" | "login" | "maintenance" | "domain" | "401" | "503" | "404" | "lobby";

interface GuardStep {
  readonly step: string;
  /** The guard's answer where the step fails. */
  readonly answer: Exclude<GuardAnswer, "open">;
  readonly passes: (rule: Access, flag: FeatureFlag | undefined, facts: GuardFacts) => boolean;
}

/**
 * The steps of the product's one guard, in the order of docs/gateway.md: session, maintenance, domain, permission,
 * environment, flag, eligibility (the specification's order with maintenance and domain placed in it).
 */
const steps = [
  { step: "session", answer: "login", passes: (_, __, { permissions }) => permissions !== null },
  {
    step: "maintenance",
    answer: "maintenance",
    passes: (_, __, facts) => !facts.maintenance || facts.permissions?.has("SystemMaintenanceMode_IGNORE") === true,
  },
  { step: "domain", answer: "domain", passes: (_, __, { onOwnDomain }) => onOwnDomain },
  { step: "permission", answer: "401", passes: (rule, _, { permissions }) => isAllowed(rule, permissions) },
  { step: "environment", answer: "503", passes: (_, __, { environmentMatches }) => environmentMatches },
  { step: "flag", answer: "404", passes: (_, flag, { flags }) => flag === undefined || flags.has(flag) },
  { step: "eligible", answer: "lobby", passes: (_, __, { eligible }) => eligible },
] as const satisfies readonly GuardStep[];
export const guardSteps = steps.map(({ step }) => step);

const isOpenToAll = ({ who }: Access): boolean => who === "public" || who === "token";

/** The first step that fails; null where the guard opens. */
export function failingStep(rule: Access, flag: FeatureFlag | undefined, facts: GuardFacts) {
  if (isOpenToAll(rule)) return null;
  return steps.find(({ passes }) => !passes(rule, flag, facts)) ?? null;
}

export function guard(rule: Access, flag: FeatureFlag | undefined, facts: GuardFacts): GuardAnswer {
  return failingStep(rule, flag, facts)?.answer ?? "open";
}

/** Calls that a user may make who is signed in and not eligible: they say why. */
export const beforeEligibility: ReadonlySet<string> = new Set(["userPermissions", "userEligibleStatus"]);
