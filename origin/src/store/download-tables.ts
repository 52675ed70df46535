import { sqliteTable, text, index, integer } from "drizzle-orm/sqlite-core";
import { downloadKinds } from "@paygauge/api-types/datapoints/download-kinds";
import { profileField } from "@paygauge/api-types/datapoints/profile-field";
import { downloadFormats } from "@paygauge/api-types/entities/data-downloads";
import { languages } from "@paygauge/api-types/languages";
import { editable, flag, jsonList, moment, settled } from "./columns.ts";
import { jobs } from "./job-tables.ts";
import { users } from "./people-tables.ts";

/** Named column sets of downloads (packages/api-types/src/datapoints); issuers name the one of each download. */
export const datapointProfiles = sqliteTable(
  "datapoint_profiles",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    kind: text("kind", { enum: downloadKinds }).notNull(),
    /** Its columns in their order. */
    fields: jsonList(profileField)("fields").notNull(),
    ...editable(),
  },
  (table) => [index("datapoint_profiles_name").on(table.name)],
);

/** How a download ended that has no file. */
const downloadOutcomes = ["failed", "canceled"] as const;

/** Files of a job's data; their bytes are in R2. Name, rows, size and digest come with the complete file. */
export const dataDownloads = sqliteTable(
  "data_downloads",
  {
    /** Also the id of its command. */
    id: text("id").primaryKey(),
    jobId: text("job_id")
      .notNull()
      .references(() => jobs.id),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    kind: text("kind", { enum: downloadKinds }).notNull(),
    /** The profile at the time of the request; null: the standard columns. */
    profileId: text("profile_id"),
    profileName: text("profile_name"),
    profileVersion: integer("profile_version").notNull(),
    run: text("run").notNull(),
    runNumber: integer("run_number").notNull(),
    format: text("format", { enum: downloadFormats }).notNull(),
    isGzip: flag("is_gzip").notNull(),
    language: text("language", { enum: languages }).notNull(),
    /** Requested filters; JSON (entities/data-downloads.ts of api-types). */
    filters: text("filters").notNull(),
    /** Permissions that the file needs in addition to its download's own; JSON array. */
    needs: text("needs").notNull(),
    r2Key: text("r2_key").notNull(),
    fileName: text("file_name"),
    rows: integer("rows"),
    size: integer("size"),
    sha256: text("sha256"),
    createdOn: moment("created_on").notNull(),
    finishedOn: moment("finished_on"),
    expiresOn: moment("expires_on").notNull(),
    /** How its command ended without a file, and why; null while there is hope. */
    outcome: text("outcome", { enum: downloadOutcomes }),
    message: text("message"),
    settled: settled(),
  },
  (table) => [
    index("data_downloads_job").on(table.jobId, table.createdOn),
    index("data_downloads_user").on(table.userId, table.createdOn),
  ],
);
