import { tableImportCalls } from "@paygauge/api-types/endpoints/table-imports";
import type { TableKind } from "@paygauge/api-types/entities/table-imports";
import { callApi, callHref } from "../../../data/call-api.ts";
import { sendFileParts } from "../../../data/uploads/send-file-parts.ts";

/** Sends a file, has it read, and gives the import that it is in. `onSent` hears of every part. */
export async function sendTable(kind: TableKind, file: File, onSent: (bytes: number) => void): Promise<string> {
  const { importId, partSize } = await callApi("beginTableImport", {
    body: { kind, fileName: file.name, size: file.size },
  });
  const call = tableImportCalls.putTablePart;
  const hrefOf = (partNumber: string) => callHref("putTablePart", { params: { importId, partNumber } });
  await sendFileParts({ call, hrefOf }, file, partSize, onSent);
  await callApi("readTableImport", { params: { importId } });
  return importId;
}
