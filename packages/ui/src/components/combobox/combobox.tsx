import { ChevronDown } from "lucide-react";
import type { ComponentPropsWithRef } from "react";
import { useLocale, useTexts } from "../../context/ui-context.tsx";
import { FieldFrame, controlClass } from "../field/field-frame.tsx";
import type { ControlIds, FieldWords } from "../field/field-frame.tsx";
import { Popover } from "../popover/popover.tsx";
import { OptionList } from "./option-list.tsx";
import type { ComboOption } from "./option-list.tsx";
import { useOptionPanel } from "./use-option-panel.ts";

interface Shared extends FieldWords {
  readonly options: readonly ComboOption[];
  readonly placeholder?: string;
  readonly disabled?: boolean;
  readonly onSearch?: (text: string) => void;
}

export interface ComboboxProps extends Shared {
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
}

/** One of many options, found by typing. */
export function Combobox({ value, onChange, options, placeholder = "", disabled, onSearch, ...words }: ComboboxProps) {
  const { open, onOpenChange, onFocus } = useOptionPanel(disabled);
  const current = options.find((option) => option.value === value);
  return (
    <FieldFrame {...words}>
      {(ids) => (
        <div onFocus={onFocus}>
          <Popover
            label={words.label}
            open={open}
            onOpenChange={onOpenChange}
            trigger={
              <Trigger ids={ids} label={words.label} words={current?.label} hint={placeholder} disabled={disabled} />
            }
          >
            <OptionList
              label={words.label}
              options={options}
              chosen={value === undefined ? [] : [value]}
              multiple={false}
              onSearch={onSearch}
              onChoose={(next) => {
                onChange(next);
                onOpenChange(false);
              }}
            />
          </Popover>
        </div>
      )}
    </FieldFrame>
  );
}

export interface MultiSelectProps extends Shared {
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
}

/** Several of many options; the list stays open while choosing. */
export function MultiSelect({
  value,
  onChange,
  options,
  placeholder = "",
  disabled,
  onSearch,
  ...words
}: MultiSelectProps) {
  const texts = useTexts();
  const locale = useLocale();
  const { open, onOpenChange, onFocus } = useOptionPanel(disabled);
  const names = options.filter((option) => value.includes(option.value)).map((option) => option.label);
  const many = texts.selectedCount(new Intl.NumberFormat(locale).format(value.length));
  const shown = value.length > 2 ? many : names.join(", ");
  const toggle = (next: string) =>
    onChange(value.includes(next) ? value.filter((item) => item !== next) : [...value, next]);
  return (
    <FieldFrame {...words}>
      {(ids) => (
        <div onFocus={onFocus}>
          <Popover
            label={words.label}
            open={open}
            onOpenChange={onOpenChange}
            trigger={
              <Trigger
                ids={ids}
                label={words.label}
                words={shown || undefined}
                hint={placeholder}
                disabled={disabled}
              />
            }
          >
            <OptionList
              label={words.label}
              options={options}
              chosen={value}
              multiple
              onSearch={onSearch}
              onChoose={toggle}
            />
          </Popover>
        </div>
      )}
    </FieldFrame>
  );
}

interface TriggerProps extends ComponentPropsWithRef<"button"> {
  readonly ids: ControlIds;
  readonly label: string;
  readonly words: string | undefined;
  readonly hint: string;
}

function Trigger({ ids, label, words, hint, ...rest }: TriggerProps) {
  const { id, "aria-describedby": describedBy } = ids;
  const texts = useTexts();
  const shown = words ?? hint;
  return (
    <button
      {...rest}
      type="button"
      id={id}
      // The text of the button is part of its name, so that it can be called by voice.
      aria-label={shown === "" ? label : texts.labelled(label, shown)}
      aria-describedby={describedBy}
      className={`${controlClass} flex items-center gap-2 text-start ${ids["aria-invalid"] === true ? "border-danger" : ""}`}
    >
      <span className={words === undefined ? "grow truncate text-text-3" : "grow truncate"}>{shown}</span>
      <ChevronDown aria-hidden size={14} strokeWidth={1.6} className="shrink-0 text-text-2" />
    </button>
  );
}
