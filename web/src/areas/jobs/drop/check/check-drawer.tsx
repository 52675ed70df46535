import { Button, buttonStyle } from "@paygauge/ui";
import { Download } from "lucide-react";
import { useRef } from "react";
import { jobKinds } from "@paygauge/api-types/entities/job-kinds";
import type { Job, Upload } from "@paygauge/api-types/entities/jobs";
import type { RowFilter } from "@paygauge/api-types/entities/checked-rows";
import { callHref } from "../../../../data/call-api.ts";
import { SideDrawer } from "../../../../data/side-drawer.tsx";
import { useFormats, useTranslations } from "../../../../state/formats.ts";
import { FoundTotals } from "../../workflow/check/total-rows.tsx";
import { CorrectionsPanel } from "../../workflow/check/rows/corrections-panel.tsx";
import { hearFinding, nextFinding } from "../../workflow/check/rows/next-finding.ts";
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
export function CheckDrawer(props: CheckDrawerProps) {
  const { draft, onClose } = props;
  const words = useTranslations("create.drop.check");
  const place = useRef<HTMLDivElement>(null);
  const rejected = draft.lastCheck?.rejected ?? 0;
  return (
    <div
      ref={place}
      className="bg-surface max-lg:absolute max-lg:inset-y-0 max-lg:end-0 max-lg:z-10 max-lg:w-[min(440px,100%)] max-sm:w-full lg:w-98 lg:shrink-0"
    >
      <SideDrawer
        id={checkDrawerId}
        title={words("title")}
        facts={rejected > 0 ? words("toFix", { count: rejected }) : undefined}
        heightClass="h-[calc(100dvh-13.5rem)] max-sm:h-[calc(100dvh-17rem)]"
        onClose={onClose}
        onKey={hearFinding}
        actions={
          <Button size="sm" variant="quiet" aria-keyshortcuts="n" onClick={() => nextFinding(place.current, 1)}>
            {words("next")}
          </Button>
        }
        footer={<Foot file={draft.file} hasErrors={rejected > 0} />}
      >
        <Body {...props} />
      </SideDrawer>
    </div>
  );
}

/** What the check found: the ledger, the rows with findings, and what else it says of the file. */
function Body({ draft, job, show, editable, onShow, onChanged }: Omit<CheckDrawerProps, "onClose">) {
  const { file, lastCheck: check } = draft;
  return (
    <>
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
    </>
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
    <>
      <p className="min-w-40 grow basis-0 text-label text-text-2">{words("stayOut")}</p>
      <a href={href} download className={buttonStyle({ size: "sm" })}>
        <Download aria-hidden size={14} strokeWidth={1.6} />
        {findings(hasErrors ? "errorsFile" : "wholeFile")}
      </a>
    </>
  );
}
