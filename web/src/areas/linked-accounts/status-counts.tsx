import { KpiStrip, defaultGridQuery } from "@paygauge/ui";
import { toSearchParams } from "@paygauge/ui/grid/grid-query-params.ts";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { AnswerOf } from "@paygauge/api-types/endpoints";
import { linkProviders, type LinkProvider } from "@paygauge/api-types/entities/linked-accounts";
import { linkedAccountStatuses, type LinkedAccountStatus } from "@paygauge/api-types/states";
import { useFormats, useTranslations } from "../../state/formats.ts";
import { StatusIcon } from "./status-mark.tsx";

type PageName = "integrationPlatformLinkedAccounts" | "mergeLinkedAccounts";

/** The list of the accounts in one status. */
function accountsIn(page: PageName, status: LinkedAccountStatus): string {
  const filter = { property: "status", operator: "Equal", value: status, allowNull: false } as const;
  return `${linkTo(page)}?${toSearchParams({ ...defaultGridQuery, filters: [filter] }).toString()}`;
}

interface StatusCountsProps {
  readonly page: PageName;
  readonly counts: AnswerOf<"linkedAccountsState">["counts"] | undefined;
  readonly only: LinkProvider | null;
}

/** How many accounts are in each status; each figure opens its list. */
export function StatusCounts({ page, counts, only }: StatusCountsProps) {
  const words = useTranslations("linkedAccounts");
  const formats = useFormats();
  const providers: readonly LinkProvider[] = only === null ? linkProviders : [only];
  const countOf = (status: LinkedAccountStatus) =>
    counts === undefined ? "…" : formats.count(providers.reduce((sum, each) => sum + counts[each][status], 0));
  return (
    <KpiStrip
      label={words("counts")}
      items={linkedAccountStatuses.map((status) => ({
        key: status,
        label: (
          <span className="flex items-center gap-1.5">
            <StatusIcon status={status} />
            {words(`statuses.${status}`)}
          </span>
        ),
        figure: countOf(status),
        ...(counts === undefined ? {} : { href: accountsIn(page, status) }),
      }))}
    />
  );
}
