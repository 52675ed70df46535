import { Badge, Button, PageHeader, Panel } from "@paygauge/ui";
import { Check } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useBoot } from "../../state/boot.ts";
import { useFormats, useTranslations } from "../../state/formats.ts";
import { releaseName } from "../../state/release-name.ts";
import { benefitKeys, releaseKey, releaseSections, type ReleaseSection } from "./release-lines.ts";

/** Few open it: what the benefits say is enough for most. */
const ReleaseChanges = lazy(async () => ({ default: (await import("./release-changes.tsx")).ReleaseChanges }));

// The project's change log belongs to no room; the build writes its text in.
const texts = import.meta.glob<string>("../../../../CHANGELOG.md", { query: "?raw", import: "default", eager: true });
const sections = Object.values(texts).flatMap((text) => releaseSections(text));

/** What each version brings its users, the newest first; every change on request. */
export default function ReleaseNotesScreen() {
  const words = useTranslations("notices.releaseNotes");
  const { release } = useBoot();
  return (
    <>
      <PageHeader title={words("title")} facts={words("release", { release: releaseName(release) })} />
      <section aria-label={words("title")} className="border-t border-line p-5 max-lg:p-4">
        <div className="grid max-w-210 gap-3.5">
          {sections.map((section) => (
            <Release key={section.version} section={section} />
          ))}
        </div>
      </section>
    </>
  );
}

function Release({ section }: { readonly section: ReleaseSection }) {
  const words = useTranslations("main.releases");
  const formats = useFormats();
  const [whole, setWhole] = useState(false);
  const { version, day, groups } = section;
  const count = groups.reduce((sum, { lines }) => sum + lines.length, 0);
  const key = releaseKey(version);
  // What came since the last version with a number is in this build already.
  const isCurrent = section === sections[0];
  const last = sections.find((each) => each.version !== null)?.version ?? "";
  return (
    <Panel
      title={version === null ? words("since", { version: last }) : words("version", { version })}
      facts={day === null ? words("sinceFacts") : formats.day(day)}
      {...(isCurrent ? { actions: <Badge tone="accent">{words("current")}</Badge> } : {})}
    >
      {key !== undefined && (
        <ul className="flex flex-col gap-2 text-body">
          {benefitKeys.map((each) => (
            <li key={each} className="flex gap-2.5">
              <Check aria-hidden size={16} strokeWidth={1.6} className="mt-1 shrink-0 text-success" />
              <span className="min-w-0">{words(`benefits.${key}.${each}`)}</span>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-3">
        <Button size="sm" variant="quiet" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? words("hide") : words("all", { count })}
        </Button>
      </div>
      {whole && (
        <Suspense fallback={null}>
          <ReleaseChanges groups={groups} />
        </Suspense>
      )}
    </Panel>
  );
}
