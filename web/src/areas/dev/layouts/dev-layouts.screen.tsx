import { EmptyState, PageHeader, TextLink } from "@paygauge/ui";
import { useSearch } from "wouter";
import { themeKeys } from "@paygauge/api-types/entities/identity";
import { useBoot } from "../../../state/boot.ts";
import { useTranslations } from "../../../state/formats.ts";
import { usePageNames } from "../../../state/language.ts";
import { usePageParams } from "../../../state/page.ts";
import { styleOfAddress, usePreviewStyle } from "../examples/preview-style.ts";
import { StylePickers } from "../examples/style-pickers.tsx";
import { FramePart, layoutHref } from "./frame-part.tsx";
import { frameLayouts, isFrameLayout, isPrintableLayout, printableLayouts } from "./layouts.ts";
import { PrintablePart } from "./printable-part.tsx";

/** Each frame with each state of its panel, and each printable document, in a theme and mode of one's choice. */
export default function DevLayoutsScreen() {
  const words = useTranslations("dev.layouts");
  const names = usePageNames();
  const { brand } = useBoot();
  const { layout } = usePageParams("devLayouts");
  const { theme, mode } = styleOfAddress(useSearch());
  usePreviewStyle(theme, mode);
  const id = decodeURIComponent(layout ?? "");
  const drawn = theme ?? themeKeys.find((key) => key === brand.theme) ?? "t1";
  return (
    <>
      <PageHeader title={names.title("devLayouts")} facts={words("lead")} />
      <div className="flex flex-col gap-4 p-5 max-lg:p-4">
        <StylePickers />
        <LayoutList label={words("frames")} ids={Object.keys(frameLayouts).filter(isFrameLayout)} current={id} />
        <LayoutList
          label={words("printables")}
          ids={Object.keys(printableLayouts).filter(isPrintableLayout)}
          current={id}
        />
        {isFrameLayout(id) && <FramePart id={id} />}
        {isPrintableLayout(id) && <PrintablePart id={id} theme={drawn} />}
        {id === "" && <p className="text-body text-text-2">{words("choose")}</p>}
        {id !== "" && !isFrameLayout(id) && !isPrintableLayout(id) && (
          <EmptyState title={words("unknown")}>{words("choose")}</EmptyState>
        )}
      </div>
    </>
  );
}

interface LayoutListProps {
  readonly label: string;
  readonly ids: readonly (keyof typeof frameLayouts | keyof typeof printableLayouts)[];
  readonly current: string;
}

function LayoutList({ label, ids, current }: LayoutListProps) {
  const words = useTranslations("dev.layouts");
  const search = useSearch();
  return (
    <nav aria-label={label}>
      <h2 className="mb-1 text-label text-text-2">{label}</h2>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {ids.map((id) => (
          <li key={id} className="flex min-h-6 items-center pointer-coarse:min-h-11">
            <TextLink href={layoutHref(id, search)} {...(id === current ? { "aria-current": "page" } : {})}>
              {words(`names.${id}`)}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
