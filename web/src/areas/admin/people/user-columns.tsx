import { Avatar, Badge, TextLink } from "@paygauge/ui";
import { useMemo } from "react";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { User, UserStatus } from "@paygauge/api-types/entities/users";
import { useCall } from "../../../data/use-call.ts";
import { useTranslations } from "../../../state/formats.ts";
import { useMay } from "../../../state/permissions.ts";
import { useRoleNames } from "../../../state/language.ts";
import { useRoleWords } from "./use-role-words.ts";
import { UserMenuButton } from "./use-user-menu.tsx";
import type { ListGridColumn } from "../../../data/lists/list-sheet.ts";

type Column = ListGridColumn<User>;

const allIssuers = { body: { pageNumber: 1, pageSize: 200, orderBy: "name" } };

/** Issuers and brands to filter by, for those who may see all of them. */
function useChoices() {
  const mayIssuers = useMay("IssuerArea_VIEW");
  const issuers = useCall("issuers", mayIssuers ? allIssuers : null).data?.collection;
  const brands = useCall("brandings", mayIssuers ? {} : null).data;
  return useMemo(
    () => ({
      issuers: (issuers ?? []).map(({ id, name }) => ({ value: id, label: name })),
      brands: (brands ?? []).map((brand) => ({ value: brand.brandingId, label: brand.brandingDisplayName })),
    }),
    [issuers, brands],
  );
}

/** Columns of a list of users; the last has the row's menu. */
export function useUserColumns(status: UserStatus, onChanged: () => void): readonly Column[] {
  const words = useTranslations("people.list.columns");
  const { issuers, brands } = useChoices();
  const named = useRoleNames();
  const roleWords = useRoleWords();
  return useMemo((): readonly Column[] => {
    const text = { type: "text", filterable: false, grow: 1 } as const;
    const roleNames = ({ roles }: User) =>
      [...roles.standard, ...roles.tabbedView].map((each) => named(each).displayName);
    const agreedTo = (key: "agreedLatestTermsOfService" | "agreedLatestPrivacyPolicy"): Column => ({
      key,
      title: words(key),
      type: "enum",
      width: 110,
      options: [
        { value: "true", label: words("agreedYes") },
        { value: "false", label: words("agreedNo") },
      ],
      sortable: false,
      filterable: false,
      hidden: true,
      value: (row) => row[key],
    });
    return [
      {
        ...text,
        key: "displayName",
        title: words("displayName"),
        width: 210,
        filterable: true,
        value: (row) => row.displayName,
        render: (row) => <NamedUser user={row} />,
        inList: "title",
      },
      {
        ...text,
        key: "username",
        title: words("username"),
        width: 170,
        filterable: true,
        value: (row) => row.username,
        inList: "line",
      },
      { ...text, key: "email", title: words("email"), width: 200, hidden: true, value: (row) => row.email },
      {
        ...text,
        key: "roles",
        title: words("roles"),
        width: 180,
        sortable: false,
        value: (row) => roleNames(row).join(", "),
        source:
          roleWords === null
            ? { path: ["roles", "*", "*", "displayName"] }
            : { path: ["roles", "*", "*", "role"], words: roleWords },
        inList: "line",
      },
      {
        key: "issuerId",
        title: words("issuer"),
        type: "enum",
        width: 0,
        options: issuers,
        filterOnly: true,
        filterable: issuers.length > 0,
        exported: false,
        value: () => "",
      },
      {
        key: "effectiveBrandingId",
        title: words("branding"),
        type: "enum",
        width: 140,
        grow: 1,
        options: brands,
        filterable: brands.length > 0,
        sortable: false,
        value: (row) => row.effectiveBranding,
        render: (row) => row.effectiveBrandingDisplayName,
        copy: (row) => row.effectiveBrandingDisplayName ?? "",
        source: { path: ["effectiveBrandingDisplayName"], words: {} },
      },
      agreedTo("agreedLatestTermsOfService"),
      agreedTo("agreedLatestPrivacyPolicy"),
      {
        key: "lastActivityAt",
        title: words("lastActivity"),
        type: "date",
        width: 130,
        filterable: false,
        moment: "day",
        value: (row) => row.lastActivityAt,
      },
      {
        key: "actions",
        title: words("actions"),
        type: "text",
        width: 76,
        sortable: false,
        filterable: false,
        exported: false,
        value: () => "",
        render: (row) => <UserMenuButton user={row} status={status} onChanged={onChanged} />,
        inList: "strip",
      },
    ];
  }, [words, named, roleWords, issuers, brands, status, onChanged]);
}

/** The user with their initials; the name leads to their page. */
function NamedUser({ user }: { readonly user: User }) {
  const { givenName, surname, username } = user;
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <span className="max-sm:hidden">
        <Avatar person={{ givenName: givenName ?? "", surname: surname ?? "", username }} />
      </span>
      <TextLink variant="entity" href={linkTo("user", { userId: user.id })} truncate>
        {user.displayName}
      </TextLink>
    </span>
  );
}

/** The status of a user, as a badge. */
export function StandingBadge({ status }: { readonly status: UserStatus }) {
  const words = useTranslations("people.statuses");
  const tones = { active: "success", unapproved: "warning", pending: "neutral", deactivated: "danger" } as const;
  return <Badge tone={tones[status]}>{words(status)}</Badge>;
}
