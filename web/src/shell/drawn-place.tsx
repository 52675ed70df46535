import { createContext, use, useState, type ReactNode } from "react";
import { Router } from "wouter";
import {
  navigate,
  usePathname,
  useSearch,
  type BrowserLocationHook,
  type BrowserSearchHook,
} from "wouter/use-browser-location";
import { hrefFromHere } from "../state/perspective.ts";
import { aroundNavigation } from "../state/unsaved.ts";

const DrawnPath = createContext("");
const DrawnSearch = createContext("");

interface DrawnPlaceProps {
  /** Of the page that is drawn: the address may name the next one already. */
  readonly path: string;
  readonly children: ReactNode;
}

/**
 * The address as the page inside was opened with it. Another page is drawn in small steps, between which the browser
 * answers; until it stands the old one is not told of an address that is no longer its own.
 */
export function DrawnPlace({ path, children }: DrawnPlaceProps) {
  const isItsOwn = usePathname() === path;
  const search = useSearch();
  const [kept, keep] = useState(search);
  const told = isItsOwn ? search : kept;
  if (told !== kept) keep(told);
  return (
    <DrawnPath value={path}>
      <DrawnSearch value={told}>
        <Router {...hooks} aroundNav={aroundNavigation} hrefs={hrefFromHere}>
          {children}
        </Router>
      </DrawnSearch>
    </DrawnPath>
  );
}

const useDrawnPath: BrowserLocationHook = () => {
  const path = use(DrawnPath);
  return [
    path,
    (to, options) => {
      // What a page writes into its own address must not bring it back when it is being left.
      if (options?.replace === true && location.pathname !== path) return;
      navigate(to, options);
    },
  ];
};

const useDrawnSearch: BrowserSearchHook = () => use(DrawnSearch);

/** The router asks where it is by hooks that it is given. */
const hooks = { hook: useDrawnPath, searchHook: useDrawnSearch };
