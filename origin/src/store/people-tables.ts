import { index, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { editable, flag, moment } from "./columns.ts";
import { brandings, issuers } from "./issuer-tables.ts";

export const issuerUserRoles = ["Manager", "Member"] as const;

/** A person; who they are is the identity provider's issuer and subject, never the e-mail address. */
export const users = sqliteTable(
  "users",
  {
    id: text("id").primaryKey(),
    idpIssuer: text("idp_issuer").notNull(),
    idpSubject: text("idp_subject").notNull(),
    idProviderName: text("id_provider_name").notNull(),
    displayName: text("display_name").notNull(),
    username: text("username").notNull(),
    email: text("email").notNull(),
    givenName: text("given_name"),
    surname: text("surname"),
    approved: flag("approved").notNull().default(false),
    isDeactivated: flag("is_deactivated").notNull().default(false),
    pending: flag("pending").notNull().default(false),
    canSwitchRoles: flag("can_switch_roles").notNull().default(false),
    brandingId: text("branding_id").references(() => brandings.id),
    lastActivityAt: moment("last_activity_at"),
    agreedTermsVersion: text("agreed_terms_version"),
    agreedPrivacyVersion: text("agreed_privacy_version"),
    ...editable(),
  },
  (table) => [
    uniqueIndex("users_identity").on(table.idpIssuer, table.idpSubject),
    index("users_username").on(table.username),
  ],
);

export const userRoles = sqliteTable(
  "user_roles",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    role: text("role").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.role] })],
);

/** Permissions given to one person beside their roles. */
export const directGrants = sqliteTable(
  "direct_grants",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    permission: text("permission").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.permission] })],
);

/** A person's place in an issuer (specification section 3, Issuer assignment to user). */
export const userIssuers = sqliteTable(
  "user_issuers",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    issuerId: text("issuer_id")
      .notNull()
      .references(() => issuers.id),
    userRole: text("user_role", { enum: issuerUserRoles }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.issuerId] }), index("user_issuers_issuer").on(table.issuerId)],
);
