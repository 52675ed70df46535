import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import { companyLimits, type CompanySuppliers } from "@paygauge/api-types/entities/companies";
import type { CallContext } from "../../call-context.ts";
import type { CompanyProfile } from "../../companies/companies-house.ts";
import { postcodeOf } from "../../companies/company-words.ts";
import { jobsInWork, runInSightOf, visibleJobs } from "../../identity/job-sight.ts";
import { confidenceRulesetV5 } from "../../job/matching/ruleset-v5.ts";
import { jobs } from "../../store/schema.ts";
import { askDecisions } from "../rulesets/ask-decisions.ts";
import { mayEditJob } from "../uploads/upload-access.ts";

type Asked = Pick<CallContext<"companySuppliers">, "env" | "db" | "person">;

/** The newest jobs in sight, each with the run that the user reads. */
async function jobsToCompare({ db, person }: Asked) {
  const run = runInSightOf(db, person);
  const isInWork = sql<number>`${jobsInWork(db, person)}`.as("is_in_work");
  return db
    .select({ job: jobs, run: run.as("read_run"), isInWork })
    .from(jobs)
    .where(and(visibleJobs(db, person), isNotNull(run), eq(jobs.isSample, false)))
    .orderBy(desc(jobs.createdOn))
    .limit(companyLimits.comparedJobs);
}

type Compared = Awaited<ReturnType<typeof jobsToCompare>>[number];

async function suppliersOfJob({ env, person }: Asked, { job, run, isInWork }: Compared, profile: CompanyProfile) {
  if (run === null) return [];
  const { company_number: number, company_name: name, previous_company_names: former } = profile;
  const names = [name, ...former.map((each) => each.name)];
  const about = { run, number, names, most: companyLimits.comparedSuppliers };
  const found = await askDecisions(env, job, "suppliersLike", about);
  const place = postcodeOf(profile.registered_office_address.postal_code ?? "");
  return found.map(({ supplierKey, identity, number: same, isNameEqual, confirmed }) => ({
    jobId: job.id,
    jobName: job.name,
    supplierKey,
    name: identity.name,
    companyNumber: identity.companyNumber,
    address: [identity.addressLine1, identity.city].filter((part) => part !== "").join(", "),
    postcode: identity.postalCode,
    sic: identity.sic,
    taxId: identity.taxId,
    number: same,
    isNameEqual,
    isPostcodeEqual: place !== null && postcodeOf(identity.postalCode) === place,
    numberBits: confidenceRulesetV5.fields.taxId.equal,
    confirmed,
    canConfirm: isInWork === 1 && same !== "different" && confirmed !== number && mayEditJob(person, job),
  }));
}

/** Suppliers of jobs that the user sees which have the company's number, or a name of it. */
export async function suppliersOfCompany(asked: Asked, profile: CompanyProfile): Promise<CompanySuppliers> {
  const compared = await jobsToCompare(asked);
  const suppliers = await Promise.all(compared.map((each) => suppliersOfJob(asked, each, profile)));
  return { jobs: compared.length, suppliers: suppliers.flat().slice(0, companyLimits.comparedSuppliers) };
}
