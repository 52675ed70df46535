import { NotificationBar, PageHeader } from "@paygauge/ui";
import { useTranslations } from "../../state/formats.ts";
import { usePageNames } from "../../state/language.ts";

/** The page whose permission belongs to no role: the guard refuses every user, so a user who sees it has found a fault. */
export default function DevInaccessibleScreen() {
  const words = useTranslations("dev");
  const pageNames = usePageNames();
  return (
    <>
      <PageHeader title={pageNames.title("devInaccessible")} />
      <div className="px-5 max-lg:px-4">
        <NotificationBar tone="danger">{words("inaccessible")}</NotificationBar>
      </div>
    </>
  );
}
