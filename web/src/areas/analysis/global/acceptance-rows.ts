import type { GlobalInsights } from "@paygauge/api-types/entities/global-insights";
import { niceTicks } from "@paygauge/ui";

/** Groups of fewer organizations say too little. */
const minOrganizations = 30;

export interface AcceptanceRow {
  readonly key: string;
  /** Share of its organizations that accept virtual cards, from 0 to 100. */
  readonly share: number;
  readonly organizations: number;
  /** Diameter of its dot in pixels: the area is in proportion to the organizations. */
  readonly size: number;
}

const share = ({ organizations, accepting }: { readonly organizations: number; readonly accepting: number }): number =>
  organizations === 0 ? 0 : (accepting / organizations) * 100;

/** The largest and the smallest diameter of a dot. */
const [maxSize, minSize] = [20, 6];

/** Groups that are large enough, the highest share first, with the share of all and the end of the scale. */
export function acceptanceRows(acceptance: GlobalInsights["acceptance"]) {
  const shown = acceptance.groups.filter(({ organizations }) => organizations >= minOrganizations);
  const largest = Math.max(1, ...shown.map(({ organizations }) => organizations));
  const rows: AcceptanceRow[] = shown
    .map((group) => ({
      key: group.key,
      share: share(group),
      organizations: group.organizations,
      size: Math.max(minSize, maxSize * Math.sqrt(group.organizations / largest)),
    }))
    .toSorted((a, b) => b.share - a.share || (a.key < b.key ? -1 : 1));
  const all = share(acceptance);
  const ticks = niceTicks(Math.max(10, all, ...rows.map((row) => row.share)), 4);
  return { rows, all, ticks, end: ticks.at(-1) ?? 100 };
}
