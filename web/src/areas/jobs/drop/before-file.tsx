import { Button, MessageText, NotificationBar } from "@paygauge/ui";
import { FileUp, Trash2 } from "lucide-react";
import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import type { FileRefusal, LedgerKind } from "@paygauge/api-types/entities/ledger";
import type { IssuerOption } from "@paygauge/api-types/entities/issuers";
import { asProblem } from "../../../data/api-problem.ts";
import { useAction } from "../../../data/use-action.ts";
import { useCall } from "../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { notifyProblem } from "../../../state/notifications.ts";
import { beginDraft, type DroppedFile } from "./begin-draft.ts";
import { DropVeil, usePageDrop } from "./drop-area.tsx";
import { takeDropped } from "./dropped.ts";
import { readHead } from "./read-head.ts";

interface BeforeFileProps {
  readonly issuer: IssuerOption;
  readonly permitted: readonly LedgerKind[];
  readonly onBegun: (draftId: string) => void;
  /** What else may be done here: samples, and the ways that begin without a file. */
  readonly children: ReactNode;
}

/** The whole page takes a file: it is read at once, and sent into a draft meanwhile. */
export function BeforeFile({ issuer, permitted, onBegun, children }: BeforeFileProps) {
  const words = useTranslations("create.drop");
  const inputId = useId();
  const { take, reading, refused } = useTakeFile({ issuer, permitted, onBegun });
  const over = usePageDrop(([file]) => file !== undefined && void take(file));
  const waits = useRef(true);
  useEffect(() => {
    // Of a page where it was dropped; once, whatever is drawn again.
    const file = waits.current ? takeDropped() : null;
    waits.current = false;
    if (file !== null) void take(file);
  });
  return (
    <div className="flex flex-col gap-5 border-t border-line p-5 max-lg:p-4">
      {over && <DropVeil words={words("drop")} />}
      {refused !== null && (
        <NotificationBar tone="danger">
          <p className="font-semibold">{refused.name}</p>
          <p>{refused.words ?? (refused.refusal !== null && <MessageText message={refused.refusal.message} />)}</p>
        </NotificationBar>
      )}
      <label
        htmlFor={inputId}
        className="flex min-h-64 cursor-pointer flex-col items-center justify-center gap-2 rounded-card border-2 border-dashed border-control bg-surface p-8 text-center hover:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-focus"
      >
        <FileUp aria-hidden size={36} strokeWidth={1.4} className="text-accent-text" />
        <span className="text-section font-semibold">
          {reading === null ? words("title") : words("readingFile", { name: reading })}
        </span>
        <span className="max-w-140 text-data text-text-2">{words("kindsRead")}</span>
        <input
          id={inputId}
          type="file"
          className="sr-only"
          aria-label={words("title")}
          disabled={reading !== null}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = "";
            if (file !== undefined) void take({ file });
          }}
        />
      </label>
      <Drafts onOpen={onBegun} />
      {children}
    </div>
  );
}

interface Refused {
  readonly name: string;
  readonly refusal: FileRefusal | null;
  readonly words?: string;
}

function useTakeFile({ issuer, permitted, onBegun }: Omit<BeforeFileProps, "children">) {
  const words = useTranslations("upload.file");
  const create = useTranslations("create.drop");
  const formats = useFormats();
  const limits = useCall("uploadLimits", {}).data;
  const [reading, setReading] = useState<string | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const refusal = (file: File): string | null => {
    if (file.size === 0) return words("empty", { name: file.name });
    if (limits === undefined || file.size <= limits.maxBytes) return null;
    const sizes = { size: formats.bytes(file.size), limit: formats.bytes(limits.maxBytes) };
    return words("tooLarge", { name: file.name, ...sizes });
  };
  const take = async (dropped: DroppedFile) => {
    const { file } = dropped;
    const said = refusal(file);
    setRefused(said === null ? null : { name: file.name, refusal: null, words: said });
    if (said !== null || reading !== null) return;
    setReading(file.name);
    try {
      const head = await readHead(file, { currency: issuer.currency ?? "USD" });
      if (head.refusal !== null) setRefused({ name: file.name, refusal: head.refusal });
      else onBegun(await beginDraft({ ...dropped, head, issuer, permitted }));
    } catch (thrown) {
      notifyProblem(create("operation"), asProblem(thrown));
    } finally {
      setReading(null);
    }
  };
  return { take, reading, refused };
}

/** Files that were dropped before and not imported yet. */
function Drafts({ onOpen }: { readonly onOpen: (draftId: string) => void }) {
  const words = useTranslations("create.drop.drafts");
  const formats = useFormats();
  const { data = [], reload } = useCall("jobDrafts", {});
  const { run, pending } = useAction("discardJobDraft", { operation: words("remove") });
  const begun = data.filter(({ fileName }) => fileName !== "");
  if (begun.length === 0) return null;
  const remove = async (jobId: string) => {
    await run({ params: { jobId } });
    reload();
  };
  return (
    <section aria-label={words("title")} className="flex flex-col gap-2">
      <h2 className="text-section font-semibold">{words("title")}</h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {begun.map(({ id, fileName, size, keptUntil }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2.5">
            <div className="min-w-[min(14rem,100%)] grow basis-0">
              <p className="text-data font-medium wrap-anywhere">{fileName}</p>
              <p className="text-label text-text-2">
                {words("facts", { size: formats.bytes(size), day: formats.day(keptUntil) })}
              </p>
            </div>
            <Button size="sm" onClick={() => onOpen(id)} aria-label={words("continueOf", { name: fileName })}>
              {words("continue")}
            </Button>
            <Button
              size="sm"
              variant="quiet"
              disabled={pending}
              onClick={() => void remove(id)}
              aria-label={words("removeOf", { name: fileName })}
              icon={<Trash2 aria-hidden size={14} strokeWidth={1.6} />}
            >
              {words("remove")}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
