import { CopyButton, defaultGridQuery, Drawer, FactList, TextLink } from "@paygauge/ui";
import { toSearchParams } from "@paygauge/ui/grid/grid-query-params.ts";
import type { ReactNode } from "react";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { AuditEntry } from "@paygauge/api-types/entities/audit";
import { useFormats, useTranslations } from "../../state/formats.ts";
import { actorName, auditSentence } from "./audit-sentence.ts";
import { outcomeWord } from "./use-log-columns.tsx";

interface LogDrawerProps {
  readonly entry: AuditEntry;
  readonly onClose: () => void;
}

/** Everything that one line of the audit log says, and its place in the chain. */
export function LogDrawer({ entry, onClose }: LogDrawerProps) {
  const words = useTranslations("audit");
  const { locale } = useFormats();
  const clock = new Intl.DateTimeFormat(locale, { dateStyle: "full", timeStyle: "long", timeZone: "UTC" });
  const mono = (text: string) => <span className="font-mono text-mono wrap-anywhere">{text}</span>;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      words("columns.at"),
      <time key="at" dateTime={entry.at}>
        {clock.format(new Date(entry.at))}
      </time>,
    ],
    [words("columns.displayName"), actorName(entry, words)],
    [words("columns.username"), entry.username],
    [words("columns.effectiveRoles"), entry.effectiveRoles.replaceAll(" ", ", ")],
    [words("columns.recordName"), entry.recordName],
    [words("columns.entityType"), entry.entityType],
    [words("columns.entityId"), mono(entry.entityId)],
    [words("columns.issuerName"), entry.issuerName],
    [words("columns.outcome"), outcomeWord(entry.outcome, words)],
    [words("columns.note"), entry.note],
    [words("columns.correlationId"), <Copied key="copied" text={entry.correlationId} />],
  ];
  return (
    <Drawer
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={auditSentence(entry, words)}
      description={`${words("line", { sequence: entry.sequence })}, ${entry.action}`}
    >
      <div className="flex flex-col gap-4 pb-4">
        <FactList facts={facts} />
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-data">
          <TextLink href={linesWith({ entityType: entry.entityType, entityId: entry.entityId })}>
            {words("linesOfEntry")}
          </TextLink>
          <TextLink href={linesWith({ correlationId: entry.correlationId })}>{words("linesOfCall")}</TextLink>
        </p>
        <Chain entry={entry} />
      </div>
    </Drawer>
  );
}

/** The log with the lines in which each of these properties has its value. */
function linesWith(wanted: Readonly<Record<string, string>>): string {
  const filters = Object.entries(wanted).map(
    ([property, value]) => ({ property, operator: "Equal", value, allowNull: false }) as const,
  );
  return `${linkTo("systemLogs")}?${toSearchParams({ ...defaultGridQuery, filters }).toString()}`;
}

function Copied({ text }: { readonly text: string }) {
  return (
    <span className="flex items-start gap-1">
      <span className="font-mono text-mono wrap-anywhere">{text}</span>
      <CopyButton text={text} />
    </span>
  );
}

function Chain({ entry }: Pick<LogDrawerProps, "entry">) {
  const words = useTranslations("audit");
  const { hash, previousHash } = entry;
  return (
    <section className="flex flex-col gap-2 border-t border-line pt-3 text-data">
      <h3 className="text-label font-medium text-text-2">{words("columns.hash")}</h3>
      {hash === null ? <p>{words("notChained")}</p> : <Copied text={hash} />}
      {previousHash !== null && (
        <>
          <h3 className="text-label font-medium text-text-2">{words("columns.previousHash")}</h3>
          <Copied text={previousHash} />
        </>
      )}
      <p className="text-label text-text-2">{words("hashHint")}</p>
    </section>
  );
}
