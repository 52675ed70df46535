import { FileDrop, IconButton, MessageText, Panel, SelectField } from "@paygauge/ui";
import { chatLimits } from "@paygauge/api-types/entities/chat";
import { CircleCheck, CircleX, LoaderCircle, X } from "lucide-react";
import { useState } from "react";
import { useFormats, useTranslations } from "../../state/formats.ts";
import { useMayChange } from "../../state/system.ts";
import { ownerOptions, type Documents } from "./owner-options.ts";
import type { Sending, SentFile, Target } from "./use-sending.ts";
import { ValidFromField } from "./valid-from-field.tsx";

const endings = [".pdf", ".docx", ".md", ".markdown", ".html", ".htm", ".txt"];

interface SendPanelProps {
  readonly data: Documents;
  readonly target: Target;
  readonly sending: Sending;
  readonly onClose: () => void;
}

/** Takes files, for whom, and shows what became of each. */
export function SendPanel({ data, target: { replaces }, sending, onClose }: SendPanelProps) {
  const words = useTranslations("chatDocuments.send");
  const all = useTranslations("chatDocuments");
  const formats = useFormats();
  const mayChange = useMayChange();
  const options = ownerOptions(data, all("everyone"));
  const [owner, setOwner] = useState(options[0]?.value ?? "");
  const [validFrom, setValidFrom] = useState("");
  const size = formats.bytes(chatLimits.documentBytes);
  return (
    <Panel
      title={replaces === null ? words("title") : words("replaceTitle", { name: replaces.name })}
      actions={
        <IconButton
          label={words("close")}
          icon={<X aria-hidden size={16} strokeWidth={1.6} />}
          onClick={() => {
            sending.clear();
            onClose();
          }}
        />
      }
    >
      <div className="flex flex-col gap-3">
        {replaces === null ? (
          <SelectField
            label={words("for")}
            value={owner}
            options={options}
            onChange={({ target: { value } }) => setOwner(value)}
          />
        ) : (
          <p className="text-data text-text-2">{words("replaceHint")}</p>
        )}
        <ValidFromField value={validFrom} onChange={setValidFrom} />
        <FileDrop
          label={words("field")}
          hint={words("hint", { size, pages: formats.count(chatLimits.documentPages) })}
          endings={endings}
          maxBytes={chatLimits.documentBytes}
          maxWords={size}
          multiple={replaces === null}
          disabled={!mayChange}
          onFiles={(files) =>
            void sending
              .send(files, { issuerId: owner, replaces: replaces?.id, validFrom })
              .then(() => replaces !== null && onClose())
          }
        />
        {sending.files.length > 0 && (
          <ul aria-label={words("list")} aria-live="polite" className="flex flex-col gap-2">
            {sending.files.map((file) => (
              <Sent key={file.key} file={file} />
            ))}
          </ul>
        )}
      </div>
    </Panel>
  );
}

const icon = { "aria-hidden": true, size: 14, strokeWidth: 1.6 } as const;

function Sent({ file: { name, state, note } }: { readonly file: SentFile }) {
  const words = useTranslations("chatDocuments.send");
  return (
    <li className="flex items-start gap-2 text-data">
      <span className="mt-1">
        {state === "sending" && <LoaderCircle {...icon} className="text-accent-text" />}
        {state === "failed" && <CircleX {...icon} className="text-danger" />}
        {(state === "sent" || state === "same") && <CircleCheck {...icon} className="text-success" />}
      </span>
      <span className="min-w-0">
        <span className="block font-medium break-words">{name}</span>
        <span className="text-label text-text-2">
          {state === "failed" && note !== null && <MessageText message={note} />}
          {state === "same" && words("same", { name: typeof note === "string" ? note : "" })}
          {(state === "sending" || state === "sent") && words(state)}
        </span>
      </span>
    </li>
  );
}
