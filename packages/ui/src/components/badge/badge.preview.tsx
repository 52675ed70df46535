import { Activity } from "lucide-react";
import type { Preview } from "../../preview-type.ts";
import { Badge, CountBadge } from "./badge.tsx";

const tones = ["neutral", "accent", "info", "success", "warning", "danger", "high", "medium", "low", "none"] as const;

export const previews: Preview[] = [
  {
    component: "Badge",
    state: "every tone",
    render: () => (
      <div className="flex flex-wrap gap-2">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone} icon={<Activity aria-hidden size={12} strokeWidth={1.6} />}>
            {tone}
          </Badge>
        ))}
        <CountBadge count={7} label="active users" />
        <CountBadge count={120} label="queue commands" />
        <CountBadge urgent count={3} label="errors" />
      </div>
    ),
  },
];
