import { createContext, createElement, useContext, useMemo } from "react";
import type { ComponentPropsWithRef, ComponentType, ReactNode } from "react";
import type { Message } from "@paygauge/api-types/catalogue/message";
import { safeLocale } from "./number-format.ts";
import { englishTexts } from "./ui-texts.ts";
import type { UiTexts } from "./ui-texts.ts";

/** What a router's link must take; `href` is always an application path or a full address. */
export type LinkProps = ComponentPropsWithRef<"a"> & { href: string };

type TranslateMessage = (message: Message) => string;

interface UiSettings {
  readonly texts: UiTexts;
  /** BCP 47 tag used for every number and date. */
  readonly locale: string;
  readonly Link: ComponentType<LinkProps>;
  /** A message of the product in the reader's language; other texts stay as they are. */
  readonly translate: TranslateMessage;
  /** Lists of options open when their button has the keyboard's focus. */
  readonly opensOptionsOnFocus: boolean;
}

function PlainLink({ children, ...rest }: LinkProps) {
  return <a {...rest}>{children}</a>;
}

const UiContext = createContext<UiSettings>({
  texts: englishTexts,
  locale: "en-GB",
  Link: PlainLink,
  translate: (message) => (typeof message === "string" ? message : message.code),
  opensOptionsOnFocus: false,
});

export interface UiProviderProps {
  readonly children?: ReactNode;
  readonly texts?: UiTexts;
  readonly locale?: string;
  readonly LinkComponent?: ComponentType<LinkProps>;
  readonly translate?: TranslateMessage;
  readonly opensOptionsOnFocus?: boolean;
}

/** Gives every component below its words, its locale and the router's link. */
export function UiProvider({
  children,
  texts,
  locale,
  LinkComponent,
  translate,
  opensOptionsOnFocus,
}: UiProviderProps) {
  const outer = useContext(UiContext);
  const settings = useMemo(
    () => ({
      texts: texts ?? outer.texts,
      locale: locale === undefined ? outer.locale : safeLocale(locale),
      Link: LinkComponent ?? outer.Link,
      translate: translate ?? outer.translate,
      opensOptionsOnFocus: opensOptionsOnFocus ?? outer.opensOptionsOnFocus,
    }),
    [outer, texts, locale, LinkComponent, translate, opensOptionsOnFocus],
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

/** Whether lists of options open when their button has the keyboard's focus. */
export function useOpensOptionsOnFocus(): boolean {
  return useContext(UiContext).opensOptionsOnFocus;
}

/** How messages of the product are worded in the reader's language. */
export function useTranslate(): TranslateMessage {
  return useContext(UiContext).translate;
}

/** A message of the product in the reader's language; null and other texts stay as they are. */
export function MessageText({ message }: { readonly message: Message | null }): ReactNode {
  const translate = useTranslate();
  return message === null ? null : translate(message);
}

/** A link through the application's router; a plain anchor where no router was given. */
export function AppLink(props: LinkProps): ReactNode {
  return createElement(useContext(UiContext).Link, props);
}
