import { Panel } from "@paygauge/ui";
import { useDeferredValue, useMemo } from "react";
import { mainDrivers, tornadoOf, type TornadoBar, type TornadoEnd } from "@paygauge/analysis/value/case/tornado";
import { driverRanges, type DriverId } from "@paygauge/analysis/value/case/drivers";
import { parameterRules } from "@paygauge/api-types/entities/case-parameters";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { shownIn, useCaseMoney } from "../../../state/case-money.ts";
import { useCaseView } from "./case-view.ts";
import { Figure } from "./figure.tsx";
import { useParameterWords } from "./use-parameter-words.ts";

/** Each driver alone over its range: which of them moves the result, and by how much. */
export function TornadoPanel() {
  const words = useTranslations("businessCase.tornado");
  const { job, inputs, values, result, years, methods } = useCaseView();
  const { nameOf } = useParameterWords(job);
  const money = useCaseMoney(job);
  const settled = useDeferredValue(values);
  const bars = useMemo(() => {
    const cohorts = inputs.cohorts.filter(({ method }) => methods.includes(method));
    return tornadoOf({ currency: inputs.currency, cohorts }, settled, years);
  }, [inputs, methods, settled, years]);
  const { drivers, share } = mainDrivers(bars);
  const ends = bars.flatMap(({ low, high }) => [low.total, high.total]);
  const [least, most] = [Math.min(result.total, ...ends), Math.max(result.total, ...ends)];
  const [first, second] = drivers;
  return (
    <Panel title={words("title")} facts={words("facts", { years })}>
      <p className="mb-2 text-data">
        {first === undefined ? (
          words("nothing")
        ) : (
          <Figure of={{ kind: "mainDrivers", bars }} name={words("share")}>
            {words(second === undefined ? "one" : "two", {
              first: nameOf(first),
              second: second === undefined ? "" : nameOf(second),
              share: money.percent(Number(share.toFixed(2))),
            })}
          </Figure>
        )}
      </p>
      <p aria-hidden className="mb-1 ms-32 me-16 relative h-4 text-label font-semibold tabular-nums max-sm:ms-24">
        <span
          className="absolute -translate-x-1/2 whitespace-nowrap"
          style={{ insetInlineStart: `${placeOf(result.total, least, most)}%` }}
        >
          {money.whole(result.total)}
        </span>
      </p>
      <ul>
        {bars.map((bar) => (
          <Bar key={bar.driver} bar={bar} total={result.total} place={(amount) => placeOf(amount, least, most)} />
        ))}
      </ul>
    </Panel>
  );
}

/** Where an amount stands, hundredths; the ends leave room for their labels. */
const placeOf = (amount: number, least: number, most: number): number =>
  14 + ((amount - least) / (most - least || 1)) * 72;

/** What is at an end of a bar: the value, or by how much it moved where the cohorts have several. */
function useEndText(): (driver: DriverId, end: "low" | "high", value: number | null) => string {
  const { job } = useCaseView();
  const { valueOf } = useParameterWords(job);
  const { locale } = useFormats();
  return (driver, end, value) => {
    if (value !== null && driver !== "limit") return valueOf(driver, value);
    const { by, [end]: moved } = driverRanges[driver];
    const sign = new Intl.NumberFormat(locale, { signDisplay: "always", maximumFractionDigits: 2 });
    if (by === "factor" || driver === "limit")
      return `× ${new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(moved)}`;
    return sign.format(Number(shownIn(parameterRules[driver].unit, moved)));
  };
}

interface BarProps {
  readonly bar: TornadoBar;
  readonly total: number;
  readonly place: (amount: number) => number;
}

function Bar({ bar, total, place }: BarProps) {
  const { driver, low, high, swing } = bar;
  const words = useTranslations("businessCase.tornado");
  const { job } = useCaseView();
  const { nameOf } = useParameterWords(job);
  const { money: write } = useFormats();
  const money = useCaseMoney(job);
  const textOf = useEndText();
  const drawn = (name: "low" | "high", end: TornadoEnd, colour: string) => {
    const [from, to] = [Math.min(place(total), place(end.total)), Math.max(place(total), place(end.total))];
    const isLess = end.total < total;
    return (
      <>
        <span
          className="absolute inset-y-0.5 forced-color-adjust-none print:[print-color-adjust:exact]"
          style={{ insetInlineStart: `${from}%`, width: `${to - from}%`, background: `var(${colour})` }}
        />
        <span
          className="absolute inset-y-0 flex items-center px-1 whitespace-nowrap"
          style={isLess ? { insetInlineEnd: `${100 - from}%` } : { insetInlineStart: `${to}%` }}
        >
          {textOf(driver, name, end.value)}
        </span>
      </>
    );
  };
  return (
    <li
      className="flex items-center gap-2 py-px text-data"
      title={words("ends", { low: money.whole(low.total), high: money.whole(high.total) })}
    >
      <span className="w-30 shrink-0 leading-tight wrap-anywhere max-sm:w-22">{nameOf(driver)}</span>
      <span className="sr-only">
        {words("spoken", {
          low: textOf(driver, "low", low.value),
          lowTotal: money.whole(low.total),
          high: textOf(driver, "high", high.value),
          highTotal: money.whole(high.total),
        })}
      </span>
      <span aria-hidden className="relative h-6 min-w-0 grow text-label text-text-2">
        {drawn("low", low, "--chart-2")}
        {drawn("high", high, "--chart-1")}
        <span className="absolute inset-y-0 w-px bg-text" style={{ insetInlineStart: `${place(total)}%` }} />
      </span>
      <span className="w-14 shrink-0 text-end tabular-nums">
        <Figure of={{ kind: "driver", bar }} name={words("swing", { driver: nameOf(driver) })}>
          {write(String(Math.round(swing)), job.currency, 0, true)}
        </Figure>
      </span>
    </li>
  );
}
