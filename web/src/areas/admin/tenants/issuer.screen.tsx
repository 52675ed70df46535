import { FactList, FormShell, KeptFocus, PageHeader, Panel, Skeleton, TextLink, useTexts } from "@paygauge/ui";
import { Suspense } from "react";
import { capabilities, type Capability } from "@paygauge/api-types/entities/capabilities";
import { inputDataOptions, type InputDataOption, type IssuerFull } from "@paygauge/api-types/entities/issuers";
import { linkTo } from "@paygauge/api-types/sitemap";
import { virtualLockboxes, type VirtualLockbox } from "@paygauge/api-types/entities/analysis";
import { useAction } from "../../../data/use-action.ts";
import { useEntityLock } from "../../../data/locks/use-entity-lock.ts";
import { useCall } from "../../../data/use-call.ts";
import { useTranslations } from "../../../state/formats.ts";
import { usePageParams } from "../../../state/page.ts";
import { useMay } from "../../../state/permissions.ts";
import { useMayChange } from "../../../state/system.ts";
import { RecordStatus } from "../../../records/record-status.tsx";
import { useSavedForm } from "../../../records/use-saved-form.ts";
import { DeleteRecord } from "../../../records/delete-record.tsx";
import { areaTexts, lazyWithTexts } from "../../../texts/catalogue.ts";
import { isOptionOpen } from "./not-released.ts";
import { formOfIssuer, updateNames, updateSchemaOf } from "./issuer-form.ts";
import { SupplierListPanel } from "./supplier-list-panel.tsx";
import { useIssuerFields } from "./use-issuer-fields.ts";
import { WordsPanel } from "./words-panel.tsx";
import { useRecordName } from "../../../state/record-name.ts";

// Its words are those of use cases.
const AssumptionsPanel = lazyWithTexts(() => import("./assumptions-panel.tsx"), areaTexts.useCases);

/** One issuer with every field of the specification. */
export default function IssuerScreen() {
  const { issuerId } = usePageParams("issuer");
  const { data, problem, reload, refreshing } = useCall("issuerFull", { params: { id: issuerId } });
  if (data === undefined || data.id !== issuerId)
    return <RecordStatus problem={problem} onRetry={reload} retrying={refreshing} listHref={linkTo("issuerManager")} />;
  return <IssuerPage key={issuerId} issuer={data} onChanged={reload} />;
}

interface IssuerPartProps {
  readonly issuer: IssuerFull;
  readonly onChanged: () => void;
}

function IssuerPage({ issuer, onChanged }: IssuerPartProps) {
  const words = useTranslations("tenants.issuer");
  const mayEdit = useMay("IssuerArea_CRUD");
  useEntityLock("issuer", issuer.id, mayEdit);
  useRecordName(issuer.name);
  const inUse = words("inUse", {
    jobs: words("jobs", { count: issuer.jobsCount }),
    users: words("users", { count: issuer.usersCount }),
  });
  return (
    <>
      <PageHeader title={issuer.name} facts={issuer.issuerKey} />
      <div className="border-t border-line">
        <div className="grid max-w-360 items-start gap-3.5 p-5 max-lg:p-4 lg:grid-cols-[3fr_2fr]">
          <div className="flex min-w-0 flex-col gap-3.5">
            <Panel title={words("record")}>
              {/* A new version of the row is a new form: what was saved is what it starts from. */}
              <KeptFocus>
                <RecordForm key={issuer.version} issuer={issuer} onChanged={onChanged} mayEdit={mayEdit} />
              </KeptFocus>
            </Panel>
            {mayEdit && (
              <DeleteRecord
                call="deleteIssuer"
                id={issuer.id}
                name={issuer.name}
                inUse={isInUse(issuer) ? inUse : null}
                list="issuerManager"
              />
            )}
          </div>
          <div className="grid min-w-0 gap-3.5">
            <UsePanel issuer={issuer} />
            <WordsPanels issuer={issuer} onChanged={onChanged} mayEdit={mayEdit} />
            <Suspense fallback={<Skeleton kind="form" fields={4} />}>
              <AssumptionsPanel issuer={issuer} mayEdit={mayEdit} />
            </Suspense>
            <SupplierListPanel issuer={issuer} list="include" mayEdit={mayEdit} onChanged={onChanged} />
            <SupplierListPanel issuer={issuer} list="exclude" mayEdit={mayEdit} onChanged={onChanged} />
          </div>
        </div>
      </div>
    </>
  );
}

/** What needs the issuer still; the sample counts here too, since its rows are the issuer's. */
const isInUse = ({ jobsCount, usersCount, jobNames }: IssuerFull): boolean =>
  jobsCount > 0 || usersCount > 0 || jobNames.length > 0;

/** Names of jobs and users shown next to the record; their own pages have them all. */
const maxNames = 6;

function UsePanel({ issuer }: Pick<IssuerPartProps, "issuer">) {
  const words = useTranslations("tenants.issuer");
  const names = (list: readonly string[], count: number) => {
    if (count === 0) return words("none");
    const shown = list.slice(0, maxNames);
    return [...shown, ...(count > shown.length ? [words("more", { count: String(count - shown.length) })] : [])].join(
      ", ",
    );
  };
  return (
    <Panel title={words("use")}>
      <FactList
        facts={[
          [words("jobs", { count: issuer.jobsCount }), names(issuer.jobNames, issuer.jobsCount)],
          [words("users", { count: issuer.usersCount }), names(issuer.usernames, issuer.usersCount)],
          [words("otherDomains"), String(issuer.numberNonEmailDomainUsers)],
        ]}
      />
      <p className="mt-2 text-data pointer-coarse:mt-7">
        <TextLink href={linkTo("issuerUsers", { issuerId: issuer.id })}>{words("toUsers")}</TextLink>
      </p>
      <p className="mt-2 text-data pointer-coarse:mt-7">
        <TextLink href={linkTo("issuerCardStatements", { issuerId: issuer.id })}>{words("toStatements")}</TextLink>
      </p>
    </Panel>
  );
}

interface EditableProps extends IssuerPartProps {
  readonly mayEdit: boolean;
}

function RecordForm({ issuer, onChanged, mayEdit }: EditableProps) {
  const words = useTranslations("tenants.issuer");
  const page = useTranslations("records.page");
  const mayChange = useMayChange();
  const fields = useIssuerFields(updateNames, false);
  const { run } = useAction("updateIssuer", { operation: words("save"), quiet: true });
  const form = useSavedForm(
    { entityType: "issuer", entityId: issuer.id },
    {
      initial: formOfIssuer(issuer),
      schema: updateSchemaOf(issuer),
      names: updateNames,
      save: (body) => run({ body }),
      onSaved: onChanged,
    },
  );
  return (
    <FormShell
      label={words("record")}
      fields={fields}
      form={form}
      submitLabel={words("save")}
      changes={{ was: (value) => page("was", { value }), undo: page("undo") }}
      readOnly={!mayChange || !mayEdit}
    />
  );
}

const isCapability = (word: string): word is Capability => capabilities.some((each) => each === word);
const isLockbox = (word: string): word is VirtualLockbox => virtualLockboxes.some((each) => each === word);
const isOption = (word: string): word is InputDataOption => inputDataOptions.some((each) => each === word);

/** The three lists that have calls of their own. */
function WordsPanels({ issuer, onChanged, mayEdit }: EditableProps) {
  const words = useTranslations("tenants");
  const shell = useTranslations("shell");
  const { capabilityNames } = useTexts();
  const query = { issuerId: issuer.id };
  const save = words("issuer.saveList");
  const setCapabilities = useAction("issuerCapabilities", { operation: words("issuer.saveCapabilities") });
  const setLockboxes = useAction("issuerVirtualLockboxes", { operation: words("issuer.saveLockboxes") });
  const setOptions = useAction("issuerInputDataOptions", { operation: words("issuer.saveOptions") });
  const shared = { mayEdit, onChanged, saveLabel: save };
  return (
    <>
      <WordsPanel
        {...shared}
        place={{ entityType: "issuerCapabilities", entityId: issuer.id }}
        title={words("fields.capabilities")}
        term="capability"
        items={capabilities.map((value) => ({ value, label: capabilityNames[value] }))}
        saved={issuer.issuerCapabilities}
        pending={setCapabilities.pending}
        onSave={(chosen) => setCapabilities.run({ query, body: { capabilities: chosen.filter(isCapability) } })}
      />
      <WordsPanel
        {...shared}
        place={{ entityType: "issuerLockboxes", entityId: issuer.id }}
        title={words("fields.virtualLockboxes")}
        term="virtualLockbox"
        items={virtualLockboxes.map((value) => ({ value, label: value }))}
        saved={issuer.issuerVirtualLockboxes}
        pending={setLockboxes.pending}
        onSave={(chosen) => setLockboxes.run({ query, body: { virtualLockboxes: chosen.filter(isLockbox) } })}
      />
      <WordsPanel
        {...shared}
        place={{ entityType: "issuerInputOptions", entityId: issuer.id }}
        title={words("fields.inputDataOptions")}
        items={inputDataOptions.map((value) => ({
          value,
          label: words(`inputDataOptions.${value}`),
          ...(isOptionOpen(value) ? { hint: shell("notReleasedTitle"), disabled: true } : {}),
        }))}
        saved={issuer.inputDataOptions}
        pending={setOptions.pending}
        onSave={(chosen) => setOptions.run({ query, body: { inputDataOptions: chosen.filter(isOption) } })}
      />
    </>
  );
}
