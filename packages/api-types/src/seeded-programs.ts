import type { Permission } from "./access/permissions.ts";
import type { Role } from "./access/roles.ts";
import type { SeededIssuerKey } from "./seeded-people.ts";

/** A fictional program of the embedded identity provider and of the origin's seed; both read this table. */
export interface SeededProgram {
  readonly clientId: string;
  /** For the local provider alone, which guards nothing: its sample users have no passwords either. */
  readonly clientSecret: string;
  readonly name: string;
  readonly roles: readonly Role[];
  readonly directGrants: readonly Permission[];
  readonly issuers: readonly { readonly key: SeededIssuerKey; readonly userRole: "Manager" | "Member" }[];
  /** `sub` of the seeded user who registered it. */
  readonly registeredBy: string;
}

export const seededPrograms: readonly SeededProgram[] = [
  {
    clientId: "sample-ledgers",
    clientSecret: "sample-secret",
    name: "Sample ledger upload",
    roles: ["issuer", "selfServeJobCreator", "JobConsultantUploadAccessor"],
    directGrants: [],
    issuers: [{ key: "harbour", userRole: "Manager" }],
    registeredBy: "una-useradmin",
  },
  {
    clientId: "sample-reader",
    clientSecret: "sample-secret",
    name: "Sample supplier export",
    roles: ["issuer", "JobSuppliersAccessor"],
    directGrants: [],
    issuers: [{ key: "northstar", userRole: "Manager" }],
    registeredBy: "una-useradmin",
  },
  {
    clientId: "sample-connector",
    clientSecret: "sample-secret",
    name: "Sample SFTP connector",
    roles: [
      "issuer",
      "selfServeJobCreator",
      "JobSummaryUploadAccessor",
      "JobMatchedDataOnlyUploadAccessor",
      "JobConsultantUploadAccessor",
    ],
    directGrants: ["SftpConnector_RUN"],
    issuers: [{ key: "harbour", userRole: "Manager" }],
    registeredBy: "dana-developer",
  },
];
