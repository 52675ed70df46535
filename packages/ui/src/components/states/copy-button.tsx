import { Check, Copy } from "lucide-react";
import { useTexts } from "../../context/ui-context.tsx";
import { Button } from "../button/button.tsx";
import { useCopied } from "./use-copied.ts";

/** Copies `text`; says "Copied!" for two seconds (docs/specification.md section 9). */
export function CopyButton({ text, label }: { readonly text: string; readonly label?: string }) {
  const texts = useTexts();
  const { copied, copy } = useCopied();
  const Icon = copied ? Check : Copy;
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        onClick={() => copy(text)}
        icon={<Icon aria-hidden size={14} strokeWidth={1.6} />}
      >
        {copied ? texts.copied : (label ?? texts.copyToClipboard)}
      </Button>
      <output className="sr-only">{copied ? texts.copied : ""}</output>
    </>
  );
}
