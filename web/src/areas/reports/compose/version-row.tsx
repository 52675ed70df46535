import { Badge, Button, ProgressBar, TextLink, useTranslate } from "@paygauge/ui";
import type { ReactNode } from "react";
import type { ReportVersion } from "@paygauge/api-types/reports/versions";
import { useFormats, useTranslations } from "../../../state/formats.ts";

interface VersionRowProps {
  readonly version: ReportVersion;
  readonly href: string;
  readonly isShown: boolean;
  readonly mayWrite: boolean;
  readonly pending: boolean;
  readonly onPublish: () => void;
  readonly onUnpublish: () => void;
  readonly onCancel: () => void;
  /** Deletes it: of a version that can't be read. */
  readonly deletion: ReactNode;
}

/** One version: of when and by whom, what it is of, and what can be done with it. */
export function VersionRow(props: VersionRowProps) {
  const { version: each, href, isShown, mayWrite, pending, onCancel } = props;
  const words = useTranslations("reports.versions");
  const formats = useFormats();
  const translate = useTranslate();
  const number = words("number", { version: String(each.version) });
  const facts = [
    // Of a damaged version neither is known.
    ...(each.madeAt === "" ? [] : [words("by", { date: formats.day(each.madeAt), author: each.author })]),
    words("ofRun", { run: String(each.runNumber) }),
    ...(each.dataDate === null ? [] : [words("data", { date: formats.day(each.dataDate) })]),
    ...(each.sections > 0 ? [words("sections", { count: each.sections })] : []),
  ];
  return (
    <li className="flex flex-col gap-1.5 py-2.5" aria-current={isShown ? "true" : undefined}>
      <div className="flex flex-wrap items-center gap-2">
        {each.state === "Ready" ? (
          <TextLink href={href} aria-label={words("open", { version: String(each.version) })}>
            {number}
          </TextLink>
        ) : (
          <span className="text-data font-medium">{number}</span>
        )}
        {each.isPublished && <Badge tone="success">{words("published")}</Badge>}
        {each.state === "Making" && <Badge tone="info">{words("making")}</Badge>}
        {each.state === "Failed" && <Badge tone="danger">{words("failed")}</Badge>}
        {each.state === "Ready" && mayWrite && <PublishButton {...props} />}
        {each.state === "Failed" && mayWrite && props.deletion}
      </div>
      <p className="text-label text-text-2">{facts.join(" · ")}</p>
      {each.note !== "" && <p className="text-data wrap-anywhere">{each.note}</p>}
      {each.message !== null && <p className="text-data text-danger">{translate(each.message)}</p>}
      {each.progress !== null && (
        <div className="flex items-end gap-3">
          <div className="grow">
            <ProgressBar
              label={words("making")}
              value={each.progress.done}
              max={each.progress.total}
              amount={words("progress", { done: String(each.progress.done), total: String(each.progress.total) })}
            />
          </div>
          <Button size="sm" disabled={pending} onClick={onCancel}>
            {words("cancel")}
          </Button>
        </div>
      )}
    </li>
  );
}

function PublishButton({ version: each, pending, onPublish, onUnpublish }: VersionRowProps) {
  const words = useTranslations("reports.versions");
  return (
    <span className="ms-auto">
      {each.isPublished ? (
        <Button size="sm" disabled={pending} onClick={onUnpublish}>
          {words("unpublish")}
        </Button>
      ) : (
        <Button
          size="sm"
          disabled={pending}
          aria-label={words("publishOf", { version: String(each.version) })}
          onClick={onPublish}
        >
          {words("publish")}
        </Button>
      )}
    </span>
  );
}
