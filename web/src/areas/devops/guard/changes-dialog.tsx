import { Dialog, ErrorState, Skeleton } from "@paygauge/ui";
import { problemView } from "../../../data/grid-error.ts";
import { useCall } from "../../../data/use-call.ts";
import { useTranslations } from "../../../state/formats.ts";

/** What changed in the rules since the release before. */
export function ChangesDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useTranslations("resourceGuard");
  const { data, problem, reload } = useCall("guardChanges", { query: {} });
  const since = data?.since ?? null;
  return (
    <Dialog
      open
      size="md"
      title={since === null ? words("noRelease") : words("changesTitle", { release: since })}
      onOpenChange={onClose}
    >
      {problem && !data && <ErrorState {...problemView(problem)} onRetry={reload} />}
      {!problem && !data && <Skeleton kind="chart" height={160} />}
      {data && since === null && <p className="text-data text-text-2">{words("noEarlier")}</p>}
      {data && since !== null && data.changes.length === 0 && <p className="text-data">{words("noChanges")}</p>}
      <ul className="divide-y divide-line text-data">
        {data?.changes.map(({ entry, before, now }) => (
          <li key={entry} className="py-2 wrap-anywhere">
            <code>{entry}</code>
            <p className="text-label text-text-2">
              {before ?? words("added")} → {now ?? words("removed")}
            </p>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
