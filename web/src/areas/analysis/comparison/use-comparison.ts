import { useMemo } from "react";
import { useLocation, useSearch } from "wouter";
import { capabilities, type Capability } from "@paygauge/api-types/entities/capabilities";
import { scoreLevels } from "@paygauge/api-types/entities/analysis";
import type { ComparedBody } from "@paygauge/api-types/entities/comparison";

/** What the address of the page says: which runs, which matrix, and which suppliers are listed. */
export interface ComparisonState {
  readonly before: string | undefined;
  readonly after: string | undefined;
  /** The job of `before`, where it is another one of the buyer. */
  readonly other: string | undefined;
  readonly capability: Capability;
  readonly by: "count" | "spend";
  readonly shown: ComparedBody | null;
}

/** "joined", "left", or "Low.High" of the chosen capability. */
function shownOf(text: string | null, capability: Capability): ComparedBody | null {
  if (text === "joined" || text === "left") return { kind: text };
  const [one, other] = text?.split(".") ?? [];
  const before = scoreLevels.find((each) => each === one);
  const after = scoreLevels.find((each) => each === other);
  return before === undefined || after === undefined ? null : { kind: "moved", capability, before, after };
}

export function comparisonOf(search: string): ComparisonState {
  const params = new URLSearchParams(search);
  const capability = capabilities.find((each) => each === params.get("capability")) ?? capabilities[0];
  return {
    before: params.get("before") ?? undefined,
    after: params.get("after") ?? undefined,
    other: params.get("other") ?? undefined,
    capability,
    by: params.get("by") === "spend" ? "spend" : "count",
    shown: shownOf(params.get("show"), capability),
  };
}

/** The state of the page, all of it in its address, and how parts of it are set; null takes a part away. */
export function useComparison(): {
  readonly state: ComparisonState;
  readonly set: (parts: Readonly<Record<string, string | null>>) => void;
} {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const state = useMemo(() => comparisonOf(search), [search]);
  const set = (parts: Readonly<Record<string, string | null>>) => {
    const params = new URLSearchParams(search);
    for (const [name, value] of Object.entries(parts)) {
      if (value === null) params.delete(name);
      else params.set(name, value);
    }
    const text = params.toString();
    navigate(text === "" ? path : `${path}?${text}`);
  };
  return { state, set };
}
