import { BandGlyph, bandOf, Panel, PlainTable, MessageText, useTexts } from "@paygauge/ui";
import { capabilities, type ScoreReason, type SupplierDetail } from "@paygauge/api-types";
import { machineBandsOf } from "@paygauge/api-types/entities/overrides";
import { BandMark } from "../overrides/band-mark.tsx";
import { Term } from "../../../glossary/term.tsx";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { kindOf, useReasonWords } from "./reason-words.ts";

interface ScoresPanelProps {
  readonly detail: SupplierDetail;
  /** Matched against a made directory. */
  readonly isDemo: boolean;
}

/** Every capability of the job with its level, its points and why: the trace of the rules, in sentences. */
export function ScoresPanel({ detail, isDemo }: ScoresPanelProps) {
  const words = useTranslations("suppliers.page");
  const texts = useTexts();
  const recommended = detail.row.recommendedMethod;
  const formats = useFormats();
  return (
    <Panel
      title={words("scores")}
      isDemo={isDemo}
      facts={<Term id="ruleset">{words("ruleset", { version: String(detail.scoringRulesetVersion) })}</Term>}
    >
      <p className="mb-2 text-data">
        <span className="font-semibold">
          <Term id="recommendedMethod">{texts.labelled(words("recommended"), "").trim()}</Term>{" "}
        </span>
        {recommended === null ? words("recommendedNone") : texts.capabilityNames[recommended]}
        {recommended !== null && <span className="block text-label text-text-2">{words("recommendedWhy")}</span>}
      </p>
      <PlainTable
        stacked
        label={words("scores")}
        columns={[
          {
            key: "capability",
            title: <Term id="capability">{words("capability")}</Term>,
            render: (capability) => texts.capabilityNames[capability],
            namesRow: true,
            className: "max-sm:grow",
          },
          {
            key: "level",
            title: <Term id="scoreLevel">{words("level")}</Term>,
            render: (capability) => (
              <>
                <BandGlyph band={bandOf(detail.row[`${capability}Score`] ?? "None") ?? "none"} />
                <BandMark row={detail.row} capability={capability} />
              </>
            ),
          },
          {
            key: "points",
            title: <Term id="points">{words("points")}</Term>,
            render: (capability) => words("pointsOf", { points: formats.count(detail.points[capability] ?? 0) }),
            atEnd: true,
            className: "whitespace-nowrap",
          },
          {
            key: "reasons",
            title: words("reasons"),
            render: (capability) => (
              <Reasons
                of={detail}
                reasons={detail.reasons[capability] ?? []}
                // The reasons are the rules': they tell of the level that these give.
                level={
                  machineBandsOf(detail.row.machineBands)[capability] ?? detail.row[`${capability}Score`] ?? "None"
                }
              />
            ),
            className: "w-3/5 max-sm:w-full max-sm:pt-1",
          },
        ]}
        rows={capabilities.filter((each) => detail.row[`${each}Score`] !== undefined)}
        rowKey={(capability) => capability}
      />
      <p className="mt-2 text-label text-text-2">
        <ReferenceNote detail={detail} /> <MessageText message={detail.annualisation} />
      </p>
    </Panel>
  );
}

/** At which rate the ruleset's numbers were turned into the job's currency; nothing where they are in it. */
function ReferenceNote({ detail: { currency, reference } }: { readonly detail: SupplierDetail }) {
  const words = useTranslations("suppliers.page");
  const { locale } = useFormats();
  if (currency === reference.currency) return null;
  const rate = new Intl.NumberFormat(locale, { maximumSignificantDigits: 6 }).format(reference.rate);
  return words("referenceNote", { reference: reference.currency, currency, rate });
}

interface ReasonsProps {
  readonly of: SupplierDetail;
  readonly reasons: readonly ScoreReason[];
  readonly level: Parameters<typeof kindOf>[1];
}

function Reasons({ of, reasons, level }: ReasonsProps) {
  const say = useReasonWords(of);
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
