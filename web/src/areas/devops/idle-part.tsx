import { NotificationBar, Switch } from "@paygauge/ui";
import { useEffect, useState } from "react";
import { reportActivity } from "../../data/activity.ts";
import { postToEdge } from "../../data/session.ts";
import { problemOf } from "../../data/api-problem.ts";
import { useTranslations } from "../../state/formats.ts";
import { useMessages } from "../../state/language.ts";
import { notifyDone, notifyProblem } from "../../state/notifications.ts";

const switchOf = (answer: unknown): boolean | null =>
  typeof answer === "object" && answer !== null && "autoLogoutOnIdle" in answer
    ? answer.autoLogoutOnIdle === true
    : null;

/**
 * Whether one's own session ends by idleness; where the site ends none so, it says that (docs/specification.md section
 * 8).
 */
export function IdlePart() {
  const words = useTranslations("devops.system");
  const messages = useMessages();
  const [on, setOn] = useState<boolean | null>(null);
  const [isOff, setIsOff] = useState(false);
  useEffect(() => {
    const read = async () => setOn(switchOf(await (await postToEdge("/auth/activity")).json()));
    void read().catch(() => undefined);
  }, []);
  const set = async (wanted: boolean) => {
    const response = await postToEdge("/auth/idle", { autoLogoutOnIdle: wanted });
    const answer: unknown = await response.json();
    const problem = response.ok ? null : problemOf(response.status, answer);
    setIsOff(problem?.code === "IDLE_OFF");
    if (problem === null) {
      setOn(switchOf(answer));
      notifyDone(words(wanted ? "idleNowOn" : "idleNowOff"));
      void reportActivity({ always: true });
    } else if (problem.code !== "IDLE_OFF") notifyProblem(words("idle"), problem);
  };
  return (
    <div className="flex flex-col gap-2">
      <Switch
        label={words("idle")}
        checked={on ?? false}
        disabled={on === null}
        onChange={(wanted) => void set(wanted).catch(() => undefined)}
      />
      <p className="text-label text-text-3">{words("idleHint")}</p>
      {isOff && <NotificationBar tone="warning">{messages.idleOff}</NotificationBar>}
    </div>
  );
}
