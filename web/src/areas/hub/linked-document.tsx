import { Button, Dialog, linkStyle } from "@paygauge/ui";
import { useAtomValue } from "jotai";
import { ExternalLink } from "lucide-react";
import { Suspense, useState } from "react";
import { callHref } from "../../data/call-api.ts";
import { useAddressPart } from "../../data/use-address-part.ts";
import { useCall } from "../../data/use-call.ts";
import { useTranslations } from "../../state/formats.ts";
import { useMay } from "../../state/permissions.ts";
import { flagsAtom } from "../../state/system.ts";
import { areaTexts, lazyWithTexts } from "../../texts/catalogue.ts";
import { documentPlace, type DocumentPlace } from "./document-place.ts";

const SourcePage = lazyWithTexts(
  async () => ({ default: (await import("../../documents/source-page.tsx")).SourcePage }),
  areaTexts.assistant,
);

/** Part of the address that names the open document and its page. */
const part = "document";

/** Whether the user may open documents of the assistant. */
function useMayOpen(): boolean {
  const hasFlag = useAtomValue(flagsAtom).includes("FEATURE_FLAG_CHAT_B2B");
  return useMay("Chatbot_VIEW") && hasFlag;
}

interface DocumentLinkProps extends DocumentPlace {
  readonly text: string;
  readonly onOpen: (place: string) => void;
}

/** A link of an article to a document of the assistant; its words alone for users who may not open any. */
export function DocumentLink({ documentId, page, text, onOpen }: DocumentLinkProps) {
  if (!useMayOpen()) return text;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={linkStyle()}
      onClick={() => onOpen(`${documentId}.${page}`)}
    >
      {text}
    </button>
  );
}

/** The document that is open: the address names it, but not in a form, whose changes a new address would lose. */
export function useOpenDocument(isInForm: boolean): readonly [string | null, (place: string | null) => void] {
  const address = useAddressPart(part);
  const local = useState<string | null>(null);
  return isInForm ? local : address;
}

interface LinkedDocumentProps {
  readonly named: string | null;
  readonly onOpen: (place: string | null) => void;
}

/** An open document in the assistant's viewer. */
export function LinkedDocument({ named, onOpen }: LinkedDocumentProps) {
  const mayOpen = useMayOpen();
  const place = documentPlace(named ?? "");
  if (place === null || !mayOpen) return null;
  return <Viewer {...place} onPage={(page) => onOpen(`${place.documentId}.${page}`)} onClose={() => onOpen(null)} />;
}

interface ViewerProps extends DocumentPlace {
  readonly onPage: (page: number) => void;
  readonly onClose: () => void;
}

function Viewer({ documentId, page, onPage, onClose }: ViewerProps) {
  const words = useTranslations("hub.document");
  const params = { documentId, pageNumber: String(page) };
  const { data } = useCall("chatDocumentPage", { params });
  return (
    <Dialog
      open
      size="lg"
      title={data?.name ?? words("title")}
      {...(data !== undefined && { description: words(data.page_kind, { page: data.page, pages: data.pages }) })}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <>
          <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
            {words("previous")}
          </Button>
          <Button disabled={data === undefined || page >= data.pages} onClick={() => onPage(page + 1)}>
            {words("next")}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {words("close")}
          </Button>
        </>
      }
    >
      <Suspense fallback={<div className="min-h-30" />}>
        <SourcePage documentId={documentId} page={page} passage="" />
      </Suspense>
      {data !== undefined && (
        <a
          className={linkStyle({ className: "mt-3 inline-flex items-center gap-1 text-data" })}
          href={callHref("chatDocumentFile", { params: { documentId } })}
          target="_blank"
          rel="noopener"
        >
          <ExternalLink aria-hidden size={14} strokeWidth={1.6} />
          {words("openFile")}
        </a>
      )}
    </Dialog>
  );
}
