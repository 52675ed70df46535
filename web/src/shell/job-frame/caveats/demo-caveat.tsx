import { DemoMark, TextLink } from "@paygauge/ui";
import type { Job } from "@paygauge/api-types/entities/jobs";
import { linkTo } from "@paygauge/api-types/sitemap";
import { Caveat } from "../../../state/caveat.tsx";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useGuard, useMay } from "../../../state/permissions.ts";

/** Says that acceptance comes from the demo directory, and leads to the page where a real one is added. */
export function DemoCaveat({ job }: { readonly job: Job }) {
  const words = useTranslations("jobs.caveats");
  const formats = useFormats();
  const mayAdd = useMay("Analysis_Admin_Confidence_CRUD");
  const { opens } = useGuard();
  if (job.directory?.isSample !== true) return null;
  const entries = formats.count(job.directory.entriesCount);
  return (
    <Caveat
      short={words("demoShort")}
      actions={
        mayAdd &&
        opens("analysisAdmin") && (
          <TextLink href={linkTo("analysisAdmin", undefined, { part: "directory" })}>{words("demoAdd")}</TextLink>
        )
      }
    >
      {words(job.isSample ? "demoSample" : "demo", { entries })} {words("demoMarked")}
      <DemoMark />
    </Caveat>
  );
}
