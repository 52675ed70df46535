import { MessageText, PlainTable } from "@paygauge/ui";
import { CircleAlert, CircleCheck, CircleX, LoaderCircle } from "lucide-react";
import { useFormats, useTranslations } from "../../state/formats.ts";
import { DocumentMenu } from "./document-menu.tsx";
import type { Documents, ListedDocument } from "./owner-options.ts";

interface DocumentsTableProps {
  readonly data: Documents;
  readonly documents: readonly ListedDocument[];
  readonly onReplace: (document: ListedDocument) => void;
  readonly onChanged: () => void;
}

/** Documents with who sees them, their state and how often they are cited. */
export function DocumentsTable({ data, documents, onReplace, onChanged }: DocumentsTableProps) {
  const all = useTranslations("chatDocuments");
  const words = useTranslations("chatDocuments.list");
  const formats = useFormats();
  return (
    <PlainTable
      framed
      stacked="labelled"
      label={words("label")}
      rows={documents}
      rowKey={({ id }) => id}
      columns={[
        {
          key: "name",
          title: words("name"),
          namesRow: true,
          className: "max-sm:w-full min-w-56",
          render: (row) => <Name document={row} />,
        },
        {
          key: "visible",
          title: words("visible"),
          className: "whitespace-nowrap",
          render: ({ issuer_name }) => issuer_name ?? all("everyone"),
        },
        {
          key: "pages",
          title: words("pages"),
          atEnd: true,
          render: ({ pages }) => (pages === null ? "" : formats.count(pages)),
        },
        { key: "state", title: words("state"), className: "max-sm:w-full", render: (row) => <State document={row} /> },
        { key: "cited", title: words("cited"), atEnd: true, render: ({ cited }) => formats.count(cited) },
        {
          key: "added",
          title: words("added"),
          className: "whitespace-nowrap",
          render: ({ added_by, added_on }) =>
            added_by === null ? words("help") : words("by", { name: added_by, day: formats.day(added_on) }),
        },
        {
          key: "actions",
          title: words("actions", { name: "" }),
          titleHidden: true,
          atEnd: true,
          render: (row) => (
            <DocumentMenu data={data} document={row} onReplace={() => onReplace(row)} onChanged={onChanged} />
          ),
        },
      ]}
    />
  );
}

function Name({ document: { kind, name, valid_from: validFrom } }: { readonly document: ListedDocument }) {
  const words = useTranslations("chatDocuments.list");
  const formats = useFormats();
  return (
    <>
      <span className="me-2 inline-block w-10 font-mono text-label font-normal text-text-2 uppercase">{kind}</span>
      {name}
      {validFrom !== null && (
        <span className="block text-label font-normal text-text-2">
          {words("validFrom", { day: formats.day(validFrom) })}
        </span>
      )}
    </>
  );
}

const icon = { "aria-hidden": true, size: 14, strokeWidth: 1.6 } as const;

/** The state in words with its icon; under it the reason, if there is one. */
function State({ document }: { readonly document: ListedDocument }) {
  const words = useTranslations("chatDocuments.states");
  const { state, reason, withheld, may_quote_withheld } = document;
  const isWithheld = state === "ready" && withheld.length > 0 && !may_quote_withheld;
  return (
    <span className="inline-flex flex-col">
      <span className="inline-flex items-center gap-1.5">
        {state === "failed" && <CircleX {...icon} className="text-danger" />}
        {(state === "queued" || state === "reading") && <LoaderCircle {...icon} className="text-accent-text" />}
        {isWithheld && <CircleAlert {...icon} className="text-warning" />}
        {state === "ready" && !isWithheld && <CircleCheck {...icon} className="text-success" />}
        {isWithheld ? words("withheld") : <StateWords document={document} />}
      </span>
      {reason !== null && (
        <span className="max-w-80 text-label text-text-2">
          <MessageText message={reason} />
        </span>
      )}
    </span>
  );
}

function StateWords({ document: { state, pages, pages_read } }: { readonly document: ListedDocument }) {
  const words = useTranslations("chatDocuments.states");
  const formats = useFormats();
  if (state !== "reading") return words(state);
  if (pages === null) return words("readingFirst");
  return words("reading", { page: formats.count(pages_read), pages: formats.count(pages) });
}
