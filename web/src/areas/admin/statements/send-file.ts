import { cardStatementCalls } from "@paygauge/api-types/endpoints/card-statements";
import { callApi, callHref } from "../../../data/call-api.ts";
import { sendFileParts } from "../../../data/uploads/send-file-parts.ts";

interface About {
  readonly issuerId: string;
  readonly buyerId: string;
  readonly currency: string;
  readonly country: string;
}

/** Sends a statement, has it read, and gives the import that it is in. `onSent` hears of every part. */
export async function sendStatement(
  { issuerId: id, ...about }: About,
  file: File,
  onSent: (bytes: number) => void,
): Promise<string> {
  const body = { ...about, fileName: file.name, size: file.size };
  const { importId, partSize } = await callApi("beginStatement", { params: { id }, body });
  const call = cardStatementCalls.putStatementPart;
  const hrefOf = (partNumber: string) => callHref("putStatementPart", { params: { id, importId, partNumber } });
  await sendFileParts({ call, hrefOf }, file, partSize, onSent);
  await callApi("readStatement", { params: { id, importId } });
  return importId;
}
