import { useLocation, useSearch } from "wouter";
import { linkTo } from "@paygauge/api-types/sitemap";
import { productionLabel, type PromptDetail, type PromptVersion } from "@paygauge/api-types/entities/prompts";

export const promptViews = ["template", "difference", "config"] as const;
type PromptView = (typeof promptViews)[number];

/** What the address says of a prompt's page. */
export interface PromptViewState {
  readonly version: PromptVersion;
  /** The version that it is compared with; null for the only one. */
  readonly against: PromptVersion | null;
  readonly view: PromptView;
  /** A new version is being written from `version`. */
  readonly isEditing: boolean;
  readonly hrefOf: (change: Readonly<Record<string, string | undefined>>) => string;
  readonly go: (change: Readonly<Record<string, string | undefined>>) => void;
}

const numbered = (versions: readonly PromptVersion[], text: string | null) =>
  text === null ? undefined : versions.find(({ number }) => String(number) === text);

/** Production, unless it is the version itself: then the one before it, or the oldest of the others. */
function usualOther(versions: readonly PromptVersion[], version: PromptVersion): PromptVersion | null {
  const others = versions.filter((each) => each !== version);
  return (
    others.find(({ labels }) => labels.includes(productionLabel)) ??
    others.find(({ number }) => number < version.number) ??
    others.at(-1) ??
    null
  );
}

/** Reads the version, what it is compared with and the view from the address; null for a prompt without versions. */
export function usePromptView({ id, versions }: PromptDetail): PromptViewState | null {
  const search = new URLSearchParams(useSearch());
  const [, navigate] = useLocation();
  const version = numbered(versions, search.get("version")) ?? versions[0];
  if (version === undefined) return null;
  const named = numbered(versions, search.get("against"));
  const against = named === undefined || named === version ? usualOther(versions, version) : named;
  const asked = promptViews.find((each) => each === search.get("view"));
  const hrefOf: PromptViewState["hrefOf"] = (change) => {
    const next = Object.entries({ ...Object.fromEntries(search), ...change });
    const query = Object.fromEntries(next.flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));
    return linkTo("aiPrompt", { promptId: id }, query);
  };
  return {
    version,
    against,
    view: asked ?? (against === null ? "template" : "difference"),
    isEditing: search.get("edit") !== null,
    hrefOf,
    go: (change) => navigate(hrefOf(change)),
  };
}
