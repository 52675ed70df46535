import { Button, NotificationBar, Panel, PlainTable, RadioGroup, useTexts } from "@paygauge/ui";
import { useState } from "react";
import type { ComparedTotal, TotalRows } from "@paygauge/api-types/entities/total-rows";
import type { ImportCheck } from "@paygauge/api-types/entities/ledger";
import type { Upload } from "@paygauge/api-types/entities/jobs";
import { useAction } from "../../../../data/use-action.ts";
import { useFormats, useTranslations } from "../../../../state/formats.ts";

interface TotalRowsProps {
  readonly file: Upload;
  readonly check: ImportCheck;
  readonly editable: boolean;
  readonly reload: () => void;
}

/** The file's own total rows against the sums of their rows, and the rows that a user must decide about. */
export function TotalRowsPanels({ file, check, editable, reload }: TotalRowsProps) {
  const { totals } = check;
  if (totals === null) return null;
  return (
    <>
      {totals.asked.length > 0 && (
        <Questions key={check.rows} file={file} totals={totals} editable={editable} reload={reload} />
      )}
      {(totals.agree + totals.differ > 0 || totals.own !== null) && <FoundTotals totals={totals} />}
    </>
  );
}

/** Money in the currency that the file's amounts usually have. */
function useMoney({ currency, minorDigits }: TotalRows) {
  const formats = useFormats();
  return (minor: string) => formats.money(minor, currency, minorDigits);
}

/** Whether the file's own total is another sum than its rows have. */
const isOwnOff = ({ own, differing }: TotalRows): boolean =>
  own !== null && differing.some(({ line }) => line === own.line);

/** Says that the file's own total differs from its rows, and by how much; nothing where it agrees. */
export function OwnTotalOff({ totals }: { readonly totals: TotalRows }) {
  const words = useTranslations("upload.check.totals");
  const money = useMoney(totals);
  const { own } = totals;
  if (own === null || !isOwnOff(totals)) return null;
  const by = String(BigInt(own.stated) - BigInt(own.sum));
  return words("ownDiffers", { stated: money(own.stated), sum: money(own.sum), by: money(by), line: own.line });
}

/** The file's own total rows: how many agree with their rows, and those that differ. */
export function FoundTotals({ totals }: { readonly totals: TotalRows }) {
  const words = useTranslations("upload.check.totals");
  const formats = useFormats();
  const money = useMoney(totals);
  const { own, agree, differ } = totals;
  const by = own === null ? 0n : BigInt(own.stated) - BigInt(own.sum);
  const differs = isOwnOff(totals);
  return (
    <Panel title={words("title")} facts={words("facts", { agree, differ })}>
      {differs && (
        <NotificationBar tone="warning">
          <OwnTotalOff totals={totals} />
        </NotificationBar>
      )}
      {own !== null && !differs && (
        <p className="text-data text-success">
          {by === 0n
            ? words("ownAgrees", { stated: money(own.stated) })
            : words("ownRounded", { stated: money(own.stated), by: money(String(by)) })}
        </p>
      )}
      {totals.differing.length > 0 && (
        <div className="mt-2">
          <PlainTable
            long
            stacked
            label={words("differing")}
            columns={[
              { key: "line", title: words("line"), render: (row) => formats.count(row.line), atEnd: true },
              { key: "stated", title: words("stated"), render: (row) => money(row.stated), atEnd: true },
              { key: "sum", title: words("sum"), render: (row) => money(row.sum), atEnd: true },
              {
                key: "by",
                title: words("by"),
                render: (row) => money(String(BigInt(row.stated) - BigInt(row.sum))),
                atEnd: true,
              },
              {
                key: "raw",
                title: words("raw"),
                render: (row) => row.raw,
                className: "font-mono text-mono wrap-anywhere max-sm:w-full",
              },
            ]}
            rows={totals.differing}
            rowKey={(row) => String(row.line)}
          />
        </div>
      )}
    </Panel>
  );
}

export type TotalAnswer = "total" | "line";

interface QuestionsProps {
  readonly file: Upload;
  readonly totals: TotalRows;
  readonly editable: boolean;
  readonly reload: () => void;
}

function Questions({ file, totals, editable, reload }: QuestionsProps) {
  const words = useTranslations("upload.check.totals");
  const [answers, setAnswers] = useState<ReadonlyMap<number, TotalAnswer>>(new Map());
  const { run, pending } = useAction("checkUpload", { operation: words("again") });
  const { mapping } = file;
  const open = totals.asked.filter(({ line }) => !answers.has(line)).length;
  const send = async () => {
    if (mapping === null) return;
    const given = [...answers].map(([line, answer]) => ({ line, isTotal: answer === "total" }));
    const totalRows = [...(mapping.totalRows ?? []).filter(({ line }) => !answers.has(line)), ...given];
    await run({ params: { jobId: file.jobId, uploadId: file.id }, body: { mapping: { ...mapping, totalRows } } });
    reload();
  };
  return (
    <Panel title={words("askTitle", { count: totals.asked.length })} facts={words("askFacts")}>
      <ul className="flex flex-col divide-y divide-line">
        {totals.asked.map((row) => (
          <TotalQuestion
            key={row.line}
            row={row}
            totals={totals}
            disabled={!editable}
            answer={answers.get(row.line)}
            onAnswer={(answer) => setAnswers(new Map(answers).set(row.line, answer))}
          />
        ))}
      </ul>
      {editable && (
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <Button variant="primary" disabled={open > 0} pending={pending} onClick={() => void send()}>
            {words("again")}
          </Button>
          {open > 0 && <p className="text-label text-text-2">{words("open", { count: open })}</p>}
        </div>
      )}
    </Panel>
  );
}

interface TotalQuestionProps {
  readonly row: ComparedTotal;
  readonly totals: TotalRows;
  readonly disabled: boolean;
  readonly answer: TotalAnswer | undefined;
  readonly onAnswer: (answer: TotalAnswer) => void;
}

/** A row that may be a total, and what it is. */
export function TotalQuestion({ row, totals, disabled, answer, onAnswer }: TotalQuestionProps) {
  const words = useTranslations("upload.check.totals");
  const { labelled } = useTexts();
  const money = useMoney(totals);
  const figures = { stated: money(row.stated), sum: money(row.sum), rows: row.rows };
  return (
    <li className="grid gap-x-6 gap-y-2 py-3 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="min-w-0">
        <p className="text-data font-medium">
          {words(row.isBalance ? "asksBalance" : row.stated === row.sum ? "asksEqual" : "asksOther", figures)}
        </p>
        <p className="mt-1 font-mono text-mono wrap-anywhere text-text-2">
          {labelled(words("lineOf", { line: row.line }), row.raw)}
        </p>
      </div>
      <RadioGroup<TotalAnswer>
        label={words("ask", { line: row.line })}
        labelHidden
        disabled={disabled}
        value={answer}
        options={[
          { value: "total", label: words("isTotal") },
          { value: "line", label: words("isLine") },
        ]}
        onChange={onAnswer}
      />
    </li>
  );
}
