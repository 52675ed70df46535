import { CopyButton, Drawer, ErrorState, FactList, NotificationBar, Skeleton } from "@paygauge/ui";
import { useState } from "react";
import { programLimits, type Program } from "@paygauge/api-types/entities/programs";
import { problemView } from "../../../data/grid-error.ts";
import { useCall } from "../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useRoleNames } from "../../../state/language.ts";
import { ProgramActs } from "./program-acts.tsx";
import { RightsForm } from "./rights-form.tsx";
import { ProgramState } from "./program-state.tsx";

interface ProgramPanelProps {
  readonly id: string;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** One program: what it may do, when it was used, a first call to copy, its rights to change, and its end. */
export function ProgramPanel({ id, onClose, onChanged }: ProgramPanelProps) {
  const words = useTranslations("programs.panel");
  const { data, problem, reload } = useCall("program", { params: { id } });
  const program = data?.id === id ? data : undefined;
  const [changesRights, setChangesRights] = useState(false);
  const changed = () => {
    reload();
    onChanged();
  };
  return (
    <Drawer
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={program?.name ?? words("title")}
      description={program && <ProgramState state={program.state} />}
      footer={
        program &&
        program.state !== "revoked" &&
        !changesRights && <ProgramActs program={program} onChanged={changed} onRights={() => setChangesRights(true)} />
      }
    >
      {program !== undefined && changesRights && (
        <RightsForm
          program={program}
          onSaved={() => {
            setChangesRights(false);
            changed();
          }}
        />
      )}
      {program !== undefined && !changesRights && <Details program={program} />}
      {program === undefined && problem !== undefined && <ErrorState {...problemView(problem)} onRetry={reload} />}
      {program === undefined && problem === undefined && <Skeleton kind="form" fields={5} />}
    </Drawer>
  );
}

function Details({ program }: { readonly program: Program }) {
  const words = useTranslations("programs.panel");
  return (
    <div className="flex flex-col gap-4 pb-4">
      {program.state === "paused" && (
        <NotificationBar tone="warning">{words("paused", { name: program.registeredBy })}</NotificationBar>
      )}
      <Facts program={program} />
      <TryIt />
    </div>
  );
}

function Facts({ program }: { readonly program: Program }) {
  const words = useTranslations("programs.panel");
  const columns = useTranslations("programs.columns");
  const roleIn = useTranslations("people.issuers.roles");
  const named = useRoleNames();
  const { locale } = useFormats();
  const clock = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  const time = (iso: string) => clock.format(new Date(iso));
  const { roles, directGrants, issuers, lastUsedOn, lastCall } = program;
  const names = [...roles.standard, ...roles.tabbedView].map((each) => named(each).displayName);
  const places = issuers.map((each) => words("as", { issuer: each.issuerName, role: roleIn(each.userRole) }));
  const used = lastUsedOn === null ? words("never") : words("used", { at: time(lastUsedOn), call: lastCall ?? "" });
  return (
    <>
      <FactList
        facts={[
          [
            columns("clientId"),
            <span key="id" className="flex flex-wrap items-center gap-1">
              <span className="font-mono text-mono">{program.clientId}</span>
              <CopyButton text={program.clientId} label={words("copy")} />
            </span>,
          ],
          [columns("roles"), names.join(", ") || words("none")],
          [words("permissions"), directGrants.join(", ")],
          [columns("issuers"), places.join(", ") || words("none")],
          [
            columns("registeredOn"),
            words("registered", { name: program.registeredBy, at: time(program.registeredOn) }),
          ],
          [columns("lastUsedOn"), used],
          [columns("revokedOn"), program.revokedOn === null ? null : time(program.revokedOn)],
        ]}
      />
      <p className="text-label text-text-2">{words("limit", { most: programLimits.callsPerMinute })}</p>
    </>
  );
}

/** A first call as a line to copy: it asks who the program is. */
function TryIt() {
  const words = useTranslations("programs.panel");
  const line = `curl -H "Authorization: Bearer $TOKEN" \\\n  ${window.location.origin}/api/v1/users/user-permissions`;
  return (
    <section>
      <h3 className="mb-1.5 flex items-center justify-between text-section font-semibold">
        {words("try")}
        <CopyButton text={line} label={words("copyTry")} />
      </h3>
      <pre className="rounded-control bg-sunken p-2 font-mono text-mono whitespace-pre-wrap wrap-anywhere">{line}</pre>
      <p className="mt-1.5 text-label text-text-2">{words("tryHint")}</p>
    </section>
  );
}
