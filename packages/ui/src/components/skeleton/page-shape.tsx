import type { ReactNode } from "react";
import { useTexts } from "../../context/ui-context.tsx";
import { ColumnsShape, FieldsShape, FiguresShape, RanksShape, RowsShape, SkeletonBar } from "./shape-parts.tsx";
import { useAppearance } from "./use-appearance.ts";

/** What a page is made of, seen from afar. */
export type PageShapeKind = keyof typeof drawings;

export interface PageShapeProps {
  readonly kind: PageShapeKind;
  /** The page's heading, where it is known before the page: it is at once, and stays. */
  readonly title?: string | undefined;
  /** It is certain that the page takes a while, as for one whose code is on its way: its shape is seen at once. */
  readonly atOnce?: boolean;
}

/** Cards of the columns of a board, each by a name of its own. */
const boardColumns = [5, 5, 5, 3].map((count, column) =>
  Array.from({ length: count }, (_, card) => `${column}-${card}`),
);

/** A whole page's own shape while its code or its data is on the way: every part in the place that it will have. */
export function PageShape({ kind, title, atOnce }: PageShapeProps) {
  const texts = useTexts();
  const appearance = useAppearance(atOnce);
  const { inFrame, draw }: Drawing = drawings[kind];
  return (
    // What is not there yet cannot be scrolled to.
    <div aria-busy data-shape={kind} className="flex h-full flex-col overflow-hidden">
      <output className="sr-only">{texts.loading}</output>
      {inFrame !== true && <Heading title={title} />}
      <div aria-hidden className="min-h-0 grow animate-appear" style={appearance}>
        {draw()}
      </div>
    </div>
  );
}

/** Where the page's header will be. */
function Heading({ title }: { readonly title: string | undefined }) {
  return (
    <div className="flex min-h-16 shrink-0 items-center bg-surface px-5 py-2 max-lg:px-4">
      {title === undefined ? (
        <div data-part="heading" className="w-60">
          <SkeletonBar height={24} />
        </div>
      ) : (
        <h1 data-part="heading" className="text-title font-semibold">
          {title}
        </h1>
      )}
    </div>
  );
}

function Card({ part, children }: { readonly part: string; readonly children: ReactNode }) {
  return (
    <div data-part={part} className="min-w-0 rounded-card border border-line bg-surface px-4 py-3.5">
      <div className="mb-3.5">
        <SkeletonBar width={26} height={16} />
      </div>
      {children}
    </div>
  );
}

function Toolbar() {
  return (
    <div data-part="toolbar" className="flex h-14 items-center gap-2 border-b border-line px-5 max-lg:px-4">
      <div className="w-20">
        <SkeletonBar height={32} />
      </div>
      <div className="w-60 grow sm:grow-0">
        <SkeletonBar height={32} />
      </div>
      <div className="ms-auto w-48 max-sm:hidden">
        <SkeletonBar height={32} />
      </div>
    </div>
  );
}

/** A grid as wide as its page. */
function Grid() {
  return (
    <div data-part="grid" className="bg-surface">
      <div className="flex h-8.5 items-center border-b border-line-2 bg-sunken max-sm:hidden" />
      <div className="max-sm:hidden">
        <RowsShape columns={7} rows={24} />
      </div>
      <div className="sm:hidden">
        <RowsShape columns={2} rows={12} rowHeight={60} />
      </div>
    </div>
  );
}

const listed = () => (
  <>
    <Toolbar />
    <Grid />
  </>
);
const facts = (part = "panel", rows = 6) => (
  <Card part={part}>
    <RowsShape columns={2} rows={rows} rowHeight={30} flush />
  </Card>
);
const form = (fields: number) => (
  <div data-part="form">
    <FieldsShape fields={fields} />
  </div>
);
const inset = (children: ReactNode, className = "") => (
  <div className={`flex flex-col gap-3.5 p-5 max-lg:p-4 ${className}`}>{children}</div>
);
const ruled = (children: ReactNode) => <div className="border-t border-line">{children}</div>;
/** Two columns on a wide screen: the main one, and what is next to it. */
const beside = (main: ReactNode, side: ReactNode, tracks = "lg:grid-cols-[3fr_2fr]", className = "max-w-360") => (
  <div className={`grid items-start gap-3.5 p-5 max-lg:p-4 ${tracks} ${className}`}>
    <div className="grid min-w-0 gap-3.5">{main}</div>
    <div className="grid min-w-0 gap-3.5">{side}</div>
  </div>
);

const strip = "abcdefgh".split("").map((key) => <SkeletonBar key={key} height={44} />);

interface Drawing {
  /** The heading is in the frame around the page. */
  readonly inFrame?: boolean;
  readonly draw: () => ReactNode;
}

const drawings = {
  list: {
    draw: () => ruled(listed()),
  },
  /** A list in parts, each with an address of its own. */
  parts: {
    draw: () => (
      <>
        <div data-part="parts" className="flex h-9.5 items-center gap-6 border-b border-line bg-surface px-7">
          <div className="flex w-90 gap-6">
            <SkeletonBar />
            <SkeletonBar />
            <SkeletonBar />
          </div>
        </div>
        {listed()}
      </>
    ),
  },
  table: {
    draw: () =>
      inset(
        <div data-part="grid" className="rounded-card border border-line bg-surface">
          <RowsShape columns={6} rows={4} rowHeight={44} />
        </div>,
      ),
  },
  form: { draw: () => ruled(<div className="max-w-220 p-5 max-lg:p-4">{form(8)}</div>) },
  /** Where a file is dropped, and under it the ways that begin without one. */
  choice: {
    draw: () =>
      ruled(
        <div className="flex flex-col gap-5 p-5 max-lg:p-4">
          <div data-part="drop" className="h-64 rounded-card border-2 border-dashed border-line bg-surface" />
          <SkeletonBar width={40} height={18} />
          <div data-part="grid" className="rounded-card border border-line bg-surface">
            <RowsShape columns={2} rows={3} rowHeight={62} />
          </div>
        </div>,
      ),
  },
  record: {
    draw: () =>
      ruled(
        beside(
          <Card part="form">
            <FieldsShape fields={9} />
          </Card>,
          <>
            {facts("panel", 3)}
            {facts()}
            {facts()}
          </>,
        ),
      ),
  },
  panels: {
    draw: () =>
      ruled(
        beside(
          <>
            {facts("panel", 8)}
            {facts()}
          </>,
          <>
            {facts("panel", 4)}
            {facts("panel", 8)}
          </>,
          "lg:grid-cols-2",
          "max-w-300",
        ),
      ),
  },
  cards: {
    draw: () => (
      <div className="grid gap-3.5 p-5 max-lg:p-4 md:grid-cols-2">
        {facts("panel", 2)}
        {facts("panel", 2)}
        {facts("panel", 2)}
        {facts("panel", 2)}
      </div>
    ),
  },
  dashboard: {
    draw: () =>
      inset(
        <>
          <FiguresShape cells={5} />
          <div className="grid items-start gap-3.5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            {facts("panel", 5)}
            {facts("panel", 5)}
          </div>
          {facts("panel", 8)}
        </>,
      ),
  },
  text: { draw: () => inset(facts("text", 8), "max-w-220") },
  version: {
    draw: () =>
      ruled(
        inset(
          <>
            {facts("panel", 1)}
            <div className="grid items-start gap-3.5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
              <Card part="grid">
                <RowsShape columns={4} rows={14} flush />
              </Card>
              {facts()}
            </div>
          </>,
        ),
      ),
  },
  queue: {
    draw: () =>
      ruled(
        <>
          {inset(
            <>
              <FiguresShape cells={5} />
              <div className="grid gap-3.5 lg:grid-cols-[minmax(0,1fr)_minmax(240px,320px)]">
                <Card part="chart">
                  <ColumnsShape height={160} />
                </Card>
                {facts("panel", 5)}
              </div>
            </>,
          )}
          {ruled(listed())}
        </>,
      ),
  },
  jobList: {
    inFrame: true,
    draw: listed,
  },
  summary: {
    inFrame: true,
    draw: () =>
      inset(
        <>
          <div data-part="heading" className="flex h-15 flex-col gap-2.5">
            <SkeletonBar width={52} height={24} />
            <SkeletonBar width={34} />
          </div>
          <Card part="chart">
            <ColumnsShape height={200} />
          </Card>
          <div className="grid items-start gap-3.5 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <Card part="grid">
              <RowsShape columns={7} rows={9} rowHeight={33} flush />
            </Card>
            {facts()}
          </div>
        </>,
      ),
  },
  insights: {
    inFrame: true,
    draw: () => (
      <div className="flex">
        <div className="h-dvh w-58 shrink-0 border-e border-line bg-surface py-3 max-md:hidden">
          <RowsShape columns={1} rows={9} />
        </div>
        <div className="flex min-w-0 grow flex-col gap-3.5 p-5 max-lg:p-4">
          <FiguresShape cells={5} />
          <div className="w-110 max-w-full">
            <SkeletonBar height={32} />
          </div>
          <Card part="chart">
            <RanksShape rows={12} />
          </Card>
        </div>
      </div>
    ),
  },
  supplier: {
    inFrame: true,
    draw: () =>
      inset(
        <>
          <Card part="heading">
            <SkeletonBar width={40} height={24} />
            <div className="mt-3 grid grid-cols-4 gap-1 sm:grid-cols-8">{strip}</div>
          </Card>
          <div className="grid items-start gap-3.5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <div className="grid min-w-0 gap-3.5">
              <Card part="grid">
                <RowsShape columns={3} rows={8} rowHeight={44} flush />
              </Card>
              <Card part="chart">
                <ColumnsShape />
              </Card>
            </div>
            <div className="grid min-w-0 gap-3.5">
              {facts("panel", 8)}
              {facts()}
            </div>
          </div>
        </>,
      ),
  },
  board: {
    inFrame: true,
    draw: () =>
      inset(
        <>
          <div data-part="heading" className="h-8">
            <SkeletonBar width={40} height={24} />
          </div>
          <FiguresShape cells={6} />
          <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-4">
            {boardColumns.map((cards) => (
              <div key={cards[0]} data-part="column" className="flex flex-col gap-2">
                <SkeletonBar width={40} height={16} />
                {cards.map((card) => (
                  <div key={card} className="h-20 rounded-control border border-line bg-surface p-2.5">
                    <SkeletonBar width={60} />
                  </div>
                ))}
              </div>
            ))}
          </div>
        </>,
      ),
  },
  steps: {
    inFrame: true,
    draw: () => (
      <div className="flex w-full max-w-360 flex-col gap-4 p-5 max-lg:p-4 lg:flex-row lg:gap-8">
        <div data-part="steps" className="shrink-0 overflow-hidden max-lg:h-10 lg:w-44">
          <FieldsShape fields={4} />
        </div>
        <div className="flex min-w-0 grow flex-col gap-4">
          {facts("panel", 2)}
          <Card part="form">
            <FieldsShape fields={4} />
          </Card>
        </div>
      </div>
    ),
  },
  progress: {
    inFrame: true,
    draw: () =>
      inset(
        <>
          <SkeletonBar width={30} height={20} />
          <div data-part="grid" className="rounded-card border border-line bg-surface">
            <RowsShape columns={3} rows={8} rowHeight={44} />
          </div>
        </>,
        "max-w-220",
      ),
  },
} satisfies Record<string, Drawing>;

/** Every shape, for previews. */
export const pageShapeKinds = Object.keys(drawings) as PageShapeKind[];
