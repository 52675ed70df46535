import { Button, Checkbox, Panel, RadioGroup, SelectField, TextLink } from "@paygauge/ui";
import { Download } from "lucide-react";
import { useEffect, useState } from "react";
import { linkTo } from "@paygauge/api-types/sitemap";
import { labelOf } from "@paygauge/api-types/datapoints/profile-field";
import {
  downloadFormats,
  type DownloadCount,
  type DownloadFilter,
  type FormOfDownload,
} from "@paygauge/api-types/entities/data-downloads";
import { languageNames, languages } from "@paygauge/api-types/languages";
import { maxSheetRows } from "@paygauge/api-types/table-files/xlsx-writer";
import { useCall } from "../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useGuard } from "../../../state/permissions.ts";
import { useRunQuery } from "../../../state/perspective.ts";
import { useMayChange } from "../../../state/system.ts";
import type { DownloadPlace } from "./download-calls.ts";
import { areFiltersFit } from "./filter-problem.ts";
import { FilterRow } from "./filter-row.tsx";
import type { DownloadChoice } from "./use-download-choice.ts";

interface NewDownloadProps {
  readonly place: DownloadPlace;
  readonly choice: DownloadChoice;
  readonly form: FormOfDownload;
  readonly pending: boolean;
  readonly onStart: () => void;
}

/** ms without a change after which rows are counted, so that typing a number makes one call. */
const settleMs = 150;

function useSettled(filters: readonly DownloadFilter[]): readonly DownloadFilter[] {
  const [settled, setSettled] = useState(filters);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(filters), settleMs);
    return () => clearTimeout(timer);
  }, [filters]);
  return settled;
}

/** A download to be made: its columns, its filters with what each leaves, its format, and how many rows it has. */
export function NewDownload({ place, choice, form, pending, onStart }: NewDownloadProps) {
  const words = useTranslations("downloads.page");
  const run = useRunQuery();
  const { fields } = form.profile;
  const settled = useSettled(choice.filters);
  const isFit = areFiltersFit(fields, choice.filters);
  const body = { kind: choice.kind, filters: [...settled] };
  const isAsked = isFit && areFiltersFit(fields, settled);
  const asked = isAsked ? { params: { jobId: place.jobId }, query: run, body } : null;
  // The button never shows the count of earlier filters.
  const count = useCall(place.calls.count, asked, { keepPrevious: false }).data;
  const isCounted = isFit && settled === choice.filters;
  const filterable = fields.filter(({ filter }) => filter !== "unavailable");
  return (
    <Panel title={words("new")} facts={words(form.isPublished ? "publishedRun" : "newestRun")}>
      <Choices {...{ place, choice, form }} />
      <div className="mt-3 flex flex-wrap items-center gap-2 border-t border-line pt-3">
        <h3 className="text-body font-semibold">{words("filters")}</h3>
        <p className="text-label text-text-2">{words("set", { count: choice.filters.length })}</p>
        {choice.filters.length > 0 && (
          <Button size="sm" variant="quiet" className="ms-auto" onClick={choice.clear}>
            {words("clearAll")}
          </Button>
        )}
      </div>
      <div className="divide-y divide-line">
        {filterable.map((field) => (
          <FilterRow
            key={`${choice.kind} ${field.key}`}
            {...{ place, choice, field, form }}
            alone={count?.alone.find(({ key }) => key === field.key)?.rows}
            total={form.total}
          />
        ))}
      </div>
      <StartBar {...{ choice, form, pending, onStart }} count={isCounted ? count : undefined} />
    </Panel>
  );
}

function Choices({ place, choice, form }: Pick<NewDownloadProps, "place" | "choice" | "form">) {
  const words = useTranslations("downloads.page");
  const kinds = useTranslations("downloads.kinds");
  const { opens } = useGuard();
  const [showsAll, setShowsAll] = useState(false);
  const { profile } = form;
  const names = profile.fields.map((field) => labelOf(field, choice.language));
  const shown = showsAll ? names : names.slice(0, 6);
  return (
    <div className="flex flex-col gap-3">
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_12rem]">
        {place.kinds.length > 1 && (
          <RadioGroup
            label={words("data")}
            value={choice.kind}
            options={place.kinds.map((value) => ({ value, label: kinds(value) }))}
            onChange={(kind) => choice.set({ data: kind === place.kinds[0] ? null : kind, filters: null })}
          />
        )}
        <SelectField
          label={words("language")}
          value={choice.language}
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
          onChange={({ target }) => choice.set({ language: target.value })}
        />
      </div>
      <p className="text-data">
        <span className="font-medium">
          {profile.id !== null && opens("datapointProfiles") ? (
            <TextLink href={linkTo("datapointProfile", { datapointProfileId: profile.id })}>{profile.name}</TextLink>
          ) : (
            (profile.name ?? words("standard"))
          )}
        </span>{" "}
        <span className="text-text-2" lang={choice.language}>
          {words("columns", { count: names.length, names: shown.join(", ") })}
        </span>{" "}
        {shown.length < names.length && (
          <Button size="sm" variant="quiet" onClick={() => setShowsAll(true)}>
            {words("showAll")}
          </Button>
        )}
      </p>
    </div>
  );
}

interface StartBarProps extends Pick<NewDownloadProps, "choice" | "form" | "pending" | "onStart"> {
  readonly count: DownloadCount | undefined;
}

function StartBar({ choice, form, count, pending, onStart }: StartBarProps) {
  const words = useTranslations("downloads.page");
  const formats = useFormats();
  const mayChange = useMayChange();
  const isTooLong = choice.format === "xlsx" && count !== undefined && count.rows >= maxSheetRows;
  const canStart = count !== undefined && count.rows > 0 && !isTooLong && mayChange && !pending;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Enter" || !event.ctrlKey || !canStart) return;
      event.preventDefault();
      onStart();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  });
  return (
    <div className="sticky bottom-0 z-10 -mx-4 -mb-3.5 mt-2 flex flex-wrap items-end gap-x-4 gap-y-3 rounded-b-card border-t border-line bg-surface py-3 ps-4 pe-18 min-[1280px]:pe-4">
      <SelectField
        label={words("format")}
        value={choice.format}
        options={downloadFormats.map((value) => ({ value, label: words(`formats.${value}`) }))}
        onChange={({ target }) => choice.set({ format: target.value === "csv" ? null : target.value, gzip: null })}
      />
      {choice.format === "csv" && (
        <Checkbox
          label={words("gzip")}
          checked={choice.gzip}
          onChange={({ target }) => choice.set({ gzip: target.checked ? "1" : null })}
        />
      )}
      <div className="ms-auto min-w-0 text-end max-sm:ms-0 max-sm:basis-full max-sm:text-start" aria-live="polite">
        {count !== undefined && (
          <>
            <p className="text-data font-semibold tabular-nums">
              {words("alone", { rows: formats.count(count.rows), total: formats.count(count.total) })}
            </p>
            {count.spendMinor !== null && (
              <p className="text-label text-text-2 tabular-nums">
                {formats.money(count.spendMinor, form.currency, form.minorDigits)}
              </p>
            )}
            {count.rows === 0 && <p className="text-label text-warning">{words("nothing")}</p>}
            {isTooLong && <p className="text-label text-warning">{words("tooLong", { most: maxSheetRows - 1 })}</p>}
          </>
        )}
      </div>
      <Button
        variant="primary"
        className="max-sm:w-full"
        icon={<Download aria-hidden size={16} strokeWidth={1.6} />}
        pending={pending}
        disabled={!canStart}
        title="Ctrl Enter"
        onClick={onStart}
      >
        {count === undefined ? words("counting") : words("start", { count: count.rows })}
      </Button>
    </div>
  );
}
