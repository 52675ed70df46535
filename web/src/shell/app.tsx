import { englishTexts, UiProvider, type LinkProps } from "@paygauge/ui";
import { Provider, useAtomValue } from "jotai";
import { useMemo, type ReactNode } from "react";
import { SWRConfig } from "swr";
import { IntlProvider } from "use-intl";
import { Link, Router } from "wouter";
import { findPage } from "@paygauge/api-types/sitemap";
import { swrSettings } from "../data/swr-settings.ts";
import { aroundNavigation } from "../state/unsaved.ts";
import { hrefFromHere } from "../state/perspective.ts";
import { useMay } from "../state/permissions.ts";
import { store } from "../state/store.ts";
import { localeAtom } from "../texts/catalogue.ts";
import type { en } from "../texts/en.ts";
import type { Translation } from "../texts/translation.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { PageRouter } from "./page-router.tsx";

/** A link inside the application; files, other origins and pages that the edge draws are the browser's own. */
function RouterLink({ href, children, ...rest }: LinkProps) {
  // The router draws every link again for another page: what its address opens is looked up once.
  const page = useMemo(() => (href.startsWith("/") ? findPage(href.split(/[?#]/)[0] ?? "") : null), [href]);
  if (page === null || page.page.frame === "edge" || rest.download !== undefined)
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  return (
    <Link href={href} {...rest}>
      {children}
    </Link>
  );
}

/** The reader's language: the catalogue as far as it is loaded, the words of the components, the locale of numbers. */
function Words({ children }: { readonly children: ReactNode }) {
  const { locale, words, texts, translate } = useAtomValue(localeAtom);
  const opensOptionsOnFocus = useMay("Autocomplete_Options_Focus_VIEW");
  return (
    <IntlProvider locale={locale} messages={sameKeys(words)} timeZone="UTC">
      <UiProvider
        locale={locale}
        texts={texts?.ui ?? englishTexts}
        LinkComponent={RouterLink}
        translate={translate}
        opensOptionsOnFocus={opensOptionsOnFocus}
      >
        {children}
      </UiProvider>
    </IntlProvider>
  );
}

/** A translation has the keys and arguments of the English catalogue, which the library types its calls by. */
function sameKeys(words: Partial<Translation>): Partial<typeof en> {
  // texts.test.ts holds that it is so.
  return words as Partial<typeof en>;
}

export function App() {
  return (
    <Provider store={store}>
      <SWRConfig value={swrSettings}>
        <Words>
          <ErrorBoundary>
            <Router aroundNav={aroundNavigation} hrefs={hrefFromHere}>
              <PageRouter />
            </Router>
          </ErrorBoundary>
        </Words>
      </SWRConfig>
    </Provider>
  );
}
