import { useState } from "react";
import type { PrintableTexts } from "../texts/en/printable.ts";
import type { Paper } from "./page-rules.ts";
import { addressOf, type PrintedPlace } from "./printed-place.ts";

/** Hands a file to the browser under the name that the answer gives it. */
function save(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

const nameOf = (answer: Response): string => {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(answer.headers.get("content-disposition") ?? "")?.[1];
  return encoded === undefined ? "report.pdf" : decodeURIComponent(encoded);
};

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
      save(await answer.blob(), nameOf(answer));
      setState("still");
    } catch {
      setState("failed");
    }
  };
  const said = { still: "", making: words.makingPdf, failed: words.pdfFailed }[state];
  return { said, isMaking: state === "making", download };
}
