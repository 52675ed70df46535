import { Combobox, CopyButton, Panel } from "@paygauge/ui";
import { useState } from "react";
import { useCall } from "../../../data/use-call.ts";
import { useTranslations } from "../../../state/formats.ts";
import { useMay } from "../../../state/permissions.ts";

/** Documents of the assistant that the text can link to, each with the Markdown that does. */
export function DocumentsPanel() {
  const words = useTranslations("hubAdmin");
  const mayList = useMay("ChatbotDocumentManagement_CRUD");
  return (
    <Panel title={words("documents")} facts={words("documentsHint")}>
      {mayList ? <DocumentChoice /> : <p className="text-data text-text-2">{words("documentsClosed")}</p>}
    </Panel>
  );
}

function DocumentChoice() {
  const words = useTranslations("hubAdmin");
  const { data } = useCall("chatDocuments", { query: {} });
  const [chosen, setChosen] = useState<string>();
  const options = (data?.documents ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const name = options.find(({ value }) => value === chosen)?.label.replaceAll(/[[\]]/g, "") ?? "";
  return (
    <div className="flex flex-col gap-2">
      <Combobox label={words("document")} options={options} value={chosen} onChange={setChosen} />
      {chosen !== undefined && (
        <p className="flex flex-wrap items-center gap-3">
          <code className="font-mono text-mono wrap-anywhere">{`[${name}](document:${chosen})`}</code>
          <CopyButton text={`[${name}](document:${chosen})`} label={words("copyDocument")} />
        </p>
      )}
    </div>
  );
}
