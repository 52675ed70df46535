import { createContext, createElement, useContext, useMemo } from "react";
import type { ComponentPropsWithRef, ComponentType, ReactNode } from "react";
import { safeLocale } from "./number-format.ts";
import { englishTexts } from "./ui-texts.ts";
import type { UiTexts } from "./ui-texts.ts";

/** What a router's link must take; `href` is always an application path or a full address. */
export type LinkProps = ComponentPropsWithRef<"a"> & { href: string };

interface UiSettings {
  readonly texts: UiTexts;
  /** BCP 47 tag used for every number and date. */
  readonly locale: string;
  readonly Link: ComponentType<LinkProps>;
  /** Words a schema's sentence beside a field in the reader's language. */
  readonly say: (sentence: string) => string;
}

function PlainLink({ children, ...rest }: LinkProps) {
  return <a {...rest}>{children}</a>;
}

const UiContext = createContext<UiSettings>({
  texts: englishTexts,
  locale: "en-GB",
  Link: PlainLink,
  say: (sentence) => sentence,
});

export interface UiProviderProps {
  readonly children?: ReactNode;
  readonly texts?: UiTexts;
  readonly locale?: string;
  readonly LinkComponent?: ComponentType<LinkProps>;
  readonly say?: (sentence: string) => string;
}

/** Gives every component below its words, its locale and the router's link. */
export function UiProvider({ children, texts, locale, LinkComponent, say }: UiProviderProps) {
  const outer = useContext(UiContext);
  const settings = useMemo(
    () => ({
      texts: texts ?? outer.texts,
      locale: locale === undefined ? outer.locale : safeLocale(locale),
      Link: LinkComponent ?? outer.Link,
      say: say ?? outer.say,
    }),
    [outer, texts, locale, LinkComponent, say],
  );
  return <UiContext value={settings}>{children}</UiContext>;
}

/** The words of this reader's language. */
export function useTexts(): UiTexts {
  return useContext(UiContext).texts;
}

/** The reader's locale, such as "en-GB". */
export function useLocale(): string {
  return useContext(UiContext).locale;
}

/** How sentences of schemas are said in the reader's language. */
export function useSay(): (sentence: string) => string {
  return useContext(UiContext).say;
}

/** A sentence of the system in the reader's language; null and what is no sentence of the system stay as they are. */
export function Said({ text }: { readonly text: string | null }): ReactNode {
  const say = useSay();
  return text === null ? null : say(text);
}

/** A link through the application's router; a plain anchor where no router was given. */
export function AppLink(props: LinkProps): ReactNode {
  return createElement(useContext(UiContext).Link, props);
}
