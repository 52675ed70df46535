import { TextLink } from "@paygauge/ui";
import { linkTo } from "@paygauge/api-types/sitemap";
import { useTranslations } from "../../../state/formats.ts";
import { useGuard } from "../../../state/permissions.ts";
import type { Statements } from "./statement-versions.tsx";

interface StatementWayOnProps {
  readonly issuerId: string;
  readonly data: Statements;
  readonly mayEdit: boolean;
}

/** Where to go from here: to the issuer's jobs, which apply the version in use, and to who can add one. */
export function StatementWayOn({ issuerId, data, mayEdit }: StatementWayOnProps) {
  const words = useTranslations("tenants.statements.wayOn");
  const { opens } = useGuard();
  const { issuerName: issuer } = data;
  const inUse = data.versions.find(({ isInUse, versionNumber }) => isInUse && versionNumber > 0);
  const showsJobs = inUse !== undefined && opens("analysis");
  const showsUsers = !mayEdit && opens("issuerUsers");
  if (!showsJobs && !showsUsers) return null;
  return (
    <div className="mt-3 flex max-w-180 flex-col gap-2 text-data">
      {showsJobs && (
        <p>
          {words("jobsText", { number: String(inUse.versionNumber) })}{" "}
          <TextLink href={linkTo("analysis", undefined, { f: `issuerName~eq~${issuer}` })}>
            {words("jobs", { issuer })}
          </TextLink>
        </p>
      )}
      {showsUsers && (
        <p>
          {words("usersText", { issuer })}{" "}
          <TextLink href={linkTo("issuerUsers", { issuerId })}>{words("users")}</TextLink>
        </p>
      )}
    </div>
  );
}
