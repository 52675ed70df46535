import { Button } from "@paygauge/ui";
import { ChevronRight, CircleAlert } from "lucide-react";
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
  type CohortKey,
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
import { useMainMethod } from "./use-main-method.ts";
import { useParameterWords } from "./use-parameter-words.ts";

/** Parameters of all cohorts, in the order of the screen, and the key whose value a folded group shows. */
const groups = {
  cost: { keys: costKeys.filter((key) => key !== "setUp"), said: "annualFee" },
  volume: { keys: ["ramp1", "ramp2", "ramp3", "ramp4", "growth"], said: "growth" },
  money: { keys: ["cashRate", "cycle", "grace"], said: "cashRate" },
  counted: { keys: ["countProcessSaving", "flatConversion"], said: null },
  discount: { keys: ["discountRate"], said: "discountRate" },
  supplier: { keys: ["supplierCashRate", "supplierSaved"], said: "supplierCashRate" },
} as const satisfies Record<string, { readonly keys: readonly PlanKey[]; readonly said: PlanKey | null }>;
type GroupId = keyof typeof groups;
const sharedGroups = ["volume", "money", "counted", "discount", "supplier"] as const satisfies readonly GroupId[];

interface AssumptionsFormProps {
  readonly onReset: () => void;
  /** The sheet around it has the heading. */
  readonly isInSheet: boolean;
  /** The issuer's own; absent on a buyer's copy. */
  readonly issuer?: { readonly typed: IssuerTyped; readonly onType: (typed: IssuerTyped) => void } | undefined;
}

/** Three inputs that decide the result, then everything else as defaults, folded with the value that counts. */
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
      {!isInSheet && <h2 className="sr-only">{words("title")}</h2>}
      {scenario.id !== "base" && <p className="pb-1 text-label text-text-2">{words("branch")}</p>}
      <MainInputs />
      <div className="flex items-baseline justify-between gap-2 pt-4 pb-1.5">
        <h3 className="text-data font-semibold">{words("defaults")}</h3>
        {changes > 0 ? (
          <Button size="sm" variant="quiet" onClick={onReset}>
            {words("resetAll", { count: changes })}
          </Button>
        ) : (
          <span className="text-label text-text-2">{words("noneChanged")}</span>
        )}
      </div>
      <PlanGroup group="cost" />
      {counting.map((method) => (
        <CohortGroup key={method} method={method} />
      ))}
      {isUpside && <CohortGroup method={upside} />}
      {empty.length > 0 && (
        <p className="border-t border-line py-2 text-label text-text-2">
          {words("noSuppliers", { methods: empty.map(({ method }) => methodName(method)).join(", ") })}
        </p>
      )}
      {sharedGroups.map((group) => (
        <PlanGroup key={group} group={group} />
      ))}
      {issuer !== undefined && <IssuerGroup {...issuer} />}
    </div>
  );
}

const mainKeys: readonly CohortKey[] = ["addressable", "conversion"];

/** Spend and conversion of the largest cohort, and what setting up costs. */
function MainInputs() {
  const words = useTranslations("businessCase.assumptions");
  const { methods } = useCaseView();
  const methodName = useMethodNames();
  const method = useMainMethod();
  return (
    <section aria-label={words("main")}>
      {method !== undefined && (
        <>
          {methods.length > 1 && <p className="pb-1 text-label text-text-2">{methodName(method)}</p>}
          <OneParameter id={idOf(method, "addressable")} isMain />
          <OneParameter id={idOf(method, "conversion")} isMain>
            <LosingQuestion method={method} />
          </OneParameter>
        </>
      )}
      <OneParameter id="setUp" isMain />
    </section>
  );
}

interface FoldedProps {
  readonly title: string;
  /** The value that counts, in sight while the group is folded. */
  readonly note: string;
  /** Number of unstated values. */
  readonly required?: number;
  readonly children: ReactNode;
}

function Folded({ title, note, required = 0, children }: FoldedProps) {
  const words = useTranslations("businessCase.assumptions");
  return (
    <details className="group border-t border-line py-1.5">
      <summary className="flex min-h-8 cursor-pointer items-center gap-2 rounded-control text-data font-medium pointer-coarse:min-h-11 pointer-coarse:items-center">
        <ChevronRight
          aria-hidden
          size={14}
          strokeWidth={1.6}
          className="shrink-0 group-open:rotate-90 rtl:-scale-x-100"
        />
        <span className="min-w-0 grow">{title}</span>
        {required > 0 ? (
          <span className="inline-flex items-center gap-1 text-label font-semibold text-warning">
            <CircleAlert aria-hidden size={14} strokeWidth={1.6} />
            {words("required", { count: required })}
          </span>
        ) : (
          <span className="text-label font-normal text-text-2 tabular-nums">{note}</span>
        )}
      </summary>
      {children}
    </details>
  );
}

function PlanGroup({ group }: { readonly group: GroupId }) {
  const words = useTranslations("businessCase.assumptions");
  const { job, inputs, body, scenario } = useCaseView();
  const { valueOf } = useParameterWords(job);
  const { keys, said } = groups[group];
  const found = keys.map((key) => ({ key, ...caseValue(inputs, body, scenario, key) }));
  const noted = found.find(({ key }) => key === said);
  return (
    <Folded
      title={words(`groups.${group}`)}
      note={noted === undefined ? "" : valueOf(noted.key, noted.value)}
      required={found.filter(isUnstated).length}
    >
      {keys.map((id) => (
        <OneParameter key={id} id={id} />
      ))}
    </Folded>
  );
}

function CohortGroup({ method }: { readonly method: CaseMethod }) {
  const words = useTranslations("businessCase.assumptions");
  const { job, inputs, values } = useCaseView();
  const methodName = useMethodNames();
  const money = useCaseMoney(job);
  const suppliers = inputs.cohorts.find((each) => each.method === method)?.suppliers ?? 0;
  const conversion = money.percent(values[idOf(method, "conversion")] ?? 0);
  const isMain = useMainMethod() === method;
  const keys = cohortKeysOf(method).filter((key) => !isMain || !mainKeys.includes(key));
  return (
    <Folded title={methodName(method)} note={words("cohort", { suppliers, conversion })}>
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
      {keys.map((key) => (
        <OneParameter key={key} id={idOf(method, key)}>
          {key === "conversion" && <LosingQuestion method={method} />}
        </OneParameter>
      ))}
    </Folded>
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

interface OneParameterProps {
  readonly id: ParameterId;
  /** One of the three at the top: its field is as wide as the panel. */
  readonly isMain?: boolean;
  readonly children?: ReactNode;
}

function OneParameter({ id, isMain = false, children }: OneParameterProps) {
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
      isMain={isMain}
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
