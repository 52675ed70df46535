import type { Handlers } from "../../call-context.ts";
import { currentUserOf } from "../../identity/current-user.ts";
import { visibleUsers } from "../../identity/user-sight.ts";
import { chooseLanguage } from "./choose-language.ts";
import { directlyAssignedUsers, potentialIssuerUsers, potentialOwners, potentialUserIssuers } from "./choose-users.ts";
import { inviteUser, listOutbox } from "./invite.ts";
import { listUsers, readUser, userOptions } from "./list-users.ts";
import { signIn } from "./sign-in.ts";
import {
  approveUser,
  createUser,
  deactivateUser,
  reactivateUser,
  setUserBranding,
  setUserIssuer,
} from "./user-changes.ts";

export const usersHandlers = {
  signIn,
  userPermissions: ({ db, person, facts, env }) => currentUserOf(db, person, facts, env.ENVIRONMENT),
  chooseLanguage,
  userEligibleStatus: ({ person }) => ({ eligible: person.eligible }),
  user: readUser,
  users: ({ db, person, query }) => userOptions(db, visibleUsers(db, person), query.search),
  activeUsers: listUsers("active"),
  unapprovedUsers: listUsers("unapproved"),
  pendingUsers: listUsers("pending"),
  deactivatedUsers: listUsers("deactivated"),
  directlyAssignedUsers,
  potentialJobAnalysisOwners: potentialOwners,
  potentialIssuerUsers,
  potentialUserIssuers,
  createUser,
  deactivateUser,
  reactivateUser,
  approveUser,
  inviteUser,
  setUserBranding,
  setUserIssuer,
  mailOutbox: listOutbox,
} satisfies Partial<Handlers>;
