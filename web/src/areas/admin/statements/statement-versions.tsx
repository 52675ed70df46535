import { Badge, Button, ConfirmDialog, linkStyle, PlainTable, type PlainColumn } from "@paygauge/ui";
import { useState } from "react";
import type { AnswerOf } from "@paygauge/api-types/endpoints";
import type { StatementVersion } from "@paygauge/api-types/entities/card-statements";
import { useAction } from "../../../data/use-action.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { useMayChange } from "../../../state/system.ts";
import { usePeriod } from "./use-period.ts";

export type Statements = AnswerOf<"cardStatements">;

/** Names of files shown of a version; it may be made of many. */
const maxFiles = 3;

interface StatementVersionsProps {
  readonly issuerId: string;
  readonly data: Statements;
  readonly mayEdit: boolean;
  readonly onChanged: () => void;
  /** Which version's merchants are listed, and the way to another's. */
  readonly listed: number | null;
  readonly onList: (version: number) => void;
}

/** Versions, the newest first: what they are made of, which one is in use, and the way to another. */
export function StatementVersions(props: StatementVersionsProps) {
  const { issuerId, data, mayEdit, onChanged, listed, onList } = props;
  const words = useTranslations("tenants.statements");
  const formats = useFormats();
  const inUse = data.versions.find((each) => each.isInUse)?.versionNumber ?? 0;
  const columns: PlainColumn<StatementVersion>[] = [
    {
      key: "version",
      title: words("columns.version"),
      render: (version) => <VersionNumber version={version} />,
      namesRow: true,
    },
    {
      key: "files",
      title: words("columns.files"),
      render: (version) => <Files version={version} />,
      className: "min-w-56 max-sm:basis-full",
    },
    { key: "note", title: words("columns.note"), render: ({ note }) => note, className: "min-w-32" },
    { key: "author", title: words("columns.author"), render: ({ author }) => author },
    {
      key: "created",
      title: words("columns.created"),
      render: ({ createdOn }) => (createdOn === null ? "" : formats.day(createdOn)),
      className: "whitespace-nowrap",
    },
    {
      key: "merchants",
      title: words("columns.merchants"),
      render: ({ versionNumber, merchantsCount: count }) =>
        versionNumber > 0 && (
          <ListMerchants version={versionNumber} count={count} isListed={listed === versionNumber} onList={onList} />
        ),
      atEnd: true,
      className: "max-sm:ms-auto",
    },
    {
      key: "activate",
      title: words("activate"),
      titleHidden: true,
      render: ({ versionNumber: version, isInUse }) =>
        mayEdit &&
        !isInUse && (
          <Activate {...{ issuerId, issuer: data.issuerName, version }} isOlder={version < inUse} onDone={onChanged} />
        ),
      atEnd: true,
    },
  ];
  return (
    <PlainTable
      stacked
      label={words("versions")}
      columns={columns}
      rows={data.versions}
      rowKey={({ versionNumber }) => versionNumber}
    />
  );
}

function VersionNumber({ version: { versionNumber, isInUse } }: { readonly version: StatementVersion }) {
  const words = useTranslations("tenants.statements");
  const formats = useFormats();
  return (
    <span className="inline-flex flex-wrap items-center gap-1">
      {versionNumber > 0 && <span className="sm:hidden">{words("columns.version")}</span>}
      {versionNumber === 0 ? words("noStatement") : formats.count(versionNumber)}
      {isInUse && <Badge tone="accent">{words("inUse")}</Badge>}
    </span>
  );
}

interface ListMerchantsProps {
  readonly version: number;
  readonly count: number;
  readonly isListed: boolean;
  readonly onList: (version: number) => void;
}

/** How many merchants a version has, and the way to their list. */
function ListMerchants({ version, count, isListed, onList }: ListMerchantsProps) {
  const words = useTranslations("tenants.statements.merchantsOf");
  return (
    <button
      type="button"
      aria-pressed={isListed}
      aria-label={words("list", { count, number: String(version) })}
      onClick={() => onList(version)}
      className={linkStyle({ variant: "figure" })}
    >
      {words("count", { count })} <span className="sm:hidden">{words("unit", { count })}</span>
    </button>
  );
}

function Files({ version: { files } }: { readonly version: StatementVersion }) {
  const words = useTranslations("tenants.statements");
  const period = usePeriod();
  const shown = files.toReversed().slice(0, maxFiles);
  return (
    <ul>
      {shown.map(({ fileName, buyerName, digest, from, to }) => (
        <li key={digest}>{words("file", { name: fileName, buyer: buyerName, period: period(from, to) })}</li>
      ))}
      {files.length > shown.length && (
        <li className="text-text-2">{words("moreFiles", { count: files.length - shown.length })}</li>
      )}
    </ul>
  );
}

interface ActivateProps {
  readonly issuerId: string;
  readonly issuer: string;
  readonly version: number;
  readonly isOlder: boolean;
  readonly onDone: () => void;
}

/** Uses a version, or goes back to an older one or to none, after a question. */
function Activate({ issuerId, issuer, version, isOlder, onDone }: ActivateProps) {
  const words = useTranslations("tenants.statements");
  const mayChange = useMayChange();
  const [open, setOpen] = useState(false);
  const number = String(version);
  const { run, pending } = useAction("activateStatement", { operation: words("activate") });
  const activate = async () => {
    const outcome = await run({ params: { id: issuerId, versionNumber: number } });
    if (outcome?.ok !== true) return;
    notifyDone(outcome.answer.message);
    setOpen(false);
    onDone();
  };
  const label = words(isOlder ? "rollBack" : "activate");
  const title = version === 0 ? words("unuseTitle") : words("activateTitle", { number });
  return (
    <>
      <Button size="sm" disabled={!mayChange} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        submitting={pending}
        title={title}
        description={words("activateText", { issuer })}
        confirmLabel={label}
        onConfirm={() => void activate()}
      />
    </>
  );
}
