import { Combobox, ErrorState, Panel, PlainTable, SelectField, Skeleton, usePause } from "@paygauge/ui";
import { useState } from "react";
import { datapointOf } from "@paygauge/api-types/datapoints/datapoints";
import { labelOf } from "@paygauge/api-types/datapoints/profile-field";
import { isLanguage, languageNames, languages, type Language } from "@paygauge/api-types/languages";
import type { ProfilePreview as Preview } from "@paygauge/api-types/entities/datapoint-profiles";
import { problemView } from "../../../data/grid-error.ts";
import { useCall } from "../../../data/use-call.ts";
import { useCaseAddress } from "../../../state/case-address.ts";
import { useTranslations } from "../../../state/formats.ts";
import { useLanguage } from "../../../state/language.ts";
import type { ProfileDraft } from "./use-profile-draft.ts";

/** The job that a preview is of, and what its rows look like with what is on the screen. */
export function useProfilePreview(draft: ProfileDraft) {
  const [said, setLanguage] = useCaseAddress("language");
  const [jobId, setJob] = useCaseAddress("job");
  const [own] = useLanguage();
  const language: Language = isLanguage(said) ? said : own;
  const { fields, kind, problem } = draft;
  const isReady = jobId !== null && problem === null;
  const body = { jobId: jobId ?? "", kind, fields: [...fields], language };
  const state = useCall("previewDatapointProfile", isReady ? { body } : null);
  const [search, setSearch] = useState("");
  const request = { pageNumber: 1, pageSize: 25, orderBy: "-createdOn", ...(search === "" ? {} : { search }) };
  const jobs = useCall("jobs", { body: request }).data?.collection ?? [];
  const named = useCall("job", jobId === null ? null : { params: { jobId } }).data;
  return { ...state, isReady, jobId, jobName: named?.name ?? "", language, jobs, setJob, setLanguage, setSearch };
}
export type PreviewState = ReturnType<typeof useProfilePreview>;

interface ProfilePreviewProps {
  readonly draft: ProfileDraft;
  readonly state: PreviewState;
}

/** The first rows of a job of the user's choice, with what is not saved yet. */
export function ProfilePreview({ draft, state }: ProfilePreviewProps) {
  const words = useTranslations("downloads.profile");
  const { data, isReady, jobId } = state;
  const changed = draft.changes.length > 0 ? "yes" : "no";
  const facts = isReady && data !== undefined ? words("previewFacts", { total: data.total, changed }) : undefined;
  return (
    <Panel title={words("preview")} facts={facts}>
      <Choices state={state} />
      {jobId !== null && draft.problem !== null && <p className="text-data text-text-2">{words("unready")}</p>}
      {isReady && data === undefined && state.problem === undefined && <Skeleton kind="table" columns={5} rows={4} />}
      {isReady && data === undefined && state.problem !== undefined && (
        <ErrorState {...problemView(state.problem)} onRetry={state.reload} retrying={state.refreshing} />
      )}
      {isReady && data !== undefined && <Rows draft={draft} data={data} language={state.language} />}
      {!isReady && <Headings draft={draft} language={state.language} />}
      {jobId === null && <p className="mt-2 text-data text-text-2">{words("chooseJob")}</p>}
    </Panel>
  );
}

function Choices({ state }: Pick<ProfilePreviewProps, "state">) {
  const words = useTranslations("downloads.profile");
  const { jobs, jobId, jobName, language, setJob, setLanguage } = state;
  const search = usePause(state.setSearch);
  const listed = jobs.map(({ id, name }) => ({ value: id, label: name }));
  const isListed = jobId === null || jobs.some(({ id }) => id === jobId);
  return (
    <div className="mb-3 grid gap-3 sm:grid-cols-[minmax(0,20rem)_10rem]">
      <Combobox
        label={words("previewJob")}
        placeholder={words("chooseJob")}
        value={jobId ?? undefined}
        options={isListed ? listed : [{ value: jobId, label: jobName }, ...listed]}
        onSearch={search}
        onChange={setJob}
      />
      <SelectField
        label={words("language")}
        value={language}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
        onChange={({ target }) => setLanguage(target.value)}
      />
    </div>
  );
}

interface RowsProps {
  readonly draft: ProfileDraft;
  readonly data: Preview;
  readonly language: Language;
}

const atEnd: ReadonlySet<string> = new Set(["money", "whole", "number"]);

function Rows({ draft, data, language }: RowsProps) {
  const words = useTranslations("downloads.profile");
  const { headings, rows, absent } = data;
  const fields = draft.fields.filter(({ key }) => !absent.includes(key));
  const gone = draft.fields.filter(({ key }) => absent.includes(key)).map((field) => labelOf(field, language));
  if (rows.length === 0) return <p className="text-data text-text-2">{words("noRows")}</p>;
  return (
    <>
      <PlainTable
        label={words("preview")}
        columns={headings.map((heading, at) => ({
          key: `${at}`,
          title: <span lang={language}>{heading}</span>,
          render: (row: readonly string[]) => <span lang={language}>{row[at] ?? ""}</span>,
          className: "whitespace-nowrap",
          atEnd: atEnd.has(datapointOf(fields[at]?.key ?? "name").type),
        }))}
        rows={rows}
        rowKey={(_row, at) => at}
      />
      {gone.length > 0 && <p className="mt-2 text-label text-text-2">{words("absent", { names: gone.join(", ") })}</p>}
    </>
  );
}

/** The headers alone, while there is no job. */
function Headings({ draft, language }: Omit<RowsProps, "data">) {
  return (
    <ul className="flex flex-wrap gap-1.5 text-label text-text-2" lang={language}>
      {draft.fields.map((field) => (
        <li key={field.key} className="rounded-control bg-sunken px-2 py-0.5">
          {labelOf(field, language)}
        </li>
      ))}
    </ul>
  );
}
