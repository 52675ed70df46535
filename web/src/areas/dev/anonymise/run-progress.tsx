import { Button, Panel, ProgressBar } from "@paygauge/ui";
import { useFormats, useTranslations } from "../../../state/formats.ts";

interface RunProgressProps {
  readonly title: string;
  /** Bytes. */
  readonly done: number;
  readonly total: number;
  readonly rows: number;
  readonly onCancel: () => void;
}

/** How far the worker is, and the way to stop it. */
export function RunProgress({ title, done, total, rows, onCancel }: RunProgressProps) {
  const words = useTranslations("dev.anonymise");
  const formats = useFormats();
  return (
    <Panel title={title}>
      <div className="flex flex-col items-start gap-3">
        <div className="w-full">
          <ProgressBar
            label={words("progress")}
            value={done}
            max={total}
            amount={words("amount", { done: formats.bytes(done), total: formats.bytes(total), rows })}
          />
        </div>
        <Button onClick={onCancel}>{words("cancel")}</Button>
      </div>
    </Panel>
  );
}
