import { KpiStrip, defaultGridQuery } from "@paygauge/ui";
import { toSearchParams } from "@paygauge/ui/grid/grid-query-params.ts";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { AnswerOf } from "@paygauge/api-types/endpoints";
import { magicLinkStates, type MagicLinkState } from "@paygauge/api-types/states";
import { useFormats, useTranslations } from "../../state/formats.ts";
import { StateIcon } from "./state-icon.tsx";

/** The list of the links in one state. */
function linksIn(state: MagicLinkState): string {
  const filter = { property: "state", operator: "Equal", value: state, allowNull: false } as const;
  return `${linkTo("magicLinks")}?${toSearchParams({ ...defaultGridQuery, filters: [filter] }).toString()}`;
}

/** How many links are in each state; each figure opens its list. */
export function StateCounts({ counts }: { readonly counts: AnswerOf<"magicLinkCounts"> | undefined }) {
  const words = useTranslations("magicLinks");
  const formats = useFormats();
  return (
    <KpiStrip
      label={words("counts")}
      items={magicLinkStates.map((state) => ({
        key: state,
        label: (
          <span className="flex items-center gap-1.5">
            <StateIcon state={state} />
            {words(`states.${state}`)}
          </span>
        ),
        figure: counts === undefined ? "…" : formats.count(counts[state]),
        ...(counts === undefined ? {} : { href: linksIn(state) }),
      }))}
    />
  );
}
