import { TextLink } from "@paygauge/ui";
import { useLocation } from "wouter";
import type { Job } from "@paygauge/api-types/entities/jobs";
import { Caveat } from "../../../state/caveat.tsx";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { runKey, useRunQuery } from "../../../state/perspective.ts";

/** Tells users who work on the job that they see the published run, and links to the newest. */
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
