import { AppLink, Button, MessageText, Panel } from "@paygauge/ui";
import { Undo2 } from "lucide-react";
import { productionLabel, type PromptDetail } from "@paygauge/api-types/entities/prompts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useMayChange } from "../../../state/system.ts";
import { LabelBadge } from "../labels/label-badge.tsx";
import { useRestore } from "../labels/use-restore.ts";
import { usageOf } from "../usage-of.ts";
import type { PromptViewState } from "../use-prompt-view.ts";

interface VersionsPanelProps {
  readonly prompt: PromptDetail;
  readonly view: PromptViewState;
  readonly onChanged: () => void;
}

/** Every version, newest first, and how the one in production does. */
export function VersionsPanel({ prompt, view, onChanged }: VersionsPanelProps) {
  const words = useTranslations("prompts.versions");
  const formats = useFormats();
  return (
    <Panel title={words("title")} facts={words("facts", { count: prompt.versions.length })}>
      <ol className="-mx-4 max-h-140 overflow-y-auto border-y border-line">
        {prompt.versions.map((version) => (
          <li key={version.number} className="border-b border-line last:border-b-0">
            <AppLink
              href={view.hrefOf({ version: String(version.number), against: undefined, edit: undefined })}
              aria-current={version === view.version ? "true" : undefined}
              className="block border-s-3 border-transparent px-3.5 py-2 text-data -outline-offset-2 hover:bg-hover aria-[current=true]:border-accent aria-[current=true]:bg-selected"
            >
              <span className="flex flex-wrap items-center gap-x-1.5 gap-y-1">
                <span className="text-body font-semibold">{version.number}</span>
                {version.labels.map((label) => (
                  <LabelBadge key={label} label={label} />
                ))}
              </span>
              <span className="block wrap-anywhere">
                <MessageText message={version.note} />
              </span>
              <span className="block text-label text-text-2">
                {words("made", { author: version.author, date: formats.day(version.createdOn) })}
              </span>
            </AppLink>
          </li>
        ))}
      </ol>
      <ProductionUse prompt={prompt} onChanged={onChanged} />
    </Panel>
  );
}

/** How the production version did in the last 30 days, and the way back to the former one. */
function ProductionUse({ prompt, onChanged }: Omit<VersionsPanelProps, "view">) {
  const words = useTranslations("prompts.versions");
  const formats = useFormats();
  const mayChange = useMayChange();
  const production = prompt.versions.find(({ labels }) => labels.includes(productionLabel));
  const { former, restore, pending } = useRestore(prompt, productionLabel, onChanged);
  const share = (part: number, all: number) =>
    new Intl.NumberFormat(formats.locale, { style: "percent", maximumFractionDigits: 1 }).format(
      all === 0 ? 0 : part / all,
    );
  const use = production === undefined ? null : usageOf(prompt, production.number);
  return (
    <div className="mt-3 flex flex-col gap-1.5 text-label text-text-2">
      <h3 className="font-semibold text-text">{words("usage")}</h3>
      {use === null || production === undefined ? (
        <p>{words("noProduction")}</p>
      ) : use.runs === 0 ? (
        <p>{words("noRuns", { number: production.number })}</p>
      ) : (
        <>
          <p>{words("runs", { count: use.runs, number: production.number })}</p>
          <p>{words("rates", { edited: share(use.edits, use.runs), failed: share(use.failures, use.runs) })}</p>
          {use.medianMs !== null && (
            <p>{words("median", { time: words("seconds", { seconds: formats.count(use.medianMs / 1000) }) })}</p>
          )}
        </>
      )}
      {former !== null && (
        <div className="mt-1">
          <Button size="sm" pending={pending} disabled={!mayChange} onClick={() => void restore()}>
            <Undo2 aria-hidden size={14} strokeWidth={1.6} />
            {words(production !== undefined && former > production.number ? "restoreNewer" : "restore", {
              number: former,
            })}
          </Button>
        </div>
      )}
    </div>
  );
}
