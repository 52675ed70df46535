import { CircleCheck, CircleDashed, CircleSlash, LoaderCircle, TriangleAlert, type LucideIcon } from "lucide-react";
import type { LinkedAccountRow } from "@paygauge/api-types/entities/linked-accounts";
import type { LinkedAccountStatus } from "@paygauge/api-types/states";
import { useTranslations } from "../../state/formats.ts";

const icons: Readonly<Record<LinkedAccountStatus, readonly [icon: LucideIcon, colour: string]>> = {
  Incomplete: [CircleDashed, "text-text-2"],
  Linked: [CircleCheck, "text-success"],
  RelinkNeeded: [TriangleAlert, "text-warning"],
  Deleted: [CircleSlash, "text-text-2"],
};

/** The icon of a status, next to its word. */
export function StatusIcon({ status }: { readonly status: LinkedAccountStatus }) {
  const [Icon, colour] = icons[status];
  return <Icon aria-hidden size={14} strokeWidth={1.6} className={`shrink-0 ${colour}`} />;
}

/** An account's status with its word; one that is being read has a word of its own. */
export function StatusMark({ row }: { readonly row: Pick<LinkedAccountRow, "status" | "syncState"> }) {
  const words = useTranslations("linkedAccounts");
  const reads = row.status === "Linked" && row.syncState === "running";
  return (
    <span className="inline-flex items-center gap-1.5">
      {reads ? (
        <LoaderCircle aria-hidden size={14} strokeWidth={1.6} className="shrink-0 text-info" />
      ) : (
        <StatusIcon status={row.status} />
      )}
      {reads ? words("syncing") : words(`statuses.${row.status}`)}
    </span>
  );
}
