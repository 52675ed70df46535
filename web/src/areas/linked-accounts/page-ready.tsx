import { Button, CopyButton, Dialog, buttonStyle } from "@paygauge/ui";
import { ExternalLink } from "lucide-react";
import { useTranslations } from "../../state/formats.ts";

/** The provider's page, which no screen shows again: opened in a new tab, or copied. */
export function PageReady({ address, onClose }: { readonly address: string; readonly onClose: () => void }) {
  const words = useTranslations("linkedAccounts.once");
  return (
    <Dialog
      open
      size="md"
      title={words("title")}
      description={words("text")}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={<Button onClick={onClose}>{words("close")}</Button>}
    >
      <p className="rounded-control border border-line bg-canvas px-3 py-2 font-mono text-mono wrap-anywhere">
        {address}
      </p>
      <p className="mt-3 flex flex-wrap gap-2">
        <a className={buttonStyle({ variant: "primary" })} href={address} target="_blank" rel="noreferrer">
          <ExternalLink aria-hidden size={16} strokeWidth={1.6} />
          {words("open")}
        </a>
        <CopyButton text={address} label={words("copy")} />
      </p>
    </Dialog>
  );
}
