import { Button, selectedCountOf, useTexts } from "@paygauge/ui";
import { ChevronDown, Download } from "lucide-react";
import { Suspense } from "react";
import { areaTexts, lazyWithTexts } from "../../texts/catalogue.ts";
import type { ListWork } from "./list-work.ts";

// Only who has the rows in view can export them.
const ListExport = lazyWithTexts(
  async () => ({ default: (await import("./list-export.tsx")).ListExport }),
  areaTexts.lists,
);

const listWork = () => import("./list-work.ts");
const mark = { "aria-hidden": true, strokeWidth: 1.6 } as const;
const firstRow = { pageNumber: 1, pageSize: 1 } as const;

interface ExportPartProps<Row> {
  readonly work: ListWork<Row>;
  readonly matching: number;
  readonly total: number;
  /** Conditions in the grid or above it leave rows out. */
  readonly isFiltered: boolean;
}

/** The export of a list: chosen rows, those that match or all. */
export function ExportPart<Row extends object>({ work, matching, total, isFiltered }: ExportPartProps<Row>) {
  const texts = useTexts();
  const { selection } = work;
  return (
    <Suspense
      fallback={
        // Its place, so that nothing moves when it comes.
        <Button disabled icon={<Download {...mark} size={16} />} iconAfter={<ChevronDown {...mark} size={14} />}>
          {texts.chart.export}
        </Button>
      }
    >
      <ListExport
        name={work.name}
        list={work.asked(firstRow, true).list}
        selected={selectedCountOf(selection, matching)}
        isSelectedHere={selection.kind === "some"}
        matching={matching}
        total={total}
        filtered={isFiltered}
        onWrite={async (choice, context) => (await listWork()).writtenHere(work, choice, context)}
        onAsk={async (choice) => (await listWork()).askedOf(work, choice)}
      />
    </Suspense>
  );
}
