import { openApiDocument } from "./document.ts";
import type { Handlers } from "../../call-context.ts";
import { codeVersionOf } from "../../job/runs/code-version.ts";

export const openApiHandlers = {
  openApi: ({ env, person, facts }) =>
    openApiDocument({
      permissions: person.permissions,
      flags: new Set(facts.flags),
      provider: env.OIDC_ISSUER,
      version: codeVersionOf(env),
    }),
} satisfies Partial<Handlers>;
