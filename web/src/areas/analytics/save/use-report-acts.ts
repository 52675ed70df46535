import { useLocation } from "wouter";
import type { AnalyticsReport } from "@paygauge/api-types/entities/analytics-reports";
import { linkTo } from "@paygauge/api-types/sitemap";
import { useAction } from "../../../data/use-action.ts";
import { useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import type { useQueryAddress } from "../use-query-address.ts";
import type { ReportDetails } from "./details-dialog.tsx";

/** The writes of a saved query; each notifies the user, and goes where it leads. */
export function useReportActs(
  report: AnalyticsReport | null,
  { query, view }: ReturnType<typeof useQueryAddress>,
  onDone: () => void,
) {
  const words = useTranslations("analytics.save");
  const [path, navigate] = useLocation();
  const operation = words("operation");
  const creating = useAction("createAnalyticsReport", { operation });
  const updating = useAction("updateAnalyticsReport", { operation });
  const adding = useAction("addAnalyticsReportVersion", { operation });
  const removing = useAction("deleteAnalyticsReport", { operation: words("removeOperation") });
  const params = { reportId: report?.id ?? "" };
  const detailsOf = ({ name, description, issuerId }: ReportDetails) => ({ name, description, issuerId });
  return {
    isPending: creating.pending || updating.pending || adding.pending || removing.pending,
    create: async (details: ReportDetails) => {
      const outcome = await creating.run({ body: { ...detailsOf(details), query, view, note: "" } });
      if (outcome?.ok !== true) return;
      notifyDone(outcome.answer.message);
      navigate(linkTo("analyticsReport", { reportId: outcome.answer.id }));
    },
    update: async (details: ReportDetails) => {
      const outcome = await updating.run({ params, body: { ...detailsOf(details), version: report?.version ?? 0 } });
      if (outcome?.ok !== true) return;
      notifyDone(outcome.answer.message);
      onDone();
    },
    addVersion: async () => {
      const outcome = await adding.run({ params, body: { query, view, note: "", after: report?.number ?? 0 } });
      if (outcome?.ok !== true) return;
      notifyDone(outcome.answer.message);
      // The newest version is the page without anything else in its address.
      navigate(path, { replace: true });
      onDone();
    },
    remove: async () => {
      const outcome = await removing.run({ params });
      if (outcome?.ok !== true) return;
      notifyDone(outcome.answer.message);
      navigate(linkTo("analyticsQuery"));
    },
  };
}
