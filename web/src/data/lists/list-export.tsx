import { Button, DropdownMenu, fileNameOf, ProgressBar, saveFile, type MenuGroup } from "@paygauge/ui";
import { ChevronDown, Download } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { exportFormats, exportLimits, type ProductList } from "@paygauge/api-types/entities/exports";
import type { BodyOf } from "@paygauge/api-types/endpoints";
import { asProblem } from "../api-problem.ts";
import { useKeptFiles } from "../exports/use-kept-files.ts";
import { useStartListExport } from "../exports/use-exports.ts";
import { useTranslations } from "../../state/formats.ts";
import { notifyProblem } from "../../state/notifications.ts";
import type { ExportChoice, Gathering } from "./list-work.ts";

interface ListExportProps {
  /** What the list is called; the file is called so too. */
  readonly name: string;
  readonly list: ProductList;
  readonly selected: number;
  /** The rows chosen are here: none needs to be asked for. */
  readonly isSelectedHere: boolean;
  readonly matching: number;
  readonly total: number;
  readonly filtered: boolean;
  /** Makes the file of a choice here, telling how many rows it has of how many. */
  readonly onWrite: (choice: ExportChoice, context: Gathering) => Promise<Blob>;
  /** What the system is to write instead. */
  readonly onAsk: (choice: ExportChoice) => Promise<BodyOf<"createListExport">>;
}

/**
 * The export of a list: what is chosen, what the filters leave, or everything, as CSV or as a workbook. Few rows are
 * gathered here; more are written by the system, the dock says how far it is, and the file stays in this menu.
 */
export function ListExport({ name, list, isSelectedHere, onWrite, onAsk, filtered, ...counts }: ListExportProps) {
  const words = useTranslations("lists.export");
  const [everyColumn, setEveryColumn] = useState(false);
  const { run, progress, cancel } = useWriting(words("operation"));
  const { start, pending } = useStartListExport(words("operation"));
  const kept = useKeptFiles((item) => item.list === list);
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
  const choose = (choice: ExportChoice) => {
    const isHere = choice.set === "selected" && isSelectedHere;
    if (!isHere && counts[choice.set === "all" ? "total" : choice.set] > exportLimits.rowsAtOnce)
      void onAsk(choice).then(start);
    else run(async (context) => saveFile(await onWrite(choice, context), fileNameOf(name, choice.format)));
  };
  const sets: readonly (readonly [ExportChoice["set"], number])[] = [
    ...(counts.selected > 0 ? [["selected", counts.selected] as const] : []),
    ...(filtered ? [["matching", counts.matching] as const] : []),
    ["all", counts.total],
  ];
  const groups: readonly MenuGroup[] = [
    ...sets.map(([set, count]) => ({
      key: set,
      items: exportFormats.map((format) => ({
        key: format,
        label: words(set, { count, format: words(format) }),
        disabled: pending || count === 0,
        onSelect: () => choose({ set, format, everyColumn }),
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
    ...kept,
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

/** One file at a time: how far it is, and the way to stop it. A refusal is shown as a snackbar. */
function useWriting(operation: string) {
  const [progress, setProgress] = useState<readonly [number, number] | undefined>(undefined);
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const run = (work: (context: Gathering) => Promise<void>) => {
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
