/** Filters of a download as conditions of its SQL; values are bound. */
import { datapointOf } from "@paygauge/api-types/datapoints/datapoints";
import type { DownloadKind } from "@paygauge/api-types/datapoints/download-kinds";
import type { DownloadFilter } from "@paygauge/api-types/entities/data-downloads";
import { sqlOf } from "./datapoint-sql.ts";

interface Condition {
  readonly sql: string;
  readonly values: readonly SqlStorageValue[];
}

/** Decimal text in whole units as minor units, exact: "12.5" with two digits is 1250. More digits than that are cut. */
export function minorText(decimal: string, digits: number): string {
  const [whole = "0", part = ""] = decimal.replace("-", "").split(".");
  const minor = BigInt(whole + part.slice(0, digits).padEnd(digits, "0"));
  return String(decimal.startsWith("-") ? -minor : minor);
}

function conditionsOf(filter: DownloadFilter, kind: DownloadKind, digits: number): Condition[] {
  const { sql } = sqlOf(filter.key, kind);
  const isMoney = datapointOf(filter.key).type === "money";
  const bound = (operator: ">=" | "<=", text: string | undefined): Condition[] => {
    if (text === undefined) return [];
    // As text, since a bound number may be beyond what a double holds.
    return isMoney
      ? [{ sql: `${sql} ${operator} CAST(? AS INTEGER)`, values: [minorText(text, digits)] }]
      : [{ sql: `${sql} ${operator} CAST(? AS REAL)`, values: [text] }];
  };
  const day = (operator: ">=" | "<=", text: string | undefined): Condition[] =>
    text === undefined ? [] : [{ sql: `substr(${sql}, 1, 10) ${operator} ?`, values: [text] }];
  return [
    ...(filter.values === undefined
      ? []
      : [{ sql: `ifnull(${sql}, '') IN (SELECT value FROM json_each(?))`, values: [JSON.stringify(filter.values)] }]),
    ...(filter.is === undefined ? [] : [{ sql: `${sql} = ?`, values: [Number(filter.is)] }]),
    ...bound(">=", filter.min),
    ...bound("<=", filter.max),
    ...day(">=", filter.from),
    ...day("<=", filter.to),
  ];
}

/** All filters as one condition that begins with AND; "" for none. */
export function whereOf(filters: readonly DownloadFilter[], kind: DownloadKind, digits: number): Condition {
  const all = filters.flatMap((filter) => conditionsOf(filter, kind, digits));
  return { sql: all.map(({ sql }) => ` AND ${sql}`).join(""), values: all.flatMap(({ values }) => values) };
}
