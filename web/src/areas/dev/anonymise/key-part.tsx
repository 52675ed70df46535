import { Button, CopyButton, Panel, TextField } from "@paygauge/ui";
import { useTranslations } from "../../../state/formats.ts";

/** 128 random bits. */
export const freshKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

interface KeyPartProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (key: string) => void;
}

/** The key, to be copied for a second file or replaced. */
export function KeyPart({ value, error, onChange }: KeyPartProps) {
  const words = useTranslations("dev.anonymise");
  return (
    <Panel title={words("key")} facts={words("keyFacts")}>
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-60 grow">
          <TextField
            label={words("keyLabel")}
            error={error}
            value={value}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => onChange(target.value)}
          />
        </div>
        <CopyButton text={value} label={words("copyKey")} />
        <Button onClick={() => onChange(freshKey())}>{words("newKey")}</Button>
      </div>
    </Panel>
  );
}
