import { safeLocale, UiProvider, type LinkProps } from "@paygauge/ui";
import { Provider, useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { SWRConfig } from "swr";
import { IntlProvider } from "use-intl";
import { Link, Router } from "wouter";
import { findPage } from "@paygauge/api-types";
import { swrSettings } from "../data/swr-settings.ts";
import { aroundNavigation } from "../state/unsaved.ts";
import { store } from "../state/store.ts";
import { catalogueAtom } from "../texts/catalogue.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { PageRouter } from "./page-router.tsx";

/** A link inside the application; files, other origins and pages that the edge draws are the browser's own. */
function RouterLink({ href, children, ...rest }: LinkProps) {
  const page = href.startsWith("/") && rest.download === undefined ? findPage(href.split(/[?#]/)[0] ?? "") : null;
  if (page === null || page.page.frame === "edge")
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

/** The reader's language decides numbers and dates, also while texts are English only. */
const locale = safeLocale(navigator.languages.find((tag) => tag.startsWith("en")));

/** The catalogue as far as it is loaded. */
function Words({ children }: { readonly children: ReactNode }) {
  return (
    <IntlProvider locale={locale} messages={useAtomValue(catalogueAtom)} timeZone="UTC">
      {children}
    </IntlProvider>
  );
}

export function App() {
  return (
    <Provider store={store}>
      <SWRConfig value={swrSettings}>
        <Words>
          <UiProvider locale={locale} LinkComponent={RouterLink}>
            <ErrorBoundary>
              <Router aroundNav={aroundNavigation}>
                <PageRouter />
              </Router>
            </ErrorBoundary>
          </UiProvider>
        </Words>
      </SWRConfig>
    </Provider>
  );
}
