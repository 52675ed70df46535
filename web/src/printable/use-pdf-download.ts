import { useState } from "react";
import { fileNameOf, saveFile } from "../data/exports/save-file.ts";
import type { PrintableTexts } from "../texts/en/printable.ts";
import type { Paper } from "./page-rules.ts";
import { addressOf, type PrintedPlace } from "./printed-place.ts";

interface PdfDownload {
  /** What is to be said of it: that it is made, or that it could not be. */
  readonly said: string;
  readonly isMaking: boolean;
  readonly download: () => Promise<void>;
}

/** The file of a page, made by the deployment. */
export function usePdfDownload(place: PrintedPlace, paper: Paper, words: PrintableTexts): PdfDownload {
  const [state, setState] = useState<"still" | "making" | "failed">("still");
  const download = async (): Promise<void> => {
    setState("making");
    const address = new URL(addressOf({ ...place, paper }), location.origin);
    address.searchParams.set("format", "pdf");
    try {
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(`The file was answered with ${answer.status}.`);
      saveFile(await answer.blob(), fileNameOf(answer, "report.pdf"));
      setState("still");
    } catch {
      setState("failed");
    }
  };
  const said = { still: "", making: words.makingPdf, failed: words.pdfFailed }[state];
  return { said, isMaking: state === "making", download };
}
