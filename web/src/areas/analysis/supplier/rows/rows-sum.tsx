import { Badge, ProgressBar } from "@paygauge/ui";
import type { LedgerRows } from "@paygauge/api-types/entities/ledger-rows";
import type { SupplierDetail } from "@paygauge/api-types/entities/suppliers";
import { useFormats, useTranslations } from "../../../../state/formats.ts";
import { useMoney } from "../../job-money.ts";

interface RowsSumProps {
  readonly detail: SupplierDetail;
  readonly rows: LedgerRows;
}

/** The figure, what it is the sum of, and whether the rows, added up from the file, are equal to it. */
export function RowsSum({ detail, rows: { sums, progress } }: RowsSumProps) {
  const words = useTranslations("ledgerRows.sum");
  const money = useMoney(detail);
  const { figureMinor, countedMinor, nowhereMinor, counted, nowhere } = sums;
  const isEqual = countedMinor === figureMinor;
  return (
    <section aria-label={words("equal")} className="flex shrink-0 flex-col gap-2 px-5 py-3.5 max-lg:px-4">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="text-title font-semibold tabular-nums" data-rows-sum>
          {money.exact(figureMinor)}
        </span>
        <span className="grow text-data">{words(isEqual ? "counted" : "countedOnly", { count: counted })}</span>
        {isEqual && <Badge tone="success">{words("equal")}</Badge>}
      </div>
      {progress !== null && (
        <ReadingBar progress={progress} label={words(progress.kind === "map" ? "mapping" : "adding")} />
      )}
      {countedMinor !== null && nowhereMinor !== null && nowhere > 0 && (
        <p className="text-data text-text-2">
          {words("foot", {
            read: money.exact(countedMinor + nowhereMinor),
            counted: money.exact(countedMinor),
            nowhere: money.exact(nowhereMinor),
          })}
        </p>
      )}
      {countedMinor !== null && !isEqual && (
        <p role="alert" className="text-data text-danger">
          {words("differs", { money: money.exact(countedMinor), figure: money.exact(figureMinor) })}
        </p>
      )}
    </section>
  );
}

interface ReadingBarProps {
  readonly progress: NonNullable<LedgerRows["progress"]>;
  readonly label: string;
}

/** How far the files are read. */
export function ReadingBar({ progress: { done, total }, label }: ReadingBarProps) {
  const words = useTranslations("ledgerRows.sum");
  const { bytes } = useFormats();
  return (
    <ProgressBar
      label={label}
      value={done}
      max={total}
      amount={words("amount", { done: bytes(done), total: bytes(total) })}
    />
  );
}
