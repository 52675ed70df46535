import { Button, DraftBar, Drawer, EmptyState, type OfferedDraft } from "@paygauge/ui";
import { SlidersHorizontal } from "lucide-react";
import { useMemo, useState, type ReactNode } from "react";
import type { BusinessCase, BusinessCaseStart } from "@paygauge/api-types/entities/business-case";
import type { Job } from "@paygauge/api-types/entities/jobs";
import {
  caseResult,
  caseValues,
  countingMethods,
  type CaseBody,
  type CaseInputs,
  type Scenario,
} from "@paygauge/analysis/value/case/case-model";
import { upside } from "@paygauge/api-types/entities/case-methods";
import { caseYears } from "@paygauge/api-types/entities/case-parameters";
import { useTranslations } from "../../../state/formats.ts";
import { AssumptionsForm } from "./assumptions-form.tsx";
import { CaseActions, CaseDownload } from "./case-actions.tsx";
import { AcceptanceCaveat, CostCaveat, EstimateCaveat, MovedCaveat, UseCasesCaveat } from "./case-caveats.tsx";
import { OverlapNote } from "./overlap-note.tsx";
import { CaseContext, useCaseView, type CaseView } from "./case-view.ts";
import { resetScenario, typeValue } from "./edit-case.ts";
import { ScenarioBar } from "./scenario-bar.tsx";
import { Result } from "./result.tsx";
import { Switcher } from "./switcher.tsx";
import { useCaseAddress } from "../../../state/case-address.ts";
import { useWide } from "../../../state/use-wide.ts";

interface CalculatorProps {
  readonly job: Job;
  readonly found: BusinessCase;
  readonly start: BusinessCaseStart;
  readonly body: CaseBody;
  readonly isChanged: boolean;
  readonly edit: (body: CaseBody) => void;
  readonly drop: () => void;
  readonly offered: OfferedDraft | undefined;
  readonly reload: () => void;
}

/** The view of the scenario and the years that the address names. */
function useView({ job, found, start, body, edit }: CalculatorProps) {
  const inputs: CaseInputs = start.inputs;
  const [scenarioId, setScenario] = useCaseAddress("scenario");
  const [yearsText, setYears] = useCaseAddress("years");
  const base = body.scenarios.find(({ id }) => id === "base");
  const scenario: Scenario | undefined = body.scenarios.find(({ id }) => id === scenarioId) ?? base;
  const years = caseYears.find((each) => String(each) === yearsText) ?? 5;
  const computed = useMemo(() => {
    const shown = scenario ?? { level: "base" as const, typed: {} };
    const values = caseValues(inputs, body, shown);
    const methods = countingMethods(inputs, values);
    // Cohorts without suppliers and money stay out of every sum's explanation.
    const result = caseResult(
      { currency: inputs.currency, cohorts: methods.map((method) => ({ method })) },
      values,
      years,
    );
    return { values, methods, result };
  }, [inputs, body, scenario, years]);
  if (scenario === undefined) throw new Error("A case has its base scenario.");
  const view: CaseView = {
    job,
    found,
    inputs,
    body,
    scenario,
    years,
    annualFactor: start.annualFactor,
    isAcceptanceKnown: start.isAcceptanceKnown,
    ...computed,
    type: (id, value) => edit(typeValue(inputs, body, scenario.id, id, value)),
  };
  const choose = (id: string) => setScenario(id === "base" ? null : id);
  return { view, choose, setYears };
}

/** The calculator: assumptions at the side, on a phone as a sheet, and the result. */
export function Calculator(props: CalculatorProps) {
  const words = useTranslations("businessCase.actions");
  const { job, found, start, body, isChanged, edit, drop, offered, reload } = props;
  const { inputs, overlap, missing } = start;
  const { view, choose, setYears } = useView(props);
  const [side, setSide] = useCaseAddress("side");
  const isIssuer = side === "issuer" && inputs.issuer !== null;
  const isWide = useWide();
  const [sheet, setSheet] = useState(false);
  const isWithheld = view.methods.length === 0 && inputs.cohorts.some(({ method }) => method === upside);
  const isHidden = missing > 0 && missing === body.useCaseIds.length;
  const form = (
    <AssumptionsForm
      isInSheet={!isWide}
      onReset={() => edit(resetScenario(body, view.scenario.id))}
      issuer={
        isIssuer ? { typed: body.issuerTyped, onType: (issuerTyped) => edit({ ...body, issuerTyped }) } : undefined
      }
    />
  );
  return (
    <CaseContext value={view}>
      {offered !== undefined && <DraftBar draft={offered} />}
      <MovedCaveat />
      <UseCasesCaveat missing={missing} />
      <EstimateCaveat />
      <AcceptanceCaveat />
      <CostCaveat />
      <div className="flex min-h-0 items-start max-lg:flex-col max-lg:items-stretch">
        {isWide && (
          <aside
            aria-label={words("assumptions")}
            className="w-80 shrink-0 self-start border-e border-b border-line bg-surface px-5 py-4"
          >
            {form}
          </aside>
        )}
        <div className="flex min-w-0 grow flex-col gap-3.5 p-5 max-lg:p-4">
          <ResultOrWhyNot unseen={isHidden ? "hidden" : isWithheld ? "withheld" : null} isIssuer={isIssuer}>
            <div className="flex flex-wrap items-center justify-between gap-2">
              <ScenarioBar edit={edit} choose={choose} />
              <CaseActions {...{ job, found, body, isChanged, edit, drop, reload }} />
            </div>
            <CaseBar {...{ isIssuer, isWide, overlap, setYears, setSide }} onSheet={() => setSheet(true)} />
          </ResultOrWhyNot>
        </div>
      </div>
      <Drawer side="bottom" open={sheet && !isWide} title={words("assumptions")} onOpenChange={setSheet}>
        {form}
      </Drawer>
    </CaseContext>
  );
}

interface ResultOrWhyNotProps {
  /** Why there is no result to see; null: there is one. */
  readonly unseen: "hidden" | "withheld" | null;
  readonly isIssuer: boolean;
  /** How the case is looked at, and what is done with it. */
  readonly children: ReactNode;
}

/** The result with the bars below its figure; without one, the bars and why there is none. */
function ResultOrWhyNot({ unseen, isIssuer, children }: ResultOrWhyNotProps) {
  const words = useTranslations("businessCase.actions");
  const notices = useTranslations("businessCase.notices");
  const { job } = useCaseView();
  if (unseen === null)
    return (
      <Result isIssuer={isIssuer} action={<CaseDownload jobId={job.id} />}>
        {children}
      </Result>
    );
  const isHidden = unseen === "hidden";
  return (
    <>
      {children}
      <EmptyState title={isHidden ? words("hidden") : notices("withheld")}>
        {isHidden ? words("hiddenText") : notices("withheldText")}
      </EmptyState>
    </>
  );
}

interface CaseBarProps {
  readonly isIssuer: boolean;
  readonly isWide: boolean;
  readonly overlap: BusinessCaseStart["overlap"];
  readonly setYears: (years: string | null) => void;
  readonly setSide: (side: string | null) => void;
  readonly onSheet: () => void;
}

/** How the case is looked at: over how many years, and from whose side. */
function CaseBar({ isIssuer, isWide, overlap, setYears, setSide, onSheet }: CaseBarProps) {
  const words = useTranslations("businessCase.actions");
  const { inputs, years } = useCaseView();
  return (
    <div className="flex flex-wrap items-center gap-2">
      {!isWide && (
        <Button icon={<SlidersHorizontal aria-hidden size={16} strokeWidth={1.6} />} onClick={onSheet}>
          {words("assumptions")}
        </Button>
      )}
      <Switcher
        label={words("years")}
        options={caseYears.map((each) => ({ key: String(each), label: words("yearsOf", { years: each }) }))}
        chosen={String(years)}
        onChoose={(key) => setYears(key === "5" ? null : key)}
      />
      {inputs.issuer !== null && (
        <Switcher
          label={words("side")}
          options={(["buyer", "issuer"] as const).map((key) => ({ key, label: words(`sides.${key}`) }))}
          chosen={isIssuer ? "issuer" : "buyer"}
          onChoose={(key) => setSide(key === "buyer" ? null : key)}
        />
      )}
      <OverlapNote overlap={overlap} />
    </div>
  );
}
