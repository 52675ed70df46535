/** What analytics queries can read: rows of one kind, with the fields of each. None has contact data. */
import type { Permission } from "../access/permissions.ts";
import { capabilities, type Capability } from "./capabilities.ts";

/** "day": ISO date. "money": minor units of the row's currency. */
export type AnalyticsKind = "text" | "day" | "number" | "money";

type Fields = Readonly<Record<string, AnalyticsKind>>;

interface Dataset {
  /** In addition to the right to query at all. */
  readonly permission: Permission;
  /** Staff alone: rows of no issuer. */
  readonly isForStaff: boolean;
  readonly fields: Fields;
}

const levels = Object.fromEntries(capabilities.map((capability) => [`${capability}Score`, "text"])) as Record<
  `${Capability}Score`,
  "text"
>;

const place = { city: "text", country: "text", mcc: "text", industry: "text", industryGroup: "text" } as const;
const documents = { spend: "money", invoices: "number", payments: "number" } as const;
/** Of the job that a row belongs to. */
const ofJob = { job: "text", buyer: "text", issuer: "text", currency: "text" } as const;

export const analyticsDatasets = {
  /** One row a supplier and job, of the run that the user reads. */
  suppliersByJob: {
    permission: "VendorLookup",
    isForStaff: false,
    fields: {
      supplier: "text",
      ...place,
      ...ofJob,
      periodEnd: "day",
      ...documents,
      matched: "text",
      cardAccepting: "text",
      virtualCard: "text",
      straightThrough: "text",
      detailLevel: "number",
      paymentMethods: "text",
      lastOnCard: "day",
      ...levels,
    },
  },
  /** One row a vendor, issuer and currency; a buyer's period counts once. */
  vendors: {
    permission: "VendorLookup",
    isForStaff: false,
    fields: {
      vendor: "text",
      ...place,
      issuer: "text",
      currency: "text",
      jobs: "number",
      ...documents,
      lastOnCard: "day",
    },
  },
  jobs: {
    permission: "VendorLookup",
    isForStaff: false,
    fields: {
      ...ofJob,
      kind: "text",
      state: "text",
      buyerCountry: "text",
      published: "text",
      createdOn: "day",
      finishedOn: "day",
      periodFrom: "day",
      periodEnd: "day",
      suppliers: "number",
      spend: "money",
      potential: "money",
    },
  },
  /** One row a use case that the user sees in its job. Figures are those of the frozen set, of a year. */
  useCases: {
    permission: "JobUseCases_VIEW",
    isForStaff: false,
    fields: {
      useCase: "text",
      ...ofJob,
      method: "text",
      published: "text",
      outOfDate: "text",
      createdOn: "day",
      frozenOn: "day",
      suppliers: "number",
      cardSuppliers: "number",
      addressable: "money",
      yearPayments: "number",
      value: "money",
    },
  },
  campaigns: {
    permission: "JobCampaigns_VIEW",
    isForStaff: false,
    fields: {
      campaign: "text",
      ...ofJob,
      stage: "text",
      route: "text",
      tone: "text",
      method: "text",
      startsOn: "day",
      dueOn: "day",
      suppliers: "number",
      pending: "number",
      active: "number",
      abandoned: "number",
      failed: "number",
      succeeded: "number",
      value: "money",
      realised: "money",
    },
  },
  commands: {
    permission: "DevOps_Area_VIEW",
    isForStaff: true,
    fields: {
      commandType: "text",
      category: "text",
      state: "text",
      queuedOn: "day",
      completedOn: "day",
      seconds: "number",
      attempts: "number",
      failures: "number",
    },
  },
  /** Counts of writes; who did them is in the log alone. */
  audit: {
    permission: "SystemLogs_VIEW",
    isForStaff: true,
    fields: { action: "text", entityType: "text", outcome: "text", issuer: "text", on: "day" },
  },
} as const satisfies Record<string, Dataset>;

export type AnalyticsDataset = keyof typeof analyticsDatasets;
export const analyticsDatasetIds = Object.keys(analyticsDatasets) as [AnalyticsDataset, ...AnalyticsDataset[]];

type FieldsIn = { [D in AnalyticsDataset]: keyof (typeof analyticsDatasets)[D]["fields"] };
/** Every field of any dataset. */
export type AnalyticsField = FieldsIn[AnalyticsDataset];

/** The fields of a dataset by name. */
export const fieldsOf = (dataset: AnalyticsDataset): Fields => analyticsDatasets[dataset].fields;

/** Kind of a field; undefined if the dataset has no field of this name. */
export function kindOfField(dataset: AnalyticsDataset, field: string): AnalyticsKind | undefined {
  const fields = fieldsOf(dataset);
  return Object.hasOwn(fields, field) ? fields[field] : undefined;
}
