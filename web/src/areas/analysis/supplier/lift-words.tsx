import { bandOf, useTexts } from "@paygauge/ui";
import type { Capability, ScoreLift, SupplierDetail } from "@paygauge/api-types";
import { machineBandsOf } from "@paygauge/api-types/entities/overrides";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { figureText, type FigureKind } from "./reason-figures.ts";
import { signedPoints } from "./signed-points.ts";
import { kindOf, useReasonWords } from "./reason-words.ts";

const yesFields = ["vcAccepting", "cardAccepting", "stpCapable", "lockboxEnrolled"] as const;
const isYesField = (field: string): field is (typeof yesFields)[number] => yesFields.some((each) => each === field);

const numberKinds = {
  detailLevel: "count",
  terms: "count",
  aiv: "money",
  ticket: "money",
  orderShare: "share",
} as const satisfies Record<string, FigureKind>;
const isNumberField = (field: string): field is keyof typeof numberKinds => Object.hasOwn(numberKinds, field);

interface LiftProps {
  readonly detail: SupplierDetail;
  readonly capability: Capability;
}

/** What would lift a capability's level: facts with their points; or why nothing would. */
export function LiftWords({ detail, capability }: LiftProps) {
  const words = useTranslations("suppliers.lifts");
  const texts = useTexts();
  const say = useReasonWords(detail);
  const factWords = useFactWords(detail);
  const level = machineBandsOf(detail.row.machineBands)[capability] ?? detail.row[`${capability}Score`] ?? "None";
  const lift = detail.lifts[capability] ?? null;
  if (level === "High") return <Quiet>{words(detail.points[capability] === 100 ? "maximum" : "high")}</Quiet>;
  if (lift === null) {
    const reasons = detail.reasons[capability] ?? [];
    const [gate] = reasons;
    const isGate = gate !== undefined && kindOf(gate, level, reasons) === "gate";
    return <Quiet>{isGate ? words("no", { why: say(gate, "points") }) : words("outOfReach")}</Quiet>;
  }
  return (
    <>
      {lift.changes.map(({ points, fact }, at) => (
        <span key={fact.field}>
          {at > 0 && ", "}
          {points !== 0 && <span className="font-semibold">{signedPoints(points)} </span>}
          {factWords(fact)}
        </span>
      ))}
      {words("to", { level: texts.bands[bandOf(lift.to) ?? "none"] })}
    </>
  );
}

function Quiet({ children }: { readonly children: string }) {
  return <span className="text-text-2">{children}</span>;
}

/** A fact that is wanted, with the ruleset's number in the job's currency. */
function useFactWords(detail: SupplierDetail): (fact: ScoreLift["changes"][number]["fact"]) => string {
  const words = useTranslations("suppliers.lifts");
  const relations = useTranslations("reasons.relations");
  const formats = useFormats();
  return ({ field, relation, threshold }) => {
    if (isYesField(field)) return words(`facts.${field}`);
    if (!isNumberField(field)) return field;
    const kind = numberKinds[field];
    const rate = kind === "money" ? detail.reference.rate : 1;
    const value = figureText((threshold ?? 0) * rate, kind, formats, detail);
    const figure = relations(relation === "is" ? "atLeast" : relation, { threshold: value });
    return words(`figures.${field}`, { figure });
  };
}
