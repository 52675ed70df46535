import { Button, NotificationBar, Popover } from "@paygauge/ui";
import { unansweredCosts } from "@paygauge/analysis/value/case/case-model";
import { upside } from "@paygauge/api-types/entities/case-methods";
import { yearEstimate } from "@paygauge/analysis/value/year-estimate";
import { useTranslations } from "../../../state/formats.ts";
import type { BusinessCaseStart } from "@paygauge/api-types/entities/business-case";
import { useCaseMoney } from "../../../state/case-money.ts";
import { useCaseView } from "./case-view.ts";
import { Figure } from "./figure.tsx";
import { useParameterWords } from "./use-parameter-words.ts";

/** Says that a later run gives other defaults than the version was saved with, and which. */
export function MovedNotice() {
  const words = useTranslations("businessCase.moved");
  const { job, found } = useCaseView();
  const { nameOfId, valueOfId } = useParameterWords(job);
  if (found.moved.length === 0) return null;
  return (
    <NotificationBar
      tone="warning"
      actions={
        <Popover
          label={words("title")}
          align="end"
          maxHeight={420}
          trigger={<Button size="sm">{words("which")}</Button>}
        >
          <dl className="grid w-84 max-w-[calc(100vw-48px)] grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 p-3 text-data">
            {found.moved.map(({ id, before, after }) => (
              <div key={id} className="contents">
                <dt className="min-w-0">{nameOfId(id)}</dt>
                <dd className="text-end tabular-nums">
                  {words("fromTo", {
                    before: before === null ? words("none") : valueOfId(id, before),
                    after: after === null ? words("none") : valueOfId(id, after),
                  })}
                </dd>
              </div>
            ))}
          </dl>
        </Popover>
      }
    >
      {words("text", { version: found.version, count: found.moved.length })}
    </NotificationBar>
  );
}

/** Says which of the use cases that the case rests on count for nothing, or are kept from its readers. */
export function UseCasesNotice({ missing }: { readonly missing: number }) {
  const words = useTranslations("businessCase.source");
  const { found, body } = useCaseView();
  const named = body.useCaseIds.length;
  const { maySave, useCases: known } = found;
  const unpublished = known.filter(
    ({ useCaseId, isPublished }) => maySave && !isPublished && body.useCaseIds.includes(useCaseId),
  ).length;
  return (
    <>
      {missing > 0 && (
        <NotificationBar tone="warning">{words(maySave ? "gone" : "missing", { missing, named })}</NotificationBar>
      )}
      {unpublished > 0 && <NotificationBar tone="info">{words("unpublished", { unpublished, named })}</NotificationBar>}
    </>
  );
}

/** What the programme costs is asked: until it is answered every result is one before it. */
export function CostNotice() {
  const words = useTranslations("businessCase.notices");
  const { job, values } = useCaseView();
  const { nameOf } = useParameterWords(job);
  const missing = unansweredCosts(values);
  if (missing.length === 0) return null;
  return <NotificationBar tone="warning">{words("cost", { missing: missing.map(nameOf).join(", ") })}</NotificationBar>;
}

/** Annual figures of a short file are an estimate. */
export function EstimateNotice() {
  const words = useTranslations("businessCase.notices");
  const { job, annualFactor } = useCaseView();
  const money = useCaseMoney(job);
  const estimate = yearEstimate(annualFactor);
  if (estimate === null) return null;
  return (
    <NotificationBar tone="warning">
      {words("estimate", { days: estimate.days, share: money.percent(estimate.share) })}
    </NotificationBar>
  );
}

/** Spend without known card acceptance is withheld: how much, and what would tell. */
export function AcceptanceNotice() {
  const words = useTranslations("businessCase.notices");
  const { job, inputs, values, isAcceptanceKnown } = useCaseView();
  const money = useCaseMoney(job);
  const cohort = inputs.cohorts.find(({ method }) => method === upside);
  if (cohort === undefined || values["countUpside"] === 1) return null;
  return (
    <NotificationBar tone={isAcceptanceKnown ? "info" : "warning"}>
      {words(isAcceptanceKnown ? "partly" : "unknown", {
        money: money.whole(cohort.defaults.addressable.value),
        suppliers: cohort.suppliers,
      })}
    </NotificationBar>
  );
}

/** "Sum of the use cases X, without overlap Y": it opens how it came about. */
export function OverlapNote({ overlap }: { readonly overlap: BusinessCaseStart["overlap"] }) {
  const words = useTranslations("businessCase.source");
  const { job } = useCaseView();
  const money = useCaseMoney(job);
  if (overlap === null) return null;
  const [sum, distinct] = [overlap.sum.expectedMinor, overlap.distinct.expectedMinor];
  const scale = 10 ** job.minorDigits;
  return (
    <p className="text-data text-text-2">
      <Figure of={{ kind: "overlap", sum: sum / scale, distinct: distinct / scale }} name={words("overlapName")}>
        {words("overlap", {
          sum: money.exact(sum),
          distinct: money.exact(distinct),
          twice: overlap.sum.suppliers - overlap.distinct.suppliers,
        })}
      </Figure>
    </p>
  );
}
