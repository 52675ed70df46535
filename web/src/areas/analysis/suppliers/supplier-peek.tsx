import {
  AppLink,
  BandGlyph,
  bandOf,
  buttonStyle,
  CopyButton,
  ErrorState,
  IconButton,
  Kbd,
  Skeleton,
  useTexts,
} from "@paygauge/ui";
import { ChevronDown, ChevronUp, X } from "lucide-react";
import { useEffect, useId, type ReactNode } from "react";
import { capabilities, type Capability } from "@paygauge/api-types/entities/capabilities";
import type { Job } from "@paygauge/api-types/entities/jobs";
import type { SupplierDetail } from "@paygauge/api-types/entities/suppliers";
import { problemView } from "../../../data/grid-error.ts";
import { useCall } from "../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useRunQuery } from "../../../state/perspective.ts";
import { BandMark } from "../overrides/band-mark.tsx";
import { MonthsChart } from "../supplier/document-charts.tsx";
import { LiftWords } from "../supplier/lift-words.tsx";
import { PointsBar } from "../supplier/points-bar.tsx";
import { Recommendation } from "../supplier/recommendation.tsx";
import { SupplierFacts } from "../supplier/supplier-facts.tsx";
import { Verdict } from "../supplier/verdict.tsx";
import { besideRow, focusGrid, type PeekedRows } from "./peeked-rows.ts";

interface SupplierPeekProps {
  readonly job: Job;
  readonly supplierKey: string;
  /** false: the job has no money and no levels. */
  readonly hasFigures: boolean;
  readonly rows: PeekedRows;
  /** Address of the supplier's own page, with the list it was opened from. */
  readonly href: string;
  readonly onShow: (key: string | undefined) => void;
}

/** One supplier next to the grid: who it is, what to do, its levels, and how sure the match is. */
export function SupplierPeek({ job, supplierKey, hasFigures, rows, href, onShow }: SupplierPeekProps) {
  const words = useTranslations("suppliers.peek");
  const page = useTranslations("suppliers.page");
  const title = useId();
  const asked = { params: { jobId: job.id, supplierKey }, query: useRunQuery() };
  const { data, problem, reload, refreshing } = useCall("jobSupplier", asked);
  const detail = data?.row.supplierKey === supplierKey ? data : undefined;
  const name = detail?.row.name ?? rows.list.find((row) => row?.supplierKey === supplierKey)?.name ?? "";
  const close = () => {
    focusGrid();
    onShow(undefined);
  };
  const [before, after] = [besideRow(rows, supplierKey, -1), besideRow(rows, supplierKey, 1)];
  usePeekKeys({
    j: () => after !== undefined && onShow(after),
    k: () => before !== undefined && onShow(before),
    escape: close,
  });
  return (
    <aside
      aria-labelledby={title}
      className="flex w-98 shrink-0 flex-col border-s border-line bg-surface max-lg:order-first max-lg:w-auto max-lg:border-s-0 max-lg:border-b print:hidden"
    >
      <PeekHead {...{ rows, supplierKey, before, after, onShow }} onClose={close} />
      <div className="min-h-0 grow overflow-auto px-5 pb-4 max-lg:px-4">
        <h2 id={title} className="text-section font-semibold wrap-anywhere">
          <span className="sr-only">{words("label", { name: "" })}</span>
          {name}
        </h2>
        <PeekBody {...{ detail, hasFigures }}>
          {problem !== undefined && detail === undefined && (
            <ErrorState {...problemView(problem)} onRetry={reload} retrying={refreshing} />
          )}
        </PeekBody>
      </div>
      <footer className="flex flex-wrap items-center gap-2 border-t border-line px-5 py-2.5 max-lg:px-4">
        <AppLink href={href} className={buttonStyle({ variant: "primary" })}>
          {words("open")}
        </AppLink>
        <CopyButton text={location.href} label={page("copyLink")} />
        <span className="ms-auto inline-flex items-center gap-1.5 text-label text-text-2 max-lg:hidden pointer-coarse:hidden">
          <Kbd keys={["Space"]} /> {words("closes")}
        </span>
      </footer>
    </aside>
  );
}

interface PeekHeadProps extends Pick<SupplierPeekProps, "rows" | "supplierKey" | "onShow"> {
  readonly before: string | undefined;
  readonly after: string | undefined;
  readonly onClose: () => void;
}

/** The place in the list, and the ways on and out. */
function PeekHead({ rows, supplierKey, before, after, onShow, onClose }: PeekHeadProps) {
  const words = useTranslations("suppliers.peek");
  const page = useTranslations("suppliers.page");
  return (
    <div className="flex flex-wrap items-center gap-1 px-5 pt-3 text-label text-text-2 max-lg:px-4">
      <Place rows={rows} supplierKey={supplierKey} />
      <span className="ms-auto inline-flex gap-1">
        <IconButton
          label={page("previous")}
          aria-keyshortcuts="K"
          disabled={before === undefined}
          onClick={() => onShow(before)}
          icon={<ChevronUp aria-hidden size={16} strokeWidth={1.6} />}
        />
        <IconButton
          label={page("next")}
          aria-keyshortcuts="J"
          disabled={after === undefined}
          onClick={() => onShow(after)}
          icon={<ChevronDown aria-hidden size={16} strokeWidth={1.6} />}
        />
        <IconButton
          label={words("close")}
          aria-keyshortcuts="Escape"
          onClick={onClose}
          icon={<X aria-hidden size={16} strokeWidth={1.6} />}
        />
      </span>
    </div>
  );
}

/** "2 of 203 in this list"; nothing where the supplier is not among the rows that are there. */
function Place({ rows, supplierKey }: Pick<SupplierPeekProps, "rows" | "supplierKey">) {
  const page = useTranslations("suppliers.page");
  const formats = useFormats();
  const at = rows.list.findIndex((row) => row?.supplierKey === supplierKey);
  if (at < 0) return null;
  return (
    <span>{page("position", { place: formats.count(rows.before + at + 1), total: formats.count(rows.matching) })}</span>
  );
}

/**
 * J shows the next supplier, K the one before and Escape none, wherever the focus is: letters belong to fields, and
 * menus and dialogs close themselves first.
 */
function usePeekKeys(keys: Readonly<Record<"j" | "k" | "escape", () => unknown>>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (
        event.target instanceof Element &&
        event.target.closest("input, textarea, select, [role=menu], [role=dialog]")
      )
        return;
      const key = event.key.toLowerCase();
      if (key === "j" || key === "k" || key === "escape") keys[key]();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });
}

interface PeekBodyProps {
  readonly detail: SupplierDetail | undefined;
  readonly hasFigures: boolean;
  /** In place of what could not be fetched. */
  readonly children: ReactNode;
}

function PeekBody({ detail, hasFigures, children }: PeekBodyProps) {
  if (detail === undefined) return children || <Skeleton kind="table" columns={2} rows={12} />;
  return (
    <div className="flex flex-col gap-3.5">
      <p className="text-data text-text-2">
        <SupplierFacts detail={detail} hasFigures={hasFigures} />
      </p>
      {hasFigures && (
        <>
          <div className="rounded-card border border-accent-line bg-accent-subtle px-3 py-2.5">
            <Recommendation detail={detail} isBare />
          </div>
          <Levels detail={detail} />
          <MonthsChart detail={detail} />
        </>
      )}
      <Verdict detail={detail} />
    </div>
  );
}

function Levels({ detail }: { readonly detail: SupplierDetail }) {
  const words = useTranslations("suppliers.peek");
  const texts = useTexts();
  const shown = capabilities.filter((each) => detail.row[`${each}Score`] !== undefined);
  const near = nearestLift(detail, shown);
  return (
    <div>
      <h3 className="text-data font-semibold">{words("levels")}</h3>
      <ul>
        {shown.map((capability) => {
          const level = detail.row[`${capability}Score`] ?? "None";
          return (
            <li
              key={capability}
              className="grid grid-cols-[minmax(0,1fr)_5.5rem_auto] items-center gap-2 border-b border-line py-1.5 text-data"
            >
              <span className="min-w-0 font-medium wrap-anywhere">{texts.capabilityNames[capability]}</span>
              <span>
                <BandGlyph band={bandOf(level) ?? "none"} />
                <BandMark row={detail.row} capability={capability} />
              </span>
              <PointsBar
                isShort
                points={detail.points[capability] ?? 0}
                level={level}
                levelPoints={detail.levelPoints}
              />
            </li>
          );
        })}
      </ul>
      {near !== undefined && (
        <p className="mt-2.5 text-data">
          <span className="font-semibold">{words("nearest")}</span> {texts.labelled(texts.capabilityNames[near], "")}{" "}
          <LiftWords detail={detail} capability={near} />
        </p>
      )}
    </div>
  );
}

/** The capability that the fewest facts lift, and of those the one that lacks the fewest points. */
function nearestLift({ lifts }: SupplierDetail, shown: readonly Capability[]): Capability | undefined {
  const cost = (capability: Capability): number => {
    const changes = lifts[capability]?.changes ?? [];
    return changes.length * 1000 + changes.reduce((sum, { points }) => sum + points, 0);
  };
  const [first] = shown.filter((each) => (lifts[each] ?? null) !== null).toSorted((a, b) => cost(a) - cost(b));
  return first;
}
