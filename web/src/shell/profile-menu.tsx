import { Avatar, loadMenu, Tooltip } from "@paygauge/ui";
import { lazy, memo, Suspense, useState } from "react";
import { useBoot } from "../state/boot.ts";
import { useTranslations } from "../state/formats.ts";
import { useRoleNames } from "../state/language.ts";

const load = () => import("./profile-menu-list.tsx");
const ProfileMenuList = lazy(async () => ({ default: (await load()).ProfileMenuList }));

/**
 * The user's own menu, fetched when it is reached for; its tooltip lists the roles in effect (docs/specification.md
 * section 6).
 */
export const ProfileMenu = memo(function ProfileMenu() {
  const words = useTranslations("shell");
  const { me } = useBoot();
  const [menu, setMenu] = useState<"never" | "open" | "closed">("never");
  const named = useRoleNames();
  const held = [...me.roles.standard, ...me.roles.tabbedView];
  const names = held.filter((item) => me.effectiveRoles.includes(item.role)).map((item) => named(item).displayName);
  const tip = words("rolesOf", { name: me.displayName, roles: names.join(", ") || words("noRoles") });
  const person = {
    givenName: me.givenName ?? undefined,
    surname: me.surname ?? undefined,
    username: me.username,
  };
  const button = (
    <button
      type="button"
      aria-haspopup="menu"
      onClick={() => setMenu(menu === "never" ? "open" : menu)}
      className="reach inline-flex min-h-8 items-center rounded-full"
    >
      <Avatar person={person} name={words("accountOf", { name: me.displayName })} />
    </button>
  );
  const loadMenus = () => {
    loadMenu();
    void load().catch(() => undefined);
  };
  return (
    <Tooltip content={tip} side="bottom" hidden={menu === "open"}>
      <span className="inline-flex" onPointerEnter={loadMenus} onFocus={loadMenus}>
        {menu === "never" ? (
          button
        ) : (
          <Suspense fallback={button}>
            <ProfileMenuList
              trigger={button}
              open={menu === "open"}
              onOpenChange={(open) => setMenu(open ? "open" : "closed")}
            />
          </Suspense>
        )}
      </span>
    </Tooltip>
  );
});
