import { Check, Download } from "lucide-react";
import { use } from "react";
import type { RefObject } from "react";
import { useTexts } from "../context/ui-context.tsx";
import { Button } from "../components/button/button.tsx";
import { useCopied } from "../components/states/use-copied.ts";
import { DropdownMenu } from "../components/menu/dropdown-menu.tsx";
import type { ChartFile } from "./chart-files.ts";
import type { ChartTable } from "./chart-rows.ts";
import { ChartSubject } from "./chart-subject.ts";

interface ChartExportMenuProps {
  readonly title: string;
  readonly table: () => ChartTable;
  readonly svg: RefObject<SVGSVGElement | null>;
  /** False while the table is shown: there is no drawing to export. */
  readonly drawn: boolean;
}

const files = () => import("./chart-files.ts");

/** A chart's figures and its picture as files, and the picture on the clipboard. */
export function ChartExportMenu({ title, table, svg, drawn }: ChartExportMenuProps) {
  const texts = useTexts();
  const subject = use(ChartSubject);
  const { copied, note } = useCopied();
  const Icon = copied ? Check : Download;
  const save = (kind: ChartFile) => () =>
    void files().then(({ saveChart }) => saveChart(kind, { title, subject, table, svg: svg.current }));
  const copy = () => {
    const { current } = svg;
    if (current === null) return;
    // The promise goes in as it is: some browsers allow the clipboard only while the click is being handled.
    const picture = files().then(({ pngOf }) => pngOf(current));
    note(navigator.clipboard.write([new ClipboardItem({ "image/png": picture })]));
  };
  return (
    <>
      <DropdownMenu
        align="end"
        trigger={
          <Button size="sm" variant="quiet" icon={<Icon aria-hidden size={14} strokeWidth={1.6} />}>
            {copied ? texts.copied : texts.chart.export}
          </Button>
        }
        groups={[
          {
            key: "export",
            items: [
              { key: "csv", label: texts.chart.exportCsv, onSelect: save("csv") },
              { key: "xlsx", label: texts.chart.exportXlsx, onSelect: save("xlsx") },
              { key: "png", label: texts.chart.exportPng, disabled: !drawn, onSelect: save("png") },
              { key: "copy", label: texts.chart.copyPicture, disabled: !drawn, onSelect: copy },
              { key: "svg", label: texts.chart.exportSvg, disabled: !drawn, onSelect: save("svg") },
            ],
          },
        ]}
      />
      <output className="sr-only">{copied ? texts.copied : ""}</output>
    </>
  );
}
