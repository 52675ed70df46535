import { AppLink, Button, buttonStyle, Dialog } from "@paygauge/ui";
import { useState } from "react";
import { limits, linkTo } from "@paygauge/api-types";
import { useWords } from "../state/formats.ts";
import { useGuard, useMay } from "../state/permissions.ts";
import { releaseNoticeDue } from "./release-notice-due.ts";

const key = "paygauge.release-notice";

/** Told once per browser, within the window of limits.ts, to holders of UserNotification_VIEW (specification section 9). */
export function ReleaseNotice() {
  const words = useWords("notices.newRelease");
  const may = useMay("UserNotification_VIEW");
  const { opens } = useGuard();
  const [due, setDue] = useState(() => releaseNoticeDue(new Date(), localStorage.getItem(key)));
  if (!may || !due) return null;
  const close = () => {
    localStorage.setItem(key, limits.releaseNoticeFrom);
    setDue(false);
  };
  return (
    <Dialog
      open
      title={words("title")}
      description={words("text")}
      onOpenChange={close}
      footer={
        <>
          <Button onClick={close}>{words("close")}</Button>
          {opens("releaseNotes") && (
            <AppLink href={linkTo("releaseNotes")} onClick={close} className={buttonStyle({ variant: "primary" })}>
              {words("open")}
            </AppLink>
          )}
        </>
      }
    />
  );
}
