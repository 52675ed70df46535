import { useSearchParams } from "wouter";
import { isLanguage, type Language } from "@paygauge/api-types/languages";

interface ReportAddress {
  /** null: the issuer's language. */
  readonly locale: Language | null;
  /** The frozen version that is looked at; null: the preview, or what is published. */
  readonly version: number | null;
  readonly set: (part: "lang" | "version" | "slide", value: string | null) => void;
}

/** Which language and version the address names: a copied address shows the same. */
export function useReportAddress(): ReportAddress {
  const [params, setParams] = useSearchParams();
  const [asked, version] = [params.get("lang"), params.get("version") ?? ""];
  return {
    locale: isLanguage(asked) ? asked : null,
    version: /^[1-9]\d{0,5}$/.test(version) ? Number(version) : null,
    set: (part, value) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (value === null) next.delete(part);
          else next.set(part, value);
          return next;
        },
        { replace: true },
      ),
  };
}
