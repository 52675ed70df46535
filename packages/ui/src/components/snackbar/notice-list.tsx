import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import { useTexts } from "../../context/ui-context.tsx";
import { DetailLines } from "../states/detail-lines.tsx";
import { EmptyState } from "../states/states.tsx";
import { cutMessage } from "./snackbar-queue.ts";
import type { Snack } from "./snackbar-queue.ts";

const marks = {
  success: { Icon: CircleCheck, colour: "text-success" },
  error: { Icon: CircleAlert, colour: "text-danger" },
  info: { Icon: Info, colour: "text-info" },
  warning: { Icon: TriangleAlert, colour: "text-warning" },
} as const;

export interface Notice extends Snack {
  /** The moment it was said, in the reader's words. */
  readonly when: string;
}

/** Earlier messages, newest first, with the details of each to read and to copy. */
export function NoticeList({ notices }: { readonly notices: readonly Notice[] }) {
  const texts = useTexts();
  if (notices.length === 0) return <EmptyState title={texts.noNotices} />;
  return (
    <ul className="flex flex-col">
      {notices.map((notice) => {
        const { Icon, colour } = marks[notice.tone];
        const details = notice.details ?? [];
        return (
          <li key={notice.id} className="flex items-start gap-2.5 border-b border-line py-2.5 text-data">
            <Icon aria-hidden size={16} strokeWidth={1.6} className={`mt-0.5 shrink-0 ${colour}`} />
            <div className="min-w-0 grow">
              <p className="wrap-anywhere">
                <span className="sr-only">{`${texts.noticeTones[notice.tone]}: `}</span>
                {cutMessage(notice.message)}
              </p>
              <p className="text-label text-text-3">{notice.when}</p>
              <DetailLines lines={details} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
