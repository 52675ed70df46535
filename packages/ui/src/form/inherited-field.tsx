import { CornerLeftUp } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Badge } from "../components/badge/badge.tsx";
import { FormField, type FormFieldProps } from "./form-field.tsx";

const linkClass =
  "min-h-6 self-start text-label font-semibold text-accent-text hover:underline pointer-coarse:min-h-11 disabled:text-text-3";

/** A field; one that is empty and takes its value from elsewhere shows that value and where it comes from. */
export function InheritedField(props: FormFieldProps) {
  const { field, value, disabled, onChange } = props;
  const { inherited, label } = field;
  const place = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    if (opened) place.current?.querySelector<HTMLElement>("input, select, textarea, button")?.focus();
  }, [opened]);
  if (inherited === undefined) return <FormField {...props} />;
  const { change, back, source } = inherited;
  if (value === "" && !opened && props.error === undefined)
    return (
      <div className="flex flex-col gap-1">
        <p className="text-label font-medium">{label}</p>
        <p className="flex min-h-8 flex-wrap items-center gap-2 text-data text-text-2">
          {inherited.value}
          <Badge icon={<CornerLeftUp aria-hidden size={12} strokeWidth={1.6} />}>{source}</Badge>
        </p>
        <button type="button" className={linkClass} disabled={disabled} onClick={() => setOpened(true)}>
          {change}
          <span className="sr-only"> {label}</span>
        </button>
      </div>
    );
  const reset = () => {
    setOpened(false);
    onChange("");
  };
  return (
    <div ref={place} className="flex flex-col gap-1">
      <FormField {...props} />
      <button type="button" className={linkClass} disabled={disabled} onClick={reset}>
        {back}
        <span className="sr-only"> {label}</span>
      </button>
    </div>
  );
}
