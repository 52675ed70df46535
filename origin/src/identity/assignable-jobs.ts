import { sql } from "drizzle-orm";
import type { Database } from "../store/database.ts";
import { visibleJobs } from "./job-sight.ts";
import type { Person } from "./person.ts";

/** Jobs of a user's issuers that are neither theirs, nor assigned, nor seen as a Manager anyway; for a query on `users`. */
export const assignableJobs = sql`jobs.issuer_id in (select user_issuers.issuer_id from user_issuers where user_issuers.user_id = users.id and user_issuers.user_role = 'Member') and jobs.owner_user_id <> users.id and not exists (select 1 from job_assignments where job_assignments.job_id = jobs.id and job_assignments.user_id = users.id)`;

/** 1 where there are such jobs that the asking user sees; for a query on `users`. */
export const hasMoreJobs = (db: Database, person: Person) =>
  sql<number>`exists (select 1 from jobs where ${assignableJobs} and ${visibleJobs(db, person)})`;
