import { Button, changeQuery, EmptyState, type GridQuery } from "@paygauge/ui";
import type { ApiProblem } from "../api-problem.ts";

const property = "prediction";

/** Whether a list was asked for by predictions, and there are none. */
export const isWithoutPredictions = (problem: ApiProblem | undefined): boolean => problem?.code === "NO_PREDICTIONS";

/** Whether a list is filtered by predictions. */
export const isByPrediction = ({ filters }: GridQuery): boolean =>
  filters.some((filter) => filter.property === property);

/** Whether predictions are the first order of a list. */
export const isLikelyFirst = ({ orderBy }: GridQuery): boolean => orderBy?.property === property;

/** The list with the likeliest on top; of two alike the higher value. */
export const likelyFirst = (query: GridQuery, beside: string): GridQuery =>
  changeQuery(query, {
    orderBy: { property, direction: "desc" },
    secondaryOrderBy: { property: beside, direction: "desc" },
  });

/** The list without what it asks of predictions. `usual`: the order as the list first opens. */
export function withoutPredictions(query: GridQuery, usual: GridQuery["orderBy"]): GridQuery {
  const isOther = (order: GridQuery["orderBy"]) => order?.property !== property;
  const { orderBy, secondaryOrderBy } = query;
  return changeQuery(query, {
    filters: query.filters.filter((filter) => filter.property !== property),
    orderBy: isOther(orderBy) ? orderBy : usual,
    secondaryOrderBy: isOther(orderBy) && isOther(secondaryOrderBy) ? secondaryOrderBy : undefined,
  });
}

interface NoPredictionsProps {
  readonly problem: ApiProblem | undefined;
  readonly action: string;
  readonly onAct: () => void;
}

/** Shows why a list has no predictions, and the way to the list without them. */
export function NoPredictions({ problem, action, onAct }: NoPredictionsProps) {
  return <EmptyState title={problem?.message ?? ""} action={<Button onClick={onAct}>{action}</Button>} />;
}
