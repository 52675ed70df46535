import { useLocation, useSearch } from "wouter";
import { comparedSources, type ComparedSide } from "@paygauge/api-types/entities/endpoint-comparison";
import { perspectives } from "@paygauge/api-types/entities/runs";

export const sideNames = ["left", "right"] as const;
export type SideName = (typeof sideNames)[number];
export type SidePart = Partial<ComparedSide>;

const sourceOf = (word: string | null) => comparedSources.find((each) => each === word);
const runOf = (word: string | null) => perspectives.find((each) => each === word);

function sideIn(params: URLSearchParams, name: SideName): SidePart {
  const [userId, run] = [params.get(name), runOf(params.get(`${name}Run`))];
  const from = sourceOf(params.get(`${name}From`));
  return {
    ...(userId !== null && userId !== "" && { userId }),
    ...(from !== undefined && { from }),
    ...(run !== undefined && { run }),
  };
}

/** Both sides as the address says them. */
export function useSides() {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const params = new URLSearchParams(search);
  const set = (name: SideName, { userId, run, from }: SidePart) => {
    const next = new URLSearchParams(search);
    const parts = { [name]: userId, [`${name}From`]: from, [`${name}Run`]: run };
    for (const [part, value] of Object.entries(parts))
      if (value === undefined) next.delete(part);
      else next.set(part, value);
    navigate(`${path}?${next.toString()}`, { replace: true });
  };
  return { sides: { left: sideIn(params, "left"), right: sideIn(params, "right") }, set };
}
