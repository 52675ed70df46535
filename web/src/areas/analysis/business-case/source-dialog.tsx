import { Button, CheckList, Dialog } from "@paygauge/ui";
import { useState } from "react";
import type { BusinessCase } from "@paygauge/api-types/entities/business-case";
import { useTranslations } from "../../../state/formats.ts";

interface SourceDialogProps {
  readonly offered: BusinessCase["useCases"];
  readonly chosen: readonly string[];
  readonly onChoose: (useCaseIds: readonly string[]) => void;
  readonly onClose: () => void;
}

/** What the cohorts are taken from: the whole job, or some of its use cases. */
export function SourceDialog({ offered, chosen: first, onChoose, onClose }: SourceDialogProps) {
  const words = useTranslations("businessCase.source");
  const [chosen, setChosen] = useState(first);
  return (
    <Dialog
      open
      title={words("title")}
      description={words("intro")}
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>{words("cancel")}</Button>
          <Button variant="primary" onClick={() => onChoose(chosen)}>
            {words("apply")}
          </Button>
        </>
      }
    >
      {offered.length === 0 ? (
        <p className="text-data text-text-2">{words("none")}</p>
      ) : (
        <CheckList
          label={words("useCases")}
          hint={words("hint")}
          options={offered.map(({ useCaseId: value, name, totals }) => ({
            value,
            label: words("useCase", { name, suppliers: totals.suppliers }),
          }))}
          value={chosen}
          onChange={setChosen}
        />
      )}
    </Dialog>
  );
}
