import { NotificationBar, TextLink } from "@paygauge/ui";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { Upload } from "@paygauge/api-types/entities/jobs";
import { useCall } from "../../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../../state/formats.ts";

const looked: readonly Upload["state"][] = ["Inspected", "Checking", "Checked"];

/** Names the jobs that imported the very same file, each with a link. */
export function EarlierImports({ file }: { readonly file: Upload | undefined }) {
  const words = useTranslations("upload.overlaps");
  const { day } = useFormats();
  const params = { jobId: file?.jobId ?? "", uploadId: file?.id ?? "" };
  const { data } = useCall("earlierImports", file !== undefined && looked.includes(file.state) ? { params } : null);
  if (data === undefined || data.length === 0) return null;
  return (
    <NotificationBar tone="warning">
      <span>{words("earlier", { count: data.length })}</span>
      <ul>
        {data.map(({ jobId, jobName, buyerName, fileName, uploadedOn }) => (
          <li key={jobId} className="wrap-anywhere">
            <TextLink href={linkTo("jobSummary", { jobId })}>{jobName}</TextLink>{" "}
            {words("earlierOf", { buyer: buyerName, name: fileName, day: day(uploadedOn) })}
          </li>
        ))}
      </ul>
    </NotificationBar>
  );
}
