import { Search } from "lucide-react";
import { useState } from "react";
import type { Preview } from "../../preview-type.ts";
import { CheckList } from "./check-list.tsx";
import { Checkbox } from "./checkbox.tsx";
import { RadioGroup } from "./radio-group.tsx";
import { SelectField } from "./select-field.tsx";
import { Switch } from "./switch.tsx";
import { TextAreaField, TextField } from "./text-field.tsx";

function SwitchPreview() {
  const [on, setOn] = useState(true);
  return (
    <div className="flex flex-wrap gap-6">
      <Switch label="Published" checked={on} onChange={setOn} />
      <Switch label="Send magic links" checked={!on} onChange={(value) => setOn(!value)} />
      <Switch label="Locked by the issuer" checked onChange={() => undefined} disabled />
    </div>
  );
}

const modes = [
  { value: "live", label: "Live", hint: "Everybody works." },
  { value: "readOnly", label: "Read-only", hint: "Everybody looks, nobody changes." },
  { value: "offline", label: "Offline", disabled: true },
] as const;

function RadioPreview() {
  const [mode, setMode] = useState<string>("live");
  return (
    <div className="grid max-w-2xl gap-4 sm:grid-cols-2">
      <RadioGroup label="Mode" options={modes} value={mode} onChange={setMode} />
      <RadioGroup
        label="Paper"
        required
        hint="Of the printed report."
        error="Choose a paper."
        options={[
          { value: "a4", label: "A4" },
          { value: "letter", label: "Letter" },
        ]}
        value={undefined}
        onChange={() => undefined}
      />
      <RadioGroup
        label="Mode, held by somebody else"
        disabled
        options={modes}
        value="live"
        onChange={() => undefined}
      />
    </div>
  );
}

export const previews: Preview[] = [
  {
    component: "TextField",
    state: "plain, unit, icon, error, disabled",
    render: () => (
      <div className="grid max-w-2xl gap-4 sm:grid-cols-2">
        <TextField label="Job name" required hint="Shown in lists and on the report." defaultValue="Northgate FY26" />
        <TextField label="Rebate" unit="%" inputMode="decimal" defaultValue="1.2" />
        <TextField label="Find a supplier" icon={<Search size={14} strokeWidth={1.6} />} placeholder="Name or number" />
        <TextField label="Currency" error="Enter a three-letter currency such as GBP." defaultValue="Pounds" />
        <TextField label="Created by" disabled defaultValue="migration" />
        <TextAreaField label="Pitch" rows={2} defaultValue="Accepts virtual cards today." />
      </div>
    ),
  },
  {
    component: "SelectField",
    state: "plain and error",
    render: () => (
      <div className="grid max-w-2xl gap-4 sm:grid-cols-2">
        <SelectField
          label="Scheme"
          defaultValue="visa"
          options={[
            { value: "mastercard", label: "Mastercard" },
            { value: "visa", label: "Visa" },
          ]}
        />
        <SelectField label="Owner" error="Choose who owns the job." options={[{ value: "", label: "Nobody" }]} />
      </div>
    ),
  },
  {
    component: "Checkbox",
    state: "off, on, some, disabled",
    render: () => (
      <div className="flex flex-wrap gap-6">
        <Checkbox label="Include blanks" />
        <Checkbox label="Straight-through" defaultChecked />
        <Checkbox label="All capabilities" indeterminate />
        <Checkbox label="Boost" disabled hint="Not offered by this issuer." />
      </div>
    ),
  },
  {
    component: "CheckList",
    state: "several of a few, with an error",
    render: () => (
      <CheckList
        label="Capabilities"
        required
        error="Choose at least one."
        options={[
          { value: "stp", label: "Straight-through processing" },
          { value: "vcard", label: "Virtual card" },
        ]}
        value={["stp"]}
        onChange={() => undefined}
      />
    ),
  },
  { component: "RadioGroup", state: "with hints, required with an error, disabled", render: () => <RadioPreview /> },
  { component: "Switch", state: "on, off, disabled", render: () => <SwitchPreview /> },
];
