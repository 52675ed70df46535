import { Button, Panel } from "@paygauge/ui";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import type { SftpConfiguration } from "@paygauge/api-types/endpoints/sftp-configurations";
import { useCall } from "../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useMay } from "../../../state/permissions.ts";
import { useMayChange } from "../../../state/system.ts";
import { CredentialDialog } from "./credential-dialog.tsx";

/** Whether there is a credential, which only the connector can read. */
export function CredentialPanel({ row }: { readonly row: SftpConfiguration }) {
  const words = useTranslations("sftp");
  const { locale } = useFormats();
  const mayEdit = useMay("SftpConfigurations_CRUD");
  const mayChange = useMayChange();
  const [isOpen, setOpen] = useState(false);
  const { data } = useCall("sftpConnectors", {}, { pollMs: 15_000 });
  const connector = data?.find(({ id }) => id === row.connectorId);
  const key = connector?.key ?? null;
  const clock = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  return (
    <Panel
      title={words("credentialTitle")}
      actions={
        mayEdit && (
          <Button
            size="sm"
            disabled={!mayChange || key === null}
            icon={<KeyRound aria-hidden size={16} strokeWidth={1.6} />}
            onClick={() => setOpen(true)}
          >
            {words(row.hasCredential ? "change" : "set")}
          </Button>
        )
      }
    >
      <p className="text-data">{words(row.hasCredential ? "isSet" : "notSet")}</p>
      {data !== undefined && key === null && <p className="mt-1 text-label text-text-2">{words("notStarted")}</p>}
      {connector?.seenOn && (
        <p className="mt-1 text-label text-text-2">{words("seen", { at: clock.format(new Date(connector.seenOn)) })}</p>
      )}
      {isOpen && key !== null && <CredentialDialog row={row} connector={key} onClose={() => setOpen(false)} />}
    </Panel>
  );
}
