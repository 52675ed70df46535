import type { ChartTable } from "@paygauge/ui";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { laneKeys, matchedRuns } from "./history-lanes.ts";
import { useVendorView } from "./vendor-view.ts";

/** The evidence of the chart as a table, a row for each piece, oldest first. */
export function useHistoryTable(): () => ChartTable {
  const words = useTranslations("vendors.page");
  const status = useTranslations("vendors.words.status");
  const formats = useFormats();
  const { vendor } = useVendorView();
  const yesNo = (value: boolean) => words(value ? "yes" : "no");
  return () => {
    const ofRuns = matchedRuns(vendor).flatMap(({ knownOn: on, jobName, accepts, stpCapable, detailLevel }) => {
      const values = {
        card: yesNo(accepts === "Card" || accepts === "VirtualCard"),
        virtualCard: yesNo(accepts === "VirtualCard"),
        stp: yesNo(stpCapable),
        detail: words("level", { level: detailLevel }),
      };
      return laneKeys.map((key) => ({ on, jobName, what: words(`lanes.${key}`), value: values[key] }));
    });
    const { cardDays, outcomes } = vendor.evidence;
    const all = [
      ...ofRuns,
      ...cardDays.map(({ on, jobName }) => ({ on, jobName, what: words("lanes.payments"), value: words("yes") })),
      ...outcomes.map((each) => ({ ...each, what: words("lanes.outcomes"), value: status(each.status) })),
    ].toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
    return {
      head: [words("what"), words("value"), words("job"), words("date")],
      rows: all.map(({ what, value, jobName, on }) => [what, value, jobName, formats.day(on)]),
      raw: all.map(({ what, value, jobName, on }) => [what, value, jobName, on.slice(0, 10)]),
    };
  };
}
