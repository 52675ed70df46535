import { Button, buttonStyle, IconButton } from "@paygauge/ui";
import { Download, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { jobKinds, type Job, type Upload } from "@paygauge/api-types";
import type { RowFilter } from "@paygauge/api-types/entities/checked-rows";
import { callHref } from "../../../../data/call-api.ts";
import { useFormats, useTranslations } from "../../../../state/formats.ts";
import { FoundTotals } from "../../workflow/check/total-rows.tsx";
import { CorrectionsPanel } from "../../workflow/check/rows/corrections-panel.tsx";
import { hearFinding, nextFinding, useKeysIn } from "../../workflow/check/rows/next-finding.ts";
import { OverlapPanel } from "../../workflow/overlaps/overlap-panel.tsx";
import { RatesPanel } from "../../workflow/rates/rates-panel.tsx";
import type { Draft } from "../draft-of.ts";
import { checkDrawerId } from "./check-drawer-id.ts";
import { CheckLedger } from "./check-ledger.tsx";
import { FoundRows } from "./found-rows.tsx";

interface CheckDrawerProps {
  readonly draft: Draft & { readonly file: Upload };
  readonly job: Job;
  readonly show: RowFilter;
  readonly editable: boolean;
  readonly onShow: (show: RowFilter) => void;
  readonly onClose: () => void;
  /** Rows, rates or files changed: the file is checked again. */
  readonly onChanged: () => void;
}

/**
 * The check of every row, next to the page: where the file's money goes, and the rows with findings. It pushes the page
 * aside where there is room, covers its end on smaller screens, and fills a phone.
 */
export function CheckDrawer({ draft, job, show, editable, onShow, onClose, onChanged }: CheckDrawerProps) {
  const words = useTranslations("create.drop.check");
  const drawer = useRef<HTMLElement>(null);
  const { file } = draft;
  const rejected = draft.lastCheck?.rejected ?? 0;
  useEffect(() => drawer.current?.focus({ preventScroll: true }), []);
  useKeysIn(drawer, (event) => {
    if (event.key !== "Escape") return hearFinding(drawer.current, event);
    onClose();
    return true;
  });
  return (
    <div className="max-lg:absolute max-lg:inset-y-0 max-lg:end-0 max-lg:z-10 max-lg:w-[min(440px,100%)] max-sm:w-full bg-surface lg:w-98 lg:shrink-0">
      <aside
        ref={drawer}
        id={checkDrawerId}
        tabIndex={-1}
        aria-label={words("title")}
        className="sticky top-0 flex h-[calc(100dvh-13.5rem)] flex-col border-line bg-surface outline-none [--ground:var(--surface)] max-lg:shadow-lg max-sm:h-[calc(100dvh-17rem)] sm:border-s"
      >
        <header className="flex items-center gap-2 border-b border-line px-4 py-2.5">
          <h2 className="text-section font-semibold">{words("title")}</h2>
          {rejected > 0 && <span className="text-label text-text-2">{words("toFix", { count: rejected })}</span>}
          <Button
            size="sm"
            variant="quiet"
            className="ms-auto"
            aria-keyshortcuts="n"
            onClick={() => nextFinding(drawer.current, 1)}
          >
            {words("next")}
          </Button>
          <IconButton
            size="sm"
            label={words("close")}
            icon={<X aria-hidden size={16} strokeWidth={1.6} />}
            onClick={onClose}
          />
        </header>
        <Body {...{ draft, job, show, editable, onShow, onChanged }} />
        <Foot file={file} hasErrors={rejected > 0} />
      </aside>
    </div>
  );
}

/** What the check found: the ledger, the rows with findings, and what else it says of the file. */
function Body({ draft, job, show, editable, onShow, onChanged }: Omit<CheckDrawerProps, "onClose">) {
  const { file, lastCheck: check } = draft;
  return (
    <div className="flex min-h-0 grow flex-col gap-4 overflow-auto px-4 py-3">
      {check !== null && <CheckLedger kind={draft.kind.value} check={check} isOpen={draft.currency.isOpen} />}
      <FoundRows draft={draft} show={show} editable={editable} onShow={onShow} onCorrected={onChanged} />
      {check?.totals != null && (check.totals.agree + check.totals.differ > 0 || check.totals.own !== null) && (
        <FoundTotals totals={check.totals} />
      )}
      {check !== null && jobKinds[draft.kind.value].figures && check.waiting.length > 0 && (
        <RatesPanel
          key={`${file.id} ${check.waiting.length}`}
          job={job}
          waiting={check.waiting}
          editable={editable}
          onSaved={onChanged}
        />
      )}
      {check !== null && (
        <OverlapPanel file={file} overlaps={check.overlaps} editable={editable} onRemoved={onChanged} />
      )}
      <CorrectionsPanel
        key={`corrections ${file.id} ${file.isCorrected} ${check?.rejected ?? ""}`}
        file={file}
        files={[file]}
        editable={editable}
        onChanged={onChanged}
      />
    </div>
  );
}

function Foot({ file, hasErrors }: { readonly file: Upload; readonly hasErrors: boolean }) {
  const words = useTranslations("create.drop.check");
  const findings = useTranslations("upload.check.findings");
  const { locale } = useFormats();
  const show = hasErrors ? "error" : "all";
  const href = callHref("exportUploadRows", {
    params: { jobId: file.jobId, uploadId: file.id },
    query: { show, locale },
  });
  return (
    <footer className="flex flex-wrap items-center gap-2 border-t border-line px-4 py-2.5">
      <p className="min-w-40 grow basis-0 text-label text-text-2">{words("stayOut")}</p>
      <a href={href} download className={buttonStyle({ size: "sm" })}>
        <Download aria-hidden size={14} strokeWidth={1.6} />
        {findings(hasErrors ? "errorsFile" : "wholeFile")}
      </a>
    </footer>
  );
}
