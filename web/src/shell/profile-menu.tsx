import { Avatar, DropdownMenu, Tooltip, type MenuGroup } from "@paygauge/ui";
import { LogOut, UserRound } from "lucide-react";
import { languageNames, languages, linkTo, themeKeys } from "@paygauge/api-types";
import { signOut } from "../data/session.ts";
import { useBoot } from "../state/boot.ts";
import { useThemeSwitch } from "../state/colour-mode.ts";
import { useWords } from "../state/formats.ts";
import { useLanguage } from "../state/language.ts";
import { useMay } from "../state/permissions.ts";

/** The person's own menu; its tooltip lists the roles in effect (specification section 6). */
export function ProfileMenu() {
  const words = useWords("shell");
  const { me } = useBoot();
  const groups = useGroups();
  const held = [...me.roles.standard, ...me.roles.tabbedView];
  const names = held.filter((item) => me.effectiveRoles.includes(item.role)).map((item) => item.displayName);
  const tip = words("rolesOf", { name: me.displayName, roles: names.join(", ") || words("noRoles") });
  const person = {
    givenName: me.givenName ?? undefined,
    surname: me.surname ?? undefined,
    username: me.username,
  };
  return (
    <Tooltip content={tip} side="bottom">
      <span className="inline-flex">
        <DropdownMenu
          align="end"
          groups={groups}
          trigger={
            <button type="button" className="inline-flex min-h-8 items-center rounded-full max-md:min-h-11">
              <Avatar person={person} name={words("accountOf", { name: me.displayName })} />
            </button>
          }
        />
      </span>
    </Tooltip>
  );
}

function useGroups(): readonly MenuGroup[] {
  const words = useWords("shell");
  const { me } = useBoot();
  const [language, choose] = useLanguage();
  const [theme, setTheme] = useThemeSwitch();
  const maySwitch = useMay("Toolbar_Theme_Switcher_VIEW");
  const themes: MenuGroup = {
    key: "theme",
    label: words("theme"),
    items: themeKeys.map((key) => ({
      key,
      label: words("themeName", { number: key.slice(1) }),
      checked: key === theme,
      onSelect: () => setTheme(key),
    })),
  };
  const tongues: MenuGroup = {
    key: "language",
    label: words("language"),
    items: languages.map((key) => ({
      key,
      label: languageNames[key],
      checked: key === language,
      onSelect: () => void choose(key),
    })),
  };
  const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.6 } as const;
  return [
    {
      key: "me",
      label: `${me.displayName} (${me.username})`,
      items: [{ key: "profile", label: words("profile"), href: linkTo("profile"), icon: <UserRound {...icon} /> }],
    },
    tongues,
    ...(maySwitch ? [themes] : []),
    {
      key: "out",
      items: [{ key: "signOut", label: words("signOut"), icon: <LogOut {...icon} />, onSelect: () => void signOut() }],
    },
  ];
}
