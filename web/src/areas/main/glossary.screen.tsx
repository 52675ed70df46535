import { PageHeader, Skeleton, TextField } from "@paygauge/ui";
import { Search } from "lucide-react";
import { useEffect, useState } from "react";
import { useGlossary } from "../../glossary/use-glossary.ts";
import { useFormats, useTranslations } from "../../state/formats.ts";
import { foundTerms } from "./found-terms.ts";

/** Every term of the product with its definition, by the alphabet of the reader's language, and a search over both. */
export default function GlossaryScreen() {
  const words = useTranslations("main.glossary");
  const { locale } = useFormats();
  const glossary = useGlossary();
  const [typed, setTyped] = useState("");
  const found = glossary === null ? [] : foundTerms(glossary, typed, locale);
  useEffect(() => {
    if (glossary !== null) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [glossary]);
  return (
    <>
      <PageHeader title={words("title")} facts={glossary !== null && words("count", { count: found.length })} />
      <div className="flex flex-col gap-4 border-t border-line p-5 max-lg:p-4">
        <div className="max-w-90">
          <TextField
            type="search"
            label={words("search")}
            icon={<Search aria-hidden size={16} strokeWidth={1.6} />}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        {glossary === null ? (
          <Skeleton kind="form" fields={6} />
        ) : (
          <>
            <dl className="max-w-210 divide-y divide-line border-y border-line text-data empty:hidden">
              {found.map(({ id, term, definition }) => (
                <div
                  key={id}
                  id={id}
                  className="grid gap-x-6 gap-y-0.5 py-2.5 target:bg-selected sm:grid-cols-[14rem_minmax(0,1fr)]"
                >
                  <dt className="font-semibold wrap-anywhere">{term}</dt>
                  <dd className="text-text-2">{definition}</dd>
                </div>
              ))}
            </dl>
            <output className="block text-data text-text-2">{found.length === 0 && words("none")}</output>
          </>
        )}
      </div>
    </>
  );
}
