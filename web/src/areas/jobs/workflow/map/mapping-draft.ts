import { atom, useAtom } from "jotai";
import type { ColumnMapping, LedgerInspection } from "@paygauge/api-types/entities/ledger";
import type { Upload } from "@paygauge/api-types/entities/jobs";

/** Mappings that are being edited, by upload and header: they outlive a look at another page. */
const draftsAtom = atom<Readonly<Record<string, ColumnMapping>>>({});

/** The mapping of a file: what the user is editing, else what was confirmed, else what is proposed. */
export function useMappingDraft(
  upload: Pick<Upload, "id" | "mapping">,
  inspection: LedgerInspection,
): readonly [ColumnMapping, (mapping: ColumnMapping) => void] {
  const [drafts, setDrafts] = useAtom(draftsAtom);
  const proposed = inspection.proposal.mapping;
  const confirmed = upload.mapping?.headerSignature === proposed.headerSignature ? upload.mapping : null;
  const key = `${upload.id} ${proposed.headerSignature}`;
  const set = (mapping: ColumnMapping) => setDrafts((all) => ({ ...all, [key]: mapping }));
  return [drafts[key] ?? confirmed ?? proposed, set];
}
