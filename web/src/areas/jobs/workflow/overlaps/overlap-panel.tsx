import { Panel, PlainTable } from "@paygauge/ui";
import type { FileOverlap } from "@paygauge/api-types/entities/file-overlaps";
import type { Upload } from "@paygauge/api-types/entities/jobs";
import { useFormats, useTranslations } from "../../../../state/formats.ts";
import { RemoveFile } from "../file/remove-file.tsx";

interface OverlapPanelProps {
  readonly file: Upload;
  readonly overlaps: readonly FileOverlap[];
  /** The file may be removed. */
  readonly editable: boolean;
  readonly onRemoved: () => void;
}

/**
 * Which rows other files of the job hold as well. Nothing is left out by itself: a user removes a file, or continues.
 */
export function OverlapPanel({ file, overlaps, editable, onRemoved }: OverlapPanelProps) {
  const words = useTranslations("upload.overlaps");
  if (overlaps.length === 0) return null;
  const isMaterial = overlaps.some((each) => each.isMaterial);
  return (
    <Panel title={words("title")} facts={words("facts")}>
      <div className="flex flex-col gap-4">
        {overlaps.map((overlap) => (
          <Overlap key={overlap.uploadId} overlap={overlap} />
        ))}
        {isMaterial && editable && (
          <div>
            <RemoveFile file={file} onRemoved={onRemoved}>
              {words("remove", { name: file.fileName })}
            </RemoveFile>
          </div>
        )}
      </div>
    </Panel>
  );
}

function Overlap({ overlap }: { readonly overlap: FileOverlap }) {
  const words = useTranslations("upload.overlaps");
  const formats = useFormats();
  const { rows, ofThis, fileName: name, money, examples, isMaterial } = overlap;
  const sums = money.map(({ minor, currency, minorDigits }) => formats.money(minor, currency, minorDigits));
  const told = { count: rows, all: formats.count(ofThis), name };
  return (
    <div className="flex flex-col gap-2 text-data">
      <p className="wrap-anywhere">
        {sums.length === 0 ? words("shared", told) : words("sharedMoney", { ...told, sum: sums.join(", ") })}
      </p>
      <p className={isMaterial ? "text-warning" : "text-text-2"}>{words(isMaterial ? "material" : "few")}</p>
      <PlainTable
        framed
        label={words("examples", { name })}
        columns={[
          { key: "line", title: words("line"), render: (row) => formats.count(row.line), atEnd: true },
          { key: "other", title: words("otherLine"), render: (row) => formats.count(row.otherLine), atEnd: true },
          ...(sums.length === 0
            ? []
            : [
                {
                  key: "amount",
                  title: words("amount"),
                  render: (row: (typeof examples)[number]) => formats.money(row.minor, row.currency, row.minorDigits),
                  atEnd: true,
                },
              ]),
        ]}
        rows={examples}
        rowKey={(row) => row.line}
      />
    </div>
  );
}
