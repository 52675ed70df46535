import { CopyButton, NotificationBar, Panel } from "@paygauge/ui";
import type { CallScript } from "@paygauge/api-types/entities/written-texts";
import { isLanguage } from "@paygauge/api-types/languages";
import { useAddressPart } from "../../../data/use-address-part.ts";
import { useCall } from "../../../data/use-call.ts";
import { useTranslations } from "../../../state/formats.ts";
import { useSupplierView } from "./supplier-view.ts";

/** The script as plain text, for the clipboard. */
const scriptText = ({ parts }: CallScript): string =>
  parts
    .map(({ title, lines }) =>
      [title, ...lines.map(({ said, answer }) => [`- ${said}`, answer].filter((part) => part !== "").join(" "))].join(
        "\n",
      ),
    )
    .join("\n\n");

/** What to say on the phone, in the letter's language. */
export function ScriptPanel() {
  const words = useTranslations("written");
  const { params } = useSupplierView();
  const [language] = useAddressPart("letter");
  const query = isLanguage(language) ? { language } : {};
  const { data, problem } = useCall("campaignCallScript", { params, query });
  if (problem !== undefined && data === undefined)
    return <NotificationBar tone="warning">{problem.message}</NotificationBar>;
  if (data === undefined) return <div className="min-h-60 rounded-card border border-line bg-surface" />;
  return (
    <Panel title={words("script")} actions={<CopyButton text={scriptText(data)} label={words("copy")} />}>
      <div lang={data.language} className="flex flex-col gap-3 text-data">
        {data.parts.map(({ title, lines }) => (
          <section key={title} aria-label={title} className="break-inside-avoid">
            <h4 className="font-semibold">{title}</h4>
            <ul className="mt-1 flex list-disc flex-col gap-1 ps-4">
              {lines.map(({ said, answer }) => (
                <li key={said} className="wrap-anywhere">
                  {said}
                  {answer !== "" && <span className="block text-text-2">{answer}</span>}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Panel>
  );
}
