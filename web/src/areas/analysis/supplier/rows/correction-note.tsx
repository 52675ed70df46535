import { Button, TextLink } from "@paygauge/ui";
import { PencilLine } from "lucide-react";
import type { LedgerRowDetail } from "@paygauge/api-types/entities/ledger-rows";
import { linkTo } from "@paygauge/api-types/sitemap";
import { useCall } from "../../../../data/use-call.ts";
import { useAction } from "../../../../data/use-action.ts";
import { useFormats, useTranslations } from "../../../../state/formats.ts";
import { workflowPages } from "../../../../state/job-pages.ts";
import { notifyDone } from "../../../../state/notifications.ts";
import { useMayChange } from "../../../../state/system.ts";

interface CorrectionNoteProps {
  readonly correction: LedgerRowDetail["corrections"][number];
  readonly params: { readonly jobId: string; readonly uploadId: string; readonly correctionId: string };
  readonly onUndone: () => void;
}

/** A corrected cell: its former value, the reason, who corrected it and when, and the way to undo it. */
export function CorrectionNote({ correction, params, onUndone }: CorrectionNoteProps) {
  const words = useTranslations("ledgerRows.detail");
  const { locale } = useFormats();
  const { data: job } = useCall("job", { params: { jobId: params.jobId } });
  const { column, from, to, reason, author, at, isOfColumn, isUndone } = correction;
  const when = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }).format(new Date(at));
  const shown = (text: string) => (text === "" ? words("blank") : text);
  return (
    <section
      aria-label={words("correctionOf", { column })}
      className="rounded-control border border-line px-3 py-2 text-data"
    >
      <div className="flex flex-wrap items-center gap-x-3">
        <p className="flex grow items-center gap-1.5 font-semibold">
          <PencilLine aria-hidden size={14} strokeWidth={1.6} className="text-warning" />
          {words("correctionOf", { column })}
        </p>
        {correction.mayUndo && <Undo params={params} onUndone={onUndone} />}
      </div>
      <p className="wrap-anywhere">
        <del className="text-text-2">{shown(from)}</del> <ins className="no-underline">{shown(to)}</ins>
        {reason !== "" && `. ${reason}`}
      </p>
      <p className="text-text-2">{words(isOfColumn ? "ofColumn" : "ofRow")}</p>
      <p className="text-label text-text-2">{words("by", { author, at: when })}</p>
      {isUndone && (
        <p className="mt-1">
          {words("undone")}{" "}
          {job !== undefined && (
            <TextLink href={linkTo(workflowPages[job.kind], { jobId: params.jobId })}>{words("importAgain")}</TextLink>
          )}
        </p>
      )}
    </section>
  );
}

function Undo({ params, onUndone }: Pick<CorrectionNoteProps, "params" | "onUndone">) {
  const words = useTranslations("ledgerRows.detail");
  const mayChange = useMayChange();
  const { run, pending } = useAction("removeCorrection", { operation: words("undo") });
  const undo = async () => {
    const outcome = await run({ params });
    if (outcome?.ok !== true) return;
    notifyDone(outcome.answer.message);
    onUndone();
  };
  return (
    <Button size="sm" variant="quiet" pending={pending} disabled={!mayChange} onClick={() => void undo()}>
      {words("undo")}
    </Button>
  );
}
