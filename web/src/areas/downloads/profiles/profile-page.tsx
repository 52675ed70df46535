import { Button, DraftBar, MessageText, PageHeader, Panel, TextField } from "@paygauge/ui";
import { useState } from "react";
import { isDatapoint, type DatapointKey } from "@paygauge/api-types/datapoints/datapoints";
import type { DatapointProfile } from "@paygauge/api-types/endpoints/datapoint-profiles";
import { useEntityLock } from "../../../data/locks/use-entity-lock.ts";
import { useAction } from "../../../data/use-action.ts";
import { DeleteRecord } from "../../../records/delete-record.tsx";
import { useCaseAddress } from "../../../state/case-address.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { useMayChange } from "../../../state/system.ts";
import { changeKinds } from "./profile-changes.ts";
import { FieldEditor } from "./field-editor.tsx";
import { FieldList } from "./field-list.tsx";
import { ProfilePreview, useProfilePreview, type PreviewState } from "./profile-preview.tsx";
import { useBoundWarning } from "./use-bound-warning.ts";
import { useProfileDraft, type ProfileDraft } from "./use-profile-draft.ts";

interface ProfilePageProps {
  readonly profile: DatapointProfile;
  readonly onChanged: () => void;
}

/** Which field is edited; the address says it. */
function useSelected(): readonly [DatapointKey | null, (key: DatapointKey | null) => void] {
  const [said, select] = useCaseAddress("field");
  return [said !== null && isDatapoint(said) ? said : null, select];
}

/** The editor of a profile: its columns, one of them, a preview, and what saving changes. */
export function ProfilePage({ profile, onChanged }: ProfilePageProps) {
  const words = useTranslations("downloads.profile");
  const kinds = useTranslations("downloads.kinds");
  const formats = useFormats();
  const mayChange = useMayChange();
  useEntityLock("datapointProfile", profile.id, true);
  const draft = useProfileDraft(profile);
  const [selected, select] = useSelected();
  const preview = useProfilePreview(draft);
  const names = profile.issuerNames.join(", ");
  const version = words("version", { number: profile.version, day: formats.day(profile.updatedOn) });
  const use = profile.issuersCount > 0 ? words("usedBy", { names }) : words("unused");
  return (
    <>
      <PageHeader title={profile.name} facts={`${kinds(profile.kind)}. ${use}. ${version}.`} />
      {draft.offered !== undefined && <DraftBar draft={draft.offered} />}
      <div className="grid items-start gap-3.5 border-t border-line p-5 max-lg:p-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-3.5">
          <TextField
            label={words("name")}
            required
            disabled={!mayChange}
            value={draft.name}
            onChange={({ target }) => draft.setName(target.value)}
          />
          <FieldList draft={draft} selected={selected} readOnly={!mayChange} onSelect={select} />
        </div>
        <Selected {...{ draft, selected, preview }} readOnly={!mayChange} />
        <div className="min-w-0 lg:col-span-2">
          <ProfilePreview draft={draft} state={preview} />
        </div>
        <div className="min-w-0 lg:col-span-2">
          <DeleteRecord
            call="deleteDatapointProfile"
            id={profile.id}
            name={profile.name}
            inUse={profile.issuersCount > 0 ? words("inUse", { names }) : null}
            list="datapointProfiles"
          />
        </div>
      </div>
      <SaveBar {...{ profile, draft, onChanged }} mayChange={mayChange} />
    </>
  );
}

interface SelectedProps {
  readonly draft: ProfileDraft;
  readonly selected: DatapointKey | null;
  readonly preview: PreviewState;
  readonly readOnly: boolean;
}

function Selected({ draft, selected, preview, readOnly }: SelectedProps) {
  const words = useTranslations("downloads.profile");
  const field = draft.fields.find(({ key }) => key === selected);
  if (field === undefined)
    return (
      <Panel title={words("field")}>
        <p className="text-data text-text-2">{words("choose")}</p>
      </Panel>
    );
  return <Edited key={field.key} {...{ draft, field, preview, readOnly }} />;
}

function Edited({
  draft,
  field,
  preview,
  readOnly,
}: Omit<SelectedProps, "selected"> & { readonly field: ProfileDraft["fields"][number] }) {
  const range = preview.data?.ranges.find(({ key }) => key === field.key);
  const warning = useBoundWarning({ field, range, job: preview.jobName });
  return (
    <FieldEditor
      field={field}
      readOnly={readOnly}
      warning={warning}
      onChange={(part) => draft.change(field.key, part)}
    />
  );
}

/** What has changed and who gets it; saves the next version. */
function SaveBar({
  profile,
  draft,
  onChanged,
  mayChange,
}: ProfilePageProps & { draft: ProfileDraft; mayChange: boolean }) {
  const words = useTranslations("downloads.profile");
  const kinds = useTranslations("downloads.profile.change");
  const [refused, setRefused] = useState<string | null>(null);
  const save = words("save", { number: profile.version + 1 });
  const { run, pending } = useAction("updateDatapointProfile", { operation: save, quiet: true });
  const { changes, problem } = draft;
  const submit = async () => {
    const { id, version } = profile;
    const outcome = await run({ body: { id, version, name: draft.name, fields: [...draft.fields] } });
    if (outcome === null) return;
    if (!outcome.ok) return setRefused(Object.values(outcome.problem.fields)[0] ?? outcome.problem.message);
    setRefused(null);
    draft.stored();
    notifyDone(outcome.answer.message);
    onChanged();
  };
  const told = changeKinds.filter((kind) => changes.includes(kind)).map((kind) => kinds(kind));
  const shown = problem ?? refused;
  const names = profile.issuerNames.join(", ");
  return (
    <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-surface py-3 ps-5 pe-20 [--ground:var(--surface)] max-lg:ps-4">
      <div className="min-w-0 grow basis-60 text-data">
        {changes.length === 0 ? (
          <p className="text-text-2">{words("noChanges")}</p>
        ) : (
          <p>
            <strong className="font-semibold">{words("changes", { count: changes.length })}</strong>{" "}
            <span className="text-text-2">
              {told.join(", ")}. {words("willGet", { count: profile.issuersCount, names })}
            </span>
          </p>
        )}
        {shown !== null && changes.length > 0 && (
          <p role="alert" className="text-label text-danger">
            <MessageText message={shown} />
          </p>
        )}
      </div>
      <Button disabled={changes.length === 0 || pending} onClick={draft.discard}>
        {words("discard")}
      </Button>
      <Button
        variant="primary"
        pending={pending}
        disabled={changes.length === 0 || problem !== null || !mayChange}
        onClick={() => void submit()}
      >
        {save}
      </Button>
    </div>
  );
}
