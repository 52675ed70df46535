import { bandOf, Button, ErrorState, Panel, PlainTable, SkeletonBar, TextLink, useTexts } from "@paygauge/ui";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { AnswerOf } from "@paygauge/api-types/endpoints";
import type { ComparedBody, RunChanges, RunComparison } from "@paygauge/api-types/entities/comparison";
import type { ScoreLevel } from "@paygauge/api-types/entities/analysis";
import { problemView } from "../../../data/grid-error.ts";
import { useCall } from "../../../data/use-call.ts";
import { Figure } from "../../../data/figures/figure.tsx";
import { sumFigure } from "../../../data/figures/figure-query.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import type { ComparisonState } from "./use-comparison.ts";

interface SuppliersPanelProps {
  readonly found: RunComparison;
  readonly changes: RunChanges;
  readonly state: ComparisonState;
  readonly query: { readonly before?: string; readonly after?: string; readonly other?: string };
  readonly set: (parts: Readonly<Record<string, string | null>>) => void;
}

/** Suppliers that are new and gone, and those of the cell that was opened. */
export function SuppliersPanel({ found, changes, state, query, set }: SuppliersPanelProps) {
  const words = useTranslations("runs.compare");
  const formats = useFormats();
  const { before, after } = found;
  const spend = (side: RunComparison["after"], minor: number) =>
    formats.money(String(minor), side.currency, side.minorDigits, true);
  const { joined, left, stayed } = changes;
  return (
    <Panel title={words("suppliers")} facts={words("stayed", { count: stayed.suppliers })}>
      <div className="flex flex-wrap gap-2">
        <Button aria-pressed={state.shown?.kind === "joined"} onClick={() => set({ show: "joined" })}>
          {words("joined", { count: joined.suppliers, spend: spend(after, joined.spendMinor) })}
        </Button>
        <Button aria-pressed={state.shown?.kind === "left"} onClick={() => set({ show: "left" })}>
          {words("left", { count: left.suppliers, spend: spend(before, left.spendMinor) })}
        </Button>
      </div>
      {state.shown !== null && (
        <Drilled {...{ found, query }} shown={state.shown} onClose={() => set({ show: null })} />
      )}
    </Panel>
  );
}

interface DrilledProps extends Pick<SuppliersPanelProps, "found" | "query"> {
  readonly shown: ComparedBody;
  readonly onClose: () => void;
}

/** What the listed suppliers have in common. */
function useTitle(shown: ComparedBody): string {
  const words = useTranslations("runs.compare");
  const texts = useTexts();
  const levelWord = (level: ScoreLevel) => texts.bands[bandOf(level) ?? "none"];
  if (shown.kind !== "moved") return words(shown.kind === "joined" ? "joinedTitle" : "leftTitle");
  return words("cellTitle", {
    capability: texts.capabilityNames[shown.capability],
    before: levelWord(shown.before),
    after: levelWord(shown.after),
  });
}

function Drilled({ found, query, shown, onClose }: DrilledProps) {
  const words = useTranslations("runs.compare");
  const formats = useFormats();
  const { after } = found;
  const asked = { params: { jobId: after.jobId }, query, body: shown };
  const { data, problem, reload, refreshing } = useCall("comparedSuppliers", asked, { keepPrevious: false });
  const title = useTitle(shown);
  if (problem !== undefined && data === undefined)
    return <ErrorState {...problemView(problem)} onRetry={reload} retrying={refreshing} />;
  if (data === undefined) return <SkeletonBar width={320} height={20} />;
  // What is gone has a page in the earlier run alone.
  const hasPage = shown.kind !== "left";
  return (
    <section aria-label={title} className="mt-3">
      <div className="mb-1 flex flex-wrap items-center gap-2">
        <h3 className="grow text-data font-semibold">{title}</h3>
        <Button size="sm" variant="quiet" onClick={onClose}>
          {words("closeList")}
        </Button>
      </div>
      {data.total > data.suppliers.length && (
        <p className="mb-1 text-label text-text-2">
          {words("largest", { shown: formats.count(data.suppliers.length), total: formats.count(data.total) })}
        </p>
      )}
      {data.total === 0 ? (
        <p className="text-data text-text-2">{words("noSuppliers")}</p>
      ) : (
        <DrilledTable {...{ found, title, hasPage }} suppliers={data.suppliers} />
      )}
    </section>
  );
}

interface DrilledTableProps extends Pick<SuppliersPanelProps, "found"> {
  readonly title: string;
  readonly hasPage: boolean;
  readonly suppliers: AnswerOf<"comparedSuppliers">["suppliers"];
}

function DrilledTable({ found, title, hasPage, suppliers }: DrilledTableProps) {
  const words = useTranslations("runs.compare");
  const { before, after } = found;
  const spend = (side: RunComparison["after"], supplierKey: string, minor: number | null) =>
    minor === null ? (
      ""
    ) : (
      <Figure
        isExact
        of={sumFigure(
          side,
          "supplierSpend",
          { key: "spend", minor },
          { notes: ["ofRun"], ...(hasPage && { rows: linkTo("jobSupplierRows", { jobId: side.jobId, supplierKey }) }) },
        )}
      />
    );
  return (
    <PlainTable
      long
      label={title}
      columns={[
        {
          key: "name",
          title: words("supplier"),
          render: ({ supplierKey, name }) =>
            hasPage ? (
              <TextLink href={linkTo("jobSupplier", { jobId: after.jobId, supplierKey })}>{name}</TextLink>
            ) : (
              name
            ),
          namesRow: true,
        },
        {
          key: "before",
          title: words("spendBefore"),
          render: ({ supplierKey, beforeMinor }) => spend(before, supplierKey, beforeMinor),
          atEnd: true,
        },
        {
          key: "after",
          title: words("spendAfter"),
          render: ({ supplierKey, afterMinor }) => spend(after, supplierKey, afterMinor),
          atEnd: true,
        },
      ]}
      rows={suppliers}
      rowKey={({ supplierKey }) => supplierKey}
    />
  );
}
