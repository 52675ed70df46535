import { Button, Checkbox, Dialog, TextField } from "@paygauge/ui";
import { useState } from "react";
import { useAction } from "../../../data/use-action.ts";
import { useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { useSupplierView } from "./supplier-view.ts";

const fields = ["name", "role", "phone", "mail"] as const;
type Field = (typeof fields)[number];
const types = { name: "text", role: "text", phone: "tel", mail: "email" } as const;
const noErrors: Readonly<Record<string, string>> = {};

/** A contact while it is typed; what is wrong is at its field. */
function useContactForm(onClose: () => void) {
  const words = useTranslations("campaigns.supplier");
  const { supplier, params, reload } = useSupplierView();
  const { contact } = supplier;
  const [said, setSaid] = useState<Readonly<Record<Field, string>>>({
    name: contact?.name ?? "",
    role: contact?.role ?? "",
    phone: contact?.phone ?? "",
    mail: contact?.mail ?? "",
  });
  const [isVerified, setVerified] = useState(contact?.isVerified ?? false);
  const [errors, setErrors] = useState(noErrors);
  const { run, pending } = useAction("saveCampaignContact", { operation: words("saveContact"), quiet: true });
  const save = async () => {
    if (said.name.trim() === "") {
      setErrors({ name: words("nameMissing") });
      return;
    }
    const outcome = await run({ params, body: { ...said, isVerified, version: contact?.version ?? 0 } });
    if (outcome === null) return;
    if (!outcome.ok) {
      const placed = fields.some((field) => outcome.problem.fields[field] !== undefined);
      setErrors(placed ? outcome.problem.fields : { name: outcome.problem.message });
      return;
    }
    notifyDone(outcome.answer.message);
    reload();
    onClose();
  };
  const set = (field: Field, value: string) => {
    setSaid((before) => ({ ...before, [field]: value }));
    setErrors(noErrors);
  };
  return { isNew: contact === null, said, set, isVerified, setVerified, errors, pending, save };
}

/** Whom to ask for: the name, and how the user is reached. */
export function ContactDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useTranslations("campaigns.supplier");
  const { isNew, said, set, isVerified, setVerified, errors, pending, save } = useContactForm(onClose);
  return (
    <Dialog
      open
      submitting={pending}
      onOpenChange={onClose}
      title={words(isNew ? "addContact" : "editContact")}
      description={words("contactIntro")}
      footer={
        <>
          <Button disabled={pending} onClick={onClose}>
            {words("cancel")}
          </Button>
          <Button variant="primary" pending={pending} onClick={() => void save()}>
            {words("saveContact")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        {fields.map((field) => (
          <TextField
            key={field}
            type={types[field]}
            label={words(`contactFields.${field}`)}
            required={field === "name"}
            value={said[field]}
            error={errors[field]}
            onChange={({ target }) => set(field, target.value)}
          />
        ))}
        <Checkbox
          label={words("isVerified")}
          hint={words("isVerifiedHint")}
          checked={isVerified}
          onChange={({ target }) => setVerified(target.checked)}
        />
      </div>
    </Dialog>
  );
}
