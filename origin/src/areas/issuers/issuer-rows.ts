import { sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import { capabilitySchema } from "@paygauge/api-types/entities/capabilities";
import { virtualLockboxSchema } from "@paygauge/api-types/entities/analysis";
import { inputDataOptions, type IssuerFull, type IssuerListItem } from "@paygauge/api-types/entities/issuers";
import { countOfJobs, visibleJobs } from "../../identity/job-sight.ts";
import type { Person } from "../../identity/person.ts";
import { isUser } from "../../identity/user-sight.ts";
import type { Database } from "../../store/database.ts";
import { soundList } from "../../store/columns.ts";
import { issuers } from "../../store/schema.ts";
import { readStored } from "@paygauge/worker/stored-json";

/** Names shown of an issuer's jobs and users; the counts are exact whatever this is. */
const maxNames = sql.raw("50");
const names = v.array(v.string());

// Written out: in a selection of one table drizzle drops the table of a column, and `id` would be the inner one.
const ofIssuer = sql`jobs.issuer_id = issuers.id`;
export const jobsCount = (db: Database, person: Person) => countOfJobs(db, person, ofIssuer);
export const usersCount = sql<number>`(select count(*) from user_issuers join users on users.id = user_issuers.user_id where user_issuers.issuer_id = issuers.id and ${isUser})`;
const jobNames = (db: Database, person: Person) =>
  sql<string>`(select json_group_array(name) from (select jobs.name as name from jobs where ${ofIssuer} and jobs.is_sample = 0 and ${visibleJobs(db, person)} order by jobs.name limit ${maxNames}))`;
const usernames = sql<string>`(select json_group_array(username) from (select users.username as username from users where ${isUser} and users.id in (select user_issuers.user_id from user_issuers where user_issuers.issuer_id = issuers.id) order by users.username limit ${maxNames}))`;
export const brandingName: SQL<string | null> =
  sql`(select brandings.display_name from brandings where brandings.id = issuers.branding_id)`;
/** The domain of a user's address isn't one of the issuer's. */
const foreignDomain = sql`lower(substr(users.email, instr(users.email, '@') + 1)) not in (select lower(value) from json_each(${soundList(sql`issuers.email_domains`)}))`;
const foreignUsers = sql<number>`(select count(*) from user_issuers join users on users.id = user_issuers.user_id where user_issuers.issuer_id = issuers.id and ${isUser} and ${foreignDomain})`;

/** An issuer with the jobs of it that the user sees. */
export const issuerSelection = (db: Database, person: Person) => ({
  row: issuers,
  jobsCount: jobsCount(db, person).as("jobs_count"),
  usersCount: usersCount.as("users_count"),
  jobNames: jobNames(db, person).as("job_names"),
  usernames: usernames.as("user_names"),
  brandingDisplayName: brandingName.as("branding_display_name"),
  foreignUsers: foreignUsers.as("foreign_users"),
});

interface SelectedIssuer {
  readonly row: typeof issuers.$inferSelect;
  readonly jobsCount: number;
  readonly usersCount: number;
  readonly jobNames: string;
  readonly usernames: string;
  readonly brandingDisplayName: string | null;
  readonly foreignUsers: number;
}

/** A selected row as lists show it. */
export function listItemOf({ row, ...selected }: SelectedIssuer): IssuerListItem {
  return {
    id: row.id,
    name: row.name,
    issuerKey: row.issuerKey,
    scheme: row.scheme,
    hasSupplierIncludeList: row.hasSupplierIncludeList,
    hasSupplierExcludeList: row.hasSupplierExcludeList,
    jobsCount: selected.jobsCount,
    usersCount: selected.usersCount,
    jobNames: readStored(names, selected.jobNames, "issuers' job names"),
    usernames: readStored(names, selected.usernames, "issuers' usernames"),
    brandingDisplayName: selected.brandingDisplayName ?? "",
  };
}

/** Words of a stored list that this release knows, in the table's order. */
export const known = <const T extends string>(table: readonly T[], words: readonly string[]): T[] =>
  table.filter((each) => words.includes(each));

/** A selected row in full. */
export function issuerFullOf(selected: SelectedIssuer): IssuerFull {
  const { row } = selected;
  const { brandingDisplayName: _shown, ...item } = listItemOf(selected);
  return {
    ...item,
    language: row.language,
    issuerCapabilities: known(capabilitySchema.options, row.capabilities),
    issuerVirtualLockboxes: known(virtualLockboxSchema.options, row.virtualLockboxes),
    inputDataOptions: known(inputDataOptions, row.inputDataOptions),
    issuerKeyAliases: row.keyAliases,
    currency: row.currency,
    fallbackCountryIso3: row.fallbackCountryIso3,
    sendMagicLinks: row.sendMagicLinks,
    sharesBenchmarks: row.sharesBenchmarks,
    showsLedgerRows: row.showsLedgerRows,
    brandingId: row.brandingId,
    issuerEmailDomains: row.emailDomains,
    numberNonEmailDomainUsers: selected.foreignUsers,
    analysisDataDownloadProfileId: row.analysisDataDownloadProfileId,
    matchedDataOnlyDownloadProfileId: row.matchedDataOnlyDownloadProfileId,
    onboardingDataDownloadProfileId: row.onboardingDataDownloadProfileId,
    version: row.version,
  };
}
