import { AppLink, buttonStyle, FactList, IconButton, Kbd } from "@paygauge/ui";
import { ChevronDown, ChevronUp, X } from "lucide-react";
import { useEffect, useId } from "react";
import type { VendorPage, VendorRow } from "@paygauge/api-types/entities/vendors";
import { isTyping } from "../../../data/use-neighbour-keys.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { AcceptsMark } from "../words/accepts-mark.tsx";
import { EvidenceLanes, LaneYears } from "../words/evidence-lanes.tsx";
import type { TimeAxis } from "../words/time-axis.ts";
import { useVendorMoney } from "../words/use-vendor-money.ts";

interface VendorPeekProps {
  readonly row: VendorRow;
  readonly answer: VendorPage;
  readonly axis: TimeAxis;
  readonly today: string;
  /** The loaded rows in their order. */
  readonly rows: readonly VendorRow[];
  /** The row's place in the list, from 0. */
  readonly place: number;
  readonly href: string;
  readonly onShow: (vendorId: string | undefined) => void;
}

/** Gives the focus back to the cell of the list that is in the tab order. */
function focusGrid(): void {
  document.querySelector<HTMLElement>('[data-grid] [data-cell][tabindex="0"]')?.focus();
}

/** One vendor next to the list: its figures and its evidence. */
export function VendorPeek(props: VendorPeekProps) {
  const { row, axis, today, href, onShow } = props;
  const words = useTranslations("vendors.list");
  const title = useId();
  const close = () => {
    focusGrid();
    onShow(undefined);
  };
  return (
    <aside
      aria-labelledby={title}
      className="flex w-90 shrink-0 flex-col border-s border-line bg-surface max-lg:order-first max-lg:w-auto max-lg:border-s-0 max-lg:border-b print:hidden"
    >
      <PeekHead {...props} onClose={close} />
      <div className="min-h-0 grow overflow-auto px-5 pb-4 max-lg:px-4">
        <h2 id={title} className="text-section font-semibold wrap-anywhere">
          <span className="sr-only">{words("previewOf", { name: "" })}</span>
          {row.name}
        </h2>
        <PeekFacts {...props} />
        <div className="mt-3">
          <LaneYears axis={axis} />
          <EvidenceLanes {...{ row, axis, today }} />
        </div>
        <EvidenceList row={row} />
      </div>
      <footer className="flex flex-wrap items-center gap-2 border-t border-line px-5 py-2.5 max-lg:px-4">
        <AppLink href={href} className={buttonStyle()}>
          {words("open")}
        </AppLink>
        <span className="ms-auto inline-flex items-center gap-1.5 text-label text-text-2 max-lg:hidden pointer-coarse:hidden">
          <Kbd keys={["Space"]} /> {words("closes")}
        </span>
      </footer>
    </aside>
  );
}

/** The place in the list, and the ways to its neighbours and out, by buttons and keys. */
function PeekHead({ row, answer, rows, place, onShow, onClose }: VendorPeekProps & { readonly onClose: () => void }) {
  const words = useTranslations("vendors.list");
  const formats = useFormats();
  const at = rows.findIndex(({ vendorId }) => vendorId === row.vendorId);
  const [before, after] = [rows[at - 1], rows[at + 1]];
  usePeekKeys({
    j: () => after !== undefined && onShow(after.vendorId),
    k: () => before !== undefined && onShow(before.vendorId),
    escape: onClose,
  });
  const mark = { "aria-hidden": true, size: 16, strokeWidth: 1.6 } as const;
  return (
    <div className="flex flex-wrap items-center gap-1 px-5 pt-3 text-label text-text-2 max-lg:px-4">
      {words("position", { place: formats.count(place + 1), total: formats.count(answer.totalCount) })}
      <span className="ms-auto inline-flex gap-1">
        <IconButton
          label={words("previous")}
          aria-keyshortcuts="K"
          disabled={before === undefined}
          onClick={() => onShow(before?.vendorId)}
          icon={<ChevronUp {...mark} />}
        />
        <IconButton
          label={words("next")}
          aria-keyshortcuts="J"
          disabled={after === undefined}
          onClick={() => onShow(after?.vendorId)}
          icon={<ChevronDown {...mark} />}
        />
        <IconButton label={words("close")} aria-keyshortcuts="Escape" onClick={onClose} icon={<X {...mark} />} />
      </span>
    </div>
  );
}

function usePeekKeys(keys: Readonly<Record<"j" | "k" | "escape", () => unknown>>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.target instanceof Element && event.target.closest("[role=dialog]") !== null) return;
      const key = event.key.toLowerCase();
      if (key === "j" || key === "k" || key === "escape") keys[key]();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });
}

function PeekFacts({ row, answer }: VendorPeekProps) {
  const words = useTranslations("vendors.columns");
  const say = useTranslations("vendors.words");
  const formats = useFormats();
  const money = useVendorMoney(answer);
  const { city, country, mcc, mccDescription, jobs, spendMinor, invoices, payments, outcomes, succeeded } = row;
  const facts = [
    [words("city"), [city, country].filter((part) => part !== "").join(", ")],
    [words("industry"), `${mcc} ${mccDescription}`.trim()],
    [words("jobs"), formats.count(jobs)],
    [words("spend"), money(spendMinor)],
    [words("invoices"), formats.count(invoices)],
    [words("payments"), formats.count(payments)],
    [words("accepts"), <AcceptsMark key="accepts" accepts={row.accepts} />],
    [words("lastOnCard"), row.lastOnCard === null ? "" : formats.day(row.lastOnCard)],
    [
      words("outcomes"),
      outcomes === 0 ? "" : say("succeededOf", { succeeded: formats.count(succeeded), ended: formats.count(outcomes) }),
    ],
  ] as const;
  return <FactList facts={facts.filter(([, value]) => value !== "")} />;
}

/** The same evidence as text: source, job and date of each piece, newest first. */
function EvidenceList({ row }: { readonly row: VendorRow }) {
  const lanes = useTranslations("vendors.lanes");
  const say = useTranslations("vendors.words");
  const formats = useFormats();
  const { acceptance, cardDays, outcomes } = row.evidence;
  const all = [
    ...acceptance.map((mark) => ({ ...mark, what: `${lanes("accepts")} (${say(`accepts.${mark.accepts}`)})` })),
    ...cardDays.map((mark) => ({ ...mark, what: lanes("cardPayments") })),
    ...outcomes.map((mark) => ({ ...mark, what: say(`status.${mark.status}`) })),
  ].toSorted((a, b) => (a.on > b.on ? -1 : 1));
  return (
    <ul className="mt-2 flex flex-col gap-1 text-label text-text-2">
      {all.map(({ what, jobName, on }, at) => (
        <li key={`${what} ${jobName} ${on} ${all.length - at}`}>
          {lanes("mark", { what, job: jobName, day: formats.day(on) })}
        </li>
      ))}
    </ul>
  );
}
