import type { ListedDocument } from "./owner-options.ts";

/** What each dialog of a document takes. */
export interface DocumentDialogProps {
  readonly document: ListedDocument;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}
