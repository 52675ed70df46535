import { CountBadge, IconButton } from "@paygauge/ui";
import { useAtomValue, useSetAtom } from "jotai";
import { Bell } from "lucide-react";
import { lazy, memo, Suspense, useState } from "react";
import { useTranslations } from "../state/formats.ts";
import { markNoticesSeen, unseenErrorsAtom } from "../state/notifications.ts";

const NoticeDrawer = lazy(async () => ({ default: (await import("./notice-drawer.tsx")).NoticeDrawer }));

/** Opens the messages of this visit; a figure tells the errors that were not looked at. */
export const NoticeBell = memo(function NoticeBell() {
  const words = useTranslations("shell");
  const unseen = useAtomValue(unseenErrorsAtom);
  const seen = useSetAtom(markNoticesSeen);
  const [open, setOpen] = useState(false);
  const change = (next: boolean) => {
    setOpen(next);
    seen();
  };
  return (
    <span className="relative">
      <IconButton
        label={unseen === 0 ? words("notices") : words("noticesUnseen", { count: unseen })}
        onClick={() => change(true)}
        icon={<Bell aria-hidden size={18} strokeWidth={1.6} />}
      />
      {unseen > 0 && (
        <span aria-hidden className="pointer-events-none absolute -top-1 -end-1">
          <CountBadge urgent count={unseen} label={String(unseen)} />
        </span>
      )}
      {open && (
        <Suspense fallback={null}>
          <NoticeDrawer onOpenChange={change} />
        </Suspense>
      )}
    </span>
  );
});
