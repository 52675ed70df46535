import type { Preview } from "../../preview-type.ts";
import { KpiStrip } from "./kpi-strip.tsx";

export const previews: Preview[] = [
  {
    component: "KpiStrip",
    state: "five figures",
    render: () => (
      <KpiStrip
        label="Totals"
        items={[
          { key: "suppliers", label: "Suppliers", figure: "12,486", note: "3,912 in selection", href: "#suppliers" },
          { key: "spend", label: "Spend", figure: "£418.2m", note: "£201.7m in selection" },
          { key: "invoices", label: "Invoices", figure: "284,019", note: "AIV £1,472.4" },
          { key: "errors", label: "Errors", figure: "27", note: "9 in the last hour", tone: "danger" },
          { key: "stp", label: "STP capable", figure: "31.4%", note: "of spend in selection" },
        ]}
      />
    ),
  },
];
