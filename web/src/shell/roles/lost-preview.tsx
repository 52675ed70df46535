import type { Role } from "@paygauge/api-types/access/roles";
import { useBoot } from "../../state/boot.ts";
import { useFormats, useTranslations } from "../../state/formats.ts";
import { usePageNames } from "../../state/language.ts";
import { usePermissionWords } from "../../state/use-permission-words.ts";
import { whatIsLost } from "./what-is-lost.ts";

/** What the user would not have while they view as the chosen roles: pages by name, everything else on demand. */
export function LostPreview({ chosen }: { readonly chosen: readonly Role[] }) {
  const words = useTranslations("roles");
  const verbs = useTranslations("main.permissionVerbs");
  const { me } = useBoot();
  const { locale } = useFormats();
  const pageNames = usePageNames();
  const permissionWords = usePermissionWords();
  const { pages, permissions } = whatIsLost(me, chosen);
  if (permissions.length === 0) return <p className="text-data text-text-2">{words("nothingLost")}</p>;
  const byWord = (a: string, b: string) => a.localeCompare(b, locale);
  const sentences = permissions.map((each) => {
    const { verb, what } = permissionWords(each);
    return verbs(verb, { what });
  });
  return (
    <>
      <p className="text-data">
        <span className="font-medium">{words("lost", { pages: pages.length, permissions: permissions.length })}</span>
        {pages.length > 0 && (
          <span className="mt-1 block text-text-2">
            {pages
              .map((id) => pageNames.title(id))
              .toSorted(byWord)
              .join(" · ")}
          </span>
        )}
      </p>
      <details className="mt-2 text-data">
        <summary className="min-h-6 cursor-pointer text-label font-medium text-accent-text max-sm:min-h-11">
          {words("lostPermissions", { permissions: permissions.length })}
        </summary>
        <ul className="mt-1 columns-[240px] gap-4 text-text-2">
          {sentences.toSorted(byWord).map((sentence) => (
            <li key={sentence} className="break-inside-avoid py-0.5 first-letter:uppercase">
              {sentence}
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
