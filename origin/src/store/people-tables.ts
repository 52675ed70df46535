import { index, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { agreementKinds } from "@paygauge/api-types/entities/agreements";
import { mailStates } from "@paygauge/api-types/entities/mail";
import { languages } from "@paygauge/api-types/languages";
import { issuerUserRoles } from "@paygauge/api-types/entities/users";
import { editable, flag, moment } from "./columns.ts";
import { brandings, issuers } from "./issuer-tables.ts";

/** A user; who they are is the identity provider's issuer and subject, never the e-mail address. */
export const users = sqliteTable(
  "users",
  {
    id: text("id").primaryKey(),
    /** A program, not a user who signs in: `programs` has what only programs have. */
    isProgram: flag("is_program").notNull().default(false),
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
    /** What the user chose to read; null: they never chose. */
    language: text("language", { enum: languages }),
    agreedTermsVersion: text("agreed_terms_version"),
    agreedPrivacyVersion: text("agreed_privacy_version"),
    /** When the last invitation was sent; null: never. */
    invitedOn: moment("invited_on"),
    ...editable(),
  },
  (table) => [
    uniqueIndex("users_identity").on(table.idpIssuer, table.idpSubject),
    index("users_username").on(table.username),
  ],
);

/** A program: who registered it, whose rights bound its own at any time, and when it was used. */
export const programs = sqliteTable(
  "programs",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => users.id),
    registeredBy: text("registered_by")
      .notNull()
      .references(() => users.id),
    /** Set once: a revoked client ID is never registered again. */
    revokedOn: moment("revoked_on"),
    lastUsedOn: moment("last_used_on"),
    lastCall: text("last_call"),
  },
  (table) => [index("programs_registered_by").on(table.registeredBy)],
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

/** Permissions given to one user next to their roles. */
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

/** A user's place in an issuer (docs/specification.md section 3, Issuer assignment to user). */
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

/** Terms of service and privacy policy; a version is a row and never changes, the newest of its kind is in force. */
export const agreements = sqliteTable(
  "agreements",
  {
    versionId: text("version_id").primaryKey(),
    kind: text("kind", { enum: agreementKinds }).notNull(),
    title: text("title").notNull(),
    text: text("text").notNull(),
    author: text("author").notNull(),
    publishedOn: moment("published_on").notNull(),
  },
  (table) => [index("agreements_kind").on(table.kind, table.publishedOn)],
);

/** Mails that the product wrote, as they left or, with the local stand-in, as they would have left. */
export const mailOutbox = sqliteTable(
  "mail_outbox",
  {
    id: text("id").primaryKey(),
    toAddress: text("to_address").notNull(),
    toUserId: text("to_user_id").references(() => users.id),
    fromAddress: text("from_address").notNull(),
    fromName: text("from_name").notNull(),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    provider: text("provider").notNull(),
    state: text("state", { enum: mailStates }).notNull(),
    providerMessageId: text("provider_message_id"),
    createdOn: moment("created_on").notNull(),
  },
  (table) => [index("mail_outbox_created").on(table.createdOn)],
);
