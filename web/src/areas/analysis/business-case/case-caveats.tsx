import { Button, Popover } from "@paygauge/ui";
import { unansweredCosts } from "@paygauge/analysis/value/case/case-model";
import { upside } from "@paygauge/api-types/entities/case-methods";
import { yearEstimate } from "@paygauge/analysis/value/year-estimate";
import { Caveat } from "../../../state/caveat.tsx";
import { useTranslations } from "../../../state/formats.ts";
import { useCaseMoney } from "../../../state/case-money.ts";
import { useCaseView } from "./case-view.ts";
import { useParameterWords } from "./use-parameter-words.ts";

/** Says that a later run gives other defaults than the version was saved with, and which. */
export function MovedCaveat() {
  const words = useTranslations("businessCase.moved");
  const { job, found } = useCaseView();
  const { nameOfId, valueOfId } = useParameterWords(job);
  if (found.moved.length === 0) return null;
  return (
    <Caveat
      short={words("short", { count: found.moved.length })}
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
    </Caveat>
  );
}

/** Says which of the use cases that the case rests on count for nothing, or are kept from its readers. */
export function UseCasesCaveat({ missing }: { readonly missing: number }) {
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
        <Caveat short={words("missingShort", { missing })}>
          {words(maySave ? "gone" : "missing", { missing, named })}
        </Caveat>
      )}
      {unpublished > 0 && (
        <Caveat short={words("unpublishedShort", { unpublished })}>
          {words("unpublished", { unpublished, named })}
        </Caveat>
      )}
    </>
  );
}

/** What the programme costs is asked: until it is answered every result is one before it. */
export function CostCaveat() {
  const words = useTranslations("businessCase.notices");
  const { job, values } = useCaseView();
  const { nameOf } = useParameterWords(job);
  const missing = unansweredCosts(values);
  if (missing.length === 0) return null;
  return (
    <Caveat short={words("costShort", { count: missing.length })}>
      {words("cost", { missing: missing.map(nameOf).join(", ") })}
    </Caveat>
  );
}

/** Annual figures of a short file are an estimate. */
export function EstimateCaveat() {
  const words = useTranslations("businessCase.notices");
  const short = useTranslations("analysis.estimate");
  const { job, annualFactor } = useCaseView();
  const money = useCaseMoney(job);
  const estimate = yearEstimate(annualFactor);
  if (estimate === null) return null;
  return (
    <Caveat short={short("short", { days: estimate.days })}>
      {words("estimate", { days: estimate.days, share: money.percent(estimate.share) })}
    </Caveat>
  );
}

/** Spend without known card acceptance is withheld: how much, and what would tell. */
export function AcceptanceCaveat() {
  const words = useTranslations("businessCase.notices");
  const { job, inputs, values, isAcceptanceKnown } = useCaseView();
  const money = useCaseMoney(job);
  const cohort = inputs.cohorts.find(({ method }) => method === upside);
  if (cohort === undefined || values["countUpside"] === 1) return null;
  const withheld = money.whole(cohort.defaults.addressable.value);
  return (
    <Caveat short={words("withheldShort", { money: withheld })}>
      {words(isAcceptanceKnown ? "partly" : "unknown", { money: withheld, suppliers: cohort.suppliers })}
    </Caveat>
  );
}
