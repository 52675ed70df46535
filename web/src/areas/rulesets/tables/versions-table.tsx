import { Badge, Button, ConfirmDialog, PlainTable } from "@paygauge/ui";
import { useState, type ComponentType } from "react";
import type { Outcome } from "../../../data/use-action.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";

/** A version of a table, as its row shows it. */
export interface TableVersion {
  readonly versionNumber: number;
  readonly source: string;
  readonly note: string;
  readonly author: string;
  readonly createdOn: string | null;
  /** Entries or titles; null where they are not counted. */
  readonly count: number | null;
  readonly isInUse: boolean;
  /** Made, not real. */
  readonly isSample: boolean;
}

export interface ActivationProps<Version> {
  readonly version: Version;
  /** Than the one in use. */
  readonly isOlder: boolean;
  readonly onDone: () => void;
}

interface VersionsTableProps<Version> {
  readonly label: string;
  /** Heading of the counts, with their unit. */
  readonly countLabel: string;
  readonly versions: readonly Version[];
  /** The way to use a version; null where the user may not. */
  readonly activation: ComponentType<ActivationProps<Version>> | null;
  /** Another version is in use now. */
  readonly onChanged: () => void;
}

/** Versions of a table: which one is in use, and the way to another. */
export function VersionsTable<Version extends TableVersion>(props: VersionsTableProps<Version>) {
  const { label, countLabel, versions, activation: Activation, onChanged } = props;
  const words = useTranslations("rulesets");
  const formats = useFormats();
  const inUse = versions.find((each) => each.isInUse)?.versionNumber ?? 0;
  return (
    <PlainTable
      label={label}
      columns={[
        {
          key: "version",
          title: words("directory.version"),
          render: (version) => (
            <span className="inline-flex flex-wrap items-center gap-1">
              {formats.count(version.versionNumber)}
              {version.isInUse && <Badge tone="accent">{words("inUse")}</Badge>}
              {version.isSample && <Badge>{words("directory.sample")}</Badge>}
            </span>
          ),
          namesRow: true,
        },
        { key: "source", title: words("directory.source"), render: ({ source }) => source },
        { key: "note", title: words("directory.note"), render: ({ note }) => note, className: "min-w-48" },
        { key: "author", title: words("directory.author"), render: ({ author }) => author },
        {
          key: "created",
          title: words("directory.created"),
          render: ({ createdOn }) => (createdOn === null ? "" : formats.day(createdOn)),
          className: "whitespace-nowrap",
        },
        {
          key: "count",
          title: countLabel,
          render: ({ count }) => (count === null ? "" : formats.count(count)),
          atEnd: true,
        },
        {
          key: "activate",
          title: words("directory.activate"),
          titleHidden: true,
          render: (version) =>
            Activation !== null &&
            !version.isInUse && (
              <Activation version={version} isOlder={version.versionNumber < inUse} onDone={onChanged} />
            ),
          atEnd: true,
        },
      ]}
      rows={versions}
      rowKey={({ versionNumber }) => versionNumber}
    />
  );
}

interface ActivateButtonProps {
  readonly isOlder: boolean;
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly pending: boolean;
  readonly activate: () => Promise<Outcome<{ readonly message: string }> | null>;
  readonly onDone: () => void;
}

/** Uses a version, or goes back to an older one, after a question. */
export function ActivateButton({ isOlder, title, text, confirm, pending, activate, onDone }: ActivateButtonProps) {
  const words = useTranslations("rulesets.directory");
  const [open, setOpen] = useState(false);
  const run = async () => {
    const outcome = await activate();
    if (outcome?.ok !== true) return;
    notifyDone(outcome.answer.message);
    setOpen(false);
    onDone();
  };
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {words(isOlder ? "rollBack" : "activate")}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        submitting={pending}
        title={title}
        description={text}
        confirmLabel={confirm}
        onConfirm={() => void run()}
      />
    </>
  );
}
