import type { Permission } from "./access/permissions.ts";
import { ladder, tabAccessorRoles, type Role } from "./access/roles.ts";

export const seededIssuerKeys = ["harbour", "iris", "fern", "mulberry", "test", "northstar"] as const;
export type SeededIssuerKey = (typeof seededIssuerKeys)[number];
export const seededBrandKeys = ["brand1", "brand2", "brand3", "brand4", "brand5"] as const;
export type SeededBrandKey = (typeof seededBrandKeys)[number];

/**
 * A made-up user of the embedded identity provider and of the origin's seed; both read this one table, so that
 * anyone who can be picked on the local sign-in page is also known to the catalogue.
 */
export interface SeededPerson {
  /** `sub` at the embedded provider. */
  readonly subject: string;
  readonly username: string;
  readonly email: string;
  readonly givenName: string;
  readonly surname: string;
  readonly roles: readonly Role[];
  readonly directGrants: readonly Permission[];
  readonly issuers: readonly { readonly key: SeededIssuerKey; readonly userRole: "Manager" | "Member" }[];
  /** The user's own branding; null: the issuer's, or none. */
  readonly brandingKey: SeededBrandKey | null;
  readonly approved: boolean;
  readonly pending: boolean;
  readonly isDeactivated: boolean;
  readonly canSwitchRoles: boolean;
  /** Has agreed to the first version of both texts. */
  readonly agreed: boolean;
  /** What this user is for, in one sentence, as the local sign-in page shows it. */
  readonly note: string;
}

type Unusual = Partial<Omit<SeededPerson, "subject" | "username" | "givenName" | "surname" | "roles" | "note">>;

function person(name: string, roles: readonly Role[], note: string, unusual: Unusual = {}): SeededPerson {
  const [givenName = name, surname = name] = name.split(" ");
  const username = `${givenName}.${surname}`.toLowerCase();
  const staff = roles.some((role) => (ladder as readonly Role[]).indexOf(role) >= ladder.indexOf("ptcoJobManager"));
  return {
    subject: username.replace(".", "-"),
    username,
    email: `${username}@${staff ? "paygauge" : "harbour"}.example`,
    givenName,
    surname,
    roles,
    directGrants: [],
    issuers: staff ? [] : [{ key: "harbour", userRole: "Member" }],
    brandingKey: null,
    approved: true,
    pending: false,
    isDeactivated: false,
    canSwitchRoles: false,
    agreed: true,
    note,
    ...unusual,
  };
}

/** Given names of the users who hold one tab accessor next to the issuer role; the role is their surname. */
const accessorGivenNames: Record<(typeof tabAccessorRoles)[number], string> = {
  JobSummaryUploadAccessor: "Upton",
  JobMatchedDataOnlyUploadAccessor: "Matilda",
  JobConsultantUploadAccessor: "Conrad",
  JobSummaryAccessor: "Sumner",
  JobInsightsAccessor: "Ingrid",
  JobSuppliersAccessor: "Supriya",
  JobReportAccessor: "Reba",
  JobPresentationAccessor: "Preston",
  JobUseCasesAccessor: "Ursula",
  JobCampaignsAccessor: "Camila",
  JobUseCasesReportAccessor: "Urban",
  JobBusinessCaseCalculatorAccessor: "Calvin",
  JobBusinessCaseDownloadAccessor: "Beatrice",
  JobDataDownloadAccessor: "Damian",
  JobMatchedDataOnlyDownloadAccessor: "Matteo",
  JobUsersAccessor: "Ulla",
  JobDetailsAccessor: "Delia",
  JobLogsAccessor: "Logan",
  LegacyJobViewAccessor: "Lena",
  JobTypeTabSwitcherAccessor: "Tabitha",
};

const standard: readonly SeededPerson[] = [
  person(
    "Dana Developer",
    ["developer"],
    "Staff developer: has every standard role’s permissions, can switch roles and can sign in during maintenance.",
    { canSwitchRoles: true },
  ),
  person("Theo Tester", ["tester"], "Staff tester: DevOps area and detailed error messages."),
  person("Sasha Sysadmin", ["sysAdmin"], "Staff system administrator: rulesets, issuers, publishing, dashboard."),
  person("Una Useradmin", ["UserAdministrator"], "Staff user administrator: invites, approves and assigns roles."),
  person("Petra Jobmanager", ["ptcoJobManager"], "Staff job manager: creates and edits jobs for every issuer."),
  person("Cara Campaigner", ["campaignManager"], "Campaign manager of Harbour Payments.", {
    issuers: [{ key: "harbour", userRole: "Manager" }],
  }),
  person("Alan Accountmanager", ["accountManager"], "Account manager of Harbour Payments.", {
    issuers: [{ key: "harbour", userRole: "Manager" }],
  }),
  person("Clara Client", ["client"], "Client: sees published jobs assigned to her."),
  person("Iggy Issuerplus", ["issuerPlus"], "Issuer user with the plus role."),
  person("Isla Issuer", ["issuer"], "Issuer user: the weakest standard role."),
  person(
    "Selma Selfserve",
    ["issuer", "selfServeJobCreator"],
    "Issuer user who can create jobs from a summary upload.",
  ),
  person("Milo Matched", ["issuer", "matchedDataOnlyJobCreator"], "Issuer user who can create matched-data-only jobs."),
  person("Gloria Global", ["issuer", "GlobalInsightsAccessor"], "Issuer user who can open global insights."),
];

const accessors: readonly SeededPerson[] = tabAccessorRoles.map((role) =>
  person(`${accessorGivenNames[role]} ${role}`, ["issuer", role], `Issuer user with one extra role: ${role}.`),
);

const special: readonly SeededPerson[] = [
  person(
    "Tina Twoissuers",
    ["accountManager"],
    "Manager of Harbour Payments and Member of Northstar: two tenants in one session.",
    {
      issuers: [
        { key: "harbour", userRole: "Manager" },
        { key: "northstar", userRole: "Member" },
      ],
    },
  ),
  person("Minna Twomember", ["client"], "Manager of Northstar and Member of Harbour Payments: the reverse case.", {
    issuers: [
      { key: "northstar", userRole: "Manager" },
      { key: "harbour", userRole: "Member" },
    ],
  }),
  person("Nora Neighbour", ["accountManager"], "Manager of Northstar only: must never see Harbour Payments data.", {
    issuers: [{ key: "northstar", userRole: "Manager" }],
    email: "nora.neighbour@northstar.example",
  }),
  person("Uri Unapproved", ["issuer"], "Not approved yet: signs in and lands in the lobby.", { approved: false }),
  person("Dora Deactivated", ["issuer"], "Deactivated: signs in and lands in the lobby.", { isDeactivated: true }),
  person("Penny Pending", ["issuer"], "Invited and pending: signs in and lands in the lobby.", {
    pending: true,
    approved: false,
  }),
  person("Bea Brandtwo", ["client"], "Her own brand is Iris Commercial: other domains redirect her there.", {
    brandingKey: "brand2",
  }),
  person(
    "Robin Manyroles",
    ["ptcoJobManager", "campaignManager", "client", "JobInsightsAccessor", "JobSuppliersAccessor"],
    "Has several roles and can switch between them.",
    { canSwitchRoles: true },
  ),
  person("Greta Granted", ["issuer"], "Issuer user with one direct grant as well: VendorLookup.", {
    directGrants: ["VendorLookup"],
  }),
  person("Agnes Agreeing", ["issuer"], "Has not agreed to the terms of service and the privacy policy yet.", {
    agreed: false,
  }),
  person("Nils Norole", [], "Approved but has no roles: lands in the lobby."),
];

/** Every user who can be picked on the local sign-in page. The first thirty-three cover every role of the product. */
export const seededPeople: readonly SeededPerson[] = [...standard, ...accessors, ...special];
