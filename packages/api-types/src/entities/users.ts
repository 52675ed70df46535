import { cleanLine } from "../clean-fields.ts";
import * as v from "valibot";
import { permissions } from "../access/permissions.ts";
import { limits } from "../limits.ts";
import { roleItem } from "./identity.ts";
import { encodedMessage } from "../catalogue/message.ts";

/** The status of a user (docs/specification.md section 4): each is a list of its own. */
export const userStatuses = ["active", "unapproved", "pending", "deactivated"] as const;
export type UserStatus = (typeof userStatuses)[number];

/** What a user is in an issuer (docs/specification.md section 3). */
export const issuerUserRoles = ["Manager", "Member"] as const;
export type IssuerUserRole = (typeof issuerUserRoles)[number];

/** A user as administrators see them (docs/specification.md section 3, User). Brandings are ids. */
export const user = v.object({
  id: v.string(),
  /** `sub` at the identity provider. */
  idpId: v.string(),
  idProviderName: v.string(),
  displayName: v.string(),
  username: v.string(),
  email: v.string(),
  givenName: v.nullable(v.string()),
  surname: v.nullable(v.string()),
  roles: v.object({ standard: v.array(roleItem), tabbedView: v.array(roleItem) }),
  approved: v.boolean(),
  isDeactivated: v.boolean(),
  eligible: v.boolean(),
  pending: v.boolean(),
  lastActivityAt: v.nullable(v.string()),
  /** The user's own, else the inherited one, else null. */
  effectiveBranding: v.nullable(v.string()),
  /** That of the user's issuers where these agree, else null. */
  inheritedBranding: v.nullable(v.string()),
  effectiveBrandingDisplayName: v.nullable(v.string()),
  agreedLatestPrivacyPolicy: v.boolean(),
  agreedLatestTermsOfService: v.boolean(),
  hasMoreJobArtifactsToAssign: v.boolean(),
  /**
   * Ours: of an issuer as well that the asking user does not manage, who can then only end their place in an own one.
   */
  isOfOtherIssuersToo: v.boolean(),
});
export type User = v.InferOutput<typeof user>;

/** One user in full: what the list says, and what only their page shows. */
export const userRecord = v.object({
  ...user.entries,
  /** Branding that was set on the user, null: inherited. */
  ownBranding: v.nullable(v.string()),
  directGrants: v.array(v.picklist(permissions)),
  canSwitchRoles: v.boolean(),
  invitedOn: v.nullable(v.string()),
  createdOn: v.string(),
});
export type UserRecord = v.InferOutput<typeof userRecord>;

/** A user to choose. */
export const userOption = v.object({
  id: v.string(),
  displayName: v.string(),
  username: v.string(),
  email: v.string(),
});
export type UserOption = v.InferOutput<typeof userOption>;

/** A user's place in an issuer (docs/specification.md section 3, Issuer assignment to user). */
export const issuerAssignment = v.object({
  issuerId: v.string(),
  issuerName: v.string(),
  issuerBrandingName: v.string(),
  userRole: v.picklist(issuerUserRoles),
  /** The user's e-mail domain is one of the issuer's. */
  isDomainUser: v.boolean(),
  emailDomains: v.array(v.string()),
});
export type IssuerAssignment = v.InferOutput<typeof issuerAssignment>;

/** A user of an issuer, as the issuer's page lists them. */
export const issuerUser = v.object({
  ...userOption.entries,
  userRole: v.picklist(issuerUserRoles),
  isDomainUser: v.boolean(),
  eligible: v.boolean(),
});
export type IssuerUser = v.InferOutput<typeof issuerUser>;

/** An issuer that a user may still be put into. */
export const potentialIssuer = v.object({ id: v.string(), name: v.string(), emailDomains: v.array(v.string()) });

/** A job that may be given to a user (docs/specification.md section 3, Assignable artifact). */
export const assignableJobArtifact = v.object({
  id: v.string(),
  name: v.string(),
  buyerName: v.string(),
  createdOn: v.string(),
});

/** A job that a user reaches (docs/specification.md section 3, Auth-mapped job artifact). */
export const authMappedJobArtifact = v.object({
  ...assignableJobArtifact.entries,
  isPublished: v.boolean(),
  /** false: reached by owning it or by managing its issuer. */
  isDirectAssignment: v.boolean(),
});

const named = (missing: string) =>
  v.pipe(
    v.string(),
    cleanLine(),
    v.minLength(1, missing),
    v.maxLength(limits.nameLength, encodedMessage("atMost", { most: limits.nameLength })),
  );

/** What a new user needs (docs/specification.md section 3, User-create body). */
export const createUserBody = v.strictObject({
  idpId: v.pipe(
    v.string(),
    cleanLine(),
    v.minLength(1, encodedMessage("personIdpId")),
    v.maxLength(255, encodedMessage("atMost", { most: 255 })),
    v.regex(/^[^\s|]+$/, encodedMessage("idNoSpaces")),
  ),
  idProviderName: named(encodedMessage("personProvider")),
  firstName: named(encodedMessage("personFirst")),
  lastName: named(encodedMessage("personLast")),
  username: v.pipe(
    v.string(),
    cleanLine(),
    v.minLength(1, encodedMessage("personUsername")),
    v.maxLength(limits.nameLength, encodedMessage("atMost", { most: limits.nameLength })),
    v.regex(/^\S+$/, encodedMessage("usernameSpaces")),
  ),
  email: v.pipe(
    v.string(),
    cleanLine(),
    v.email(encodedMessage("email", { example: "ada@example.com" })),
    v.maxLength(254, encodedMessage("atMost", { most: 254 })),
  ),
});
