import type { Job } from "@paygauge/api-types/entities/jobs";
import { daysOf } from "@paygauge/api-types/entities/days";
import type { EvidenceChange, NewEvidence } from "@paygauge/api-types/entities/new-evidence";
import { yearEstimate } from "@paygauge/analysis/value/year-estimate";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { yearsOf, type Simulated, type useSimulated } from "./use-simulated.ts";

interface Sentence {
  readonly bold: string;
  readonly rest: string;
}

/** How new evidence is described: its source, what it changes, and by how much a year. */
export function useEvidenceWords(job: Pick<Job, "periodFrom" | "periodTo">) {
  const words = useTranslations("evidence");
  const formats = useFormats();
  const isEstimate = isShort(job);
  const source = ({ changes }: Pick<NewEvidence, "changes">): string => {
    const [newest, ...others] = changes;
    if (newest === undefined || others.length > 0) return words("sources.several");
    return newest.after === null ? words(`gone.${newest.kind}`) : words(`sources.${newest.kind}`);
  };
  const money = ({ currency, minorDigits }: Simulated, minor: number) =>
    formats.money(String(Math.abs(minor)), currency, minorDigits, true);
  const aYear = (result: Simulated): string => {
    const year = yearsOf(result);
    const by = year.after - year.before;
    if (by === 0) return "";
    const key = isEstimate ? (by > 0 ? "moreEstimate" : "lessEstimate") : by > 0 ? "more" : "less";
    return words(key, { money: money(result, by) });
  };
  const sentence = (evidence: NewEvidence, progress: ReturnType<typeof useSimulated>): Sentence | null => {
    const from = source(evidence);
    if (progress === null) return { bold: words("found", { source: from }), rest: words("toApply") };
    if (progress.problem !== null)
      return { bold: words("found", { source: from }), rest: words("failed", { reason: progress.problem.message }) };
    const { result, done, total } = progress;
    if (result === null)
      return {
        bold: words("found", { source: from }),
        rest: words("checking", { done, total: Math.max(done, total) }),
      };
    const cardable = result.suppliers.filter(({ move }) => move === "cardable").length;
    const count = result.suppliers.length;
    if (count === 0) return null;
    const bold =
      cardable > 0 ? words("become", { source: from, count: cardable }) : words("moveLevel", { source: from, count });
    return { bold, rest: aYear(result) };
  };
  /** As a name in a list: "new directory, 3 suppliers change". */
  const short = (evidence: NewEvidence, progress: ReturnType<typeof useSimulated>): string => {
    const count = progress?.result?.suppliers.length ?? 0;
    return count === 0 ? source(evidence) : words("short", { source: source(evidence), count });
  };
  const made = ({ since, author, entries, kind, after }: EvidenceChange): string =>
    [
      entries === null ? "" : words(kind === "statement" ? "merchants" : "entries", { count: entries }),
      since === null ? "" : words(author === "" ? "since" : "sinceBy", { day: formats.day(since), author }),
      after === null ? words("noneInUse") : "",
    ]
      .filter((part) => part !== "")
      .join(" ");
  return { source, sentence, short, made, money, isEstimate };
}

/** A year is an estimate where the period is short. */
function isShort({ periodFrom, periodTo }: Pick<Job, "periodFrom" | "periodTo">): boolean {
  if (periodFrom === null || periodTo === null) return false;
  return yearEstimate(365 / daysOf({ from: periodFrom, to: periodTo })) !== null;
}
