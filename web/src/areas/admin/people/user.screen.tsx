import { Avatar, FactList, NotificationBar, PageHeader, Panel } from "@paygauge/ui";
import { linkTo } from "@paygauge/api-types/sitemap";
import { useEntityLock } from "../../../data/locks/use-entity-lock.ts";
import { useCall } from "../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { usePageParams } from "../../../state/page.ts";
import { useMay } from "../../../state/permissions.ts";
import { RecordStatus } from "../../../records/record-status.tsx";
import { BrandingPanel } from "./branding-panel.tsx";
import { GrantsPanel } from "./grants-panel.tsx";
import { IssuersPanel } from "./issuers-panel.tsx";
import { JobsPanel } from "./jobs-panel.tsx";
import { RolesPanel } from "./roles-panel.tsx";
import { standingOf } from "./standing.ts";
import type { UserPartProps } from "./user-part.ts";
import { UserActions } from "./user-actions.tsx";
import { StandingBadge } from "./user-columns.tsx";
import { useRecordName } from "../../../state/record-name.ts";

/** One user: who they are, what they may do, and where. */
export default function UserScreen() {
  const { userId } = usePageParams("user");
  const { data, problem, reload, refreshing } = useCall("user", { params: { id: userId } });
  if (data === undefined || data.id !== userId)
    return (
      <RecordStatus problem={problem} onRetry={reload} retrying={refreshing} listHref={linkTo("userManagement")} />
    );
  return <UserPage key={userId} user={data} onChanged={reload} />;
}

function UserPage({ user, onChanged }: UserPartProps) {
  const mayAssign = useMay("JobUsers_DIRECT_ASSIGN");
  const words = useTranslations("people.person");
  useEntityLock("user", user.id, true);
  useRecordName(user.displayName);
  const status = standingOf(user);
  return (
    <>
      <PageHeader
        title={user.displayName}
        marks={<StandingBadge status={status} />}
        facts={user.username}
        actions={<UserActions user={user} status={status} onChanged={onChanged} />}
      />
      {user.isOfOtherIssuersToo && (
        <NotificationBar tone="info">{words("othersToo", { name: user.displayName })}</NotificationBar>
      )}
      <div className="border-t border-line">
        <div className="grid max-w-360 items-start gap-3.5 p-5 max-lg:p-4 lg:grid-cols-2">
          <div className="grid min-w-0 gap-3.5">
            <PersonPanel user={user} />
            <RolesPanel user={user} onChanged={onChanged} />
          </div>
          <div className="grid min-w-0 gap-3.5">
            <IssuersPanel user={user} onChanged={onChanged} />
            <JobsPanel user={user} mayAssign={mayAssign} onChanged={onChanged} />
            <BrandingPanel user={user} onChanged={onChanged} />
            <GrantsPanel user={user} onChanged={onChanged} />
          </div>
        </div>
      </div>
    </>
  );
}

function PersonPanel({ user }: Pick<UserPartProps, "user">) {
  const words = useTranslations("people.person");
  const formats = useFormats();
  const day = (iso: string | null) => (iso === null ? words("never") : formats.day(iso));
  const agreed = (has: boolean) => words(has ? "agreedYes" : "agreedNo");
  return (
    <Panel title={words("title")}>
      <div className="mb-3 flex items-center gap-3">
        <Avatar person={{ givenName: user.givenName ?? "", surname: user.surname ?? "", username: user.username }} />
        <span className="min-w-0 wrap-anywhere text-body font-medium">{user.email}</span>
      </div>
      <FactList
        facts={[
          [words("givenName"), user.givenName ?? ""],
          [words("surname"), user.surname ?? ""],
          [words("username"), user.username],
          [words("provider"), user.idProviderName],
          [words("idpId"), user.idpId],
          [words("terms"), agreed(user.agreedLatestTermsOfService)],
          [words("privacy"), agreed(user.agreedLatestPrivacyPolicy)],
          [words("lastActivity"), day(user.lastActivityAt)],
          [words("invitedOn"), day(user.invitedOn)],
          [words("createdOn"), day(user.createdOn)],
        ]}
      />
    </Panel>
  );
}
