/** Queries about commands, in the queue's own object; its retention bounds how many there are. */
import * as v from "valibot";
import { analyticsLimits, type AnalyticsQuery } from "@paygauge/api-types/entities/analytics-queries";
import { storedRow } from "@paygauge/worker/stored-rows";
import { compileQuery } from "./compile-query.ts";
import { MergedGroups, type Group } from "./merge-groups.ts";
import { refusalOf, type ObjectAnswer } from "./object-answer.ts";
import { QueryRefused } from "./refused.ts";
import { sourceOf, type Source } from "./source.ts";

const counted = v.object({ rows: v.number() });
const dayOf = (column: string): string => `strftime('%Y-%m-%d', c.${column} / 1000, 'unixepoch')`;

export const commandsSource = (): Source =>
  sourceOf(
    "commands",
    { before: "", from: "commands c", bound: [], rows: "c" },
    {
      commandType: "c.command_type",
      queuedOn: dayOf("queued_date"),
      completedOn: dayOf("completed_date"),
      seconds: "(c.completed_date - c.started_date) / 1000.0",
      attempts: "c.attempt",
    },
  );

export function commandGroups(sql: SqlStorage, query: AnalyticsQuery): ObjectAnswer {
  try {
    const { rows } = storedRow(sql, counted, "SELECT count(*) AS rows FROM commands");
    if (rows > analyticsLimits.scanned) throw new QueryRefused("tooManyRows", { rows, most: analyticsLimits.scanned });
    const compiled = compileQuery(query, commandsSource());
    const merged = new MergedGroups(query);
    merged.add([...sql.exec(compiled.sql, ...compiled.bound).raw()] as Group[]);
    return { groups: merged.groups, scanned: rows, jobs: 0, sql: compiled.sql };
  } catch (error) {
    return refusalOf(error);
  }
}
