import { Badge, Button, Dialog, PlainTable, SelectField } from "@paygauge/ui";
import { useState } from "react";
import { type BusinessCase, businessCaseLimits } from "@paygauge/api-types/entities/business-case";
import type { Job } from "@paygauge/api-types/entities/jobs";
import type { CaseBody } from "@paygauge/analysis/value/case/case-model";
import { useAction } from "../../../data/use-action.ts";
import { useCall } from "../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { DifferencesTable } from "./differences-table.tsx";

interface VersionsDialogProps {
  readonly job: Job;
  readonly found: BusinessCase;
  readonly onOpenVersion: (body: CaseBody) => void;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** The versions of the case: who saved what, the difference of two, and which one readers are shown. */
export function VersionsDialog({ job, found, onOpenVersion, onChanged, onClose }: VersionsDialogProps) {
  const words = useTranslations("businessCase.versions");
  const { day } = useFormats();
  const { run, pending } = useAction("showBusinessCase", { operation: words("showOperation") });
  const show = async (number: number) => {
    const outcome = await run({ params: { jobId: job.id, versionNumber: String(number) } });
    if (outcome?.ok !== true) return;
    notifyDone(outcome.answer.message);
    onChanged();
  };
  type Version = BusinessCase["versions"][number];
  return (
    <Dialog
      open
      size="lg"
      title={words("title")}
      description={words("intro", { most: businessCaseLimits.versions })}
      submitting={pending}
      onOpenChange={onClose}
      footer={<Button onClick={onClose}>{words("close")}</Button>}
    >
      <PlainTable
        label={words("title")}
        columns={[
          { key: "number", title: words("version"), namesRow: true, render: ({ number }: Version) => number },
          { key: "author", title: words("author"), render: ({ author }) => author },
          { key: "savedOn", title: words("savedOn"), render: ({ savedOn }) => day(savedOn) },
          { key: "note", title: words("note"), render: ({ note }) => <span className="wrap-anywhere">{note}</span> },
          {
            key: "shown",
            title: words("shown"),
            render: ({ isShown, number }) =>
              isShown ? (
                <Badge tone="success">{words("isShown")}</Badge>
              ) : (
                <Button
                  size="sm"
                  disabled={pending}
                  aria-label={words("showOf", { version: number })}
                  onClick={() => void show(number)}
                >
                  {words("show")}
                </Button>
              ),
          },
        ]}
        rows={found.versions}
        rowKey={({ number }) => number}
      />
      {found.versions.length > 1 && <TwoVersions {...{ job, found, onOpenVersion }} />}
    </Dialog>
  );
}

function TwoVersions({ job, found, onOpenVersion }: Pick<VersionsDialogProps, "job" | "found" | "onOpenVersion">) {
  const words = useTranslations("businessCase.versions");
  const [after = 1, before = 1] = found.versions.map(({ number }) => number);
  const [chosen, setChosen] = useState({ before, after });
  const ask = (number: number) => ({ params: { jobId: job.id, versionNumber: String(number) } });
  const one = useCall("businessCaseVersion", ask(chosen.before)).data;
  const other = useCall("businessCaseVersion", ask(chosen.after)).data;
  const options = found.versions.map(({ number }) => ({
    value: String(number),
    label: words("versionOf", { version: number }),
  }));
  const field = (side: "before" | "after") => (
    <SelectField
      label={words(side)}
      value={String(chosen[side])}
      options={options}
      onChange={({ target }) => setChosen({ ...chosen, [side]: Number(target.value) })}
    />
  );
  return (
    <section aria-label={words("differences")} className="mt-4 flex flex-col gap-3">
      <div className="grid grid-cols-2 gap-3">
        {field("before")}
        {field("after")}
      </div>
      {one !== undefined && other !== undefined && (
        <>
          <DifferencesTable
            before={one.body}
            after={other.body}
            beforeTitle={words("versionOf", { version: one.number })}
            afterTitle={words("versionOf", { version: other.number })}
          />
          <div>
            <Button onClick={() => onOpenVersion(one.body)}>{words("open", { version: one.number })}</Button>
          </div>
        </>
      )}
    </section>
  );
}
