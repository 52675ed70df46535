import { Panel, RadioGroup } from "@paygauge/ui";
import type { Encoding } from "@paygauge/api-types/entities/file-dialect";
import type { LedgerInspection } from "@paygauge/api-types/entities/ledger";
import type { Upload } from "@paygauge/api-types/entities/jobs";
import { useAction } from "../../../../data/use-action.ts";
import { useTranslations } from "../../../../state/formats.ts";
import { isBusy } from "../workflow-steps.ts";
import { encodingNames } from "./encoding-names.ts";

interface EncodingPanelProps {
  readonly upload: Upload;
  readonly inspection: LedgerInspection;
  readonly editable: boolean;
  readonly onChanged: () => void;
}

/** Which encoding the file has, where it is not UTF-8: each candidate with texts of the file read in it. */
export function EncodingPanel({ upload, inspection, editable, onChanged }: EncodingPanelProps) {
  const words = useTranslations("upload.dialect");
  const { dialect, encodingChoice } = inspection;
  const { run, pending } = useAction("inspectUpload", { operation: words("apply") });
  if (encodingChoice === undefined || encodingChoice.candidates.length < 2) return null;
  const { isOpen, candidates } = encodingChoice;
  const choose = async (encoding: Encoding) => {
    const body = { dialect: { ...dialect, encoding } };
    await run({ params: { jobId: upload.jobId, uploadId: upload.id }, body });
    onChanged();
  };
  return (
    <Panel title={words("encoding")} facts={encodingNames[dialect.encoding]}>
      <div data-ask="encoding">
        <RadioGroup<Encoding>
          label={words("encodingQuestion")}
          hint={words(isOpen ? "encodingOpen" : "encodingHint")}
          disabled={!editable || pending || isBusy(upload.state)}
          value={isOpen ? undefined : dialect.encoding}
          onChange={(encoding) => void choose(encoding)}
          options={candidates.map(({ encoding, samples }) => ({
            value: encoding,
            label: encodingNames[encoding],
            hint: samples.join(" · "),
          }))}
        />
      </div>
    </Panel>
  );
}
