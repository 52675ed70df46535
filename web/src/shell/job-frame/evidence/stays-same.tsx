import type { Job } from "@paygauge/api-types/entities/jobs";
import type { NewEvidence } from "@paygauge/api-types/entities/new-evidence";
import { useTranslations } from "../../../state/formats.ts";

interface StaysSameProps {
  readonly job: Job;
  readonly evidence: NewEvidence;
}

/** What another run leaves alone: what readers see, the suppliers of use cases and campaigns, and unchanged versions. */
export function StaysSame({ job: { latest }, evidence }: StaysSameProps) {
  const words = useTranslations("evidence.stays");
  const { publishedNumber, number, changes } = evidence;
  if (latest === null) return null;
  const isChanged = (kind: string) => changes.some((change) => change.kind === kind);
  const versions = [
    ["directory", latest.directoryVersion ?? 0],
    ["confidence", latest.confidenceRulesetVersion],
    ["scoring", latest.scoringRulesetVersion],
  ] as const;
  const kept = versions.filter(([kind, version]) => version > 0 && !isChanged(kind));
  return (
    <section aria-label={words("title")} className="rounded-card bg-sunken p-3">
      <h3 className="mb-1 text-data font-semibold">{words("title")}</h3>
      <ul className="flex list-disc flex-col gap-1 ps-5 text-label text-text-2">
        <li>
          {publishedNumber === null
            ? words("unpublished")
            : words("published", { number: String(publishedNumber), next: String(number + 1) })}
        </li>
        <li>{words("sets")}</li>
        {kept.map(([kind, version]) => (
          <li key={kind}>{words(kind, { version: String(version) })}</li>
        ))}
      </ul>
      <p className="mt-2 text-label text-text-2">{words("decisions")}</p>
    </section>
  );
}
