import { documentFigures } from "./document-figures.ts";
import { EmptyState, Button, KpiStrip, SelectField, TextField } from "@paygauge/ui";
import { Search } from "lucide-react";
import { useAddressPart } from "../../data/use-address-part.ts";
import { useCall } from "../../data/use-call.ts";
import { useFormats, useTranslations } from "../../state/formats.ts";
import { useLanguage } from "../../state/language.ts";
import { DocumentsTable } from "./documents-table.tsx";
import { ownerOptions, type Documents, type ListedDocument } from "./owner-options.ts";
import { SendPanel } from "./send-panel.tsx";
import { UnansweredPanel } from "./unanswered-panel.tsx";
import type { Sending, Target } from "./use-sending.ts";
import { WithheldNotices } from "./withheld-notices.tsx";

interface DocumentsPartProps {
  readonly data: Documents;
  readonly target: Target | null;
  readonly sending: Sending;
  readonly onTarget: (target: Target | null) => void;
  readonly onChanged: () => void;
}

/** The documents with their figures, the upload, and the questions without an answer. */
export function DocumentsPart({ data, target, sending, onTarget, onChanged }: DocumentsPartProps) {
  const [visible, setVisible] = useAddressPart("visible");
  const [search, setSearch] = useAddressPart("q");
  const [help] = useAddressPart("help");
  const [language] = useLanguage();
  const isOfLanguage = (document: ListedDocument) =>
    help === "all" || document.added_by !== null || document.language === language;
  const shown = data.documents.filter(isOfLanguage).filter(isShown(visible, search));
  const clear = () => {
    setVisible(null);
    setSearch(null);
  };
  return (
    <div className="flex flex-col gap-3.5">
      <Figures data={data} />
      <div className="grid items-start gap-3.5 lg:grid-cols-[minmax(0,3fr)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-3.5">
          <Filters data={data} />
          <WithheldNotices documents={shown} onChanged={onChanged} />
          <Listed data={data} shown={shown} onTarget={onTarget} onChanged={onChanged} onClear={clear} />
        </div>
        <div className="flex min-w-0 flex-col gap-3.5 max-lg:order-first">
          {(target !== null || sending.files.length > 0) && (
            <SendPanel
              key={target?.replaces?.id ?? "new"}
              data={data}
              target={target ?? { replaces: null }}
              sending={sending}
              onClose={() => onTarget(null)}
            />
          )}
          <UnansweredPanel data={data} onChanged={onChanged} />
        </div>
      </div>
    </div>
  );
}

/** What the list shows; help pages are in the user's own language unless every one is asked for. */
function Filters({ data }: Pick<DocumentsPartProps, "data">) {
  const words = useTranslations("chatDocuments");
  const [visible, setVisible] = useAddressPart("visible");
  const [search, setSearch] = useAddressPart("q");
  const [help, setHelp] = useAddressPart("help");
  return (
    <div className="flex flex-wrap items-end justify-between gap-3">
      <SelectField
        label={words("list.visible")}
        value={visible ?? "any"}
        options={[
          { value: "any", label: words("list.everything") },
          ...ownerOptions(data, words("everyone")).map(({ value, label }) => ({ value: value || "all", label })),
        ]}
        onChange={({ target: { value } }) => setVisible(value === "any" ? null : value)}
      />
      <SelectField
        label={words("list.helpPages")}
        value={help === "all" ? "all" : "own"}
        options={[
          { value: "own", label: words("list.helpOwn") },
          { value: "all", label: words("list.helpAll") },
        ]}
        onChange={({ target: { value } }) => setHelp(value === "all" ? "all" : null)}
      />
      <TextField
        label={words("list.search")}
        type="search"
        icon={<Search aria-hidden size={16} strokeWidth={1.6} />}
        value={search ?? ""}
        onChange={({ target: { value } }) => setSearch(value === "" ? null : value)}
      />
    </div>
  );
}

function isShown(visible: string | null, search: string | null): (document: ListedDocument) => boolean {
  const wanted = search?.trim().toLowerCase() ?? "";
  return ({ issuer_id, name }) =>
    (visible === null || (issuer_id ?? "all") === visible) && name.toLowerCase().includes(wanted);
}

interface ListedProps {
  readonly data: Documents;
  readonly shown: readonly ListedDocument[];
  readonly onTarget: (target: Target) => void;
  readonly onChanged: () => void;
  readonly onClear: () => void;
}

function Listed({ data, shown, onTarget, onChanged, onClear }: ListedProps) {
  const words = useTranslations("chatDocuments.list");
  if (data.documents.length === 0) return <EmptyState title={words("empty")}>{words("emptyText")}</EmptyState>;
  if (shown.length === 0)
    return (
      <EmptyState title={words("noMatch")} action={<Button onClick={onClear}>{words("clear")}</Button>}>
        {words("noMatchText")}
      </EmptyState>
    );
  return (
    <DocumentsTable
      data={data}
      documents={shown}
      onReplace={(replaces) => onTarget({ replaces })}
      onChanged={onChanged}
    />
  );
}

function Figures({ data }: { readonly data: Documents }) {
  const words = useTranslations("chatDocuments.figures");
  const formats = useFormats();
  const { data: asked } = useCall("chatConversations", { query: { days: "30", limit: "1" } });
  return <KpiStrip label={words("label")} items={documentFigures(data, asked, words, formats)} />;
}
