import { FactList, TextLink } from "@paygauge/ui";
import type { ReactNode } from "react";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { QueuedCommand } from "@paygauge/api-types/entities/proq";
import { useFormats, useTranslations } from "../../../state/formats.ts";

/** Times, tags and ids of a command; what it does not have is left out. */
export function CommandFacts({ command }: { readonly command: QueuedCommand }) {
  const words = useTranslations("devops.command");
  const { locale, count } = useFormats();
  const clock = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "medium" });
  const time = (iso: string | null) => iso && <time dateTime={iso}>{clock.format(new Date(iso))}</time>;
  const id = (text: string | null) => text && <span className="font-mono text-mono wrap-anywhere">{text}</span>;
  const { jobId, jobName } = command;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [words("queued"), time(command.queuedDate)],
    [words("scheduled"), time(command.scheduledTime)],
    [words("started"), time(command.startedDate)],
    [words("ended"), time(command.completedDate)],
    [words("attempts"), count(command.attempt)],
    [words("priority"), count(command.priority)],
    [words("timeOut"), words("timeOutValue", { seconds: count(command.stuckTimeOutInSeconds) })],
    [
      words("job"),
      jobId && (
        <TextLink href={linkTo("jobLoading", { jobId })} className="wrap-anywhere">
          {jobName ?? jobId}
        </TextLink>
      ),
    ],
    [words("tags"), command.tags.join(", ")],
    [words("category"), command.category],
    [words("group"), id(command.processingGroup)],
    [words("id"), id(command.id)],
    [words("target"), id(command.targetEntityId)],
    [words("correlation"), id(command.correlationId)],
    [words("batch"), id(command.batchId)],
    [words("waitsForBatch"), id(command.prerequisiteBatchId)],
    [words("environment"), command.environment],
  ];
  return <FactList facts={facts} />;
}
