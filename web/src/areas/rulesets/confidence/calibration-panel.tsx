import { formatNumber, MessageText, Panel, PlainTable } from "@paygauge/ui";
import {
  calibrationInputs,
  calibrationParts,
  firstCalibration,
  probabilityOf,
  type NamesOnly,
} from "@paygauge/api-types/entities/calibration";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { NumberCell } from "./number-cell.tsx";
import type { PartProps } from "./weights-panel.tsx";

/** Bits whose probability is shown. */
const steps = [-4, 0, 4, 8, 12, 16];

const exactName: NamesOnly = { isNear: false, isTradingName: false };

/** How bits become the probability next to a match: the weights of its log-odds, and what they come to. */
export function CalibrationPanel({ body, onChange, problems, readOnly }: PartProps) {
  const words = useTranslations("rulesets.confidence");
  const { locale } = useFormats();
  const calibration = body.calibration ?? firstCalibration;
  const share = (bits: number, names: NamesOnly | null) =>
    formatNumber(100 * probabilityOf(calibrationInputs(bits, names), calibration), { kind: "percent" }, locale);
  const rises = problems["calibration.bits"];
  return (
    <Panel title={words("calibration")} facts={words("calibrationHint")}>
      <div className="grid grid-cols-2 items-end gap-3 lg:grid-cols-4">
        {calibrationParts.map((part) => (
          <NumberCell
            key={part}
            label={words(`calibrationParts.${part}`)}
            step={0.001}
            readOnly={readOnly}
            value={calibration[part] ?? 0}
            error={part === "bits" ? undefined : problems[`calibration.${part}`]}
            onChange={(value) => onChange({ ...body, calibration: { ...calibration, [part]: value } })}
          />
        ))}
      </div>
      {rises !== undefined && (
        <p className="mt-2 text-label font-medium text-danger">
          <MessageText message={rises} />
        </p>
      )}
      <PlainTable
        className="mt-3"
        label={words("calibration")}
        columns={[
          {
            key: "bits",
            title: words("bits"),
            render: (bits) => formatNumber(bits, { kind: "decimal", digits: 0 }, locale),
            namesRow: true,
          },
          { key: "all", title: words("withAddress"), render: (bits) => share(bits, null), atEnd: true },
          { key: "names", title: words("namesOnly"), render: (bits) => share(bits, exactName), atEnd: true },
          {
            key: "near",
            title: words("calibrationParts.nearName"),
            render: (bits) => share(bits, { ...exactName, isNear: true }),
            atEnd: true,
          },
          {
            key: "trading",
            title: words("calibrationParts.tradingName"),
            render: (bits) => share(bits, { ...exactName, isTradingName: true }),
            atEnd: true,
          },
        ]}
        rows={steps}
        rowKey={(bits) => bits}
      />
    </Panel>
  );
}
