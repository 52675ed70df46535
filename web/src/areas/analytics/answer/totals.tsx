import type { AnalyticsQuery } from "@paygauge/api-types/entities/analytics-queries";
import { useTranslations } from "../../../state/formats.ts";
import { uniqueKeys } from "../unique-keys.ts";
import { useQueryWords } from "../use-query-words.ts";
import type { Answered } from "./answered.ts";
import { useCells } from "./use-cells.ts";

interface TotalsProps {
  readonly query: AnalyticsQuery;
  readonly answer: Answered;
  readonly large?: boolean;
}

/** The measures over all groups, whatever the limit: the words say of how many. */
export function Totals({ query, answer, large = false }: TotalsProps) {
  const words = useTranslations("analytics.answer");
  const { measureName } = useQueryWords(query.dataset);
  const cells = useCells(query, answer.currency);
  const keys = uniqueKeys(query.measures.map(({ field = "", as }) => `${as} ${field}`));
  return (
    <div className="flex flex-wrap items-baseline gap-x-6 gap-y-2">
      {large && <p className="text-label text-text-2">{words("all", { groups: answer.groups })}</p>}
      <dl className="flex flex-wrap gap-x-6 gap-y-2">
        {query.measures.map((measure, at) => {
          const cell = answer.totals[at] ?? null;
          const isSplit = cell === null && cells.isMoney(at) && answer.currency === null && answer.groups > 0;
          const shown = isSplit ? words("noTotal") : cells.measure(at, cell, []).text;
          return (
            <div key={keys[at]} className={large ? "flex flex-col-reverse" : "flex items-baseline gap-2"}>
              <dt className="text-label text-text-2">{measureName(measure)}</dt>
              <dd className={large ? "text-title font-semibold" : "font-semibold"}>{shown}</dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
