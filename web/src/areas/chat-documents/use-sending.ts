import { useCallback, useState } from "react";
import { isMessageRef, type Message } from "@paygauge/api-types/catalogue/message";
import { asProblem } from "../../data/api-problem.ts";
import { callApi } from "../../data/call-api.ts";
import type { ListedDocument } from "./owner-options.ts";

/** Where files go: the document that one replaces, or null for new ones. */
export interface Target {
  readonly replaces: ListedDocument | null;
}

/** How files are sent: for whom, in place of which document, and from when they are valid; "" for always. */
interface Sent {
  readonly issuerId: string;
  readonly replaces: string | undefined;
  readonly validFrom: string;
}

/** One file of an upload with what became of it. */
export interface SentFile {
  readonly key: string;
  readonly name: string;
  readonly state: "sending" | "sent" | "failed" | "same";
  /** Why it failed, or the document with the same content. */
  readonly note: Message | null;
}

/** Sends files one by one, so that each has its own outcome and none waits for all. */
export function useSending(onSent: () => void) {
  const [files, setFiles] = useState<readonly SentFile[]>([]);
  const send = useCallback(
    async (chosen: readonly File[], how: Sent) => {
      for (const file of chosen) {
        const key = crypto.randomUUID();
        const put = (next: Pick<SentFile, "state" | "note">) =>
          setFiles((all) => [{ key, name: file.name, ...next }, ...all.filter((each) => each.key !== key)]);
        put({ state: "sending", note: null });
        put(await outcomeOf(file, how));
        onSent();
      }
    },
    [onSent],
  );
  return { files, send, clear: () => setFiles([]) };
}
export type Sending = ReturnType<typeof useSending>;

async function outcomeOf(
  file: File,
  { issuerId, replaces, validFrom }: Sent,
): Promise<Pick<SentFile, "state" | "note">> {
  try {
    const valid = validFrom === "" ? {} : { valid_from: validFrom };
    const target = replaces === undefined ? { issuer_id: issuerId } : { replaces };
    const body = { ...target, ...valid, files: file };
    const { failed_files, ingestion_result } = await callApi("uploadChatDocuments", { body });
    const [failed] = failed_files;
    if (failed) return { state: "failed", note: isMessageRef(failed.messageRef) ? failed.messageRef : failed.reason };
    const same = ingestion_result[0]?.same_as ?? null;
    return same === null ? { state: "sent", note: null } : { state: "same", note: same };
  } catch (thrown) {
    return { state: "failed", note: asProblem(thrown).message };
  }
}
