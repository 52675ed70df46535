import { Button, ErrorState, NotificationBar, Skeleton, useTranslate } from "@paygauge/ui";
import type { SupplierList } from "@paygauge/api-types/entities/issuers";
import { problemView } from "../../../data/grid-error.ts";
import { useAction } from "../../../data/use-action.ts";
import { useCall } from "../../../data/use-call.ts";
import { useTranslations } from "../../../state/formats.ts";
import { useUnsaved } from "../../../state/unsaved.ts";
import { SupplierTable } from "./supplier-table.tsx";

interface ListPreviewProps {
  readonly issuerId: string;
  readonly list: SupplierList;
  readonly file: File;
  readonly onCancel: () => void;
  readonly onReplaced: (message: string) => void;
}

/** What the file holds, before it replaces anything. */
export function ListPreview({ issuerId, list, file, onCancel, onReplaced }: ListPreviewProps) {
  const words = useTranslations("tenants.lists");
  const translate = useTranslate();
  const {
    data: preview,
    problem,
    reload,
    refreshing,
  } = useCall("previewSupplierList", { body: { issuerId, list, file } });
  const { run, pending } = useAction("replaceSupplierList", { operation: words("replaceList") });
  useUnsaved(preview !== undefined);
  const replace = async () => {
    const outcome = await run({ body: { issuerId, list, file } });
    if (outcome?.ok) onReplaced(outcome.answer.message);
  };
  if (preview === undefined && problem !== undefined)
    return (
      <>
        <ErrorState
          {...problemView(problem)}
          {...(problem.isPassing ? { onRetry: reload, retrying: refreshing } : {})}
        />
        <Button onClick={onCancel}>{words("other")}</Button>
      </>
    );
  if (preview === undefined) return <Skeleton kind="form" fields={3} />;
  return (
    <div className="flex flex-col gap-3">
      <NotificationBar tone={preview.rejectedCount > 0 ? "warning" : "info"}>
        {words("previewFacts", {
          file: preview.fileName,
          taken: preview.entriesCount,
          rejected: preview.rejectedCount,
          standing: preview.replacesCount,
        })}
      </NotificationBar>
      <SupplierTable label={words("previewLabel")} lines={preview.first} />
      {preview.rejected.length > 0 && (
        <details className="text-data">
          <summary>{words("rejected", { count: preview.rejectedCount })}</summary>
          <ul className="mt-1 max-h-48 overflow-auto">
            {preview.rejected.map(({ line, reason }) => (
              <li key={line}>{words("rejectedLine", { line, reason: translate(reason) })}</li>
            ))}
          </ul>
        </details>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" pending={pending} onClick={() => void replace()}>
          {words("replace", { count: preview.entriesCount })}
        </Button>
        <Button disabled={pending} onClick={onCancel}>
          {words("cancel")}
        </Button>
      </div>
    </div>
  );
}
