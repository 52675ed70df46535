import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { productLists, exportFormats } from "@paygauge/api-types/entities/exports";
import { moment, settled } from "./columns.ts";
import { jobs } from "./job-tables.ts";
import { users } from "./people-tables.ts";

/** How an export ended that has no file. */
const exportOutcomes = ["failed", "canceled"] as const;

/** Files that a command writes for one user; their bytes are in R2. How far one is, its command knows. */
export const exportFiles = sqliteTable(
  "export_files",
  {
    /** Also the id of its command. */
    id: text("id").primaryKey(),
    /** The job whose suppliers it has; null for a list of the product. */
    jobId: text("job_id").references(() => jobs.id),
    /** The call that answers the list's pages; null for a job's suppliers. */
    list: text("list", { enum: productLists }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    fileName: text("file_name").notNull(),
    format: text("format", { enum: exportFormats }).notNull(),
    r2Key: text("r2_key").notNull(),
    /** Rows and bytes of the finished file. */
    rows: integer("rows"),
    size: integer("size"),
    createdOn: moment("created_on").notNull(),
    finishedOn: moment("finished_on"),
    /** How its command ended without a file, and why; null while there is hope. */
    outcome: text("outcome", { enum: exportOutcomes }),
    message: text("message"),
    settled: settled(),
  },
  (table) => [index("export_files_user").on(table.userId, table.createdOn), index("export_files_job").on(table.jobId)],
);
