import { useInsertionEffect } from "react";
import type { ReportSnapshot } from "@paygauge/api-types/reports/snapshot";
import { reportIdentityCss } from "@paygauge/api-types/themes/brand-identity";

let sheet: CSSStyleSheet | null = null;

/** Adds the marks and wordmarks of every brand to the page, once: a domain's pages only have those of its own brand. */
function useIdentities(): void {
  useInsertionEffect(() => {
    if (sheet !== null) return;
    sheet = new CSSStyleSheet();
    sheet.replaceSync(reportIdentityCss());
    document.adoptedStyleSheets.push(sheet);
  }, []);
}

/** Draws the brand that a report was made for: its logo, otherwise the mark and wordmark of its theme. */
export function ReportBrand({ brand: { logoUrl, name, theme } }: Pick<ReportSnapshot, "brand">) {
  useIdentities();
  const [first, ...others] = name.split(" ");
  return logoUrl === "" ? (
    <p className="report-brand" data-brand={theme}>
      <span aria-hidden className="report-mark" />
      <span translate="no" className="report-wordmark">
        <b>{first}</b> {others.length > 0 && <span>{others.join(" ")}</span>}
      </span>
    </p>
  ) : (
    <img className="report-logo" src={logoUrl} alt={name} />
  );
}
