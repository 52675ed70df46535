import * as v from "valibot";
import { guessLanguage } from "../search/stop-words.ts";
import { termsOf } from "../search/terms.ts";
import { soundRows } from "@paygauge/worker/stored-rows";

export interface GroupedFilter {
  readonly days: number;
  readonly only: "all" | "unanswered" | "unhelpful";
}

const group = v.object({
  grouped: v.string(),
  question: v.string(),
  times: v.number(),
  unanswered: v.number(),
  unhelpful: v.number(),
  last_asked: v.number(),
});
const totals = v.object({
  asked: v.number(),
  users: v.number(),
  answered: v.number(),
  rated: v.number(),
  helpful: v.number(),
});

export interface GroupedQuestions {
  readonly groups: readonly v.InferOutput<typeof group>[];
  readonly totals: v.InferOutput<typeof totals>;
}

const day = 86_400_000;
/** Groups of one object, at most; the rest are rarer. */
const maxGroups = 2000;

/** Questions with the same telling words, in any order, are one group. */
export function groupKey(question: string): string {
  const words = termsOf(question, guessLanguage(question, "en")).map(({ text }) => text);
  return words.toSorted().join(" ");
}

const having = { all: "1 = 1", unanswered: "unanswered > 0", unhelpful: "unhelpful > 0" } as const;

/** Returns the questions of a period by wording, most asked first, without a word of who asked. */
export function groupedQuestions(sql: SqlStorage, { days, only }: GroupedFilter): GroupedQuestions {
  const from = Date.now() - days * day;
  const groups = soundRows(
    sql,
    group,
    // The newest wording stands for its group: SQLite takes bare columns from the row of max().
    `SELECT grouped, question, count(*) AS times, sum(state = 'unanswered') AS unanswered,
       sum(rating IS 'unhelpful') AS unhelpful, max(started) AS last_asked
     FROM logs WHERE started >= ? GROUP BY grouped HAVING ${having[only]} ORDER BY times DESC, last_asked DESC LIMIT ${maxGroups}`,
    from,
  );
  const [sums] = soundRows(
    sql,
    totals,
    `SELECT count(*) AS asked, count(DISTINCT user_id) AS users, coalesce(sum(state = 'answered'), 0) AS answered,
       count(rating) AS rated, coalesce(sum(rating IS 'helpful'), 0) AS helpful
     FROM logs WHERE started >= ?`,
    from,
  );
  return { groups, totals: sums ?? { asked: 0, users: 0, answered: 0, rated: 0, helpful: 0 } };
}
