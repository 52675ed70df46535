import { NotificationBar, PlainTable, useTranslate, type PlainColumn } from "@paygauge/ui";
import type { CampaignFilePreview } from "@paygauge/api-types/entities/campaign-files";
import { useTranslations } from "../../../state/formats.ts";
import { useCampaignWords } from "../words/use-campaign-words.ts";

type Change = CampaignFilePreview["changes"][number];

/** What a file would add, change and take away, and the rows of it that are not taken. */
export function FileDifference({ preview }: { readonly preview: CampaignFilePreview }) {
  const words = useTranslations("campaigns.files");
  const translate = useTranslate();
  const say = useCampaignWords();
  const { kind, rows, rejected, difference, apart, changes, rejects, columns } = preview;
  const isContacts = kind === "contacts";
  const changeColumns: PlainColumn<Change>[] = [
    { key: "what", title: words("what"), render: ({ what }) => words(`change.${what}`) },
    { key: "supplier", title: words("supplier"), namesRow: true, render: ({ supplier }) => supplier },
    ...(isContacts
      ? [{ key: "contact", title: words("contact"), render: ({ contact }: Change) => contact }]
      : [
          { key: "from", title: words("from"), render: ({ from }: Change) => (from === null ? "" : say.status(from)) },
          { key: "to", title: words("to"), render: ({ to }: Change) => (to === null ? "" : say.status(to)) },
        ]),
  ];
  return (
    <>
      <NotificationBar tone={rejected > 0 ? "warning" : "info"}>
        {words("facts", { rows, ...difference, rejected })}
        {apart > 0 && ` ${words(isContacts ? "entered" : "unknown", { count: apart })}`}
      </NotificationBar>
      {changes.length > 0 && (
        <PlainTable
          long
          framed
          label={words("changes")}
          columns={changeColumns}
          rows={changes}
          rowKey={({ supplierKey }) => supplierKey}
        />
      )}
      <p className="text-label text-text-2">
        {words("read", {
          columns: columns
            .filter(({ field }) => field !== null)
            .map(({ header }) => header)
            .join(", "),
        })}
      </p>
      {rejects.length > 0 && (
        <details className="text-data">
          <summary className="pointer-coarse:py-3">{words("rejects", { count: rejected })}</summary>
          <ul className="mt-1 max-h-48 overflow-auto text-text-2">
            {rejects.map(({ line, reason }) => (
              <li key={line}>{words("rejected", { line, reason: translate(reason) })}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
