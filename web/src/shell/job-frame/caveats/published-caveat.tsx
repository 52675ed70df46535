import { TextLink } from "@paygauge/ui";
import { useLocation } from "wouter";
import type { Job } from "@paygauge/api-types/entities/jobs";
import { Caveat } from "../../../state/caveat.tsx";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { runKey, useRunQuery } from "../../../state/perspective.ts";

/** Says to whoever works on the job that they look at the published run, and leads back to the newest. */
export function PublishedCaveat({ job }: { readonly job: Job }) {
  const words = useTranslations("jobs.publication");
  const formats = useFormats();
  const [path] = useLocation();
  const { run } = useRunQuery();
  const { latest, published, publishedOn } = job;
  if (run !== "published" || latest === null || published === null || publishedOn === null) return null;
  const number = String(published.number);
  return (
    <Caveat
      short={words("barShort", { number })}
      actions={<TextLink href={`${path}?${runKey}=latest`}>{words("toLatest")}</TextLink>}
    >
      {words("bar", { number, day: formats.day(publishedOn) })}
    </Caveat>
  );
}
