import type { ReportSection } from "@paygauge/api-types/reports/snapshot";

/** Terms and what they mean, or facts and what they are, one below the other. */
export function ReportFactList({ facts }: Pick<ReportSection, "facts">) {
  if (facts.length === 0) return null;
  return (
    <dl className="report-fact-list">
      {facts.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            {note !== undefined && note !== "" && <span className="report-fact-note"> {note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Figures in words next to each other: label, value, and what explains it. */
export function ReportFacts({ facts }: Pick<ReportSection, "facts">) {
  if (facts.length === 0) return null;
  return (
    <dl className="report-facts" data-count={facts.length}>
      {facts.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="report-fact-value">{value}</dd>
          {note !== undefined && note !== "" && <dd className="report-fact-note">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
