import { AppLink, buttonStyle, defaultGridQuery, PageHeader, PartBar, Skeleton } from "@paygauge/ui";
import type { EmptyListId } from "../../../data/empty/empty-lists.ts";
import { EmptyList } from "../../../data/empty/empty.tsx";
import { Plus } from "lucide-react";
import { Suspense } from "react";
import { useLocation, useSearch } from "wouter";
import { limits } from "@paygauge/api-types/limits";
import { linkTo } from "@paygauge/api-types/sitemap";
import { userStatuses, type UserStatus } from "@paygauge/api-types/entities/users";
import { useGridViews } from "../../../data/views/use-grid-views.ts";
import { ListGrid } from "../../../data/lists/list-grid.tsx";
import { useRows } from "../../../data/use-rows.ts";
import { useCall } from "../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useMay } from "../../../state/permissions.ts";
import { areaTexts, lazyWithTexts } from "../../../texts/catalogue.ts";
import { MailOutbox } from "./mail-outbox.tsx";
import { useUserColumns } from "./user-columns.tsx";
import { useUserMenu } from "./use-user-menu.tsx";

const calls = {
  active: "activeUsers",
  unapproved: "unapprovedUsers",
  pending: "pendingUsers",
  deactivated: "deactivatedUsers",
} as const;

/** Loaded with the first look at it. */
const ProgramsPart = lazyWithTexts(
  async () => ({ default: (await import("../programs/programs-part.tsx")).ProgramsPart }),
  areaTexts.programs,
);

type Part = UserStatus | "programs" | "outbox";

/** The address names the status. */
const viewKeys = { keeps: ["status"] } as const;

/** Asked for its total alone. */
const totalAlone = { body: { pageNumber: 1, pageSize: 1 } } as const;

/** How many users there are of each status; nothing until it is known. */
function useCounts(): Readonly<Record<UserStatus | "programs", string | undefined>> {
  const formats = useFormats();
  const active = useCall("activeUsers", totalAlone).data;
  const unapproved = useCall("unapprovedUsers", totalAlone).data;
  const pending = useCall("pendingUsers", totalAlone).data;
  const deactivated = useCall("deactivatedUsers", totalAlone).data;
  const programs = useCall("programs", totalAlone).data;
  const said = (answer: { readonly totalCount: number } | undefined) =>
    answer === undefined ? undefined : formats.count(answer.totalCount);
  return {
    active: said(active),
    programs: said(programs),
    unapproved: said(unapproved),
    pending: said(pending),
    deactivated: said(deactivated),
  };
}

/** 25 a page, username ascending (docs/specification.md section 9). */
const byUsername = {
  ...defaultGridQuery,
  pageSize: limits.usersPageSize,
  orderBy: { property: "username", direction: "asc" },
} as const;

/** Users and programs that the user can manage, by their state, and the emails that were written to users. */
export default function UserManagementScreen() {
  const words = useTranslations("people");
  const programWords = useTranslations("programs");
  const mayGive = useMay("UserRoles_ASSIGN");
  const params = new URLSearchParams(useSearch());
  const [, navigate] = useLocation();
  const mayInvite = useMay("User_INVITE");
  const asked = params.get("status");
  const keys = ["active", "programs", ...userStatuses.slice(1), ...(mayInvite ? ["outbox"] : [])] as readonly Part[];
  const part = keys.find((each) => each === asked) ?? "active";
  const counts = useCounts();
  const titles = { outbox: words("outbox.title"), programs: programWords("part") };
  const parts = keys.map((key) => ({
    key,
    label: key === "outbox" || key === "programs" ? titles[key] : words(`statuses.${key}`),
    ...(key !== "outbox" && counts[key] !== undefined && { count: counts[key] }),
    href: linkTo("userManagement", undefined, key === "active" ? {} : { status: key }),
  }));
  return (
    <div className="flex min-h-full flex-col sm:h-full">
      <PageHeader
        title={words("list.title")}
        actions={
          (part !== "programs" || mayGive) && (
            <AppLink
              href={linkTo(part === "programs" ? "programCreate" : "userCreate")}
              className={buttonStyle({ variant: "primary" })}
            >
              <Plus aria-hidden size={16} strokeWidth={1.6} />
              {part === "programs" ? programWords("register") : words("list.create")}
            </AppLink>
          )
        }
      />
      <PartBar label={words("list.parts")} parts={parts} currentKey={part} onNavigate={navigate} />
      {part === "outbox" && <MailOutbox />}
      {part === "programs" && (
        <Suspense fallback={<Skeleton kind="table" columns={5} rows={8} />}>
          <ProgramsPart />
        </Suspense>
      )}
      {part !== "outbox" && part !== "programs" && <UserList key={part} status={part} />}
    </div>
  );
}

const emptyOf = {
  active: "usersActive",
  unapproved: "usersUnapproved",
  pending: "usersPending",
  deactivated: "usersDeactivated",
} as const satisfies Record<UserStatus, EmptyListId>;

function UserList({ status }: { readonly status: UserStatus }) {
  const words = useTranslations("people");
  const [, navigate] = useLocation();
  const views = useGridViews(calls[status], byUsername, viewKeys);
  const { query, setQuery, ready } = views;
  const rows = useRows(calls[status], {
    query,
    setQuery,
    ready,
    inputOf: (body) => ({ body }),
  });
  const { itemsOf, dialog } = useUserMenu(status, rows.reload);
  const columns = useUserColumns(status, rows.reload);
  return (
    <>
      <div className="min-h-0 grow">
        <ListGrid
          label={words(`statuses.${status}`)}
          views={views}
          columns={columns}
          rows={rows}
          keyIn="id"
          searchable
          noMatch={words("list.noMatch")}
          rowActions={itemsOf}
          onOpenRow={(row) => navigate(linkTo("user", { userId: row.id }))}
          empty={<EmptyList list={emptyOf[status]} />}
        />
      </div>
      {dialog}
    </>
  );
}
