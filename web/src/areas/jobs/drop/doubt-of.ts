import type { LedgerKind } from "@paygauge/api-types/entities/ledger";
import type { Upload } from "@paygauge/api-types/entities/jobs";
import type { HeadReading } from "./read-head.ts";

/** The origin has not looked at the file yet. */
const beforeLook: readonly Upload["state"][] = ["Receiving", "Unpacking", "Inspecting"];

/**
 * Returns what speaks against a file, so that it is said before anything is asked: the origin's refusal, or until the
 * origin has looked, what its beginning shows it to be. null: nothing does, or the user insists on reading it.
 */
export function doubtOf(
  head: HeadReading | undefined,
  file: Pick<Upload, "state" | "refusal" | "inspection"> | undefined,
  kind: LedgerKind | undefined,
): Upload["refusal"] {
  if (file?.state === "Refused") return file.refusal;
  const isLooked = file !== undefined && (!beforeLook.includes(file.state) || file.inspection !== null);
  // A list of suppliers alone may come from any register.
  return isLooked || kind === "matchedDataOnly" ? null : (head?.doubt ?? null);
}
