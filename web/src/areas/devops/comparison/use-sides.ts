import { useLocation, useSearch } from "wouter";
import type { ComparedSide } from "@paygauge/api-types/entities/endpoint-comparison";
import { perspectives } from "@paygauge/api-types/entities/runs";

export const sideNames = ["left", "right"] as const;
export type SideName = (typeof sideNames)[number];
export type SidePart = Partial<Pick<ComparedSide, "userId" | "run">>;

const runOf = (word: string | null) => perspectives.find((each) => each === word);

function sideIn(params: URLSearchParams, name: SideName): SidePart {
  const [userId, run] = [params.get(name), runOf(params.get(`${name}Run`))];
  return { ...(userId !== null && userId !== "" && { userId }), ...(run !== undefined && { run }) };
}

/** Both sides as the address says them. */
export function useSides() {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const params = new URLSearchParams(search);
  const set = (name: SideName, { userId, run }: SidePart) => {
    const next = new URLSearchParams(search);
    if (userId === undefined) next.delete(name);
    else next.set(name, userId);
    if (run === undefined) next.delete(`${name}Run`);
    else next.set(`${name}Run`, run);
    navigate(`${path}?${next.toString()}`, { replace: true });
  };
  return { sides: { left: sideIn(params, "left"), right: sideIn(params, "right") }, set };
}
