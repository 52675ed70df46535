import { Button, Dialog, ErrorState, FactList, IconButton, SkeletonBar } from "@paygauge/ui";
import { Info } from "lucide-react";
import { useState } from "react";
import type { RunMade } from "@paygauge/api-types/entities/run-made";
import { useCall } from "../../data/use-call.ts";
import { useFormats, useTranslations } from "../../state/formats.ts";
import { useRunQuery } from "../../state/perspective.ts";

/** What made the run that the page shows, at a press: files, rulesets, directory and the product's own version. */
export function RunMadeButton({ jobId }: { readonly jobId: string }) {
  const words = useTranslations("runs.made");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={words("open")}
        icon={<Info aria-hidden size={16} strokeWidth={1.6} />}
        onClick={() => setOpen(true)}
      />
      {isOpen && <RunMadeDialog jobId={jobId} onClose={() => setOpen(false)} />}
    </>
  );
}

/** What made the run that the page shows; opened by a button or a menu. */
export function RunMadeDialog({ jobId, onClose }: { readonly jobId: string; readonly onClose: () => void }) {
  const words = useTranslations("runs.made");
  const query = useRunQuery();
  const { data, problem, reload, refreshing } = useCall(
    "jobRun",
    { params: { jobId }, query },
    { keepPrevious: false },
  );
  return (
    <Dialog
      open
      size="md"
      onOpenChange={onClose}
      title={data === undefined ? words("open") : words("title", { number: String(data.number) })}
      description={words("intro")}
      footer={
        <Button data-first-focus onClick={onClose}>
          {words("close")}
        </Button>
      }
    >
      {data !== undefined && <MadeFacts made={data} />}
      {data === undefined && problem === undefined && (
        <output aria-label={words("loading")} className="flex h-52 flex-col gap-3 py-1">
          {["a", "b", "c", "d", "e", "f", "g"].map((key) => (
            <SkeletonBar key={key} width={320} height={14} />
          ))}
        </output>
      )}
      {data === undefined && problem !== undefined && (
        <ErrorState message={problem.message} onRetry={reload} retrying={refreshing} />
      )}
    </Dialog>
  );
}

function MadeFacts({ made }: { readonly made: RunMade }) {
  const words = useTranslations("runs.made");
  const { day, count } = useFormats();
  const { directory, matchService, firstDate, lastDate } = made;
  const entries = directory && {
    number: String(directory.versionNumber),
    count: directory.entriesCount,
  };
  const nowhere = matchService === "directory" ? words("noDirectory") : words(`services.${matchService}`);
  return (
    <FactList
      facts={[
        [words("finished"), day(made.finishedOn)],
        [words("published"), made.publishedOn === null ? words("notPublished") : day(made.publishedOn)],
        [
          words("files"),
          <ul key="files">
            {made.files.map(({ fileName, accepted, rejected }) => (
              <li key={fileName}>{words("file", { name: fileName, accepted, rejected: count(rejected) })}</li>
            ))}
          </ul>,
        ],
        [
          words("covers"),
          firstDate === null || lastDate === null
            ? words("undated")
            : words("range", { from: day(firstDate), to: day(lastDate) }),
        ],
        [words("scoring"), words("version", { number: String(made.scoringRulesetVersion) })],
        [words("confidence"), words("version", { number: String(made.confidenceRulesetVersion) })],
        [
          words("lookedUpIn"),
          entries === null ? nowhere : words(directory?.isSample === true ? "demo" : "directory", entries),
        ],
        [words("code"), made.codeVersion === "" ? words("unknownCode") : made.codeVersion],
        [words("id"), made.run],
      ]}
    />
  );
}
