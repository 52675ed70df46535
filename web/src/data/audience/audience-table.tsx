import { Button, PlainTable, useTexts, type PlainColumn } from "@paygauge/ui";
import { Check, Minus, Plus, UserMinus } from "lucide-react";
import type { Job } from "@paygauge/api-types/entities/jobs";
import type { AnswerOf } from "@paygauge/api-types/endpoints";
import { usualParts, type AudienceReader, type ReaderPart } from "@paygauge/api-types/entities/job-audience";
import { useFormats, useTranslations } from "../../state/formats.ts";
import type { AudienceActs } from "./use-audience-acts.ts";

interface AudienceTableProps {
  readonly job: Job;
  readonly audience: AnswerOf<"jobAudience">;
  readonly acts: AudienceActs;
  readonly needs: ReaderPart;
}

const mark = { "aria-hidden": true, size: 16, strokeWidth: 1.8 } as const;

/** The parts that are listed where readers need this one. */
export const partsShown = (needs: ReaderPart): readonly ReaderPart[] =>
  usualParts.includes(needs) ? usualParts : [needs, ...usualParts];

/** A row for each reader: which parts they open, and when they opened what is published. */
export function AudienceTable({ job, audience, acts, needs }: AudienceTableProps) {
  const words = useTranslations("audience");
  const formats = useFormats();
  const number = job.published === null ? null : formats.count(job.published.number);
  const parts = partsShown(needs).map((part): PlainColumn<AudienceReader> => ({
    key: part,
    title: words(`parts.${part}`),
    render: (reader) => <PartCell {...{ reader, part, acts }} isNeeded={part === needs} ask={audience.ask} />,
  }));
  return (
    <PlainTable
      stacked
      long
      label={words("title")}
      columns={[
        { key: "person", title: words("person"), namesRow: true, render: (reader) => <Name reader={reader} /> },
        ...parts,
        {
          key: "opened",
          title: number === null ? words("openedColumn") : words("openedRun", { number }),
          render: (reader) => <Opened reader={reader} />,
        },
        {
          key: "acts",
          title: words("unassign"),
          titleHidden: true,
          atEnd: true,
          render: (reader) =>
            reader.mayUnassign && (
              <Button
                size="sm"
                variant="quiet"
                disabled={acts.pending}
                aria-label={words("unassignOf", { name: reader.displayName })}
                title={words("unassign")}
                icon={<UserMinus {...mark} />}
                onClick={() => void acts.assign(reader.id, false)}
              />
            ),
        },
      ]}
      rows={audience.readers}
      rowKey={({ id }) => id}
      rowClass={({ parts: own }) => (own.includes(needs) ? "" : "bg-warning-bg")}
    />
  );
}

/** Who it is, and by what they reach the job. */
function Name({ reader: { displayName, email, connection, access } }: { readonly reader: AudienceReader }) {
  const words = useTranslations("audience");
  const facts = [email, words(`connections.${connection}`), access === "Now" ? "" : words(`states.${access}`)];
  return (
    <span className="flex min-w-0 flex-col sm:min-w-52">
      <span className="font-medium wrap-anywhere">{displayName}</span>
      <span className="text-label font-normal wrap-anywhere text-text-2">
        {facts.filter((fact) => fact !== "").join(", ")}
      </span>
    </span>
  );
}

interface PartCellProps {
  readonly reader: AudienceReader;
  readonly part: ReaderPart;
  readonly acts: AudienceActs;
  /** Readers open this part first: the way to give it is in words. */
  readonly isNeeded: boolean;
  readonly ask: readonly string[];
}

/** Whether the reader opens the part; if not, the way to give access, or whom to ask. */
function PartCell({ reader, part, acts, isNeeded, ask }: PartCellProps) {
  const words = useTranslations("audience");
  const name = words(`parts.${part}`);
  const { labelled } = useTexts();
  const label = <span className="text-label text-text-2 sm:hidden">{labelled(name, "")}</span>;
  if (reader.parts.includes(part))
    return (
      <span className="inline-flex items-center gap-1 text-success sm:min-h-8 sm:min-w-8 sm:justify-center">
        {label}
        <Check {...mark} />
        <span className="sr-only">{words("can")}</span>
      </span>
    );
  const isGiven = reader.mayGive.includes(part);
  const why = ask.length === 0 ? words("askNobody") : words("ask", { names: ask.join(", ") });
  const none = (
    <span className="inline-flex items-center gap-1 text-text-2 sm:min-h-8 sm:min-w-8 sm:justify-center" title={why}>
      {label}
      <Minus {...mark} />
      <span className="sr-only">{why}</span>
    </span>
  );
  if (!isGiven) return none;
  const gives = words("giveAccessTo", { name: reader.displayName, part: name });
  const press = {
    size: "sm",
    disabled: acts.pending,
    "aria-label": gives,
    onClick: () => void acts.give(reader.id, part),
  } as const;
  if (isNeeded)
    return (
      <span className="inline-flex items-center gap-1">
        {label}
        <Button {...press}>{words("giveAccess")}</Button>
      </span>
    );
  return (
    <>
      {/* On a phone the parts that readers open later are given on the page of the user. */}
      <span className="sm:hidden">{none}</span>
      <span className="max-sm:hidden">
        <Button {...press} variant="quiet" title={gives} icon={<Plus {...mark} />} />
      </span>
    </>
  );
}

function Opened({ reader: { opened } }: { readonly reader: AudienceReader }) {
  const words = useTranslations("audience");
  const formats = useFormats();
  if (opened === null) return <span className="text-text-2">{words("notOpened")}</span>;
  return words("openedOn", { count: opened.days, day: formats.day(opened.lastOn) });
}
