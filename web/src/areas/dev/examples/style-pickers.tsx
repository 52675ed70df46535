import { SelectField } from "@paygauge/ui";
import { useLocation, useSearch } from "wouter";
import { themeKeys } from "@paygauge/api-types/entities/identity";
import { useTranslations } from "../../../state/formats.ts";
import { previewModes, styleOfAddress, type PreviewMode } from "./preview-style.ts";

/** The theme and mode that the page is drawn in, which the address has. */
export function StylePickers() {
  const words = useTranslations("dev.examples");
  const search = useSearch();
  const [path, navigate] = useLocation();
  const { theme, mode } = styleOfAddress(search);
  const choose = (key: "theme" | "mode", value: string) => {
    const params = new URLSearchParams(search);
    params.set(key, value);
    navigate(`${path}?${params.toString()}`, { replace: true });
  };
  const { dataset } = document.documentElement;
  return (
    <div className="flex flex-wrap gap-3">
      <SelectField
        label={words("theme")}
        value={theme ?? dataset["theme"] ?? "t1"}
        options={themeKeys.map((value) => ({ value, label: value }))}
        onChange={(event) => choose("theme", event.target.value)}
      />
      <SelectField
        label={words("mode")}
        value={mode ?? drawnMode()}
        options={previewModes.map((value) => ({ value, label: words(`modes.${value}`) }))}
        onChange={(event) => choose("mode", event.target.value)}
      />
    </div>
  );
}

/** Light or dark, as the page is drawn where the address names no mode. */
function drawnMode(): PreviewMode {
  const mode = document.documentElement.dataset["mode"];
  if (mode === "light" || mode === "dark") return mode;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}
