import { EmptyState, TextLink } from "@paygauge/ui";
import { linkTo } from "@paygauge/api-types/sitemap";
import { useTranslations } from "../../../state/formats.ts";
import { usePageNames } from "../../../state/language.ts";
import { useMay } from "../../../state/permissions.ts";
import { SystemPanel } from "../system-panel.tsx";

/** The settings of the whole system as the DevOps page has them, and the way to the queue service. */
export function SystemPart() {
  const words = useTranslations("jobMaintenance");
  const names = usePageNames();
  const [mayMode, mayStamp] = [useMay("SystemMaintenance_UPDATE"), useMay("AppTimestamp_UPDATE")];
  const [mayAugment, mayToggle] = [useMay("AiPrompts_CRUD"), useMay("QueueService_TOGGLE")];
  if (!mayMode && !mayStamp && !mayAugment && !mayToggle)
    return <EmptyState title={words("parts.system")}>{words("systemNone")}</EmptyState>;
  return (
    <div className="min-h-0 grow overflow-auto p-5 pt-1.5 max-lg:p-4">
      <SystemPanel />
      {mayToggle && (
        <p className="mt-3.5 text-data">
          <span className="font-medium">{words("queueService")}</span>{" "}
          <TextLink href={linkTo("proqMonitoring")}>
            {words("queueServiceText", { page: names.title("proqMonitoring") })}
          </TextLink>
        </p>
      )}
    </div>
  );
}
