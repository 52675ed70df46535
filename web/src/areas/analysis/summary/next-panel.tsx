import { Panel, TextLink } from "@paygauge/ui";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { JobSummary } from "@paygauge/api-types/entities/job-summary";
import { useTranslations } from "../../../state/formats.ts";
import { useGuard } from "../../../state/permissions.ts";
import { equalFilter, suppliersHref } from "../suppliers-href.ts";

interface NextPanelProps {
  readonly jobId: string;
  readonly summary: JobSummary;
}

/** Where to go from the summary; only pages that the user may open, only lists that hold a user. */
export function NextPanel({ jobId, summary }: NextPanelProps) {
  const words = useTranslations("analysis.summary");
  const { opens } = useGuard();
  const at = (capability: "stp" | "vcard") =>
    summary.capabilities.find((row) => row.capability === capability)?.suppliers.High ?? 0;
  const links: { href: string; label: string }[] = [];
  if (opens("jobInsights")) links.push({ href: linkTo("jobInsights", { jobId }), label: words("nextInsights") });
  if (opens("jobSuppliers")) {
    const add = (count: number, property: string, value: string, label: string) => {
      if (count > 0) links.push({ href: suppliersHref(jobId, [equalFilter(property, value)]), label });
    };
    add(at("stp"), "stpScore", "High", words("nextStp", { count: at("stp") }));
    add(at("vcard"), "vcardScore", "High", words("nextVcard", { count: at("vcard") }));
    links.push({ href: suppliersHref(jobId), label: words("nextAll") });
  }
  if (links.length === 0) return null;
  return (
    <Panel title={words("next")}>
      <ul className="flex flex-col gap-2 text-data pointer-coarse:gap-0">
        {links.map((link) => (
          <li key={link.href}>
            <TextLink href={link.href} className="inline-block pointer-coarse:py-3.25">
              {link.label}
            </TextLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
