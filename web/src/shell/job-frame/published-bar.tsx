import { NotificationBar, TextLink } from "@paygauge/ui";
import { useLocation } from "wouter";
import type { Job } from "@paygauge/api-types/entities/jobs";
import { useFormats, useTranslations } from "../../state/formats.ts";
import { runKey, useRunQuery } from "../../state/perspective.ts";

/** Says to whoever works on the job that they look at the published run, and leads back to the newest. */
export function PublishedBar({ job }: { readonly job: Job }) {
  const words = useTranslations("jobs.publication");
  const formats = useFormats();
  const [path] = useLocation();
  const { run } = useRunQuery();
  const { latest, published, publishedOn } = job;
  if (run !== "published" || latest === null || published === null || publishedOn === null) return null;
  return (
    <NotificationBar tone="info">
      {words("bar", { number: String(published.number), day: formats.day(publishedOn) })}{" "}
      <TextLink href={`${path}?${runKey}=latest`}>{words("toLatest")}</TextLink>
    </NotificationBar>
  );
}
