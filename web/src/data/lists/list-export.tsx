import { Button, DropdownMenu, fileNameOf, ProgressBar, saveFile, type MenuGroup } from "@paygauge/ui";
import { ChevronDown, Download } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { exportFormats, type ExportFormat } from "@paygauge/api-types";
import { asProblem } from "../api-problem.ts";
import { useWords } from "../../state/formats.ts";
import { notifyProblem } from "../../state/notifications.ts";

export interface ExportChoice {
  readonly set: "selected" | "matching" | "all";
  readonly format: ExportFormat;
  /** Those that are not in view as well. */
  readonly everyColumn: boolean;
}

/** Makes the file of a choice, telling how many rows it has of how many. */
export type WriteList = (
  choice: ExportChoice,
  context: { readonly signal: AbortSignal; readonly onProgress: (done: number, total: number) => void },
) => Promise<Blob>;

interface ListExportProps {
  /** What the list is called; the file is called so too. */
  readonly name: string;
  readonly selected: number;
  readonly matching: number;
  readonly total: number;
  readonly filtered: boolean;
  readonly onWrite: WriteList;
}

/** The export of a list: what is chosen, what the filters leave, or everything, as CSV or as a workbook. */
export function ListExport({ name, onWrite, ...counts }: ListExportProps) {
  const words = useWords("lists.export");
  const [everyColumn, setEveryColumn] = useState(false);
  const { run, progress, cancel } = useWriting(words("operation"));
  if (progress !== undefined) {
    const [done, total] = progress;
    return (
      <div className="flex min-w-[min(15rem,100%)] items-center gap-2">
        <div className="grow">
          <ProgressBar
            label={words("writing")}
            value={done}
            max={total}
            amount={total === 0 ? words("begins") : words("rows", { done, total })}
          />
        </div>
        <Button size="sm" onClick={cancel}>
          {words("cancel")}
        </Button>
      </div>
    );
  }
  const choose = (set: ExportChoice["set"], format: ExportFormat) =>
    run(async (context) => {
      saveFile(await onWrite({ set, format, everyColumn }, context), fileNameOf(name, format));
    });
  const sets: readonly (readonly [ExportChoice["set"], number])[] = [
    ...(counts.selected > 0 ? [["selected", counts.selected] as const] : []),
    ...(counts.filtered ? [["matching", counts.matching] as const] : []),
    ["all", counts.total],
  ];
  const groups: readonly MenuGroup[] = [
    ...sets.map(([set, count]) => ({
      key: set,
      items: exportFormats.map((format) => ({
        key: format,
        label: words(set, { count, format: words(format) }),
        disabled: count === 0,
        onSelect: () => choose(set, format),
      })),
    })),
    {
      key: "columns",
      items: [
        {
          key: "every",
          label: words("everyColumn"),
          checked: everyColumn,
          onSelect: () => setEveryColumn(!everyColumn),
        },
      ],
    },
  ];
  return (
    <DropdownMenu
      align="end"
      groups={groups}
      trigger={
        <Button
          icon={<Download aria-hidden size={16} strokeWidth={1.6} />}
          iconAfter={<ChevronDown aria-hidden size={14} strokeWidth={1.6} />}
        >
          {words("export")}
        </Button>
      }
    />
  );
}

type Context = Parameters<WriteList>[1];

/** One file at a time: how far it is, and the way to stop it. A refusal is shown as a snackbar. */
function useWriting(operation: string) {
  const [progress, setProgress] = useState<readonly [number, number] | undefined>(undefined);
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const run = (work: (context: Context) => Promise<void>) => {
    const controller = new AbortController();
    stop.current = controller;
    setProgress([0, 0]);
    work({ signal: controller.signal, onProgress: (done, total) => setProgress([done, total]) })
      .catch((thrown: unknown) => {
        if (!controller.signal.aborted) notifyProblem(operation, asProblem(thrown));
      })
      .finally(() => setProgress(undefined));
  };
  return { run, progress, cancel: () => stop.current?.abort() };
}
