import { EmptyState } from "@paygauge/ui";
import { useTranslations } from "../../../state/formats.ts";
import { useMay } from "../../../state/permissions.ts";
import { SystemPanel } from "../system-panel.tsx";
import { QueueServicePart } from "./queue-service-part.tsx";

/** The settings of the whole system as the DevOps page has them, and the queue service. */
export function SystemPart() {
  const words = useTranslations("jobMaintenance");
  const [mayMode, mayStamp] = [useMay("SystemMaintenance_UPDATE"), useMay("AppTimestamp_UPDATE")];
  const [mayAugment, mayToggle] = [useMay("AiPrompts_CRUD"), useMay("QueueService_TOGGLE")];
  if (!mayMode && !mayStamp && !mayAugment && !mayToggle)
    return <EmptyState title={words("parts.system")}>{words("systemNone")}</EmptyState>;
  return (
    <div className="min-h-0 grow overflow-auto p-5 pt-1.5 max-lg:p-4">
      <SystemPanel />
      {mayToggle && <QueueServicePart />}
    </div>
  );
}
