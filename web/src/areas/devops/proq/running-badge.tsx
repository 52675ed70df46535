import { Badge } from "@paygauge/ui";
import { Activity, CirclePause } from "lucide-react";
import { useTranslations } from "../../../state/formats.ts";

/** Whether the queue service claims commands. */
export function RunningBadge({ running }: { readonly running: boolean }) {
  const words = useTranslations("devops.monitor");
  const Icon = running ? Activity : CirclePause;
  return (
    <Badge tone={running ? "success" : "warning"} icon={<Icon aria-hidden size={14} strokeWidth={1.6} />}>
      {words(running ? "running" : "stopped")}
    </Badge>
  );
}
