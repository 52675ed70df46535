import { ScrollBox } from "@paygauge/ui";
import { useTranslations } from "../../../state/formats.ts";
import { TemplateText } from "./template-text.tsx";

/** A template, each line with its number. */
export function TemplateView({ template }: { readonly template: string }) {
  const words = useTranslations("prompts.page");
  return (
    <ScrollBox label={words("template")} className="max-h-160">
      <ol className="py-2 font-mono text-mono">
        {template.split("\n").map((line, at) => (
          // Lines can be equal: only their place distinguishes them.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} className="flex gap-3 px-4">
            <span aria-hidden className="w-7 shrink-0 text-end text-text-3 select-none">
              {at + 1}
            </span>
            <span className="min-w-0 whitespace-pre-wrap wrap-anywhere">
              <TemplateText text={line} />
            </span>
          </li>
        ))}
      </ol>
    </ScrollBox>
  );
}
