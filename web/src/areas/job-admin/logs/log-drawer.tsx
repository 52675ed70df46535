import { CopyButton, defaultGridQuery, Drawer, FactList, MessageText, TextLink } from "@paygauge/ui";
import { toSearchParams } from "@paygauge/ui/grid/grid-query-params.ts";
import type { ReactNode } from "react";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { JobLogLine } from "@paygauge/api-types/entities/job-logs";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useLineWords } from "./use-line-words.ts";
import { LogState } from "./use-log-columns.tsx";

interface LogDrawerProps {
  readonly jobId: string;
  readonly line: JobLogLine;
  readonly onClose: () => void;
}

/** Everything that one line of a job's log says, and the way to what belongs to the same request or record. */
export function LogDrawer({ jobId, line, onClose }: LogDrawerProps) {
  const words = useTranslations("jobAdmin.logs");
  const formats = useFormats();
  const { sentence } = useLineWords();
  const clock = new Intl.DateTimeFormat(formats.locale, { dateStyle: "full", timeStyle: "long", timeZone: "UTC" });
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      words("columns.at"),
      <time key="at" dateTime={line.at}>
        {clock.format(new Date(line.at))}
      </time>,
    ],
    [words("columns.kind"), words(`kinds.${line.kind}`)],
    // What support asks for by its name.
    [words("technicalName"), <Id key="action" text={line.action} />],
    [words("columns.state"), <LogState key="state" state={line.state} />],
    [words("columns.username"), line.displayName ?? line.username ?? words("system")],
    [words("columns.note"), line.note === null ? null : <MessageText key="note" message={line.note} />],
    [
      words("columns.durationMs"),
      line.durationMs === null ? null : `${formats.count(line.durationMs)} ${words("milliseconds")}`,
    ],
    [words("columns.entityType"), line.entityType],
    [words("columns.entityId"), <Id key="entity" text={line.entityId} />],
    [words("columns.correlationId"), <Id key="correlation" text={line.correlationId} />],
  ];
  const linesWith = (property: "correlationId" | "entityId") => {
    const filters = [{ property, operator: "Equal", value: line[property], allowNull: false }] as const;
    return `${linkTo("jobLogs", { jobId })}?${toSearchParams({ ...defaultGridQuery, filters }).toString()}`;
  };
  return (
    <Drawer
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={sentence(line)}
      description={words(`kinds.${line.kind}`)}
    >
      <div className="flex flex-col gap-4 pb-4">
        <FactList facts={facts} />
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-data">
          <TextLink href={linesWith("correlationId")}>{words("linesOfRequest")}</TextLink>
          <TextLink href={linesWith("entityId")}>{words("linesOfEntry")}</TextLink>
        </p>
      </div>
    </Drawer>
  );
}

function Id({ text }: { readonly text: string }) {
  return (
    <span className="flex items-start gap-1">
      <span className="font-mono text-mono wrap-anywhere">{text}</span>
      <CopyButton text={text} />
    </span>
  );
}
