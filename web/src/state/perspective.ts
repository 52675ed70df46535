import { useMemo } from "react";
import { useSearch } from "wouter";
import { perspectives, type Perspective } from "@paygauge/api-types/entities/runs";

/** In an address: which run of the job a user who works on it looks at. Without it the newest. */
export const runKey = "run";

const jobOf = (path: string): string | undefined => /^\/jobs\/([^/?#]+)\//.exec(path)?.[1];

/**
 * An address as it is gone to from here: within a job the user continues looking at the published run, until they
 * choose the newest. The newest is what an address means that says nothing.
 */
export function withPerspective(to: string, here: Pick<Location, "pathname" | "search">): string {
  const [path = "", rest = ""] = to.split("?", 2);
  const [search = "", hash] = rest.split("#", 2);
  const params = new URLSearchParams(search);
  const asked = params.get(runKey);
  const stays = jobOf(path) !== undefined && jobOf(path) === jobOf(here.pathname);
  const published = asked ?? (stays ? new URLSearchParams(here.search).get(runKey) : null);
  if (asked === null && published !== "published") return to;
  params.delete(runKey);
  if (published === "published") params.set(runKey, published);
  const text = params.toString();
  return `${path}${text === "" ? "" : `?${text}`}${hash === undefined ? "" : `#${hash}`}`;
}

/** The address of a link, as it is copied or opened in another tab: of the same run. */
export const hrefFromHere = (href: string): string => withPerspective(href, location);

/** What calls that read a run are asked with. One object for each choice: what hangs on it is not drawn again. */
export interface RunQuery {
  readonly run?: Perspective;
}
const latest: RunQuery = {};
const chosen = Object.fromEntries(perspectives.map((run) => [run, { run }])) as Record<Perspective, RunQuery>;

/** The run that this page's address asks for. */
export function useRunQuery(): RunQuery {
  const search = useSearch();
  return useMemo(() => (new URLSearchParams(search).get(runKey) === "published" ? chosen.published : latest), [search]);
}
