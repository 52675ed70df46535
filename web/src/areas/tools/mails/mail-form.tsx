import { Button, ConfirmDialog, FileField, MessageText, Panel, PlainTable, TextAreaField } from "@paygauge/ui";
import { useState } from "react";
import { toolMailLimits, type ToolMailForm } from "@paygauge/api-types/entities/tool-mails";
import { fillToolMail } from "@paygauge/api-types/mail/tool-mail";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useMayChange } from "../../../state/system.ts";
import { MailText } from "./mail-text.tsx";
import { useMail, type PartProps } from "./use-mail.ts";

interface MailFormProps {
  readonly form: ToolMailForm;
  readonly onSent: () => void;
}

/** Writes one email to up to 50 recipients. */
export function MailForm({ form, onSent }: MailFormProps) {
  const words = useTranslations("tools.mails");
  const mail = useMail(form, onSent);
  const mayChange = useMayChange();
  const [asking, setAsking] = useState(false);
  const { recipients, brand, canSend, pending } = mail;
  return (
    <div className="grid gap-3.5 lg:grid-cols-2">
      <form
        className="flex min-w-0 flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          setAsking(true);
        }}
      >
        <MailText form={form} mail={mail} />
        <Whom form={form} mail={mail} />
        {mail.problem !== null && (
          <p role="alert" className="text-data text-danger">
            {mail.problem.message}
          </p>
        )}
        <Button
          type="submit"
          variant="primary"
          className="self-start"
          pending={pending}
          disabled={!canSend || !mayChange}
        >
          {words("sendTo", { count: recipients.length })}
        </Button>
      </form>
      <div className="flex min-w-0 flex-col gap-3.5">
        <Preview form={form} mail={mail} />
        <Results mail={mail} />
      </div>
      {asking && (
        <ConfirmDialog
          open
          size="sm"
          submitting={pending}
          title={words("ask", { count: recipients.length })}
          description={words(form.isStandIn ? "askCaptured" : "askText", { brand: brand?.name ?? "" })}
          confirmLabel={words("send")}
          onConfirm={() => void mail.send().then(() => setAsking(false))}
          onOpenChange={(open) => setAsking(open)}
        />
      )}
    </div>
  );
}

function Whom({ form, mail: { fields, set, recipients, faults, isOver } }: PartProps) {
  const words = useTranslations("tools.mails");
  const formats = useFormats();
  const most = Math.min(toolMailLimits.recipients, form.left);
  const [fault = 0] = faults;
  return (
    <>
      <TextAreaField
        label={words("recipients")}
        hint={words("recipientsHint", { most: toolMailLimits.recipients, left: form.left })}
        error={
          faults.length > 0
            ? words("lineFault", { line: fault })
            : isOver
              ? words("tooMany", { most, count: recipients.length })
              : undefined
        }
        rows={5}
        value={fields.list}
        onChange={({ target }) => set({ list: target.value })}
      />
      <FileField
        label={words("list")}
        endings={[".csv", ".txt"]}
        maxBytes={toolMailLimits.listBytes}
        maxWords={formats.bytes(toolMailLimits.listBytes)}
        multiple={false}
        value={[]}
        onChange={([file]) => void file?.text().then((list) => set({ list }))}
      />
    </>
  );
}

/** The email as the first recipient reads it, in the chosen brand's name. */
function Preview({ form, mail: { fields, brand, recipients } }: PartProps) {
  const words = useTranslations("tools.mails");
  const recipient = recipients[0] ?? { name: words("someName"), address: "" };
  const filled = fillToolMail(fields, {
    recipient,
    brand: brand?.name ?? "",
    sender: form.sender,
    language: fields.language,
    stopLink: words("stopLink"),
  });
  return (
    <Panel title={words("preview")} facts={form.isStandIn ? words("standIn") : undefined}>
      <p className="text-data text-text-2 wrap-anywhere">
        {words("from", { name: brand?.fromName ?? "", address: brand?.fromAddress ?? "" })}
      </p>
      <p className="mt-1 text-data font-semibold wrap-anywhere">{filled.subject}</p>
      <pre className="mt-2 border-t border-line pt-2 font-sans text-data whitespace-pre-wrap wrap-anywhere">
        {filled.text}
      </pre>
    </Panel>
  );
}

function Results({ mail: { results } }: Pick<PartProps, "mail">) {
  const words = useTranslations("tools.mails");
  const states = useTranslations("tools.mails.states");
  if (results.length === 0) return null;
  return (
    <Panel title={words("results")}>
      <PlainTable
        stacked
        label={words("results")}
        rows={results}
        rowKey={({ address }) => address}
        columns={[
          {
            key: "address",
            title: words("recipient"),
            namesRow: true,
            className: "wrap-anywhere",
            render: ({ address }) => address,
          },
          { key: "state", title: words("state"), render: ({ state }) => states(state) },
          {
            key: "why",
            title: words("why"),
            render: ({ reason }) => reason !== null && <MessageText message={reason} />,
          },
        ]}
      />
    </Panel>
  );
}
