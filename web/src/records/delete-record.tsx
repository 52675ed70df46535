import { useId, type ReactNode } from "react";
import { useLocation } from "wouter";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { resources } from "@paygauge/api-types/endpoints/resources";
import type { records, RecordType } from "@paygauge/api-types/sitemap/records";
import { useAction } from "../data/use-action.ts";
import { useTranslations } from "../state/formats.ts";
import { notifyDone } from "../state/notifications.ts";
import { ConfirmButton } from "./confirm-button.tsx";

interface DeleteRecordProps {
  readonly call: "deleteIssuer" | (typeof resources)[RecordType]["names"]["remove"];
  readonly id: string;
  readonly name: string;
  /** What needs it still, in words: it cannot go. null: nothing does. */
  readonly inUse: ReactNode;
  readonly list: "issuerManager" | (typeof records)[RecordType]["ids"]["list"];
}

/** The end of a record's page: deletes one that nothing needs, after asking; of any other it says what needs it. */
export function DeleteRecord({ call, id, name, inUse, list }: DeleteRecordProps) {
  const words = useTranslations("records.delete");
  const [, navigate] = useLocation();
  const { run } = useAction(call, { operation: words("button") });
  const titleId = useId();
  const remove = async () => {
    const outcome = await run({ params: { id } });
    if (!outcome?.ok) return;
    notifyDone(outcome.answer.message);
    navigate(linkTo(list));
  };
  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-x-6 gap-y-3 rounded-card border border-line bg-surface px-4 py-3.5 lg:grid-cols-[11rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={titleId} className="text-body font-semibold text-danger">
          {words("button")}
        </h2>
        <p className="mt-0.5 text-label text-text-2">{words("final")}</p>
      </div>
      <div className="flex flex-wrap items-center gap-3 rounded-card border border-danger-line px-3 py-2.5">
        <p className="min-w-[min(14rem,100%)] grow basis-0 text-data">{inUse ?? words("unused")}</p>
        <ConfirmButton
          variant="danger"
          label={words("button")}
          disabled={inUse !== null}
          title={words("title", { name })}
          description={words("text")}
          act={remove}
        />
      </div>
    </section>
  );
}
