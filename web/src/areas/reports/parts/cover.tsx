import type { ReportSection, ReportSnapshot } from "@paygauge/api-types/reports/snapshot";
import { ReportNote } from "./note.tsx";

interface CoverProps {
  readonly section: ReportSection;
  readonly snapshot: ReportSnapshot;
}

/** The cover: brand, what it is and of whom; on paper it fills its page. */
export function ReportCover({ section, snapshot }: CoverProps) {
  const { brand, words, isDemo } = snapshot;
  return (
    <section
      data-section-id={section.id}
      className="flex min-h-130 flex-col border-t-8 border-accent pt-12 [print-color-adjust:exact] print:min-h-[92vh] print:break-after-page"
    >
      <p className="flex items-center gap-2 text-section font-semibold text-accent-text">
        {brand.logoUrl !== "" && <img src={brand.logoUrl} alt="" className="h-8 w-auto" />}
        {brand.name}
      </p>
      <h1 className="mt-32 max-w-120 font-serif text-display font-semibold text-balance">{section.title}</h1>
      {section.lead.map((text) => (
        <p key={text} className="mt-4 text-section">
          {text}
        </p>
      ))}
      {section.note !== "" && (
        <div className="mt-6">
          <ReportNote source={section.note} />
        </div>
      )}
      <dl className="mt-auto grid gap-x-8 gap-y-1 pt-12 text-data sm:grid-cols-[auto_1fr] print:grid-cols-[auto_1fr]">
        {section.facts.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-text-2">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 text-label text-text-2">
        {words.confidential}. {words.version}. {words.dataDate}.
      </p>
      {isDemo && (
        <p className="mt-3 rounded-card border border-warning-line bg-warning-bg px-3 py-2 text-data text-warning">
          {words.demoSentence}
        </p>
      )}
    </section>
  );
}
