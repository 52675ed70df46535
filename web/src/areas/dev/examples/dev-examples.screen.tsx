import { EmptyState, PageHeader, Skeleton, TextLink, type Preview } from "@paygauge/ui";
import { useEffect, useState } from "react";
import { useSearch } from "wouter";
import { linkTo } from "@paygauge/api-types/sitemap";
import { useTranslations } from "../../../state/formats.ts";
import { usePageParams } from "../../../state/page.ts";
import { styleOfAddress, usePreviewStyle } from "./preview-style.ts";
import { StylePickers } from "./style-pickers.tsx";

/** Every preview of the components, in a theme and mode of one's choice; the address carries all of it. */
export default function DevExamplesScreen() {
  const words = useTranslations("dev.examples");
  const { example } = usePageParams("devExamples");
  const search = useSearch();
  const style = styleOfAddress(search);
  usePreviewStyle(style.theme, style.mode);
  const previews = usePreviews();
  if (previews === undefined) return <Skeleton kind="form" fields={3} />;
  const names = [...new Set(previews.map((preview) => preview.component))];
  const only = decodeURIComponent(example ?? "");
  const shown = only === "" ? [] : previews.filter((preview) => preview.component === only);
  return (
    <>
      <PageHeader title={words("title")} facts={words("lead")} />
      <div className="flex flex-col gap-5 p-5 max-lg:p-4">
        <StylePickers />
        <nav aria-label={words("components")} className="flex flex-wrap gap-x-4 gap-y-1">
          {names.map((name) => (
            <span key={name} className="flex min-h-6 items-center pointer-coarse:min-h-11">
              <TextLink href={exampleHref(name, search)} {...(name === only ? { "aria-current": "page" } : {})}>
                {name}
              </TextLink>
            </span>
          ))}
        </nav>
        {only !== "" && shown.length === 0 && <EmptyState title={words("unknown")} />}
        {shown.map((preview) => (
          <article key={preview.state} className="min-w-0">
            <h2 className="mb-1 text-label text-text-2">
              {words("example", { component: preview.component, state: preview.state })}
            </h2>
            {preview.render()}
          </article>
        ))}
      </div>
    </>
  );
}

function exampleHref(name: string, search: string): string {
  const href = linkTo("devExamples", { example: name });
  return search === "" ? href : `${href}?${search}`;
}

/** The previews bring every component with them, so they come when the page is there. */
function usePreviews(): readonly Preview[] | undefined {
  const [previews, setPreviews] = useState<readonly Preview[] | undefined>(undefined);
  useEffect(() => {
    let left = false;
    void import("@paygauge/ui/previews.ts").then((module) => {
      if (!left) setPreviews(module.previews);
    });
    return () => {
      left = true;
    };
  }, []);
  return previews;
}
