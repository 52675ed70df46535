import { TextLink } from "@paygauge/ui";
import { linkTo } from "@paygauge/api-types/sitemap";
import { useTranslations } from "../../../state/formats.ts";
import { useGuard } from "../../../state/permissions.ts";
import { livePageOf } from "./live-page.ts";

/**
 * From a section of a report to the same figures in the product. A version is frozen: rows behind it may have changed
 * since, so its figures open nothing themselves.
 */
export function LiveFigures({ jobId, sectionId }: { readonly jobId: string; readonly sectionId: string }) {
  const words = useTranslations("reports.reader");
  const { opens } = useGuard();
  const page = livePageOf(sectionId);
  if (page === null || !opens(page)) return null;
  return (
    <p className="mt-2 text-label print:hidden">
      <TextLink variant="entity" className="underline" href={linkTo(page, { jobId })}>
        {words("live")}
      </TextLink>
    </p>
  );
}
