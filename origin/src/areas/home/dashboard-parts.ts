/** The parts of the dashboard, each read on its own. */
import { desc } from "drizzle-orm";
import type { Dashboard, DashboardPart } from "@paygauge/api-types/entities/dashboard";
import type { PagedRequest } from "@paygauge/api-types/entities/paging";
import type { CallBase } from "../../call-context.ts";
import { visibleJobs } from "../../identity/job-sight.ts";
import type { Person } from "../../identity/person.ts";
import { queueOf } from "../../proq/queue-stub.ts";
import { campaignsAcrossJobs } from "../campaigns/across-jobs.ts";
import { jobColumns, listItemOf, selectJobs } from "../jobs/job-view.ts";
import { runningJobsOf } from "../jobs/running-jobs.ts";
import { scopeOf } from "../proq/command-scope.ts";
import { jobCounts, moneyOf } from "./job-figures.ts";

/** Who asks. */
export interface Asking extends Pick<CallBase, "env" | "db"> {
  readonly person: Person;
}

type Value<Part extends DashboardPart> = Extract<Dashboard[Part], { state: "ready" }>["value"];
/** How each part is read. */
type PartReaders = { readonly [Part in DashboardPart]: (asking: Asking) => Promise<Value<Part>> };

const recentJobs = 8;
const shownCampaigns = 5;
const activeCampaigns: PagedRequest = {
  pageNumber: 1,
  pageSize: shownCampaigns,
  orderBy: "-updatedOn",
  filters: { filterItems: [{ propertyName: "stage", itemComparisonOperator: "Equal", itemValue: "Active" }] },
};
const oldestError: PagedRequest = { pageNumber: 1, pageSize: 1, orderBy: "completedDate" };

export const partReaders: PartReaders = {
  jobs: ({ db, person }) => jobCounts(db, person),
  money: ({ db, person }) => moneyOf(db, person),
  campaigns: async ({ db, person }) => {
    if (!person.permissions.has("Campaigns_CRUD")) return null;
    const { totalCount, collection, totals } = await campaignsAcrossJobs({ db, person, body: activeCampaigns });
    const all = totals.at(-1);
    return { active: totalCount, suppliers: (all?.Pending ?? 0) + (all?.Active ?? 0), rows: [...collection] };
  },
  queue: async ({ env, db, person }) => {
    if (!person.permissions.has("QuickView_ProQ_VIEW")) return null;
    const { totalCount, collection } = await queueOf(env).list("error", oldestError, await scopeOf(db, person));
    const [oldest] = collection;
    return { errors: totalCount, oldestOn: oldest?.completedDate ?? oldest?.queuedDate ?? null };
  },
  running: ({ env, db, person }) => runningJobsOf(env, db, person),
  recent: async ({ db, person }) => {
    const { updatedOn } = jobColumns(db, person);
    const found = await selectJobs(db, person)
      .where(visibleJobs(db, person))
      .orderBy(desc(updatedOn.sql))
      .limit(recentJobs);
    return found.map(listItemOf);
  },
};

async function partOf<Read>(
  part: DashboardPart,
  reader: (asking: Asking) => Promise<Read>,
  asking: Asking,
): Promise<{ state: "ready"; value: Read } | { state: "failed" }> {
  try {
    return { state: "ready", value: await reader(asking) };
  } catch (error) {
    console.error(JSON.stringify({ event: "dashboard-part", part, message: String(error) }));
    return { state: "failed" };
  }
}

/** Reads every part. One that fails leaves the others. */
export async function dashboardOf(readers: PartReaders, asking: Asking): Promise<Dashboard> {
  const [jobs, money, campaigns, queue, running, recent] = await Promise.all([
    partOf("jobs", readers.jobs, asking),
    partOf("money", readers.money, asking),
    partOf("campaigns", readers.campaigns, asking),
    partOf("queue", readers.queue, asking),
    partOf("running", readers.running, asking),
    partOf("recent", readers.recent, asking),
  ]);
  return { jobs, money, campaigns, queue, running, recent };
}
