import { memberStatuses, type MemberStatus } from "@paygauge/api-types/campaigns/campaign-rules";
import type { CampaignCounters } from "@paygauge/api-types/entities/campaigns";
import { formatNumber } from "@paygauge/ui";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { StatusMark } from "../words/status-mark.tsx";
import { useCampaignWords } from "../words/use-campaign-words.ts";

interface CountersStripProps {
  readonly counters: CampaignCounters;
  /** Expected worth in a year; null: not known. */
  readonly expectedMinor: number | null;
  readonly money: (minor: number) => string;
  /** The status that is looked at; null: all. */
  readonly chosen: MemberStatus | null;
  readonly onChoose: (status: MemberStatus | null) => void;
}

/** Suppliers by status: each counter filters what is below, and a second press shows all again. */
export function CountersStrip({ counters, expectedMinor, money, chosen, onChoose }: CountersStripProps) {
  const words = useTranslations("campaigns.counters");
  const say = useCampaignWords();
  const { locale } = useFormats();
  const whole = counters.Total.suppliers;
  const share = (part: number) => (whole === 0 ? "" : formatNumber((part / whole) * 100, { kind: "percent" }, locale));
  return (
    <fieldset
      aria-label={words("label")}
      className="grid min-w-0 grid-cols-6 gap-px overflow-hidden rounded-card border border-line bg-line max-md:grid-cols-3"
    >
      <Counter
        label={words("total")}
        count={whole}
        note={
          expectedMinor === null
            ? words("notKnown")
            : words("expected", {
                value: money(expectedMinor),
                all: money(counters.Total.valueMinor),
              })
        }
        isChosen={chosen === null}
        onPress={() => onChoose(null)}
      />
      {memberStatuses.map((status) => (
        <Counter
          key={status}
          label={say.status(status)}
          status={status}
          count={counters[status].suppliers}
          note={`${share(counters[status].suppliers)} ${money(counters[status].valueMinor)}`.trim()}
          isChosen={chosen === status}
          onPress={() => onChoose(chosen === status ? null : status)}
        />
      ))}
    </fieldset>
  );
}

interface CounterProps {
  readonly label: string;
  readonly status?: MemberStatus;
  readonly count: number;
  readonly note: string;
  readonly isChosen: boolean;
  readonly onPress: () => void;
}

function Counter({ label, status, count, note, isChosen, onPress }: CounterProps) {
  const formats = useFormats();
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onPress}
      className={`flex min-h-11 min-w-0 flex-col px-3.5 py-2 text-start -outline-offset-2 hover:bg-hover max-sm:items-center max-sm:px-0.5 max-sm:text-center ${isChosen ? "bg-selected shadow-[inset_0_-2px_0_var(--accent)]" : "bg-surface"}`}
    >
      <span className="flex max-w-full items-center gap-1.5 text-label text-text-2 max-sm:order-2 max-sm:text-micro">
        {status !== undefined && (
          <span className="max-sm:hidden">
            <StatusMark status={status} />
          </span>
        )}
        <span className="truncate">{label}</span>
      </span>
      <span className="flex max-w-full flex-wrap items-baseline gap-x-2">
        <span className="text-figure font-medium tabular-nums max-sm:text-section">{formats.count(count)}</span>
        <span className={`text-label text-text-2 max-sm:sr-only ${status === undefined ? "" : "whitespace-nowrap"}`}>
          {note}
        </span>
      </span>
    </button>
  );
}
