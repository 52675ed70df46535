import { Drawer, NoticeList } from "@paygauge/ui";
import { useAtomValue } from "jotai";
import { useFormats, useTranslations } from "../state/formats.ts";
import { noticeHistoryAtom } from "../state/notifications.ts";
import { useSnackOf } from "./use-snack-of.ts";

/** The last messages of this visit, newest first. */
export function NoticeDrawer({ onOpenChange }: { readonly onOpenChange: (open: boolean) => void }) {
  const words = useTranslations("shell");
  const { locale } = useFormats();
  const snackOf = useSnackOf();
  const items = useAtomValue(noticeHistoryAtom);
  const notices = items.toReversed().map((item) => ({ ...snackOf(item), when: item.at.toLocaleTimeString(locale) }));
  return (
    <Drawer open onOpenChange={onOpenChange} title={words("notices")} description={words("noticesLead")}>
      <NoticeList notices={notices} />
    </Drawer>
  );
}
