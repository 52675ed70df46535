import { buttonStyle } from "@paygauge/ui";
import { Printer } from "lucide-react";
import type { ReportSnapshot } from "@paygauge/api-types/reports/snapshot";
import { addressOf } from "../../../printable/printed-place.ts";
import { useTranslations } from "../../../state/formats.ts";

/** The way to paper: the version that is looked at, in a page of its own. */
export function PrintLink({ snapshot }: { readonly snapshot: ReportSnapshot }) {
  const words = useTranslations("reports.reader");
  const { jobId, reportType, version, locale } = snapshot;
  const href = addressOf({ jobId, reportType, sections: [], locale, version: String(version), paper: null });
  return (
    <a href={href} target="_blank" rel="noopener" className={buttonStyle({ size: "sm" })}>
      <Printer aria-hidden size={16} strokeWidth={1.6} />
      {words("print")}
    </a>
  );
}
