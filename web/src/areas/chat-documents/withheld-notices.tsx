import { Button } from "@paygauge/ui";
import { CircleAlert } from "lucide-react";
import { useAction } from "../../data/use-action.ts";
import { useFormats, useTranslations } from "../../state/formats.ts";
import { notifyDone } from "../../state/notifications.ts";
import { useMayChange } from "../../state/system.ts";
import type { ListedDocument } from "./owner-options.ts";

interface WithheldNoticesProps {
  readonly documents: readonly ListedDocument[];
  readonly onChanged: () => void;
}

/** Passages that read like instructions: what they say, and the way to allow them by name. */
export function WithheldNotices({ documents, onChanged }: WithheldNoticesProps) {
  const held = documents.filter(({ withheld, may_quote_withheld }) => withheld.length > 0 && !may_quote_withheld);
  return held.map((document) => <Notice key={document.id} document={document} onChanged={onChanged} />);
}

function Notice({ document, onChanged }: { readonly document: ListedDocument; readonly onChanged: () => void }) {
  const words = useTranslations("chatDocuments.withheld");
  const formats = useFormats();
  const mayChange = useMayChange();
  const { run, pending } = useAction("updateChatDocument", { operation: words("operation") });
  const allow = async () => {
    const outcome = await run({ params: { documentId: document.id }, body: { may_quote_withheld: true } });
    if (outcome?.ok !== true) return;
    notifyDone(words("allowed"));
    onChanged();
  };
  const [first] = document.withheld;
  const place = words(document.page_kind, { page: formats.count(first?.page ?? 1) });
  return (
    <section className="flex flex-wrap items-start gap-3 rounded-card border border-line bg-warning-bg px-4 py-3 text-data">
      <CircleAlert aria-hidden size={16} strokeWidth={1.6} className="mt-0.5 shrink-0 text-warning" />
      <div className="flex min-w-60 flex-1 flex-col gap-1">
        <h3 className="font-semibold">{words("title", { name: document.name, place })}</h3>
        {document.withheld.slice(0, 3).map(({ page, text }) => (
          <blockquote key={`${page} ${text}`} className="line-clamp-3">
            {text}
          </blockquote>
        ))}
        <p>{words("text")}</p>
      </div>
      <Button size="sm" pending={pending} disabled={!mayChange} onClick={() => void allow()}>
        {words("allow")}
      </Button>
    </section>
  );
}
