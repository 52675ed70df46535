import { Lock } from "lucide-react";
import type { Preview } from "../../preview-type.ts";
import { Button } from "../button/button.tsx";
import { EnvironmentBar } from "./environment-bar.tsx";
import { NotificationBar } from "./notification-bar.tsx";

export const previews: Preview[] = [
  {
    component: "EnvironmentBar",
    state: "named",
    render: () => <EnvironmentBar name="STAGING: figures are synthetic" />,
  },
  {
    component: "NotificationBar",
    state: "four tones",
    render: () => (
      <div>
        <NotificationBar tone="info" icon={<Lock aria-hidden size={16} strokeWidth={1.6} />} onClose={() => undefined}>
          The system is read-only until 18:00.
        </NotificationBar>
        <NotificationBar tone="success">You are editing.</NotificationBar>
        <NotificationBar tone="warning" actions={<Button size="sm">Stay Logged In</Button>}>
          you will be logged out automatically in a minute due to inactivity.
        </NotificationBar>
        <NotificationBar tone="danger">You lost the lock; the form is read-only.</NotificationBar>
      </div>
    ),
  },
];
