import { useCallback, useState } from "react";
import { isMessageRef, type Message } from "@paygauge/api-types/catalogue/message";
import { asProblem } from "../../data/api-problem.ts";
import { callApi } from "../../data/call-api.ts";
import type { ListedDocument } from "./owner-options.ts";

/** Where files go: the document that one replaces, or null for new ones. */
export interface Target {
  readonly replaces: ListedDocument | null;
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
    async (chosen: readonly File[], issuerId: string, replaces: string | undefined) => {
      for (const file of chosen) {
        const key = crypto.randomUUID();
        const put = (next: Pick<SentFile, "state" | "note">) =>
          setFiles((all) => [{ key, name: file.name, ...next }, ...all.filter((each) => each.key !== key)]);
        put({ state: "sending", note: null });
        put(await outcomeOf(file, issuerId, replaces));
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
  issuerId: string,
  replaces: string | undefined,
): Promise<Pick<SentFile, "state" | "note">> {
  try {
    const body = replaces === undefined ? { issuer_id: issuerId, files: file } : { replaces, files: file };
    const { failed_files, ingestion_result } = await callApi("uploadChatDocuments", { body });
    const [failed] = failed_files;
    if (failed) return { state: "failed", note: isMessageRef(failed.messageRef) ? failed.messageRef : failed.reason };
    const same = ingestion_result[0]?.same_as ?? null;
    return same === null ? { state: "sent", note: null } : { state: "same", note: same };
  } catch (thrown) {
    return { state: "failed", note: asProblem(thrown).message };
  }
}
