import { AppLink, SelectField } from "@paygauge/ui";
import type { PromptDetail } from "@paygauge/api-types/entities/prompts";
import { useTranslations } from "../../../state/formats.ts";
import { versionDiff } from "../diff/version-diff.ts";
import { promptViews, type PromptViewState } from "../use-prompt-view.ts";
import { ConfigView } from "./config-view.tsx";
import { DifferenceView } from "./difference-view.tsx";
import { TemplateView } from "./template-view.tsx";

interface VersionPanelProps {
  readonly prompt: PromptDetail;
  readonly view: PromptViewState;
}

/** The open version: its template, how it differs from another one, and its settings. */
export function VersionPanel({ prompt, view }: VersionPanelProps) {
  const words = useTranslations("prompts.page");
  const { version, against } = view;
  const diff = against === null ? null : versionDiff(against, version);
  return (
    <section
      aria-label={words("version", { number: version.number })}
      className="min-w-0 rounded-card border border-line bg-surface [--ground:var(--surface)]"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-4 py-2.5">
        <nav aria-label={words("views")} className="inline-flex rounded-control border border-line-2">
          {promptViews.map((each) => (
            <AppLink
              key={each}
              href={view.hrefOf({ view: each })}
              aria-current={each === view.view ? "page" : undefined}
              className="border-e border-line-2 px-2.5 py-1 text-data text-text-2 -outline-offset-2 last:border-e-0 hover:bg-hover aria-[current=page]:bg-selected aria-[current=page]:font-semibold aria-[current=page]:text-text pointer-coarse:py-3.5"
            >
              {words(each)}
            </AppLink>
          ))}
        </nav>
        {view.view === "difference" && <Sides prompt={prompt} view={view} />}
      </div>
      {view.view === "template" && <TemplateView template={version.template} />}
      {view.view === "difference" &&
        (diff === null || against === null ? (
          <p className="px-4 py-3 text-data text-text-2">{words("noOther")}</p>
        ) : (
          <DifferenceView diff={diff} before={against.number} after={version.number} />
        ))}
      <ConfigView
        prompt={prompt}
        version={version}
        diff={view.view === "config" ? null : diff}
        isWhole={view.view === "config"}
      />
    </section>
  );
}

/** Which version the open one is compared with. */
function Sides({ prompt, view }: VersionPanelProps) {
  const words = useTranslations("prompts.page");
  const { version, against } = view;
  if (against === null) return null;
  const nameOf = (number: number, labels: readonly string[]) =>
    labels.length === 0 ? String(number) : `${number} (${labels.join(", ")})`;
  return (
    <div className="min-w-44">
      <SelectField
        label={words("against")}
        labelHidden
        value={String(against.number)}
        onChange={({ target }) => view.go({ against: target.value })}
        options={prompt.versions
          .filter((each) => each !== version)
          .map(({ number, labels }) => ({
            value: String(number),
            label: words("sides", { from: nameOf(number, labels), to: nameOf(version.number, version.labels) }),
          }))}
      />
    </div>
  );
}
