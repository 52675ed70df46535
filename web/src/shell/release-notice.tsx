import { AppLink, Button, buttonStyle, Dialog } from "@paygauge/ui";
import { useState } from "react";
import { linkTo } from "@paygauge/api-types/sitemap";
import { useBoot } from "../state/boot.ts";
import { useTranslations } from "../state/formats.ts";
import { useGuard, useMay } from "../state/permissions.ts";
import { releaseNoticeDue } from "./release-notice-due.ts";

const key = "paygauge.release-notice";

/**
 * Told once per browser, within the window that the deployment sets, to holders of UserNotification_VIEW
 * (docs/specification.md section 9).
 */
export function ReleaseNotice() {
  const words = useTranslations("notices.newRelease");
  const may = useMay("UserNotification_VIEW");
  const { opens } = useGuard();
  const { releaseNotice } = useBoot().settings;
  const [due, setDue] = useState(() => releaseNoticeDue(new Date(), releaseNotice, localStorage.getItem(key)));
  if (!may || !due) return null;
  const close = () => {
    localStorage.setItem(key, releaseNotice.from);
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
