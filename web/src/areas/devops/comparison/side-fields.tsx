import { Combobox, SelectField } from "@paygauge/ui";
import { comparedSources } from "@paygauge/api-types/entities/endpoint-comparison";
import { perspectives } from "@paygauge/api-types/entities/runs";
import { useCall } from "../../../data/use-call.ts";
import { useTranslations } from "../../../state/formats.ts";
import { useUserOptions } from "../use-user-options.ts";
import { sideNames, type SideName, type SidePart } from "./use-sides.ts";

interface SideFieldsProps {
  readonly sides: Readonly<Record<SideName, SidePart>>;
  readonly hasRuns: boolean;
  readonly disabled: boolean;
  readonly onChange: (name: SideName, side: SidePart) => void;
}

/** As whom each side reads and, of a job, which run. */
export function SideFields({ sides, hasRuns, disabled, onChange }: SideFieldsProps) {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {sideNames.map((name) => (
        <SideField
          key={name}
          name={name}
          side={sides[name]}
          hasRuns={hasRuns}
          disabled={disabled}
          onChange={(side) => onChange(name, side)}
        />
      ))}
    </div>
  );
}

interface SideFieldProps extends Pick<SideFieldsProps, "hasRuns" | "disabled"> {
  readonly name: SideName;
  readonly side: SidePart;
  readonly onChange: (side: SidePart) => void;
}

function SideField({ name, side, hasRuns, disabled, onChange }: SideFieldProps) {
  const words = useTranslations("endpointComparison");
  const users = useUserOptions(side.userId);
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="text-label font-semibold">{words(name)}</legend>
      <Combobox
        label={words("as")}
        placeholder={words("chooseUser")}
        disabled={disabled}
        value={side.userId}
        onChange={(userId) => onChange({ ...side, userId })}
        {...users}
      />
      <SourceField side={side} hasRuns={hasRuns} disabled={disabled} onChange={onChange} />
      {hasRuns && side.from !== "recomputed" && (
        <SelectField
          label={words("run")}
          disabled={disabled}
          value={side.run ?? ""}
          onChange={({ target }) => {
            const run = perspectives.find((each) => each === target.value);
            const { run: _, ...rest } = side;
            onChange({ ...rest, ...(run !== undefined && { run }) });
          }}
          options={[
            { value: "", label: words("runs.own") },
            ...perspectives.map((value) => ({ value, label: words(`runs.${value}`) })),
          ]}
        />
      )}
    </fieldset>
  );
}

/** Where the side's answers are from. A source that the address names stays listed. */
function SourceField({ side, hasRuns, disabled, onChange }: Omit<SideFieldProps, "name">) {
  const words = useTranslations("endpointComparison");
  const { data } = useCall("comparisonCandidate", {});
  const host = data?.host ?? null;
  const offered = comparedSources.filter(
    (each) => each === "stored" || each === side.from || (each === "recomputed" ? hasRuns : host !== null),
  );
  if (offered.length === 1) return null;
  return (
    <SelectField
      label={words("source")}
      disabled={disabled}
      value={side.from ?? "stored"}
      onChange={({ target }) => {
        const from = comparedSources.find((each) => each === target.value);
        const { from: _, ...rest } = side;
        onChange({ ...rest, ...(from !== undefined && from !== "stored" && { from }) });
      }}
      options={offered.map((value) => ({
        value,
        label: value === "candidate" && host !== null ? words("candidateAt", { host }) : words(`sources.${value}`),
      }))}
    />
  );
}
