import { Badge, TextLink } from "@paygauge/ui";
import { useMemo } from "react";
import { linkTo, type User, type UserStatus } from "@paygauge/api-types";
import { useTranslations } from "../../../state/formats.ts";
import { useRoleNames } from "../../../state/language.ts";
import { useRoleWords } from "./use-role-words.ts";
import { UserActions } from "./user-actions.tsx";
import type { ListGridColumn } from "../../../data/lists/list-sheet.ts";

type Column = ListGridColumn<User>;

/** Columns of a list of people; the four search filters stand above the grid, as the specification has them. */
export function useUserColumns(status: UserStatus, onChanged: () => void): readonly Column[] {
  const words = useTranslations("people.list.columns");
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
        key: "username",
        title: words("username"),
        width: 170,
        value: (row) => row.username,
        render: (row) => (
          <TextLink variant="entity" href={linkTo("user", { userId: row.id })} truncate>
            {row.username}
          </TextLink>
        ),
        inList: "title",
      },
      {
        ...text,
        key: "displayName",
        title: words("displayName"),
        width: 170,
        value: (row) => row.displayName,
        inList: "line",
      },
      { ...text, key: "email", title: words("email"), width: 200, value: (row) => row.email },
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
        ...text,
        key: "effectiveBrandingId",
        title: words("branding"),
        width: 140,
        sortable: false,
        value: (row) => row.effectiveBrandingDisplayName,
        source: { path: ["effectiveBrandingDisplayName"] },
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
        // Three buttons stand beside each other, in German too.
        width: status === "unapproved" || status === "pending" ? 305 : 190,
        sortable: false,
        filterable: false,
        exported: false,
        value: () => "",
        render: (row) => <UserActions user={row} status={status} size="sm" onChanged={onChanged} />,
        inList: "strip",
      },
    ];
  }, [words, named, roleWords, status, onChanged]);
}

/** Where a person stands, as a mark. */
export function StandingBadge({ status }: { readonly status: UserStatus }) {
  const words = useTranslations("people.statuses");
  const tones = { active: "success", unapproved: "warning", pending: "neutral", deactivated: "danger" } as const;
  return <Badge tone={tones[status]}>{words(status)}</Badge>;
}
