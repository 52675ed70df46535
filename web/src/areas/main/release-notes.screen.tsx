import { PageHeader, Panel } from "@paygauge/ui";
import { Fragment } from "react";
import { useBoot } from "../../state/boot.ts";
import { useTranslations } from "../../state/formats.ts";
import { releaseName } from "../../state/release-name.ts";
import { releaseSections } from "./release-lines.ts";

// The project's change log belongs to no room; the build writes its text in.
const texts = import.meta.glob<string>("../../../../CHANGELOG.md", { query: "?raw", import: "default", eager: true });
const sections = Object.values(texts).flatMap((text) => releaseSections(text));

/** What changed for people, newest section first, as the change log says it. */
export default function ReleaseNotesScreen() {
  const words = useTranslations("notices.releaseNotes");
  const { release } = useBoot();
  return (
    <>
      <PageHeader title={words("title")} facts={words("release", { release: releaseName(release) })} />
      {/* Nothing here can be pressed: without a place to stand the keyboard could not scroll. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section tabIndex={0} aria-label={words("title")} className="border-t border-line p-5 max-lg:p-4">
        <div className="grid max-w-210 gap-3.5">
          {sections.map(({ title, groups }) => (
            <Panel key={title} title={title}>
              {groups.map((group) => (
                <Fragment key={group.title}>
                  {group.title !== null && <h3 className="mt-3 mb-1 text-data font-semibold">{group.title}</h3>}
                  <ul className="flex list-disc flex-col gap-1.5 ps-4.5 text-data">
                    {group.lines.map((line) => (
                      <li key={line} className="wrap-anywhere">
                        {line}
                      </li>
                    ))}
                  </ul>
                </Fragment>
              ))}
            </Panel>
          ))}
        </div>
      </section>
    </>
  );
}
