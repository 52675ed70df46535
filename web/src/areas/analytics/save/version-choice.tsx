import { SelectField } from "@paygauge/ui";
import type { AnalyticsReport } from "@paygauge/api-types/entities/analytics-reports";
import { useFormats, useTranslations } from "../../../state/formats.ts";

interface VersionChoiceProps {
  readonly report: AnalyticsReport;
  readonly number: number;
  readonly onChoose: (number: string | null) => void;
}

/** Chooses a version of a saved query. */
export function VersionChoice({ report, number, onChoose }: VersionChoiceProps) {
  const words = useTranslations("analytics.page");
  const formats = useFormats();
  if (report.versions.length < 2) return null;
  return (
    <div className="w-56">
      <SelectField
        label={words("versions")}
        labelHidden
        value={String(number)}
        options={report.versions.map((each) => ({
          value: String(each.number),
          label: words("versionOption", {
            number: String(each.number),
            day: formats.day(each.savedOn),
            name: each.savedBy,
          }),
        }))}
        onChange={({ target }) => onChoose(target.value === String(report.number) ? null : target.value)}
      />
    </div>
  );
}
