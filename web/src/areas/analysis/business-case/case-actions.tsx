import { AppLink, Button, buttonStyle } from "@paygauge/ui";
import { Download } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { BusinessCase } from "@paygauge/api-types/entities/business-case";
import type { Job } from "@paygauge/api-types/entities/jobs";
import type { CaseBody } from "@paygauge/analysis/value/case/case-model";
import { useCaseView } from "./case-view.ts";
import { useTranslations } from "../../../state/formats.ts";
import { useGuard } from "../../../state/permissions.ts";

// Only who opens them needs them.
const SaveDialog = lazy(async () => ({ default: (await import("./save-dialog.tsx")).SaveDialog }));
const VersionsDialog = lazy(async () => ({ default: (await import("./versions-dialog.tsx")).VersionsDialog }));
const SourceDialog = lazy(async () => ({ default: (await import("./source-dialog.tsx")).SourceDialog }));

interface CaseActionsProps {
  readonly job: Job;
  readonly found: BusinessCase;
  readonly body: CaseBody;
  readonly isChanged: boolean;
  readonly edit: (body: CaseBody) => void;
  readonly drop: () => void;
  readonly reload: () => void;
}

/** The way to the case as files: what is done next with a result. */
export function CaseDownload({ jobId }: { readonly jobId: string }) {
  const words = useTranslations("businessCase.actions");
  const { opens } = useGuard();
  if (!opens("jobBusinessCaseDownload")) return null;
  return (
    <AppLink href={linkTo("jobBusinessCaseDownload", { jobId })} className={buttonStyle({ variant: "primary" })}>
      <Download aria-hidden size={16} strokeWidth={1.6} />
      {words("download")}
    </AppLink>
  );
}

/** What is done with the whole case: where it starts from, its versions, and saving. */
export function CaseActions({ job, found, body, isChanged, edit, drop, reload }: CaseActionsProps) {
  const words = useTranslations("businessCase.actions");
  const [open, setOpen] = useState<"save" | "versions" | "source" | null>(null);
  const close = () => setOpen(null);
  const changed = () => {
    drop();
    reload();
    close();
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button onClick={() => setOpen("source")}>
        {words(body.useCaseIds.length === 0 ? "ofJob" : "ofUseCases", { count: body.useCaseIds.length })}
      </Button>
      {found.versions.length > 0 && (
        <Button onClick={() => setOpen("versions")}>{words("versions", { version: found.version })}</Button>
      )}
      {isChanged && <Button onClick={drop}>{words("discard")}</Button>}
      {found.maySave && (isChanged || found.version === 0) && (
        <Button onClick={() => setOpen("save")}>{words("save")}</Button>
      )}
      <CaseDialogs {...{ open, job, found, body, edit, reload, changed, close }} />
    </div>
  );
}

interface CaseDialogsProps extends Pick<CaseActionsProps, "job" | "found" | "body" | "edit" | "reload"> {
  readonly open: "save" | "versions" | "source" | null;
  readonly changed: () => void;
  readonly close: () => void;
}

function CaseDialogs({ open, job, found, body, edit, reload, changed, close }: CaseDialogsProps) {
  const { annualFactor } = useCaseView();
  return (
    <Suspense fallback={null}>
      {open === "save" && (
        <SaveDialog {...{ job, found, body, annualFactor }} onSaved={changed} onTheirs={changed} onClose={close} />
      )}
      {open === "versions" && (
        <VersionsDialog
          {...{ job, found }}
          onChanged={reload}
          onClose={close}
          onOpenVersion={(version) => {
            edit(version);
            close();
          }}
        />
      )}
      {open === "source" && (
        <SourceDialog
          offered={found.useCases}
          chosen={body.useCaseIds}
          onClose={close}
          onChoose={(useCaseIds) => {
            edit({ ...body, useCaseIds });
            close();
          }}
        />
      )}
    </Suspense>
  );
}
