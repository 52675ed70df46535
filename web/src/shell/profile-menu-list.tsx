import { DropdownMenu, type MenuGroup } from "@paygauge/ui";
import { useSetAtom } from "jotai";
import { BookA, Keyboard, LogOut, UserRound, UsersRound } from "lucide-react";
import type { ReactElement } from "react";
import { languageNames, languages } from "@paygauge/api-types/languages";
import { linkTo } from "@paygauge/api-types/sitemap";
import { themeKeys } from "@paygauge/api-types/entities/identity";
import { signOut } from "../data/session.ts";
import { useBoot } from "../state/boot.ts";
import { colourModes, useColourMode, useThemeSwitch } from "../state/colour-mode.ts";
import { useTranslations } from "../state/formats.ts";
import { useLanguage, usePageNames } from "../state/language.ts";
import { overlayAtom } from "../state/overlay.ts";
import { useMay } from "../state/permissions.ts";
import { guarded } from "../state/unsaved.ts";
import { mayNarrow } from "./roles/what-is-lost.ts";

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.6 } as const;

interface ProfileMenuListProps {
  readonly trigger: ReactElement;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The menu behind the avatar. */
export function ProfileMenuList(props: ProfileMenuListProps) {
  const groups = [useOwn(), useLook(), useLanguages(), ...useThemes(), useLeave()];
  return <DropdownMenu align="end" groups={groups} {...props} />;
}

/** The profile, the roles where they may be switched, and the keys. */
function useOwn(): MenuGroup {
  const words = useTranslations("shell");
  const { me } = useBoot();
  const show = useSetAtom(overlayAtom);
  const maySwitch = mayNarrow(me);
  const roles = {
    key: "roles",
    label: words("switchRoles"),
    icon: <UsersRound {...icon} />,
    onSelect: () => show("roles"),
  };
  const keys = {
    key: "keys",
    label: words("shortcuts"),
    shortcut: "?",
    icon: <Keyboard {...icon} />,
    onSelect: () => show("shortcuts"),
  };
  const pageNames = usePageNames();
  const glossary = {
    key: "glossary",
    label: pageNames.title("glossary"),
    href: linkTo("glossary"),
    icon: <BookA {...icon} />,
  };
  const profile = { key: "profile", label: words("profile"), href: linkTo("profile"), icon: <UserRound {...icon} /> };
  return {
    key: "me",
    label: `${me.displayName} (${me.username})`,
    items: [profile, ...(maySwitch ? [roles] : []), keys, glossary],
  };
}

/** Light, dark or as the device: for every user (docs/access.md section 2). */
function useLook(): MenuGroup {
  const words = useTranslations("shell");
  const [mode, setMode] = useColourMode();
  return {
    key: "mode",
    label: words("colourMode"),
    items: colourModes.map((key) => ({
      key,
      label: words(`modes.${key}`),
      checked: key === mode,
      onSelect: () => setMode(key),
    })),
  };
}

function useLanguages(): MenuGroup {
  const words = useTranslations("shell");
  const [language, choose] = useLanguage();
  return {
    key: "language",
    label: words("language"),
    items: languages.map((key) => ({
      key,
      label: languageNames[key],
      checked: key === language,
      onSelect: () => void choose(key),
    })),
  };
}

/** Theme 1 to 5 for those with Toolbar_Theme_Switcher_VIEW. */
function useThemes(): readonly MenuGroup[] {
  const words = useTranslations("shell");
  const [theme, setTheme] = useThemeSwitch();
  if (!useMay("Toolbar_Theme_Switcher_VIEW")) return [];
  return [
    {
      key: "theme",
      label: words("theme"),
      items: themeKeys.map((key) => ({
        key,
        label: words("themeName", { number: key.slice(1) }),
        checked: key === theme,
        onSelect: () => setTheme(key),
      })),
    },
  ];
}

function useLeave(): MenuGroup {
  const words = useTranslations("shell");
  return {
    key: "out",
    items: [
      {
        key: "signOut",
        label: words("signOut"),
        icon: <LogOut {...icon} />,
        onSelect: () => guarded(() => void signOut()),
      },
    ],
  };
}
