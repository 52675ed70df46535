import { ConfirmDialog, RadioGroup, TextAreaField, TextField } from "@paygauge/ui";
import { useState } from "react";
import { useSWRConfig } from "swr";
import type { SftpConfiguration } from "@paygauge/api-types/endpoints/sftp-configurations";
import { useAction } from "../../../data/use-action.ts";
import { callKey } from "../../../data/use-call.ts";
import { useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { encryptFor, fingerprintOf } from "./encrypt.ts";

interface CredentialDialogProps {
  readonly row: SftpConfiguration;
  readonly connector: { readonly x: string; readonly y: string };
  readonly onClose: () => void;
}

interface Entered {
  readonly fingerprint: string;
  readonly how: "password" | "privateKey";
  readonly secret: string;
  readonly passphrase: string;
}
interface Wrong {
  readonly fingerprint?: string;
  readonly secret?: string;
}
const nothing: Entered = { fingerprint: "", how: "password", secret: "", passphrase: "" };

/** Encrypts what was entered and saves it, once the fingerprint is that of the key. */
function useSave({ row, connector, onClose }: CredentialDialogProps, setWrong: (wrong: Wrong) => void) {
  const words = useTranslations("sftp");
  const { mutate } = useSWRConfig();
  const { run, pending } = useAction("setSftpCredential", { operation: words("set"), quiet: true });
  const save = async ({ fingerprint, how, secret, passphrase }: Entered) => {
    if (fingerprint.trim() !== (await fingerprintOf(connector))) {
      setWrong({ fingerprint: words("fingerprintWrong") });
      return;
    }
    if (secret === "") {
      setWrong({ secret: words("needed") });
      return;
    }
    const plain = how === "password" ? { password: secret } : { privateKey: secret, passphrase };
    const credential = await encryptFor(connector, row, plain);
    const outcome = await run({ params: { id: row.id }, body: { credential } });
    if (outcome === null) return;
    if (!outcome.ok) {
      setWrong({ secret: outcome.problem.message });
      return;
    }
    notifyDone(outcome.answer.message);
    await mutate(callKey("sftpConfiguration", { params: { id: row.id } }));
    onClose();
  };
  return { save, pending };
}

/** Asks for a password or a key, which is encrypted in this browser. */
export function CredentialDialog(props: CredentialDialogProps) {
  const { row, onClose } = props;
  const words = useTranslations("sftp");
  const [entered, setEntered] = useState(nothing);
  const [wrong, setWrong] = useState<Wrong>({});
  const { save, pending } = useSave(props, setWrong);
  const set = (part: Partial<Entered>) => setEntered({ ...entered, ...part });
  return (
    <ConfirmDialog
      open
      size="md"
      submitting={pending}
      title={words("dialogTitle", { name: row.name })}
      description={words("dialogText")}
      confirmLabel={words("save")}
      onConfirm={() => void save(entered)}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <div className="flex flex-col gap-4">
        <TextField
          label={words("fingerprint")}
          hint={words("fingerprintHint")}
          error={wrong.fingerprint}
          value={entered.fingerprint}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => set({ fingerprint: target.value })}
        />
        <RadioGroup
          label={words("how")}
          value={entered.how}
          onChange={(value) => set({ how: value === "privateKey" ? "privateKey" : "password", secret: "" })}
          options={[
            { value: "password", label: words("password") },
            { value: "privateKey", label: words("privateKey") },
          ]}
        />
        <SecretFields entered={entered} error={wrong.secret} onChange={set} />
      </div>
    </ConfirmDialog>
  );
}

interface SecretFieldsProps {
  readonly entered: Entered;
  readonly error: string | undefined;
  readonly onChange: (part: Partial<Entered>) => void;
}

function SecretFields({ entered, error, onChange }: SecretFieldsProps) {
  const words = useTranslations("sftp");
  const { how, secret, passphrase } = entered;
  if (how === "password")
    return (
      <TextField
        type="password"
        label={words("password")}
        error={error}
        value={secret}
        autoComplete="off"
        onChange={({ target }) => onChange({ secret: target.value })}
      />
    );
  return (
    <>
      <TextAreaField
        rows={5}
        label={words("privateKey")}
        error={error}
        value={secret}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onChange({ secret: target.value })}
      />
      <TextField
        type="password"
        label={words("passphrase")}
        hint={words("passphraseHint")}
        value={passphrase}
        autoComplete="off"
        onChange={({ target }) => onChange({ passphrase: target.value })}
      />
    </>
  );
}
