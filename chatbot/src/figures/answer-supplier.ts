import type { Capability } from "@paygauge/api-types/entities/capabilities";
import { capabilitiesOf } from "@paygauge/api-types/entities/job-capabilities";
import type { ScoreReason } from "@paygauge/api-types/entities/score-reasons";
import type { SupplierDetail } from "@paygauge/api-types/entities/suppliers";
import { liftOf, ruledLevel } from "@paygauge/api-types/reason-words/lift-sentence";
import { kindOf, reasonSentence } from "@paygauge/api-types/reason-words/reason-sentence";
import { linkTo } from "@paygauge/api-types/sitemap";
import {
  capabilityOf,
  directorySentences,
  isAnswer,
  runOf,
  runSentence,
  type FigureAnswer,
  type FigureAsk,
} from "./figure-answer.ts";
import { supplierOf } from "./named-supplier.ts";
import { readCall } from "./read-call.ts";
import { isUnmatched } from "./supplier-set.ts";

/** Reasons that an answer says: the strongest. */
const mostReasons = 4;

/** The one capability at the level that the question names, where it names no capability. */
function capabilityAt({ question, job }: FigureAsk, { row }: SupplierDetail): Capability | null {
  const [level, ...others] = question.levels;
  if (question.capability !== null || level === undefined || others.length > 0) return question.capability;
  const [only, ...more] = capabilitiesOf(job).filter((each) => row[`${each}Score`] === level);
  return only === undefined || more.length > 0 ? null : only;
}

function reasonText({ words }: FigureAsk, detail: SupplierDetail, capability: Capability, reason: ScoreReason): string {
  const all = detail.reasons[capability] ?? [];
  const sentence = reasonSentence(reason, detail, words.reasons, words.formats);
  const kind = kindOf(reason, ruledLevel(detail, capability), all);
  if (kind === "points") return words.say("reason", { points: words.formats.signed(reason.points), sentence });
  return words.reasons(kind as never, { sentence } as never);
}

/** Why a supplier has its level: the points, and the rules that gave the most. */
function whySentences(ask: FigureAsk, detail: SupplierDetail, capability: Capability): string[] {
  const { words } = ask;
  const level = detail.row[`${capability}Score`] ?? "None";
  const ruled = ruledLevel(detail, capability);
  // A gate or a cap decides more than any points.
  const strength = ({ points }: ScoreReason) => (points === 0 ? Number.POSITIVE_INFINITY : Math.abs(points));
  const reasons = (detail.reasons[capability] ?? []).toSorted((a, b) =>
    strength(a) === strength(b) ? 0 : strength(b) - strength(a),
  );
  const { High: high, Medium: medium, Low: low } = detail.levelPoints;
  return [
    words.say("level", {
      name: detail.row.name,
      level: words.level(level),
      capability: words.capability(capability),
      points: String(detail.points[capability] ?? 0),
    }),
    ...(ruled === level ? [] : [words.say("byHand", { level: words.level(ruled) })]),
    ...reasons.slice(0, mostReasons).map((reason) => reasonText(ask, detail, capability, reason)),
    words.say("thresholds", { high: String(high), medium: String(medium), low: String(low) }),
  ];
}

/** What would lift the level by the rules. */
function liftSentence({ words }: FigureAsk, detail: SupplierDetail, capability: Capability): string {
  const { lifts, reasons, formats } = words;
  const said = {
    name: detail.row.name,
    capability: words.capability(capability),
    level: words.level(ruledLevel(detail, capability)),
  };
  const lift = liftOf(detail, capability, { words: lifts, reasons, formats });
  if (lift.to === null) return words.say("noLift", { ...said, why: lift.why });
  const changes = lift.changes.map(({ text, points }) =>
    points === 0 ? text : words.say("change", { text, points: formats.signed(points) }),
  );
  return words.say("lift", { ...said, to: words.level(lift.to), changes: words.names(changes) });
}

/** Why the supplier on screen, or a named one, has its level; or what would lift it. null: no supplier has that name. */
export async function answerSupplier(ask: FigureAsk): Promise<FigureAnswer | null> {
  const { question, job, reader } = ask;
  const supplierKey = await supplierOf(ask);
  if (supplierKey === null || typeof supplierKey !== "string") return supplierKey;
  const { answer: detail, run: id } = await readCall(reader, "jobSupplier", { params: { jobId: job.id, supplierKey } });
  const capability = capabilityOf({ ...ask, question: { ...question, capability: capabilityAt(ask, detail) } });
  if (isAnswer(capability)) return capability;
  const run = runOf(job, id);
  const told =
    question.type === "why" ? whySentences(ask, detail, capability) : [liftSentence(ask, detail, capability)];
  return {
    sentences: [...told, ...directorySentences(ask, await isUnmatched(ask)), ...runSentence(ask, run)],
    sources: [
      { page: "jobSupplier", href: linkTo("jobSupplier", { jobId: job.id, supplierKey }), of: detail.row.name, run },
    ],
  };
}
