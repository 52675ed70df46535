import type { GuardRule } from "@paygauge/api-types/entities/resource-guard";
import { useTranslations } from "../../../state/formats.ts";

/** What a rule asks for. */
export function Needs({ rule }: { readonly rule: Pick<GuardRule, "who" | "needs" | "flag" | "released"> }) {
  const words = useTranslations("resourceGuard");
  const { who, needs, flag, released } = rule;
  const notes = [
    ...(needs.length > 1 ? [words("allOf")] : []),
    ...(flag === null ? [] : [words("flag", { flag })]),
    ...(released ? [] : [words("notReleased")]),
  ];
  return (
    <>
      {who === "holders"
        ? needs.map((each) => (
            <span key={each} className="block wrap-anywhere">
              {each}
            </span>
          ))
        : words(`who.${who}`)}
      {notes.length > 0 && <span className="block text-label text-text-2 wrap-anywhere">{notes.join(", ")}</span>}
    </>
  );
}
