import { Button } from "@paygauge/ui";
import { useState } from "react";
import type { AnalyticsReport } from "@paygauge/api-types/entities/analytics-reports";
import { useTranslations } from "../../../state/formats.ts";
import { useMay } from "../../../state/permissions.ts";
import type { useQueryAddress } from "../use-query-address.ts";
import { ReportDialogs, type OpenDialog } from "./report-dialogs.tsx";
import { useReportActs } from "./use-report-acts.ts";

interface SaveActionsProps {
  readonly report: AnalyticsReport | null;
  readonly state: ReturnType<typeof useQueryAddress>;
  readonly issuers: readonly { readonly id: string; readonly name: string }[];
  readonly onChanged?: (() => void) | undefined;
}

/** What can be done with a query: save it, its next version, its details or a copy, and delete it. */
export function SaveActions({ report, state, issuers, onChanged }: SaveActionsProps) {
  const words = useTranslations("analytics.save");
  const [open, setOpen] = useState<OpenDialog>(null);
  const acts = useReportActs(report, state, () => {
    setOpen(null);
    onChanged?.();
  });
  if (!useMay("AnalyticsQuery_CRUD")) return null;
  const isOwn = report?.isOwn === true;
  return (
    <>
      {isOwn && <Button onClick={() => setOpen("remove")}>{words("remove")}</Button>}
      {isOwn && <Button onClick={() => setOpen("edit")}>{words("edit")}</Button>}
      {report !== null && <Button onClick={() => setOpen("create")}>{words("saveAs")}</Button>}
      {report === null && (
        <Button variant="primary" onClick={() => setOpen("create")}>
          {words("save")}
        </Button>
      )}
      {isOwn && (
        <Button
          variant="primary"
          pending={acts.isPending}
          disabled={!state.isChanged}
          onClick={() => void acts.addVersion()}
        >
          {words("saveVersion", { number: report.number + 1 })}
        </Button>
      )}
      <ReportDialogs {...{ open, report, issuers, acts }} onClose={() => setOpen(null)} />
    </>
  );
}
