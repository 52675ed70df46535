import { Button } from "@paygauge/ui";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import type { HubArticle } from "@paygauge/api-types/entities/resource-hub";
import { useAction } from "../../data/use-action.ts";
import { useTranslations } from "../../state/formats.ts";
import { useMayChange } from "../../state/system.ts";

interface MarkReadProps {
  readonly article: HubArticle;
  readonly onRead: () => void;
  /** Next to the button. */
  readonly children?: ReactNode;
}

/** Marks an article as read, or a video as watched; and back. */
export function MarkRead({ article, onRead, children }: MarkReadProps) {
  const words = useTranslations("hub");
  const mayChange = useMayChange();
  const isRead = article.readOn !== null;
  const { run, pending } = useAction("markHubItem", { operation: words("saveReading") });
  const mark = async () => {
    const outcome = await run({ params: { hubItemId: article.id }, body: { isRead: !isRead } });
    if (outcome?.ok === true) onRead();
  };
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2 border-t border-line pt-3">
      <Button
        pending={pending}
        disabled={!mayChange}
        icon={<Check aria-hidden size={14} strokeWidth={1.6} />}
        onClick={() => void mark()}
      >
        {words(article.video === null ? (isRead ? "unmark" : "mark") : isRead ? "unmarkVideo" : "markVideo")}
      </Button>
      {children}
    </div>
  );
}
