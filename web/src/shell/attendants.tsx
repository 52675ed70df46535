import { IdleNotice } from "./idle-notice.tsx";
import { ReleaseNotice } from "./release-notice.tsx";
import { VersionNotice } from "./version-notice.tsx";

/** Notices that come by themselves: the idle end, a new version, a new release. */
export function Attendants() {
  return (
    <>
      <VersionNotice />
      <ReleaseNotice />
      <IdleNotice />
    </>
  );
}
