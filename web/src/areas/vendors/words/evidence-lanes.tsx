import { useTexts } from "@paygauge/ui";
import type { VendorRow } from "@paygauge/api-types/entities/vendors";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { daysOf, placeOf, stepsOf, yearsOf, type TimeAxis } from "./time-axis.ts";

/** Width and height of the lanes in pixels; the header above them uses the same width. */
export const lanesWidth = 168;
const lanesHeight = 32;
const years = 4;
/** Room at both ends, so that marks at the ends are whole. */
const inset = 4;
const xOf = (share: number): number => inset + share * (lanesWidth - 2 * inset);

interface EvidenceLanesProps {
  readonly row: VendorRow;
  readonly axis: TimeAxis;
  /** ISO date. */
  readonly today: string;
}

/** A vendor's evidence in three lanes: acceptance by run, days with card payments, campaign outcomes. */
export function EvidenceLanes({ row, axis, today }: EvidenceLanesProps) {
  const { acceptance, cardDays, outcomes } = row.evidence;
  return (
    <span className="inline-flex">
      <svg aria-hidden width={lanesWidth} height={lanesHeight} className="block overflow-visible">
        {yearsOf(axis, years).map((year) => (
          <line
            key={year}
            x1={xOf(placeOf(`${year}-01-01`, axis))}
            x2={xOf(placeOf(`${year}-01-01`, axis))}
            y2={lanesHeight}
            className="stroke-line"
          />
        ))}
        {stepsOf(acceptance, today).map((step) => (
          <AcceptanceStep key={`${step.jobId} ${step.on}`} {...{ step, axis }} />
        ))}
        {cardDays.map((mark) => (
          <CardDay key={`${mark.jobId} ${mark.on}`} {...{ mark, axis }} />
        ))}
        {outcomes.map((mark, at) => (
          <OutcomeDot key={`${mark.jobId} ${mark.on} ${outcomes.indexOf(mark, at)}`} {...{ mark, axis }} />
        ))}
      </svg>
      <LanesSentence row={row} />
    </span>
  );
}

type Evidence = VendorRow["evidence"];
type Mark = Evidence["cardDays"][number];

/** Source, job and date of a mark. */
function MarkTitle({ what, mark }: { readonly what: string; readonly mark: Mark }) {
  const words = useTranslations("vendors.lanes");
  const formats = useFormats();
  return <title>{words("mark", { what, job: mark.jobName, day: formats.day(mark.on) })}</title>;
}

interface StepProps {
  readonly step: Evidence["acceptance"][number] & { readonly until: string };
  readonly axis: TimeAxis;
}

function AcceptanceStep({ step, axis }: StepProps) {
  const words = useTranslations("vendors.words.accepts");
  const lanes = useTranslations("vendors.lanes");
  const from = xOf(placeOf(step.on, axis));
  const width = Math.max(3, xOf(placeOf(step.until, axis)) - from);
  const isNo = step.accepts === "No";
  return (
    <rect
      x={from}
      y={1}
      width={width}
      height={7}
      className={isNo ? "fill-sunken stroke-text-3" : "fill-band-high stroke-band-high"}
      strokeWidth={1}
    >
      <MarkTitle what={isNo ? lanes("doesNot") : `${lanes("accepts")} (${words(step.accepts)})`} mark={step} />
    </rect>
  );
}

interface MarkProps {
  readonly mark: Mark;
  readonly axis: TimeAxis;
}

function CardDay({ mark, axis }: MarkProps) {
  const lanes = useTranslations("vendors.lanes");
  return (
    <rect x={xOf(placeOf(mark.on, axis)) - 1} y={11} width={2.5} height={8} className="fill-accent">
      <MarkTitle what={lanes("cardPayments")} mark={mark} />
    </rect>
  );
}

function OutcomeDot({ mark, axis }: { readonly mark: Evidence["outcomes"][number]; readonly axis: TimeAxis }) {
  const words = useTranslations("vendors.words.status");
  return (
    <g transform={`translate(${xOf(placeOf(mark.on, axis))} 26.5)`}>
      <OutcomeShape status={mark.status} />
      {/* A hit area that is larger than the mark. */}
      <circle r={6} fill="transparent">
        <MarkTitle what={words(mark.status)} mark={mark} />
      </circle>
    </g>
  );
}

/** A disc, a cross or a ring, around 0, 0: shapes differ as well as colours. */
export function OutcomeShape({ status }: { readonly status: Evidence["outcomes"][number]["status"] }) {
  if (status === "Succeeded") return <circle r={3.5} className="fill-success" />;
  if (status === "Failed") return <path d="M-3-3 3 3M-3 3 3-3" className="stroke-danger" strokeWidth={1.8} />;
  return <circle r={3} className="fill-surface stroke-text-2" strokeWidth={1.4} />;
}

/** The same as one sentence, for screen readers. */
function LanesSentence({ row }: { readonly row: VendorRow }) {
  const words = useTranslations("vendors.lanes");
  const accepts = useTranslations("vendors.words.accepts");
  const texts = useTexts();
  const formats = useFormats();
  const days = daysOf(row.evidence).toSorted();
  const [first] = days;
  const last = days.at(-1);
  return (
    <span className="sr-only">
      {first === undefined || last === undefined
        ? words("none")
        : words("sentence", {
            accepts: texts.labelled(words("accepts"), accepts(row.accepts)),
            payments: row.evidence.cardDays.length,
            outcomes: row.evidence.outcomes.length,
            from: formats.day(first),
            until: formats.day(last),
          })}
    </span>
  );
}

/** The years of the axis, in the column's header. */
export function LaneYears({ axis }: { readonly axis: TimeAxis }) {
  return (
    <svg aria-hidden width={lanesWidth} height={14} className="block overflow-visible">
      {yearsOf(axis, years).map((year) => (
        <text key={year} x={xOf(placeOf(`${year}-01-01`, axis))} y={11} className="fill-text-2 text-micro font-normal">
          {year}
        </text>
      ))}
    </svg>
  );
}
