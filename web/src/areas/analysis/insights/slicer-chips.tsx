import { Button, Checkbox, DemoMark, FilterChip, Popover } from "@paygauge/ui";
import { Plus } from "lucide-react";
import { useState, type ReactNode } from "react";
import { slicerNames, slicerValues, type Insights, type SlicerName } from "@paygauge/api-types/entities/insights";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { toggleValue, withValues, type Slicing } from "./insights-query.ts";
import { useSlicerWords } from "./use-slicer-words.ts";

interface SlicersProps {
  readonly slicing: Slicing;
  readonly counts: Insights["slicerCounts"];
  /** Matched against a made directory. */
  readonly isDemo: boolean;
  readonly onChange: (slicing: Slicing) => void;
}

interface SlicerChipsProps extends SlicersProps {
  /** Chips of the bars chosen on the charts. */
  readonly children: ReactNode;
  /** Given while anything is chosen. */
  readonly onClear: (() => void) | undefined;
}

/** The slicers in force as chips, and the panel in which values are chosen, with their suppliers next to them. */
export function SlicerChips({ slicing, counts, isDemo, onChange, children, onClear }: SlicerChipsProps) {
  const words = useTranslations("analysis.insights");
  const say = useSlicerWords();
  const [open, setOpen] = useState(false);
  const active = slicerNames.filter((name) => (slicing[name] ?? []).length > 0);
  return (
    <>
      {active.map((name) => (
        <FilterChip
          key={name}
          field={say.name(name)}
          words={(slicing[name] ?? []).map((value) => say.value(name, value)).join(", ")}
          onEdit={() => setOpen(true)}
          onRemove={() => onChange(withValues(slicing, name, []))}
        />
      ))}
      {children}
      <Popover
        label={words("addSlicer")}
        open={open}
        onOpenChange={setOpen}
        trigger={
          <Button variant="add" className="print:hidden" icon={<Plus aria-hidden size={16} strokeWidth={1.6} />}>
            {words("slicer")}
          </Button>
        }
      >
        <div className="flex max-w-110 flex-col gap-3">
          <Checkbox
            label={words("overall")}
            checked={active.length === 0}
            disabled={active.length === 0}
            onChange={() => onChange({})}
          />
          <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
            {slicerNames.map((name) => (
              <SlicerValues key={name} {...{ name, slicing, counts, isDemo, onChange }} />
            ))}
          </div>
        </div>
      </Popover>
      {onClear !== undefined && (
        <Button variant="quiet" onClick={onClear}>
          {words("clearSlicers")}
        </Button>
      )}
    </>
  );
}

function SlicerValues({ name, slicing, counts, isDemo, onChange }: SlicersProps & { readonly name: SlicerName }) {
  const say = useSlicerWords();
  const formats = useFormats();
  return (
    <fieldset>
      <legend className="mb-1 text-label font-semibold text-text-2">
        {say.name(name)}
        {isDemo && <DemoMark />}
      </legend>
      {slicerValues[name].map((value) => (
        <div key={value} className="max-sm:py-1.5">
          <Checkbox
            label={
              <>
                {say.value(name, value)}{" "}
                <span className="text-text-3">{formats.count(counts[name]?.[value] ?? 0)}</span>
              </>
            }
            checked={(slicing[name] ?? []).includes(value)}
            onChange={() => onChange(toggleValue(slicing, name, value))}
          />
        </div>
      ))}
    </fieldset>
  );
}
