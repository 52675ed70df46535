import { ConfirmDialog } from "@paygauge/ui";
import type { AnalyticsReport } from "@paygauge/api-types/entities/analytics-reports";
import { useTranslations } from "../../../state/formats.ts";
import { DetailsDialog } from "./details-dialog.tsx";
import type { useReportActs } from "./use-report-acts.ts";

export type OpenDialog = "create" | "edit" | "remove" | null;

interface ReportDialogsProps {
  readonly open: OpenDialog;
  readonly report: AnalyticsReport | null;
  readonly issuers: readonly { readonly id: string; readonly name: string }[];
  readonly acts: ReturnType<typeof useReportActs>;
  readonly onClose: () => void;
}

/** The dialog that is open: of a new saved query, of one's details, or before it is deleted. */
export function ReportDialogs({ open, report, issuers, acts, onClose }: ReportDialogsProps) {
  const words = useTranslations("analytics.save");
  const shared = { issuers, isPending: acts.isPending, onClose };
  if (open === "create")
    return (
      <DetailsDialog
        {...shared}
        title={words("title")}
        start={{ name: "", description: report?.description ?? "", issuerId: null }}
        onSave={(details) => void acts.create(details)}
      />
    );
  if (open === null || report === null) return null;
  if (open === "edit")
    return (
      <DetailsDialog
        {...shared}
        title={words("editTitle")}
        start={report}
        onSave={(details) => void acts.update(details)}
      />
    );
  return (
    <ConfirmDialog
      open
      danger
      submitting={acts.isPending}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={words("removeTitle", { name: report.name })}
      description={words("removeText")}
      confirmLabel={words("remove")}
      cancelLabel={words("cancel")}
      onConfirm={() => void acts.remove()}
    />
  );
}
