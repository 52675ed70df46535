import { Badge, Button, Combobox, ErrorState, Panel, SelectField, Skeleton } from "@paygauge/ui";
import { EmptyList } from "../../../data/empty/empty.tsx";
import { useState } from "react";
import { issuerUserRoles, type IssuerAssignment, type IssuerUserRole } from "@paygauge/api-types/entities/users";
import { problemView } from "../../../data/grid-error.ts";
import { useAction } from "../../../data/use-action.ts";
import { useCall } from "../../../data/use-call.ts";
import { useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { useMayChange } from "../../../state/system.ts";
import { ConfirmButton } from "../../../records/confirm-button.tsx";
import type { UserPartProps } from "./user-part.ts";

/** Issuers of a user: Manager or Member, and whether the e-mail domain is the issuer's. */
export function IssuersPanel({ user, onChanged }: UserPartProps) {
  const words = useTranslations("people.issuers");
  const assigned = useCall("assignedUserIssuers", { params: { id: user.id } });
  const potential = useCall("potentialUserIssuers", { params: { id: user.id } });
  const { run, pending } = useAction("setUserIssuer", {
    operation: ({ body: { issuerId, userRole } }) => {
      if (userRole === null) return words("removeUser");
      return words(assigned.data?.some((each) => each.issuerId === issuerId) === true ? "saveRole" : "add");
    },
  });
  const put = async (issuerId: string, userRole: IssuerUserRole | null) => {
    const outcome = await run({ body: { id: user.id, issuerId, userRole } });
    if (!outcome?.ok) return;
    notifyDone(outcome.answer.message);
    assigned.reload();
    potential.reload();
    onChanged();
  };
  return (
    <Panel title={words("title")}>
      {assigned.data === undefined && assigned.problem === undefined && (
        <Skeleton kind="table" columns={2} rows={3} rowHeight={48} />
      )}
      {assigned.data === undefined && assigned.problem !== undefined && (
        <ErrorState {...problemView(assigned.problem)} onRetry={assigned.reload} retrying={assigned.refreshing} />
      )}
      {assigned.data?.length === 0 && <EmptyList list="userIssuers" />}
      {assigned.data !== undefined && assigned.data.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {assigned.data.map((each) => (
            <Place
              key={each.issuerId}
              place={each}
              pending={pending}
              onPut={(role) => put(each.issuerId, role)}
              name={user.displayName}
              fixed={user.isOfOtherIssuersToo}
            />
          ))}
        </ul>
      )}
      {!user.isOfOtherIssuersToo && (
        <AddIssuer options={potential.data ?? []} pending={pending} onAdd={(id, role) => void put(id, role)} />
      )}
    </Panel>
  );
}

interface PlaceProps {
  readonly place: IssuerAssignment;
  /** The user's. */
  readonly name: string;
  readonly pending: boolean;
  /** The place can be ended and not changed. */
  readonly fixed: boolean;
  readonly onPut: (role: IssuerUserRole | null) => Promise<void>;
}

function Place({ place, name, pending, fixed, onPut }: PlaceProps) {
  const words = useTranslations("people.issuers");
  const mayChange = useMayChange();
  return (
    <li className="flex flex-wrap items-center gap-2 py-2">
      <span className="min-w-40 grow text-data">
        <span className="font-medium">{place.issuerName}</span>{" "}
        {place.isDomainUser && <Badge tone="info">{words("domainUser")}</Badge>}
        <span className="block text-label text-text-3">
          {[place.issuerBrandingName, ...place.emailDomains].filter((each) => each !== "").join(" · ")}
        </span>
      </span>
      <RoleField
        label={words("roleIn", { issuer: place.issuerName })}
        value={place.userRole}
        disabled={pending || fixed || !mayChange}
        onChange={(role) => void onPut(role)}
      />
      <ConfirmButton
        label={words("remove")}
        name={words("removeFrom", { issuer: place.issuerName })}
        title={words("removeTitle", { name, issuer: place.issuerName })}
        description={words("removeText")}
        act={() => onPut(null)}
      />
    </li>
  );
}

interface RoleFieldProps {
  readonly label: string;
  readonly value: IssuerUserRole;
  readonly disabled: boolean;
  readonly onChange: (role: IssuerUserRole) => void;
}

function RoleField({ label, value, disabled, onChange }: RoleFieldProps) {
  const words = useTranslations("people.issuers.roles");
  return (
    <SelectField
      label={label}
      labelHidden
      value={value}
      disabled={disabled}
      onChange={(event) => {
        const next = issuerUserRoles.find((each) => each === event.target.value);
        if (next !== undefined) onChange(next);
      }}
      options={issuerUserRoles.map((each) => ({ value: each, label: words(each) }))}
    />
  );
}

interface AddIssuerProps {
  readonly options: readonly { readonly id: string; readonly name: string; readonly emailDomains: readonly string[] }[];
  readonly pending: boolean;
  readonly onAdd: (issuerId: string, role: IssuerUserRole) => void;
}

function AddIssuer({ options, pending, onAdd }: AddIssuerProps) {
  const words = useTranslations("people.issuers");
  const mayChange = useMayChange();
  const [chosen, setChosen] = useState<string | undefined>();
  const [role, setRole] = useState<IssuerUserRole>("Member");
  if (options.length === 0) return null;
  return (
    <div className="mt-3 flex flex-wrap items-end gap-2">
      <div className="min-w-48 grow">
        <Combobox
          label={words("add")}
          placeholder={words("choose")}
          options={options.map(({ id, name, emailDomains }) => ({
            value: id,
            label: name,
            note: emailDomains.join(", "),
          }))}
          value={chosen}
          onChange={setChosen}
        />
      </div>
      <RoleField label={words("newRole")} value={role} disabled={pending} onChange={setRole} />
      <Button
        pending={pending}
        disabled={chosen === undefined || !mayChange}
        onClick={() => {
          if (chosen !== undefined) onAdd(chosen, role);
          setChosen(undefined);
        }}
      >
        {words("addButton")}
      </Button>
    </div>
  );
}
