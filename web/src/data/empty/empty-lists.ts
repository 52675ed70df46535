import type { Permission } from "@paygauge/api-types/access/permissions";
import { records, type RecordType } from "@paygauge/api-types/sitemap/records";

/** Pages that make something new, and need no parameter. */
type EntryPage =
  | "newJob"
  | "programCreate"
  | "issuerCreate"
  | "userCreate"
  | (typeof records)[RecordType]["ids"]["create"];

/** What an empty list needs to know; its words are under its id in `empty` of the catalogue. */
export interface EmptyListDeclaration {
  /** The page that makes its first entry: who may open it is led there, others are told whom to ask. */
  readonly page?: EntryPage;
  /** Who may do what comes next on the list's own page; absent, every user who sees the list. */
  readonly may?: Permission;
}

/** Lists of records: each is filled by the form of a new one. */
const recordLists: Readonly<Record<RecordType, EmptyListDeclaration>> = {
  buyer: { page: records.buyer.ids.create },
  datapointProfile: { page: records.datapointProfile.ids.create },
  sftpConfiguration: { page: records.sftpConfiguration.ids.create },
};

/** Every list of the product that can be empty. What is not declared here has no words, and does not compile. */
export const emptyLists = {
  ...recordLists,
  jobs: { page: "newJob" },
  suppliers: {},
  campaigns: { may: "Campaigns_CRUD" },
  campaignsAcrossJobs: {},
  vendors: {},
  campaignSuppliers: { may: "Campaigns_CRUD" },
  useCaseSuppliers: { may: "JobUseCases_CRUD" },
  uploads: {},
  results: {},
  resultsComing: {},
  ledgerRows: {},
  uncountedRows: {},
  duplicates: {},
  payees: {},
  issuers: { page: "issuerCreate" },
  issuerUsers: { may: "IssuerArea_CRUD" },
  usersActive: { page: "userCreate" },
  usersUnapproved: {},
  usersPending: { page: "userCreate" },
  usersDeactivated: {},
  programs: { page: "programCreate" },
  magicLinks: { may: "MagicLinks_CRUD" },
  linkedAccounts: { may: "IntegrationPlatformLinkedAccounts_CRUD" },
  mails: { page: "userCreate" },
  userIssuers: {},
  userJobs: { may: "JobUsers_DIRECT_ASSIGN" },
  supplierList: { may: "IssuerArea_CRUD" },
  directory: { may: "Analysis_Admin_Confidence_CRUD" },
  agreements: {},
  jobIssuers: {},
  queuedCommands: { page: "newJob" },
  errorCommands: {},
  completedCommands: { page: "newJob" },
  workflows: { page: "newJob" },
  systemLogs: {},
  jobLogs: {},
  deletedJobs: { may: "Job_DELETE" },
  jobAssignments: { may: "JobUsers_DIRECT_ASSIGN" },
} as const satisfies Readonly<Record<string, EmptyListDeclaration>>;

export type EmptyListId = keyof typeof emptyLists;
export const emptyListIds = Object.keys(emptyLists) as EmptyListId[];
