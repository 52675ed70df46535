import * as v from "valibot";
import { featureFlags } from "../access/flags.ts";
import { permissions } from "../access/permissions.ts";
import { roles } from "../access/roles.ts";
import { languages, type Language } from "../languages.ts";
import { raisedLevels } from "../debug/debug-lines.ts";
import { systemModes } from "../states.ts";

/** Keys of the theme table: Theme 1 to Theme 5. */
export const themeKeys = ["t1", "t2", "t3", "t4", "t5"] as const;
export type ThemeKey = (typeof themeKeys)[number];

/** A brand as the edge holds it; the host table is made of these. */
export const brand = v.object({
  brandingId: v.string(),
  brandingKey: v.string(),
  theme: v.picklist(themeKeys),
  brandingDisplayName: v.string(),
  fullDomainName: v.string(),
  emailSenderAddress: v.string(),
  emailSenderName: v.string(),
  pageTitle: v.nullable(v.string()),
  trustText: v.nullable(v.string()),
  /** Paths below /public/brand, null where the brand has none. */
  logoPath: v.nullable(v.string()),
  backgroundPath: v.nullable(v.string()),
  version: v.number(),
});
export type Brand = v.InferOutput<typeof brand>;

/** What the edge asks the origin for, at most every two seconds: hosts, mode, flags and the environment's name. */
export const edgeConfiguration = v.object({
  environment: v.string(),
  mode: v.picklist(systemModes),
  systemMessage: v.nullable(v.string()),
  flags: v.array(v.picklist(featureFlags)),
  brands: v.array(brand),
  appTimestamp: v.string(),
});
export type EdgeConfiguration = v.InferOutput<typeof edgeConfiguration>;

export const roleItem = v.object({
  role: v.picklist(roles),
  displayName: v.string(),
  description: v.string(),
});

/** The signed-in user as every screen sees them (docs/specification.md section 3, User, current-user view). */
export const currentUser = v.object({
  id: v.string(),
  idpId: v.string(),
  idProviderName: v.string(),
  displayName: v.string(),
  username: v.string(),
  email: v.string(),
  givenName: v.nullable(v.string()),
  surname: v.nullable(v.string()),
  roles: v.object({ standard: v.array(roleItem), tabbedView: v.array(roleItem) }),
  /** Further roles that the user can narrow to; empty for users who can't switch (access/switching.ts). */
  includedRoles: v.array(roleItem),
  /** Names of the roles in effect: what the user narrowed to, or all that are held. */
  effectiveRoles: v.array(v.picklist(roles)),
  permissions: v.array(v.picklist(permissions)),
  canSwitchRoles: v.boolean(),
  eligible: v.boolean(),
  approved: v.boolean(),
  isDeactivated: v.boolean(),
  pending: v.boolean(),
  authenticated: v.literal(true),
  lastActivityAt: v.nullable(v.string()),
  /** true where no version is published: there is nothing to agree to. */
  agreedLatestTermsOfService: v.boolean(),
  agreedLatestPrivacyPolicy: v.boolean(),
  /** null: no branding of one's own; any domain will do. */
  branding: v.nullable(v.object({ theme: v.picklist(themeKeys), fullDomainName: v.string() })),
  /** Ids of brandings: the user's own, else the inherited one, else null. */
  effectiveBranding: v.nullable(v.string()),
  /** That of the user's issuers where these agree, else null. */
  inheritedBranding: v.nullable(v.string()),
  effectiveBrandingDisplayName: v.nullable(v.string()),
  hasMoreJobArtifactsToAssign: v.boolean(),
  environment: v.string(),
  /** What the user chose to read; null: they never chose. */
  language: v.nullable(v.picklist(languages)),
  /** BCP 47 tag that the user's first issuer works in, "de-AT"; null without an issuer. */
  issuerLanguage: v.nullable(v.string()),
});
export type CurrentUser = v.InferOutput<typeof currentUser>;

/**
 * Audience of the edge's signed identity at each upstream. An upstream refuses an identity with another audience. With
 * `reads`, which only the bound chatbot is sent, the origin answers calls with effect read and nothing else.
 */
export const identityAudiences = {
  origin: "paygauge-origin",
  chatbot: "paygauge-chatbot",
  reads: "paygauge-reads",
} as const;
export type IdentityAudience = (typeof identityAudiences)[keyof typeof identityAudiences];

/**
 * Claims of the identity that the edge signs for the origin (ES256, at most 30 s) and the origin verifies itself.
 * `sub` is issuer and subject of the identity provider joined by "|"; "edge" for the edge's own calls,
 * "anonymous" for public calls.
 */
export const signedIdentity = v.object({
  iss: v.literal("paygauge-edge"),
  aud: v.picklist([identityAudiences.origin, identityAudiences.reads]),
  sub: v.string(),
  /** Absent: a session of the identity provider, or none. Of a magic link `sub` is its ID, of a machine its `clientKey`. */
  kind: v.optional(v.picklist(["magicLink", "machine"])),
  exp: v.number(),
  iat: v.number(),
  /** Session id; "" for the edge and for anonymous calls. */
  sid: v.string(),
  brand: v.string(),
  env: v.string(),
  /** Roles the user narrowed to; null: all roles held. */
  roles: v.nullable(v.array(v.string())),
  /** Log levels that the session raised, by area. */
  debug: v.optional(raisedLevels),
  /** From the provider's ID token, for a first sign-in. */
  profile: v.optional(
    v.object({
      issuer: v.string(),
      subject: v.string(),
      email: v.string(),
      name: v.string(),
      givenName: v.nullable(v.string()),
      surname: v.nullable(v.string()),
    }),
  ),
});
export type SignedIdentity = v.InferOutput<typeof signedIdentity>;
/** Header that carries the signed identity between edge and origin. */
export const identityHeader = "x-paygauge-identity";
/** Header in which the bound chatbot gets the identity that it asks the origin with, for reads alone. */
export const readsHeader = "x-paygauge-reads";

/** Our key in tracestate (W3C Trace Context): its value is the trace and span that the client named, "trace-span". */
export const parentState = "paygauge";

/** What the edge writes into index.html, so that the first screen needs no serial calls. */
export interface PrintableBoot {
  readonly nonce: string;
  readonly language: Boot["language"];
  readonly issuerLanguage: Boot["language"] | null;
  /** The deployment prints files itself; else the browser does. */
  readonly makesPdf: boolean;
  /** The address of the page where it is not its own: of one that a token opened. */
  readonly address: string | null;
}

export interface Boot {
  readonly brand: Pick<Brand, "brandingKey" | "brandingDisplayName" | "theme" | "pageTitle" | "logoPath">;
  readonly mode: "ReadOnly" | "Live" | "Maintenance";
  readonly systemMessage: string | null;
  readonly environment: string;
  readonly flags: readonly string[];
  readonly me: CurrentUser;
  readonly release: string;
  readonly nonce: string;
  readonly colourMode: "light" | "dark" | "system";
  /** The user's choice, else this browser's, else the issuer's, else what the browser asks for. */
  readonly language: Language;
  /** What the deployment sets (docs/specification.md section 9): days in UTC, ends included. */
  /** When the raised log level of this session ends, ms; absent where none is raised. */
  readonly debugUntil?: number | undefined;
  readonly settings: {
    readonly releaseNotice: { readonly from: string; readonly to: string };
    readonly appVersionCheckMs: number;
  };
}
