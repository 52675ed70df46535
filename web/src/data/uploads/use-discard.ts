import { useRef, useState } from "react";
import { asProblem } from "../api-problem.ts";
import { notifyDone, notifyProblem } from "../../state/notifications.ts";
import { useTranslations } from "../../state/formats.ts";
import { discardUpload } from "./transfers.ts";

/** Discards an upload, whether this tab sends it or not, and says so. */
export function useDiscard() {
  const words = useTranslations("upload.file");
  const busy = useRef(false);
  const [pending, setPending] = useState(false);
  const discard = async (jobId: string, uploadId: string, name: string): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setPending(true);
    try {
      await discardUpload(jobId, uploadId);
      notifyDone(words("discarded", { name }));
    } catch (thrown) {
      notifyProblem(words("operation"), asProblem(thrown));
    } finally {
      busy.current = false;
      setPending(false);
    }
  };
  return { discard, pending };
}
