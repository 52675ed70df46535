import { Badge, MessageText, RecordButton } from "@paygauge/ui";
import { useMemo } from "react";
import type { MaintainedJob } from "@paygauge/api-types/entities/job-maintenance";
import { ledgerKinds } from "@paygauge/api-types/entities/ledger";
import { publicationStates } from "@paygauge/api-types/entities/runs";
import { jobStates } from "@paygauge/api-types/states";
import type { ListGridColumn } from "../../../data/lists/list-sheet.ts";
import { useFormats, useTranslations, type Formats } from "../../../state/formats.ts";
import { jobStateTones } from "../../../state/job-state-tones.ts";

type Column = ListGridColumn<MaintainedJob>;

/** A version, and how many newer ones are published. */
function VersionCell({ version, behind }: { readonly version: number | null; readonly behind: number }) {
  const words = useTranslations("jobMaintenance");
  const { count } = useFormats();
  if (version === null) return null;
  return (
    <span className="tabular-nums">
      {count(version)}
      {behind > 0 && (
        <span className="ms-1.5 text-label font-semibold text-warning">{words("behindBy", { count: behind })}</span>
      )}
    </span>
  );
}

const text = { type: "text", width: 130, grow: 1 } as const;
const number = { type: "number", width: 92 } as const;

type Words = ReturnType<typeof useTranslations<"jobMaintenance">>;
type JobWords = ReturnType<typeof useTranslations<"jobs">>;

const nameColumn = (words: Words, onOpen: (jobId: string) => void): Column => ({
  ...text,
  key: "name",
  title: words("columns.name"),
  width: 210,
  grow: 2,
  value: (row) => row.name,
  render: (row) => (
    <RecordButton label={words("open", { name: row.name })} onClick={() => onOpen(row.id)}>
      {row.name}
    </RecordButton>
  ),
  inList: "title",
});

const ownedColumns = (words: Words, jobWords: JobWords): readonly Column[] => [
  { ...text, key: "issuerName", title: words("columns.issuer"), value: (row) => row.issuerName, inList: "line" },
  { ...text, key: "buyerName", title: words("columns.buyer"), value: (row) => row.buyerName, hidden: true },
  { ...text, key: "ownerName", title: words("columns.owner"), value: (row) => row.ownerName, hidden: true },
  {
    key: "kind",
    title: words("columns.type"),
    type: "enum",
    width: 116,
    options: ledgerKinds.map((value) => ({ value, label: jobWords(`kinds.${value}`) })),
    value: (row) => row.kind,
    hidden: true,
  },
];

const runColumns = (words: Words, jobWords: JobWords): readonly Column[] => [
  { ...number, key: "runNumber", title: words("columns.run"), width: 64, value: (row) => row.runNumber },
  {
    key: "state",
    title: words("columns.state"),
    type: "enum",
    width: 96,
    options: jobStates.map((value) => ({ value, label: jobWords(`states.${value}`) })),
    value: (row) => row.state,
    render: (row) => <Badge tone={jobStateTones[row.state]}>{jobWords(`states.${row.state}`)}</Badge>,
    inList: "figure",
  },
  {
    key: "publication",
    title: words("columns.published"),
    type: "enum",
    width: 152,
    options: publicationStates.map((value) => ({ value, label: jobWords(`publication.states.${value}`) })),
    value: (row) => row.publication,
  },
  {
    ...number,
    key: "scoringVersion",
    title: words("columns.scoring"),
    width: 132,
    value: (row) => row.scoringVersion,
    render: (row) => <VersionCell version={row.scoringVersion} behind={row.scoringBehind} />,
  },
  {
    ...number,
    key: "confidenceVersion",
    title: words("columns.confidence"),
    value: (row) => row.confidenceVersion,
    render: (row) => <VersionCell version={row.confidenceVersion} behind={row.behind - row.scoringBehind} />,
    hidden: true,
  },
  { ...number, key: "behind", title: words("columns.behind"), value: (row) => row.behind, hidden: true },
  { ...number, key: "suppliersCount", title: words("columns.suppliers"), value: (row) => row.suppliersCount },
];

const roomColumns = (words: Words, { bytes }: Formats): readonly Column[] => [
  {
    ...number,
    key: "objectBytes",
    title: words("columns.object"),
    definition: words("columns.objectText"),
    value: (row) => row.objectBytes,
    render: (row) => (row.objectBytes === null ? "" : bytes(row.objectBytes)),
  },
  { ...number, key: "filesCount", title: words("columns.files"), width: 72, value: (row) => row.filesCount },
  {
    ...number,
    key: "filesBytes",
    title: words("columns.fileBytes"),
    definition: words("columns.fileBytesText"),
    value: (row) => row.filesBytes,
    render: (row) => bytes(row.filesBytes),
    hidden: true,
  },
];

/** Columns of the list of all jobs; their keys are the properties that the paged request names. */
export function useMaintainedColumns(onOpen: (jobId: string) => void): readonly Column[] {
  const words = useTranslations("jobMaintenance");
  const jobWords = useTranslations("jobs");
  const formats = useFormats();
  return useMemo(
    (): readonly Column[] => [
      nameColumn(words, onOpen),
      ...ownedColumns(words, jobWords),
      ...runColumns(words, jobWords),
      ...roomColumns(words, formats),
      {
        key: "lastRunOn",
        title: words("columns.lastRun"),
        type: "date",
        moment: "day",
        width: 112,
        value: (row) => row.lastRunOn,
      },
      {
        ...text,
        key: "failure",
        title: words("columns.failure"),
        width: 180,
        sortable: false,
        filterable: false,
        source: { path: ["failure", "message"] },
        value: (row) => (row.failure === null ? "" : (row.failure.step ?? "")),
        render: ({ failure }) =>
          failure && (
            <>
              {failure.step !== null && (
                <span className="font-medium">{jobWords(`progress.steps.${failure.step}`)} </span>
              )}
              <MessageText message={failure.message} />
            </>
          ),
      },
    ],
    [words, jobWords, formats, onOpen],
  );
}
