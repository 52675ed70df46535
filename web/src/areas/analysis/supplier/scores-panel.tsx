import { BandGlyph, bandOf, Panel, Said, useTexts } from "@paygauge/ui";
import { capabilities, type Capability, type ScoreReason, type SupplierDetail } from "@paygauge/api-types";
import { useFormats, useWords } from "../../../state/formats.ts";
import { kindOf, useReasonWords } from "./reason-words.ts";

/** Every capability with its level, its points and why: the trace of the rules, in sentences. */
export function ScoresPanel({ detail }: { readonly detail: SupplierDetail }) {
  const words = useWords("suppliers.page");
  const texts = useTexts();
  const recommended = detail.row.recommendedMethod;
  const head = "px-2 py-1.5 text-start text-label font-medium text-text-2";
  return (
    <Panel title={words("scores")} facts={words("ruleset", { version: String(detail.scoringRulesetVersion) })}>
      <p className="mb-2 text-data">
        <span className="font-semibold">{texts.labelled(words("recommended"), "")}</span>
        {recommended === null ? words("recommendedNone") : texts.capabilityNames[recommended]}
        {recommended !== null && <span className="block text-label text-text-2">{words("recommendedWhy")}</span>}
      </p>
      <table className="w-full border-collapse text-data max-sm:block">
        <thead className="bg-sunken max-sm:sr-only">
          <tr>
            <th scope="col" className={head}>
              {words("capability")}
            </th>
            <th scope="col" className={head}>
              {words("level")}
            </th>
            <th scope="col" className={`${head} text-end`}>
              {words("points")}
            </th>
            <th scope="col" className={`${head} w-3/5`}>
              {words("reasons")}
            </th>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {capabilities.map((capability) => (
            <ScoreLine key={capability} detail={detail} capability={capability} />
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-label text-text-2">
        {words("referenceNote")} <Said text={detail.annualisation} />
      </p>
    </Panel>
  );
}

interface ScoreLineProps {
  readonly detail: SupplierDetail;
  readonly capability: Capability;
}

function ScoreLine({ detail, capability }: ScoreLineProps) {
  const words = useWords("suppliers.page");
  const texts = useTexts();
  const formats = useFormats();
  const level = detail.row[`${capability}Score`];
  const points = formats.count(detail.points[capability] ?? 0);
  const reasons = detail.reasons[capability] ?? [];
  return (
    <tr className="border-b border-line align-top last:border-b-0 max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:gap-x-3 max-sm:py-2">
      <th scope="row" className="px-2 py-2 text-start font-medium max-sm:grow max-sm:px-0 max-sm:py-0">
        {texts.capabilityNames[capability]}
      </th>
      <td className="px-2 py-2 max-sm:px-0 max-sm:py-0">
        <BandGlyph band={bandOf(level) ?? "none"} />
      </td>
      <td className="px-2 py-2 text-end whitespace-nowrap max-sm:px-0 max-sm:py-0">{words("pointsOf", { points })}</td>
      <td className="px-2 py-2 max-sm:w-full max-sm:px-0 max-sm:py-1">
        <Reasons reasons={reasons} level={level} />
      </td>
    </tr>
  );
}

interface ReasonsProps {
  readonly reasons: readonly ScoreReason[];
  readonly level: Parameters<typeof kindOf>[1];
}

function Reasons({ reasons, level }: ReasonsProps) {
  const say = useReasonWords();
  return (
    <ul className="flex flex-col gap-0.5">
      {reasons.map((reason) => {
        const kind = kindOf(reason, level, reasons);
        return (
          <li key={`${kind} ${reason.code}`} className="flex items-baseline gap-2">
            <span className="w-8 shrink-0 text-end font-medium">{kind === "points" ? signed(reason.points) : ""}</span>
            <span className={`min-w-0 wrap-anywhere ${kind === "points" ? "" : "text-text-2"}`}>
              {say(reason, kind)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** "+45", with a true minus sign for what is taken. */
function signed(points: number): string {
  return points < 0 ? `\u2212${-points}` : `+${points}`;
}
