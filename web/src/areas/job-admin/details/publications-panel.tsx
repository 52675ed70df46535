import { Panel, PlainTable } from "@paygauge/ui";
import type { JobPublication } from "@paygauge/api-types/entities/job-details";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import type { PartProps } from "./part-props.ts";

/** What members and clients could read, since when, and who decided it. */
export function PublicationsPanel({ details }: PartProps) {
  const words = useTranslations("jobAdmin.details");
  const formats = useFormats();
  const { publications } = details;
  const what = ({ isPublished, run }: JobPublication) => {
    if (!isPublished) return words("unpublished");
    return run === null ? words("published") : words("publishedRun", { number: run });
  };
  return (
    <Panel title={words("publishing")}>
      {publications.length === 0 ? (
        <p className="text-data text-text-2">{words("neverPublished")}</p>
      ) : (
        <PlainTable
          long
          label={words("publishing")}
          columns={[
            { key: "what", title: words("what"), namesRow: true, render: what },
            { key: "at", title: words("on"), render: ({ at }) => formats.day(at) },
            { key: "who", title: words("by"), render: ({ username }) => username ?? "" },
          ]}
          rows={publications}
          rowKey={({ at }, place) => `${at} ${place}`}
        />
      )}
    </Panel>
  );
}
