import { Button, saveFile } from "@paygauge/ui";
import { Download } from "lucide-react";
import { useState } from "react";
import type { ReportSnapshot } from "@paygauge/api-types/reports/snapshot";
import { useTranslations } from "../../../state/formats.ts";

/** Makes a .pptx file of the version that is looked at; what writes it is loaded when it is asked for. */
export function PptxButton({ snapshot }: { readonly snapshot: ReportSnapshot }) {
  const words = useTranslations("reports.slides");
  const [state, setState] = useState<"still" | "making" | "failed">("still");
  const download = async (): Promise<void> => {
    setState("making");
    try {
      const { deckFile } = await import("./deck-file.ts");
      const type = "application/vnd.openxmlformats-officedocument.presentationml.presentation";
      const name = `${snapshot.jobName} ${snapshot.words.version}.pptx`.replaceAll(/[\\/:*?"<>|]/g, " ");
      saveFile(new Blob([await deckFile(snapshot)], { type }), name);
      setState("still");
    } catch (error) {
      console.error(error);
      setState("failed");
    }
  };
  return (
    <>
      <Button
        size="sm"
        icon={<Download aria-hidden size={16} strokeWidth={1.6} />}
        pending={state === "making"}
        onClick={() => void download()}
      >
        {words("pptx")}
      </Button>
      <output className={state === "failed" ? "text-data text-danger" : "sr-only"}>
        {state === "failed" ? words("pptxFailed") : ""}
      </output>
    </>
  );
}
