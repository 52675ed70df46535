import type { Handlers } from "../../call-context.ts";
import { currentUserOf } from "../../identity/current-user.ts";
import { signIn } from "./sign-in.ts";

export const usersHandlers = {
  signIn,
  userPermissions: ({ person, facts, env }) => currentUserOf(person, facts, env.ENVIRONMENT),
  userEligibleStatus: ({ person }) => ({ eligible: person.eligible }),
} satisfies Partial<Handlers>;
