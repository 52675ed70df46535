import { usePageNames } from "../../state/language.ts";
import { QueryPage } from "./query-page.tsx";
import { startOf } from "./start-query.ts";

/** A new query. */
export default function AnalyticsQueryCreateScreen() {
  const title = usePageNames().title("analyticsQueryCreate");
  return <QueryPage title={title} report={null} base={{ query: startOf("suppliersByJob"), view: "bars" }} />;
}
