import { Button, CopyButton, Dialog } from "@paygauge/ui";
import { useTranslations } from "../../state/formats.ts";

/** A new link's address, which no part of the product can show again. */
export function ShownOnce({ address, onClose }: { readonly address: string; readonly onClose: () => void }) {
  const words = useTranslations("magicLinks.once");
  return (
    <Dialog
      open
      size="md"
      title={words("title")}
      description={words("text")}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <>
          <Button onClick={onClose}>{words("close")}</Button>
          <CopyButton text={address} label={words("copy")} isMain />
        </>
      }
    >
      <p className="rounded-control border border-line bg-canvas px-3 py-2 font-mono text-mono wrap-anywhere">
        {address}
      </p>
    </Dialog>
  );
}
