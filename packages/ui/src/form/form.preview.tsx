import { useState } from "react";
import * as v from "valibot";
import type { Preview } from "../preview-type.ts";
import { DraftBar } from "./draft-bar.tsx";
import { FormShell } from "./form-shell.tsx";
import type { FieldSpec } from "./field-spec.ts";
import type { FieldErrors, FormValues } from "./form-values.ts";
import { useFormState } from "./use-form-state.ts";

const choice = [
  { value: "gbp", label: "Pound sterling" },
  { value: "eur", label: "Euro" },
];
const ways = [
  { value: "card", label: "Card" },
  { value: "transfer", label: "Transfer" },
];
const fields: readonly FieldSpec[] = [
  { name: "name", type: "text", label: "Name", required: true },
  { name: "rebate", type: "number", label: "Rebate", unit: "%", hint: "Of the spend on cards." },
  { name: "start", type: "date", label: "Start" },
  { name: "currency", type: "select", label: "Currency", options: choice },
  { name: "paid", type: "radio", label: "Paid by", options: ways },
  { name: "also", type: "multiselect", label: "Other currencies", options: choice },
  { name: "parts", type: "checklist", label: "Parts", options: choice },
  { name: "paper", type: "file", label: "Agreement", files: { endings: [".pdf"], maxBytes: 1e7, maxWords: "10 MB" } },
  { name: "sheets", type: "files", label: "Rate sheets" },
  { name: "note", type: "textarea", label: "Note" },
  { name: "live", type: "switch", label: "In use" },
  { name: "agreed", type: "checkbox", label: "Agreed with the issuer" },
];
const initial: FormValues = {
  name: "Northgate",
  rebate: "1.25",
  start: "2026-01-31",
  currency: "gbp",
  paid: "card",
  also: [],
  parts: ["eur"],
  paper: [],
  sheets: [],
  note: "",
  live: true,
  agreed: false,
};

const schema = v.looseObject({
  name: v.pipe(v.string(), v.minLength(1, "Give it a name.")),
  rebate: v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/, "Enter a number, for example 1.25.")),
});

/** Every field was refused by the system. */
const refused: FieldErrors = Object.fromEntries(
  fields.map(({ name, label }) => [name, `${label} is not taken as it is.`]),
);

/** A form whose every field was sent back: each message under its field, and all of them above. */
function RefusedPreview() {
  const form = useFormState({ initial, schema, submit: () => Promise.resolve({ ok: true }) });
  const shown = { ...form, errors: refused, message: "The system did not take this." };
  return (
    <div className="border border-line bg-surface px-5 pt-5">
      <FormShell label="Assumptions sent back" fields={fields} form={shown} submitLabel="Save" />
    </div>
  );
}

function FormPreview({ readOnly = false }: { readonly readOnly?: boolean }) {
  const form = useFormState({ initial, schema, submit: () => Promise.resolve({ ok: true }) });
  const [open, setOpen] = useState(!readOnly);
  const draft = open
    ? {
        savedOn: "2026-01-31T14:02:00.000Z",
        onRestore: () => {
          form.restore({ name: "Northgate Retail" });
          setOpen(false);
        },
        onDrop: () => setOpen(false),
      }
    : undefined;
  return (
    <div className="border border-line bg-surface px-5 pt-5">
      <FormShell
        label={readOnly ? "Assumptions to read" : "Assumptions"}
        fields={fields}
        form={{ ...form, draft }}
        submitLabel="Save"
        readOnly={readOnly}
      />
    </div>
  );
}

const offered = { savedOn: "2026-01-31T14:02:00.000Z", onRestore: () => undefined, onDrop: () => undefined };

export const previews: Preview[] = [
  { component: "DraftBar", state: "offered", render: () => <DraftBar draft={offered} /> },
  { component: "FormShell", state: "every type of field", render: () => <FormPreview /> },
  { component: "FormShell", state: "read-only", render: () => <FormPreview readOnly /> },
  { component: "FormShell", state: "sent back", render: () => <RefusedPreview /> },
];
