import { Panel, PlainTable, MessageText, useTexts } from "@paygauge/ui";
import { CreditCard, Handshake } from "lucide-react";
import { message } from "@paygauge/api-types/catalogue/message";
import { cardEvidence } from "@paygauge/api-types/catalogue/card-evidence";
import { matchFields } from "@paygauge/api-types/entities/analysis";
import type { SupplierDetail } from "@paygauge/api-types/entities/suppliers";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { usePercent } from "../job-money.ts";
import { MatchComparison } from "./match-comparison.tsx";
import { Verdict } from "./verdict.tsx";

type Evidence = NonNullable<SupplierDetail["evidence"]>;

interface MatchPanelProps {
  readonly detail: SupplierDetail;
  /** Matched against a made directory. */
  readonly isDemo: boolean;
}

/** Why the supplier was matched, or not: agreement by field, bits, the entry and the runner-up next to it. */
export function MatchPanel({ detail, isDemo }: MatchPanelProps) {
  const words = useTranslations("suppliers.page");
  const reasons = useTranslations("analysis.matchReasons");
  const { evidence } = detail;
  return (
    <Panel
      title={words("match")}
      isDemo={isDemo}
      facts={words("matchFacts", { version: String(detail.confidenceRulesetVersion) })}
    >
      <Verdict detail={detail} />
      {evidence?.reason !== undefined && <p className="text-data text-text-2">{reasons(evidence.reason)}</p>}
      <CardEvidence detail={detail} />
      <Proof detail={detail} />
      <AgreedInCampaign evidence={detail.evidence} />
      <MatchComparison detail={detail} />
      {evidence !== null && evidence.entryId !== null && (
        <details className="mt-3">
          <summary className="min-h-6 w-fit cursor-pointer content-center rounded-control text-data font-medium text-link pointer-coarse:min-h-11">
            {words("inFigures")}
          </summary>
          <div className="mt-2">
            <Sentences evidence={evidence} />
            <Agreement evidence={evidence} />
          </div>
        </details>
      )}
      <p className="mt-2 text-label text-text-2">
        <MessageText message={detail.directoryNote} />
      </p>
    </Panel>
  );
}

/** What the supplier agreed to in an earlier campaign of the issuer. */
function AgreedInCampaign({ evidence }: { readonly evidence: SupplierDetail["evidence"] }) {
  const words = useTranslations("suppliers.page");
  const { capabilityNames } = useTexts();
  const formats = useFormats();
  if (evidence?.agreed === undefined) return null;
  const { method, on, campaign } = evidence.agreed;
  return (
    <p className="mt-2 flex items-baseline gap-1.5 text-data font-medium">
      <Handshake aria-hidden size={16} strokeWidth={1.6} className="shrink-0 self-center text-text-2" />
      {words("agreedInCampaign", { method: capabilityNames[method], day: formats.day(on), campaign })}
    </p>
  );
}

/** How often the issuer's own card statements show a payment, and when last; else what other issuers share. */
function CardEvidence({ detail: { matched, evidence, row } }: { readonly detail: SupplierDetail }) {
  const { locale } = useFormats();
  const shared = evidence?.sharedAcceptance;
  const paid = row.matchBand === "Unmatched" ? undefined : matched?.paidByCard;
  if (paid === undefined && shared === undefined) return null;
  const told =
    paid === undefined ? message("sharedAcceptance", { year: String(shared?.year ?? "") }) : cardEvidence(paid, locale);
  return (
    <p className="mt-2 flex items-baseline gap-1.5 text-data font-medium">
      <CreditCard aria-hidden size={16} strokeWidth={1.6} className="shrink-0 self-center text-text-2" />
      <MessageText message={told} />
    </p>
  );
}

/** Up to which document acceptance is proven, what that is of the addressable spend, and whether it is one-off. */
function Proof({ detail }: { readonly detail: SupplierDetail }) {
  const words = useTranslations("suppliers.page");
  const formats = useFormats();
  const { measures, currency, minorDigits } = detail;
  const { proof, addressableMinor, cardableMinor, isOneOff } = measures;
  const money = (minor: number) => formats.money(String(minor), currency, minorDigits);
  const largest = proof?.seen?.largestMinor ?? null;
  const sentences = [
    proof?.seen && largest !== null ? words("seenOnCard", { count: proof.seen.count, largest: money(largest) }) : "",
    proof && addressableMinor > 0
      ? words("proofLimit", {
          limit: money(proof.limitMinor),
          proven: money(cardableMinor),
          addressable: money(addressableMinor),
        })
      : "",
    proof && addressableMinor > 0
      ? words(`proofBasis.${proof.basis}`, { times: String(Math.round(proof.limitMinor / Math.max(1, largest ?? 1))) })
      : "",
    isOneOff ? words("oneOff") : "",
  ].filter((each) => each !== "");
  return sentences.length === 0 ? null : <p className="mt-2 text-data">{sentences.join(" ")}</p>;
}

/** Bits with one decimal and a true minus sign. */
function useBits(): (bits: number) => string {
  const { locale } = useFormats();
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (bits) => format.format(bits).replace("-", "\u2212");
}

function Sentences({ evidence }: { readonly evidence: Evidence }) {
  const words = useTranslations("suppliers.page");
  const bands = useTranslations("analysis.matchBands");
  const percent = usePercent();
  const bits = useBits();
  const matched = evidence.band !== "Unmatched";
  const sentences = [
    matched
      ? words("matchSentence", {
          band: bands(evidence.band),
          bits: bits(evidence.bits),
          confidence: percent(evidence.confidence),
        })
      : words("unmatchedSentence", { bits: bits(evidence.bits) }),
    evidence.runnerUp === null
      ? words("noRunnerUp")
      : words("lead", { bits: bits(evidence.bits - evidence.runnerUp.bits) }),
    ...(evidence.rarityBits === 0 ? [] : [words("rarity", { bits: bits(evidence.rarityBits) })]),
  ];
  return <p className="text-data">{sentences.join(" ")}</p>;
}

function Agreement({ evidence }: { readonly evidence: Evidence }) {
  const words = useTranslations("suppliers.page");
  const { levels } = evidence;
  if (levels === null) return null;
  return (
    <PlainTable
      className="mt-3"
      label={words("fields")}
      caption={words("fields")}
      columns={[
        { key: "field", title: words("field"), render: (field) => words(`matchFields.${field}`), namesRow: true },
        {
          key: "agreement",
          title: words("agreement"),
          render: (field) => words(`levels.${levels[field] ?? "missing"}`),
          className: (field) => ((levels[field] ?? "missing") === "missing" ? "text-text-3" : ""),
        },
      ]}
      rows={matchFields}
      rowKey={(field) => field}
    />
  );
}
