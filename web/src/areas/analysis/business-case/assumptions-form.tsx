import { Button } from "@paygauge/ui";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { typicalSupplier } from "@paygauge/analysis/value/case/supplier-side";
import { familyOf, upside, type CaseMethod } from "@paygauge/api-types/entities/case-methods";
import { caseValue, isUnstated, type ValueOrigin } from "@paygauge/analysis/value/case/case-model";
import {
  cohortKeysOf,
  costKeys,
  idOf,
  issuerKeys,
  parameterRules,
  partsOf,
  type IssuerTyped,
  type ParameterId,
  type PlanKey,
} from "@paygauge/api-types/entities/case-parameters";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useCaseMoney } from "../../../state/case-money.ts";
import { useMethodNames } from "./use-method-names.ts";
import { useCaseView } from "./case-view.ts";
import { CohortFacts } from "./cohort-facts.tsx";
import { ParameterField, SwitchParameter } from "./parameter-field.tsx";
import { useParameterWords } from "./use-parameter-words.ts";

/** What all cohorts share, in the order of the screen. */
const groups: Readonly<Record<"volume" | "money" | "counted" | "discount" | "supplier", readonly PlanKey[]>> = {
  volume: ["ramp1", "ramp2", "ramp3", "ramp4", "growth"],
  money: ["cashRate", "cycle", "grace"],
  counted: ["countProcessSaving", "flatConversion"],
  discount: ["discountRate"],
  supplier: ["supplierCashRate", "supplierSaved"],
};
const groupIds = Object.keys(groups) as (keyof typeof groups)[];

interface AssumptionsFormProps {
  readonly onReset: () => void;
  /** The sheet around it has the heading. */
  readonly isInSheet: boolean;
  /** The issuer's own; absent on a buyer's copy. */
  readonly issuer?: { readonly typed: IssuerTyped; readonly onType: (typed: IssuerTyped) => void } | undefined;
}

/** Every assumption of the scenario in sight: cohort by cohort, then what they share. */
export function AssumptionsForm({ onReset, isInSheet, issuer }: AssumptionsFormProps) {
  const words = useTranslations("businessCase.assumptions");
  const { body, scenario, inputs, methods } = useCaseView();
  const changes = Object.keys(scenario.id === "base" ? body.typed : scenario.typed).length;
  const isUpside = inputs.cohorts.some(({ method }) => method === upside);
  const counting = methods.filter((method) => method !== upside);
  const empty = inputs.cohorts.filter(({ method }) => method !== upside && !methods.includes(method));
  const methodName = useMethodNames();
  return (
    <div className="flex flex-col">
      <div className="flex items-baseline justify-between gap-2 pb-1">
        {!isInSheet && <h2 className="text-section font-semibold">{words("title")}</h2>}
        {changes > 0 && (
          <Button size="sm" variant="quiet" onClick={onReset}>
            {words("resetAll", { count: changes })}
          </Button>
        )}
      </div>
      {scenario.id !== "base" && <p className="pb-1 text-label text-text-2">{words("branch")}</p>}
      <PlanGroup title={words("groups.cost")} keys={costKeys} />
      {counting.map((method, at) => (
        <CohortGroup key={method} method={method} isFirst={at === 0} />
      ))}
      {isUpside && <CohortGroup method={upside} isFirst={counting.length === 0} />}
      {empty.length > 0 && (
        <p className="border-t border-line py-2 text-label text-text-2">
          {words("noSuppliers", { methods: empty.map(({ method }) => methodName(method)).join(", ") })}
        </p>
      )}
      {groupIds.map((group) => (
        <PlanGroup key={group} title={words(`groups.${group}`)} keys={groups[group]} />
      ))}
      {issuer !== undefined && <IssuerGroup {...issuer} />}
    </div>
  );
}

function PlanGroup({ title, keys }: { readonly title: string; readonly keys: readonly PlanKey[] }) {
  return (
    <section aria-label={title} className="border-t border-line py-2">
      <h3 className="pb-0.5 text-label font-semibold text-text-2">{title}</h3>
      {keys.map((id) => (
        <OneParameter key={id} id={id} />
      ))}
    </section>
  );
}

function CohortGroup({ method, isFirst }: { readonly method: CaseMethod; readonly isFirst: boolean }) {
  const words = useTranslations("businessCase.assumptions");
  const { job, inputs, values } = useCaseView();
  const methodName = useMethodNames();
  const money = useCaseMoney(job);
  const suppliers = inputs.cohorts.find((each) => each.method === method)?.suppliers ?? 0;
  return (
    <details open={isFirst} className="group border-t border-line py-1.5">
      <summary className="flex min-h-8 cursor-pointer items-center gap-2 rounded-control text-data font-medium pointer-coarse:min-h-11 pointer-coarse:items-center">
        <ChevronRight
          aria-hidden
          size={14}
          strokeWidth={1.6}
          className="shrink-0 group-open:rotate-90 rtl:-scale-x-100"
        />
        <span className="min-w-0 grow">{methodName(method)}</span>
        <span className="text-label font-normal text-text-2 tabular-nums">
          {words("cohort", { suppliers, conversion: money.percent(values[idOf(method, "conversion")] ?? 0) })}
        </span>
      </summary>
      <CohortFacts method={method} />
      {method === upside && (
        <>
          <p className="text-label text-text-2">{words("upsideNote")}</p>
          <OneParameter id="countUpside" />
        </>
      )}
      {familyOf[method] === "card" && job.buyerCountry === "USA" && (
        <p className="text-label text-text-2">{words("usReporting")}</p>
      )}
      {cohortKeysOf(method).map((key) => (
        <OneParameter key={key} id={idOf(method, key)}>
          {key === "conversion" && <LosingQuestion method={method} />}
        </OneParameter>
      ))}
    </details>
  );
}

/** Published conversions and fees are those of cards; nothing was published on suppliers without known acceptance. */
function hasRange(id: ParameterId): boolean {
  const { method, key } = partsOf(id);
  if (method === null || (key !== "conversion" && key !== "supplierFee")) return true;
  return familyOf[method] === "card" && !(method === upside && key === "conversion");
}

/** Where the typical supplier loses, its conversion is questioned. */
function LosingQuestion({ method }: { readonly method: CaseMethod }) {
  const words = useTranslations("businessCase.assumptions");
  const { job, inputs, result, values } = useCaseView();
  const money = useCaseMoney(job);
  const cohort = result.asked.find((each) => each.method === method);
  const suppliers = inputs.cohorts.find((each) => each.method === method)?.suppliers ?? 0;
  const net = cohort === undefined ? null : (typicalSupplier(cohort, suppliers)?.year?.net ?? null);
  if (net === null || net >= 0) return null;
  return (
    <p className="text-label text-warning">
      {words("losing", {
        loss: money.whole(-net),
        conversion: money.percent(values[idOf(method, "conversion")] ?? 0),
      })}
    </p>
  );
}

function OneParameter({ id, children }: { readonly id: ParameterId; readonly children?: ReactNode }) {
  const words = useTranslations("businessCase.assumptions");
  const { job, inputs, body, scenario, type } = useCaseView();
  const { sourceOf } = useParameterWords(job);
  const isBase = scenario.id === "base";
  const found = caseValue(inputs, body, scenario, id);
  const { value, origin, from } = found;
  const { key } = partsOf(id);
  if (parameterRules[key].unit === "switch")
    return <SwitchParameter name={key} value={value} onType={(next) => type(id, next)} />;
  const isOwn = origin === "scenario" || (isBase && origin === "typed");
  const without = caseValue(inputs, isBase ? { typed: {} } : body, { level: scenario.level, typed: {} }, id);
  const sources: Readonly<Record<ValueOrigin, string>> = {
    default: from.source === "unstated" ? words("enterIt") : sourceOf(from.source),
    level: words("levelSource", { level: words(`levels.${scenario.level}`) }),
    typed: isBase ? sourceOf(from.source) : words("baseSource"),
    scenario: words("baseSource"),
  };
  return (
    <ParameterField
      key={`${scenario.id} ${String(isOwn)}`}
      name={key}
      value={value}
      source={sources[origin]}
      isUnstated={isUnstated(found)}
      hasRange={hasRange(id)}
      back={isOwn ? (isUnstated(without) ? null : without.value) : undefined}
      onType={(next) => type(id, next)}
    >
      {children}
    </ParameterField>
  );
}

function IssuerGroup({ typed, onType }: NonNullable<AssumptionsFormProps["issuer"]>) {
  const words = useTranslations("businessCase.assumptions");
  const { job, inputs } = useCaseView();
  const { sourceOf } = useParameterWords(job);
  const { locale } = useFormats();
  const { issuer } = inputs;
  if (issuer === null) return null;
  return (
    <section aria-label={words("groups.issuer")} lang={locale} className="border-t border-line py-2">
      <h3 className="pb-0.5 text-label font-semibold text-text-2">{words("groups.issuer")}</h3>
      {issuerKeys.map((key) => (
        <ParameterField
          key={key}
          name={key}
          value={typed[key] ?? issuer[key].value}
          source={sourceOf(issuer[key].source)}
          back={typed[key] === undefined ? undefined : issuer[key].value}
          onType={(value) => {
            const { [key]: _, ...others } = typed;
            onType(value === undefined || value === issuer[key].value ? others : { ...others, [key]: value });
          }}
        />
      ))}
    </section>
  );
}
