import { Badge, Button, Combobox, defaultGridQuery, PageHeader, SelectField } from "@paygauge/ui";
import { EmptyList } from "../../../data/empty/empty.tsx";
import { useMemo, useState } from "react";
import { issuerUserRoles, type IssuerUser, type IssuerUserRole } from "@paygauge/api-types/entities/users";
import { linkTo } from "@paygauge/api-types/sitemap";
import { useGridViews } from "../../../data/views/use-grid-views.ts";
import { useAction } from "../../../data/use-action.ts";
import { useCall } from "../../../data/use-call.ts";
import { ListGrid } from "../../../data/lists/list-grid.tsx";
import { useRows } from "../../../data/use-rows.ts";
import { useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { usePageParams } from "../../../state/page.ts";
import { useMay } from "../../../state/permissions.ts";
import { useMayChange } from "../../../state/system.ts";
import { ConfirmButton } from "../../../records/confirm-button.tsx";
import { RecordStatus } from "../../../records/record-status.tsx";
import type { ListGridColumn } from "../../../data/lists/list-sheet.ts";

const byUsername = {
  ...defaultGridQuery,
  pageSize: 25,
  orderBy: { property: "username", direction: "asc" },
} as const;

/** Users of one issuer, what they are there, and those who may still join. */
export default function IssuerUsersScreen() {
  const words = useTranslations("tenants.users");
  const { issuerId } = usePageParams("issuerUsers");
  const issuer = useCall("issuer", { params: { id: issuerId } });
  const views = useGridViews("issuerUsers", byUsername);
  const { query, setQuery, ready } = views;
  const mayEdit = useMay("User_CRUD");
  const mayAdd = useMay("IssuerArea_CRUD") && mayEdit;
  const rows = useRows("issuerUsers", {
    query,
    setQuery,
    ready,
    inputOf: (body) => ({ params: { id: issuerId }, body }),
  });
  const { put, pending } = usePlaces(issuerId, rows.reload);
  const columns = useColumns(mayEdit && !pending, put);
  if (issuer.data === undefined || issuer.data.id !== issuerId)
    return (
      <RecordStatus
        problem={issuer.problem}
        onRetry={issuer.reload}
        retrying={issuer.refreshing}
        listHref={linkTo("issuerManager")}
      />
    );
  return (
    <div className="flex min-h-full flex-col sm:h-full">
      <PageHeader title={words("title", { issuer: issuer.data.name })} />
      {mayAdd && <AddPerson issuerId={issuerId} pending={pending} onAdd={put} />}
      <div className="min-h-0 grow border-t border-line">
        <ListGrid
          label={words("label")}
          views={views}
          columns={columns}
          rows={rows}
          keyIn="id"
          searchable
          empty={<EmptyList list="issuerUsers" may={mayAdd} />}
        />
      </div>
    </div>
  );
}

type Put = (userId: string, userRole: IssuerUserRole | null) => Promise<void>;

function usePlaces(issuerId: string, onChanged: () => void): { readonly put: Put; readonly pending: boolean } {
  const words = useTranslations("tenants.users");
  const { run, pending } = useAction("setUserIssuer", {
    operation: ({ body }) => words(body.userRole === null ? "removeUser" : "saveRole"),
  });
  const put = async (id: string, userRole: IssuerUserRole | null) => {
    const outcome = await run({ body: { id, issuerId, userRole } });
    if (outcome?.ok) notifyDone(outcome.answer.message);
    onChanged();
  };
  return { put, pending };
}

function useColumns(editable: boolean, put: Put): readonly ListGridColumn<IssuerUser>[] {
  const words = useTranslations("tenants.users");
  const mayChange = useMayChange();
  return useMemo((): readonly ListGridColumn<IssuerUser>[] => {
    const text = { type: "text", grow: 1 } as const;
    const roles = issuerUserRoles.map((value) => ({ value, label: words(`roles.${value}`) }));
    return [
      { ...text, key: "username", title: words("username"), width: 170, value: (row) => row.username, inList: "title" },
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
        key: "isDomainUser",
        title: words("domainUser"),
        type: "enum",
        options: [
          { value: "true", label: words("yes") },
          { value: "false", label: words("no") },
        ],
        width: 120,
        sortable: false,
        filterable: false,
        value: (row) => row.isDomainUser,
        render: (row) => (row.isDomainUser ? <Badge tone="info">{words("yes")}</Badge> : words("no")),
      },
      {
        key: "userRole",
        title: words("role"),
        type: "enum",
        width: 150,
        options: roles,
        value: (row) => row.userRole,
        render: (row) =>
          editable ? (
            <SelectField
              label={words("roleOf", { name: row.displayName })}
              labelHidden
              value={row.userRole}
              disabled={!mayChange}
              onChange={(event) => {
                const next = issuerUserRoles.find((each) => each === event.target.value);
                if (next !== undefined) void put(row.id, next);
              }}
              options={roles}
            />
          ) : (
            words(`roles.${row.userRole}`)
          ),
        inList: "line",
      },
      {
        key: "actions",
        title: words("actions"),
        type: "text",
        width: 110,
        sortable: false,
        filterable: false,
        exported: false,
        value: () => "",
        render: (row) =>
          editable ? (
            <ConfirmButton
              size="sm"
              label={words("remove")}
              name={words("removeOf", { name: row.displayName })}
              title={words("removeTitle", { name: row.displayName })}
              description={words("removeText")}
              act={() => put(row.id, null)}
            />
          ) : null,
        inList: "strip",
      },
    ];
  }, [words, mayChange, editable, put]);
}

interface AddPersonProps {
  readonly issuerId: string;
  readonly pending: boolean;
  readonly onAdd: Put;
}

function AddPerson({ issuerId, pending, onAdd }: AddPersonProps) {
  const words = useTranslations("tenants.users");
  const mayChange = useMayChange();
  const [search, setSearch] = useState("");
  const [chosen, setChosen] = useState<string | undefined>();
  const query = search === "" ? { issuerId } : { issuerId, search };
  const offered = useCall("potentialIssuerUsers", { query });
  const add = async () => {
    if (chosen === undefined) return;
    await onAdd(chosen, "Member");
    setChosen(undefined);
    offered.reload();
  };
  return (
    <div className="flex flex-wrap items-end gap-2 border-t border-line bg-surface px-5 py-3 max-lg:px-4">
      <div className="max-w-110 min-w-[min(15rem,100%)] grow">
        <Combobox
          label={words("add")}
          placeholder={words("choose")}
          options={(offered.data ?? []).map(({ id, displayName, email }) => ({
            value: id,
            label: displayName,
            note: email,
          }))}
          value={chosen}
          onChange={setChosen}
          onSearch={setSearch}
        />
      </div>
      <Button pending={pending} disabled={chosen === undefined || !mayChange} onClick={() => void add()}>
        {words("addButton")}
      </Button>
    </div>
  );
}
