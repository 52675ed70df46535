import { Button, CopyButton, Panel, SelectField } from "@paygauge/ui";
import { Pencil, RotateCcw } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useSearchParams } from "wouter";
import type { Job, UseCaseOnPage } from "@paygauge/api-types";
import { isLanguage, languageNames, languages, type Language } from "@paygauge/api-types/languages";
import { composePitch } from "@paygauge/api-types/pitch/compose-pitch";
import { faultOfPitch } from "@paygauge/api-types/pitch/judge-pitch";
import { caseTerms, supplierFeeOf } from "@paygauge/api-types/value/assumptions";
import { useTranslations } from "../../../state/formats.ts";
import type { UseCaseChange } from "./use-case-writing.ts";

// Only who changes the text needs it.
const PitchDialog = lazy(async () => ({ default: (await import("./pitch-dialog.tsx")).PitchDialog }));

interface PitchPanelProps {
  readonly job: Job;
  readonly found: UseCaseOnPage;
  /** Absent: it is read alone. */
  readonly write?: ((change: UseCaseChange) => Promise<boolean>) | undefined;
  readonly pending: boolean;
}

/** The language that the reader chose, the issuer's at first; the address says another. */
function usePitchLanguage(standard: Language): readonly [Language, (language: string) => void] {
  const [params, setParams] = useSearchParams();
  const asked = params.get("pitch");
  const choose = (language: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (language === standard) next.delete("pitch");
        else next.set("pitch", language);
        return next;
      },
      { replace: true },
    );
  return [isLanguage(asked) ? asked : standard, choose];
}

/** The text in the language that is read, what it is judged by, and how it is saved. */
function usePitch({ job, found, write }: PitchPanelProps) {
  const [language, choose] = usePitchLanguage(found.issuerLanguage);
  const { method, defaults, typed, pitches } = found;
  const { buyerName: buyer, issuerName, currency, minorDigits } = job;
  const terms = { ...caseTerms(defaults, typed), supplierFee: supplierFeeOf(method, defaults, typed) };
  const composed = composePitch(language, { buyer, method, currency, minorDigits, terms });
  const save = async (next: string): Promise<boolean> => {
    const { [language]: _, ...others } = pitches;
    return (await write?.({ pitches: next === composed ? others : { ...others, [language]: next } })) === true;
  };
  const judge = (text: string) => faultOfPitch(text, terms, [buyer, issuerName]);
  return { language, choose, composed, written: pitches[language], judge, save };
}

/** With what suppliers of the set are asked: composed of its figures, or as somebody has written it. */
export function PitchPanel(props: PitchPanelProps) {
  const { write, pending } = props;
  const words = useTranslations("useCases.pitch");
  const [editing, setEditing] = useState(false);
  const { language, choose, composed, written, judge, save } = usePitch(props);
  const text = written ?? composed;
  return (
    <Panel
      title={words("title")}
      facts={words(written === undefined ? "composed" : "edited")}
      actions={
        <>
          <CopyButton text={text} label={words("copy")} />
          {write !== undefined && (
            <Button
              size="sm"
              aria-label={words("editOf")}
              icon={<Pencil aria-hidden size={14} strokeWidth={1.6} />}
              onClick={() => setEditing(true)}
            >
              {words("edit")}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-2.5">
        <SelectField
          label={words("language")}
          value={language}
          options={languages.map((each) => ({ value: each, label: languageNames[each] }))}
          onChange={({ target }) => choose(target.value)}
        />
        <p lang={language} className="text-data whitespace-pre-line wrap-anywhere">
          {text}
        </p>
        {written !== undefined && judge(written) !== null && (
          <p className="text-label text-warning">{words("outOfDate")}</p>
        )}
        {written !== undefined && write !== undefined && (
          <ResetButton pending={pending} onReset={() => void save(composed)} />
        )}
      </div>
      {editing && (
        <Suspense fallback={null}>
          <PitchDialog {...{ language, text, composed, judge, save, pending }} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Panel>
  );
}

function ResetButton({ pending, onReset }: { readonly pending: boolean; readonly onReset: () => void }) {
  const words = useTranslations("useCases.pitch");
  return (
    <div className="print:hidden">
      <Button
        size="sm"
        disabled={pending}
        icon={<RotateCcw aria-hidden size={14} strokeWidth={1.6} />}
        onClick={onReset}
      >
        {words("reset")}
      </Button>
    </div>
  );
}
