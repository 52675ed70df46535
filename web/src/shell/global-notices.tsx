import { useEffect } from "react";
import { mutate } from "swr";
import { watchRoleSwitch } from "../data/switch-roles.ts";
import { IdleNotice } from "./idle-notice.tsx";
import { ReleaseNotice } from "./release-notice.tsx";
import { StrayDropNotice } from "./stray-drop-notice.tsx";
import { VersionNotice } from "./version-notice.tsx";

/** Notices that come by themselves: the idle end, a new version, a new release, a file dropped where none is taken. */
export function GlobalNotices() {
  useRoleSwitchElsewhere();
  return (
    <>
      <VersionNotice />
      <ReleaseNotice />
      <IdleNotice />
      <StrayDropNotice />
    </>
  );
}

/** Another tab switched the roles: what this one shows is read again, or it goes where the roles in effect may be. */
function useRoleSwitchElsewhere(): void {
  useEffect(
    () =>
      watchRoleSwitch((away) => {
        if (away !== null) location.assign(away);
        else void mutate(() => true);
      }),
    [],
  );
}
