import { Button, ConfirmDialog, DraftBar, DropdownMenu, IconButton, Panel } from "@paygauge/ui";
import { useAtomValue } from "jotai";
import { Ellipsis } from "lucide-react";
import { useState } from "react";
import type { Language } from "@paygauge/api-types/languages";
import type { ReportComposition } from "@paygauge/api-types/reports/versions";
import { mayWriteAtom } from "../../../state/entity-lock.ts";
import { useTranslations } from "../../../state/formats.ts";
import { SectionList, type SectionNames } from "./section-list.tsx";
import type { Composer } from "./use-composition.ts";

interface LayoutPanelProps {
  readonly composition: ReportComposition;
  readonly composer: Composer;
  readonly locale: Language;
  readonly names: SectionNames;
  readonly hasSlides: boolean;
}

/** The sections, with the actions on all of them: save, save for the issuer, discard, reset. */
export function LayoutPanel({ composition, composer, locale, names, hasSlides }: LayoutPanelProps) {
  const words = useTranslations("reports.compose");
  const mayWrite = useAtomValue(mayWriteAtom);
  const [asking, setAsking] = useState(false);
  const { issuerName: issuer, source, runNumber } = composition;
  // A version leaves out a section that the run has no facts for.
  const withFacts = new Set(composition.sections.filter(({ hasFacts }) => hasFacts).map(({ id }) => id));
  const count = composer.layout.sections.filter(({ id, isIncluded }) => isIncluded && withFacts.has(id)).length;
  return (
    <Panel
      title={words("title")}
      facts={words("facts", { count, run: String(runNumber) })}
      actions={mayWrite && <MoreMenu {...{ composition, composer }} onReset={() => setAsking(true)} />}
    >
      <p className="mb-2 text-data text-text-2">
        {mayWrite ? words(`source.${source}`, { issuer }) : words("readOnly")}
      </p>
      {composer.offered !== undefined && mayWrite && <DraftBar draft={composer.offered} />}
      <SectionList
        composer={composer}
        choices={composition.sections}
        locale={locale}
        names={names}
        readOnly={!mayWrite}
        hasSlides={hasSlides}
      />
      {composer.isDirty && (
        <div className="sticky bottom-0 -mx-4 -mb-3.5 mt-3 flex flex-wrap items-center gap-2 border-t border-line bg-surface px-4 py-3">
          <p className="min-w-0 grow text-data text-text-2">{words("unsaved")}</p>
          <Button size="sm" disabled={composer.pending} onClick={composer.discard}>
            {words("discard")}
          </Button>
          <Button size="sm" pending={composer.pending} disabled={!mayWrite} onClick={() => void composer.save()}>
            {words("save")}
          </Button>
        </div>
      )}
      {asking && (
        <ConfirmDialog
          open
          danger
          title={words("reset")}
          confirmLabel={words("reset")}
          submitting={composer.pending}
          onOpenChange={() => setAsking(false)}
          onConfirm={() => void composer.reset().then((isDone) => isDone && setAsking(false))}
        >
          {words("resetText", { issuer })}
        </ConfirmDialog>
      )}
    </Panel>
  );
}

interface MoreMenuProps {
  readonly composition: ReportComposition;
  readonly composer: Composer;
  readonly onReset: () => void;
}

function MoreMenu({ composition, composer, onReset }: MoreMenuProps) {
  const words = useTranslations("reports.compose");
  return (
    <DropdownMenu
      align="end"
      trigger={<IconButton label={words("more")} icon={<Ellipsis aria-hidden size={16} strokeWidth={1.6} />} />}
      groups={[
        {
          key: "layout",
          items: [
            {
              key: "issuer",
              label: words("saveForIssuer", { issuer: composition.issuerName }),
              onSelect: () => void composer.save(true),
            },
            {
              key: "reset",
              label: words("reset"),
              danger: true,
              disabled: composition.source !== "job",
              onSelect: onReset,
            },
          ],
        },
      ]}
    />
  );
}
