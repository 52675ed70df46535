import { useAtom, useAtomValue } from "jotai";
import { ChevronDown, ChevronUp } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { IconButton } from "@paygauge/ui";
import { isUnderWay, startedExportsAtom, useExports } from "../../data/exports/use-exports.ts";
import { useCall } from "../../data/use-call.ts";
import { transfersAtom } from "../../data/uploads/transfers.ts";
import { useTranslations } from "../../state/formats.ts";
import { usePage } from "../../state/page.ts";
import { JobLine } from "./job-line.tsx";
import { TransferLine } from "./transfer-line.tsx";

// Only who exports needs it; the shell's weight is every user's.
const ExportLine = lazy(async () => ({ default: (await import("./export-line.tsx")).ExportLine }));

/**
 * What runs: jobs that the user sees, files that this tab sends and files that the system writes for them; the last
 * stay until they are put away. Nothing runs: nothing is shown.
 */
export function Dock() {
  const words = useTranslations("upload.dock");
  const [open, setOpen] = useState(true);
  const page = usePage();
  const running = useCall("runningJobs", {});
  const transfers = useAtomValue(transfersAtom);
  const jobs = running.data ?? [];
  const files = useExports();
  const [started, setStarted] = useAtom(startedExportsAtom);
  const exported = (files.data ?? []).filter((item) => isUnderWay(item) || started.includes(item.id));
  const count = jobs.length + transfers.length + exported.filter(isUnderWay).length;
  // The page that shows the same progress in full does not need it twice.
  const ownJob = page.id === "jobLoading" ? page.params["jobId"] : undefined;
  const others = jobs.filter((job) => job.jobId !== ownJob);
  if (others.length + transfers.length + exported.length === 0) return null;
  const Mark = open ? ChevronDown : ChevronUp;
  return (
    <section
      aria-label={words("title")}
      className="fixed end-3 bottom-20 z-30 w-80 max-w-[calc(100vw-24px)] rounded-card border border-line-2 bg-raised text-text shadow-1 print:hidden"
    >
      <header className="flex items-center gap-2 py-1 pe-1 ps-3 text-label">
        <h2 className="grow font-semibold">{words("title")}</h2>
        {count > 0 && <span className="text-text-2">{words("open", { count })}</span>}
        <IconButton
          size="sm"
          aria-expanded={open}
          label={open ? words("hide") : words("show")}
          onClick={() => setOpen(!open)}
          icon={<Mark aria-hidden size={14} strokeWidth={1.6} />}
        />
      </header>
      {open && (
        <ul className="max-h-80 divide-y divide-line overflow-auto border-t border-line">
          {transfers.map((transfer) => (
            <TransferLine key={transfer.uploadId} transfer={transfer} />
          ))}
          {exported.map((item) => (
            <Suspense key={item.id} fallback={null}>
              <ExportLine
                item={item}
                onAway={() => setStarted((before) => before.filter((id) => id !== item.id))}
                onChanged={files.reload}
              />
            </Suspense>
          ))}
          {others.map((job) => (
            <JobLine key={job.jobId} job={job} onChanged={running.reload} />
          ))}
        </ul>
      )}
    </section>
  );
}
