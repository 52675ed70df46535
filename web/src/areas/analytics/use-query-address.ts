import * as v from "valibot";
import { analyticsQuery, type AnalyticsQuery } from "@paygauge/api-types/entities/analytics-queries";
import { analyticsViews, type AnalyticsView } from "@paygauge/api-types/entities/analytics-reports";
import { useAddressPart } from "../../data/use-address-part.ts";

const inAddress = v.pipe(v.string(), v.parseJson(), analyticsQuery);

/** The query and its view, as the address has them; what the address doesn't name is that of `base`. */
export function useQueryAddress(base: { readonly query: AnalyticsQuery; readonly view: AnalyticsView }) {
  const [text, setText] = useAddressPart("query");
  const [word, setWord] = useAddressPart("view");
  const read = v.safeParse(inAddress, text ?? "");
  const query = read.success ? read.output : base.query;
  const view = analyticsViews.find((each) => each === word) ?? base.view;
  return {
    query,
    view,
    isChanged: JSON.stringify(query) !== JSON.stringify(base.query) || view !== base.view,
    setQuery: (next: AnalyticsQuery) => setText(JSON.stringify(next)),
    setView: (next: AnalyticsView) => setWord(next),
  };
}
